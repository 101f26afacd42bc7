import { expect, test } from "vitest";
import { composeReply, replyTemplates } from "./reply-templates.ts";

const fields = {
  name: "Sita",
  about: "Plot in Janakpur",
  staff: "Ram",
  company: "Himal Homes",
  phone: "+977-1-5550100",
};

test("LE4: a template is filled in for the visitor, in both languages", () => {
  expect(composeReply("thanks", "en", fields)).toEqual({
    subject: "Re: Plot in Janakpur",
    text: `Dear Sita,

Thank you for writing to us about “Plot in Janakpur”. We have read it and will call you within a day.

Kind regards,
Ram
Himal Homes
+977-1-5550100`,
  });
  for (const template of replyTemplates) {
    const { text } = composeReply(template, "np", { ...fields, name: "", company: "हिमाल घर", phone: null });
    expect(text).toMatch(/^नमस्ते\n\n/);
    expect(text).toContain("हिमाल घर");
  }
});

test.each(["en", "np"] as const)("LE4: the %s text that suggests a visit quotes no subject", (language) => {
  expect(composeReply("visit", language, fields).text).not.toContain(fields.about);
});

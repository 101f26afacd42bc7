import { expect, test } from "vitest";
import { composeReply, replyTemplates } from "./reply-templates.ts";

const fields = { name: "Sita", about: "Plot in Janakpur", staff: "Ram" };

test("LE4: a template is filled in for the visitor, in both languages", () => {
  expect(composeReply("thanks", "en", fields)).toEqual({
    subject: "Re: Plot in Janakpur",
    text: `Dear Sita,

Thank you for writing to us about “Plot in Janakpur”. We have read it and will call you within a day.

Kind regards,
Ram
Mithila Ghar
+977-41-590123`,
  });
  for (const template of replyTemplates) {
    const { text } = composeReply(template, "np", { ...fields, name: "" });
    expect(text).toMatch(/^नमस्ते\n\n“Plot in Janakpur”/);
    expect(text).toContain("मिथिला घर");
  }
});

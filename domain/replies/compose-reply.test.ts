import { expect, test } from "vitest";
import { defaultReplies } from "#domain/settings/default-replies.ts";
import { composeReply, hasKnownPlaceholders } from "./compose-reply.ts";

const fields = {
  name: "Sita",
  about: "Plot in Janakpur",
  staff: "Ram",
  company: "Himal Homes",
  phone: "+977-1-5550100",
};
const textOf = (id: string) =>
  defaultReplies.items.find((item) => item.id === id)?.text ?? { en: "", np: "" };

test("LE4: a template is filled in for the visitor, in both languages", () => {
  expect(composeReply(textOf("thanks").en, "en", fields)).toEqual({
    subject: "Re: Plot in Janakpur",
    text: `Dear Sita,

Thank you for writing to us about “Plot in Janakpur”. We have read it and will get back to you.

Kind regards,
Ram
Himal Homes
+977-1-5550100`,
  });
  for (const { text: template } of defaultReplies.items) {
    const changed = { ...fields, name: "", company: "हिमाल घर", phone: null };
    const { text } = composeReply(template.np, "np", changed);
    expect(text).toMatch(/^नमस्ते\n\n/);
    expect(text).toContain("हिमाल घर");
    expect(text).not.toMatch(/[{}]/);
  }
});

test.each(["en", "np"] as const)("LE4: the %s text that suggests a visit quotes no subject", (language) => {
  expect(composeReply(textOf("visit")[language], language, fields).text).not.toContain(fields.about);
});

test.each([
  ["en", "Re: your enquiry", "“your enquiry”"],
  ["np", "Re: तपाईंको सोधपुछ", "“तपाईंको सोधपुछ”"],
] as const)("LE4: a matter without a name is called so in the %s text", (language, subject, quoted) => {
  const reply = composeReply(textOf("details")[language], language, { ...fields, about: "" });
  expect(reply.subject).toBe(subject);
  expect(reply.text).toContain(quoted);
});

test("LE4: every placeholder is filled in once, also where a visitor's text contains one", () => {
  const template = "{{name}}|{{about}}|{{staff}}|{{company}}|{{phone}}";
  const { text } = composeReply(template, "en", { ...fields, about: "{{phone}}", phone: null });
  expect(text).toContain("Sita|{{phone}}|Ram|Himal Homes|\n");
});

test.each([
  ["Dear {{name}}, about {{about}}: {{phone}}", true],
  ["No braces, or single {ones}", true],
  ["Dear {{nmae}}", false],
  ["Dear {{ name }}", false],
  ["Dear {{name", false],
  ["Dear name}}", false],
  ["Dear {{नाम}}", false],
])("LE4: placeholders that can't be filled in are found: %s", (text, isKnown) => {
  expect(hasKnownPlaceholders(text)).toBe(isKnown);
});

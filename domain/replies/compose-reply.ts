import type { Language } from "#domain/language.ts";

/** What a template is filled in with. `company` and `phone` are the company's, `staff` is who answers. */
const placeholders = ["name", "about", "staff", "company", "phone"] as const;
export type ReplyFields = Readonly<
  Record<Exclude<(typeof placeholders)[number], "phone">, string> & { phone: string | null }
>;
type Reply = Readonly<{ subject: string; text: string }>;

/** If a person named none. */
const unnamedMatters: Readonly<Record<Language, string>> = { en: "your enquiry", np: "तपाईंको सोधपुछ" };

const placeholder = /\{\{(\w+)\}\}/g;

/** LE4: whether all that stands in braces can be filled in. */
export function hasKnownPlaceholders(text: string): boolean {
  const rest = text.replaceAll(placeholder, (whole, name) =>
    placeholders.some((known) => known === name) ? "" : whole,
  );
  return !/\{\{|\}\}/.test(rest);
}

/** LE4: a reply that staff complete: the text of a template, filled in, between greeting and signature. */
export function composeReply(template: string, language: Language, fields: ReplyFields): Reply {
  const { name, staff, company, phone } = fields;
  const about = fields.about || unnamedMatters[language];
  const values: Readonly<Record<string, string>> = { ...fields, about, phone: phone ?? "" };
  const body = template.replaceAll(placeholder, (whole, key: string) => values[key] ?? whole);
  const greeting =
    language === "np" ? (name ? `${name} जी, नमस्ते` : "नमस्ते") : name ? `Dear ${name},` : "Hello,";
  const closing = language === "np" ? "धन्यवाद," : "Kind regards,";
  return {
    subject: `Re: ${about}`,
    text: [greeting, body, [closing, staff, company, ...(phone ? [phone] : [])].join("\n")].join("\n\n"),
  };
}

import type { Language } from "#domain/language.ts";

/** LE4: beginnings of replies, which staff complete. */
export const replyTemplates = ["thanks", "visit", "details"] as const;
export type ReplyTemplate = (typeof replyTemplates)[number];

/** `company` and `phone` are the company's. */
type Fields = Readonly<{
  name: string;
  about: string;
  staff: string;
  company: string;
  phone: string | null;
}>;
type Reply = Readonly<{ subject: string; text: string }>;

const bodies: Readonly<Record<Language, Readonly<Record<ReplyTemplate, (fields: Fields) => string>>>> = {
  en: {
    thanks: ({ about }) =>
      `Thank you for writing to us about “${about}”. We have read it and will call you within a day.`,
    visit: () => "We would be glad to show it to you. Which day and time suit you?",
    details: ({ about }) =>
      `To help you with “${about}”, we need to know a little more: in which area, how large, and within which budget?`,
  },
  np: {
    thanks: ({ about }) => `“${about}” बारे हामीलाई लेख्नुभएकोमा धन्यवाद। तपाईंको कुरा पढ्यौँ, एक दिनभित्र फोन गर्नेछौँ।`,
    visit: () => "तपाईंलाई देखाउन पाए हामीलाई खुसी लाग्नेछ। कुन दिन र कति बजे मिल्छ?",
    details: ({ about }) => `“${about}” बारे सघाउन अलि थप जान्नुपर्‍यो: कुन ठाउँमा, कति ठूलो र कति बजेटभित्र चाहनुहुन्छ?`,
  },
};

/** Fills the fields of a template in. */
export function composeReply(template: ReplyTemplate, language: Language, fields: Fields): Reply {
  const { name, about, staff, company, phone } = fields;
  const greeting =
    language === "np" ? (name ? `${name} जी, नमस्ते` : "नमस्ते") : name ? `Dear ${name},` : "Hello,";
  const closing = language === "np" ? "धन्यवाद," : "Kind regards,";
  return {
    subject: `Re: ${about}`,
    text: [
      greeting,
      bodies[language][template](fields),
      [closing, staff, company, ...(phone ? [phone] : [])].join("\n"),
    ].join("\n\n"),
  };
}

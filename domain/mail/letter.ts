import type { Language } from "#domain/language.ts";
import { localDigits } from "#domain/numbers.ts";

/** Subject and text of a mail. */
export type MailText = Readonly<{ subject: string; text: string }>;

/** Who writes, in the language of the mail. */
export type LetterSender = Readonly<{
  company: string;
  /** Null if the company has not entered one. */
  phone: string | null;
}>;

const texts = {
  en: {
    greeting: "Hello,",
    questions: (phone: string) => `Questions? Call us: ${phone}`,
    openDashboard: "Open it in the dashboard:",
  },
  np: {
    greeting: "नमस्ते",
    questions: (phone: string) => `केही सोध्नु छ? फोन गर्नुहोस्: ${phone}`,
    openDashboard: "ड्यासबोर्डमा खोल्नुहोस्:",
  },
} as const;

/** The text of a mail to a client, visitor or seller: a greeting, the paragraphs without the empty ones, whom to ask, and the sender. */
export function letterText(
  { company, phone }: LetterSender,
  paragraphs: readonly (string | null)[],
  language: Language,
  greeting: string = texts[language].greeting,
): string {
  const { questions } = texts[language];
  const closing = phone ? `${questions(localDigits(phone, language))}\n${company}` : company;
  return joinParagraphs([greeting, ...paragraphs, closing]);
}

/** The text of a mail to staff, with a link into the dashboard. */
export function staffNoticeText(
  paragraphs: readonly (string | null)[],
  url: string,
  language: Language,
): string {
  return joinParagraphs([...paragraphs, `${texts[language].openDashboard}\n${url}`]);
}

function joinParagraphs(paragraphs: readonly (string | null)[]): string {
  return paragraphs.filter(Boolean).join("\n\n");
}

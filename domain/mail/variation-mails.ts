import { formatPaisa } from "#domain/estimates/format-decimal.ts";
import type { Language } from "#domain/language.ts";
import { localDigits } from "#domain/numbers.ts";
import { type MailedSeal, sealParagraphs } from "./job-mails.ts";

type MailText = Readonly<{ subject: string; text: string }>;

/** All in the mail's language. */
type VariationNews = Readonly<{
  company: string;
  phone: string | null;
  job: string;
  title: string;
  /** An exact number, negative if the work costs less. */
  total: string;
  pageUrl: string;
  seal: MailedSeal | null;
}>;

const clientTexts = {
  en: {
    sent: "A change to your building work",
    withdrawn: "A change was withdrawn",
    greeting: "Hello,",
    more: "Added to the contract",
    less: "Taken off the contract",
    page: "Read it, accept or decline here:",
    nothing: "We have withdrawn this change. You need not do anything.",
    questions: (phone: string) => `Questions? Call us: ${phone}`,
  },
  np: {
    sent: "निर्माण कार्यमा थपघट",
    withdrawn: "थपघट फिर्ता लिइयो",
    greeting: "नमस्ते",
    more: "सम्झौता रकममा थपिने",
    less: "सम्झौता रकमबाट घट्ने",
    page: "यहाँ हेर्नुहोस्, स्वीकार वा अस्वीकार गर्नुहोस्:",
    nothing: "यो थपघट हामीले फिर्ता लिएका छौँ। तपाईंले केही गर्नु पर्दैन।",
    questions: (phone: string) => `केही सोध्नु भए फोन गर्नुहोस्: ${phone}`,
  },
} as const;

/** CN6: to the client, when a variation waits for a decision or does so no more. */
export function composeVariationMail(
  kind: "sent" | "withdrawn",
  { company, phone, job, title, total, pageUrl, seal }: VariationNews,
  language: Language,
): MailText {
  const words = clientTexts[language];
  const isLess = total.startsWith("-");
  const amount = `${words[isLess ? "less" : "more"]}: रु ${formatPaisa(total.replace("-", ""), language)}`;
  const parts = [
    words.greeting,
    [job, title, amount].join("\n"),
    kind === "sent" ? `${words.page}\n${pageUrl}` : words.nothing,
    ...sealParagraphs(seal, language),
    ...(phone ? [words.questions(localDigits(phone, language))] : []),
    company,
  ];
  return { subject: `${words[kind]}: ${title}`, text: `${parts.join("\n\n")}\n` };
}

const staffTexts = {
  en: {
    accepted: "A change was accepted",
    declined: "A change was declined",
    open: "Open it in the dashboard:",
  },
  np: {
    accepted: "थपघट स्वीकृत भयो",
    declined: "थपघट अस्वीकृत भयो",
    open: "ड्यासबोर्डमा खोल्नुहोस्:",
  },
} as const;

type StaffNews = Readonly<{
  kind: "accepted" | "declined";
  job: string;
  title: string;
  client: string;
  total: string;
  text: string;
  url: string;
}>;

/** CN6: to staff, when the client has decided. */
export function composeVariationNotice(
  { kind, job, title, client, total, text, url }: StaffNews,
  language: Language,
): MailText {
  const words = staffTexts[language];
  const parts = [
    `${job}\n${title}\n${client} · रु ${formatPaisa(total, language)}`,
    text,
    `${words.open}\n${url}`,
  ];
  return { subject: `${words[kind]}: ${title}`, text: `${parts.join("\n\n")}\n` };
}

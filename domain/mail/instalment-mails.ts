import { formatDate } from "#domain/calendar/format-date.ts";
import { formatPaisa } from "#domain/estimates/format-decimal.ts";
import type { Language } from "#domain/language.ts";
import { countSmsParts } from "#domain/sms/count-parts.ts";
import { type MailedSeal, sealParagraph } from "./job-mails.ts";
import { type LetterSender, letterText, type MailText } from "./letter.ts";

/** All in the client's language. */
type DuePayments = LetterSender &
  Readonly<{
    job: string;
    /** What is missing of each, an exact number, and since when it is due. */
    instalments: readonly Readonly<{ name: string; due: string; since: string }>[];
    /** Of all of them. */
    total: string;
    pageUrl: string;
    seal: MailedSeal | null;
  }>;

const texts = {
  en: {
    subject: (amount: string) => `Payment due: रु ${amount}`,
    intro: "This is now due for your building work:",
    line: (name: string, amount: string, since: string) => `${name}: रु ${amount} (since ${since})`,
    total: "Together",
    paid: "If you have paid in the meantime, please ignore this message.",
    page: "The plan and what we have received:",
    sms: (company: string, job: string, amount: string) => `${company}: Rs ${amount} is due for ${job}.`,
    smsCall: (phone: string) => ` Call ${phone}`,
  },
  np: {
    subject: (amount: string) => `तिर्नुपर्ने किस्ता: रु ${amount}`,
    intro: "तपाईंको निर्माण कार्यको यो किस्ता तिर्ने समय भयो:",
    line: (name: string, amount: string, since: string) => `${name}: रु ${amount} (${since} देखि)`,
    total: "जम्मा",
    paid: "यसबीच तिरिसक्नुभएको भए यो सन्देशलाई बेवास्ता गर्नुहोस्।",
    page: "भुक्तानी तालिका र हामीले पाएको रकम:",
    sms: (company: string, job: string, amount: string) => `${company}: ${job} को रु ${amount} तिर्न बाँकी छ।`,
    smsCall: (phone: string) => ` फोन: ${phone}`,
  },
} as const;

const maxSmsParts = 2;

/** CN7: one mail about everything that is due of a job. */
export function composeInstalmentMail(payments: DuePayments, language: Language): MailText {
  const words = texts[language];
  const lines = payments.instalments.map(({ name, due, since }) =>
    words.line(name, formatPaisa(due, language), formatDate(since, language) ?? since),
  );
  const total = formatPaisa(payments.total, language);
  const paragraphs = [
    `${words.intro}\n${payments.job}`,
    [...lines, ...(lines.length > 1 ? [`${words.total}: रु ${total}`] : [])].join("\n"),
    words.paid,
    `${words.page}\n${payments.pageUrl}`,
    sealParagraph(payments.seal, language),
  ];
  return {
    subject: `${words.subject(total)}: ${payments.job}`,
    text: letterText(payments, paragraphs, language),
  };
}

/** CN7: in two parts at most: without the number to call if that takes more. */
export function composeInstalmentSms(
  { company, phone, job, total }: DuePayments,
  language: Language,
): string {
  const words = texts[language];
  const short = words.sms(company, job, formatPaisa(total, language));
  const long = phone === null ? short : short + words.smsCall(phone);
  return countSmsParts(long).parts <= maxSmsParts ? long : short;
}

import { formatPaisa } from "#domain/estimates/format-decimal.ts";
import type { Language } from "#domain/language.ts";
import { type MailedSeal, sealParagraph } from "./job-mails.ts";
import { type LetterSender, letterText, type MailText, staffNoticeText } from "./letter.ts";

/** All in the mail's language. */
type VariationNews = LetterSender &
  Readonly<{
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
    more: "Added to the contract",
    less: "Taken off the contract",
    page: "Read it, accept or decline here:",
    nothing: "We have withdrawn this change. You need not do anything.",
  },
  np: {
    sent: "निर्माण कार्यमा थपघट",
    withdrawn: "थपघट फिर्ता लिइयो",
    more: "सम्झौता रकममा थपिने",
    less: "सम्झौता रकमबाट घट्ने",
    page: "यहाँ हेर्नुहोस्, स्वीकार वा अस्वीकार गर्नुहोस्:",
    nothing: "यो थपघट हामीले फिर्ता लिएका छौँ। तपाईंले केही गर्नु पर्दैन।",
  },
} as const;

/** CN6: to the client, when a variation waits for a decision or does so no more. */
export function composeVariationMail(
  kind: "sent" | "withdrawn",
  news: VariationNews,
  language: Language,
): MailText {
  const words = clientTexts[language];
  const { job, title, total, pageUrl, seal } = news;
  const isLess = total.startsWith("-");
  const amount = `${words[isLess ? "less" : "more"]}: रु ${formatPaisa(total.replace("-", ""), language)}`;
  const paragraphs = [
    [job, title, amount].join("\n"),
    kind === "sent" ? `${words.page}\n${pageUrl}` : words.nothing,
    sealParagraph(seal, language),
  ];
  return { subject: `${words[kind]}: ${title}`, text: letterText(news, paragraphs, language) };
}

const staffTexts = {
  en: {
    accepted: "A change was accepted",
    declined: "A change was declined",
  },
  np: {
    accepted: "थपघट स्वीकृत भयो",
    declined: "थपघट अस्वीकृत भयो",
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
  const facts = `${job}\n${title}\n${client} · रु ${formatPaisa(total, language)}`;
  return {
    subject: `${staffTexts[language][kind]}: ${title}`,
    text: staffNoticeText([facts, text], url, language),
  };
}

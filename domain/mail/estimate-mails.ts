import { formatDate } from "#domain/calendar/format-date.ts";
import { codeMinutes } from "#domain/estimates/estimate-page.ts";
import { formatPaisa } from "#domain/estimates/format-decimal.ts";
import type { Language } from "#domain/language.ts";
import { localDigits } from "#domain/numbers.ts";
import { type LetterSender, letterText, type MailText, staffNoticeText } from "./letter.ts";

/** All in the mail's language. */
type EstimateNotice = LetterSender &
  Readonly<{
    title: string;
    /** An exact number. */
    total: string;
    validUntil: string | null;
    pageUrl: string;
  }>;

const clientTexts = {
  en: {
    sent: "Your estimate",
    answered: "An answer about your estimate",
    total: "Total",
    until: (day: string) => `Valid until ${day}`,
    page: "Read it, ask, accept or decline here:",
    answer: "We have answered your question:",
    share: "The link is only for you: anyone who has it can read the estimate.",
    codeSubject: (code: string) => `${code} is your code`,
    decided: { version: "the estimate", variation: "the change" },
    code: (subject: string, code: string) =>
      `Your code to decide on ${subject} is ${code}. It is valid for ${codeMinutes} minutes.`,
    ignore: "If you did not ask for it, do nothing, and give the code to nobody.",
  },
  np: {
    sent: "तपाईंको लागत अनुमान",
    answered: "लागत अनुमानबारे तपाईंको प्रश्नको जवाफ",
    total: "जम्मा",
    until: (day: string) => `${day} सम्म मान्य`,
    page: "यहाँ हेर्नुहोस्, सोध्नुहोस्, स्वीकार वा अस्वीकार गर्नुहोस्:",
    answer: "तपाईंको प्रश्नको जवाफ दिएका छौँ:",
    share: "यो लिङ्क तपाईंका लागि मात्र हो; लिङ्क पाउने जोसुकैले लागत अनुमान हेर्न सक्छन्।",
    codeSubject: (code: string) => `${code}: तपाईंको कोड`,
    decided: { version: "लागत अनुमानबारे", variation: "थपघटबारे" },
    code: (subject: string, code: string) =>
      `${subject} निर्णय गर्ने तपाईंको कोड ${code} हो। यो ${localDigits(String(codeMinutes), "np")} मिनेटसम्म चल्छ।`,
    ignore: "तपाईंले माग्नुभएको होइन भने केही गर्नु पर्दैन; कोड कसैलाई नदिनुहोस्।",
  },
} as const;

/** CN3: to the client, when a version was sent or a question was answered. */
export function composeEstimateMail(
  kind: "sent" | "answered",
  notice: EstimateNotice,
  language: Language,
): MailText {
  const words = clientTexts[language];
  const { title, total, validUntil, pageUrl } = notice;
  const day = formatDate(validUntil, language);
  const paragraphs = [
    kind === "answered" ? words.answer : null,
    [title, `${words.total}: रु ${formatPaisa(total, language)}`, ...(day ? [words.until(day)] : [])].join(
      "\n",
    ),
    `${words.page}\n${pageUrl}\n${words.share}`,
  ];
  return { subject: `${words[kind]}: ${title}`, text: letterText(notice, paragraphs, language) };
}

/** CN3: short enough for one text message in English and two in Nepali. */
export function composeCode(
  subject: "version" | "variation",
  code: string,
  company: string,
  language: Language,
): MailText & Readonly<{ sms: string }> {
  const words = clientTexts[language];
  const sentence = words.code(words.decided[subject], code);
  return {
    subject: words.codeSubject(code),
    text: letterText({ company, phone: null }, [sentence, words.ignore], language),
    sms: `${company}: ${sentence}`,
  };
}

const staffTexts = {
  en: {
    asked: "A question about an estimate",
    accepted: "An estimate was accepted",
    declined: "An estimate was declined",
  },
  np: {
    asked: "लागत अनुमानबारे प्रश्न",
    accepted: "लागत अनुमान स्वीकृत भयो",
    declined: "लागत अनुमान अस्वीकृत भयो",
  },
} as const;

type StaffNotice = Readonly<{
  kind: "asked" | "accepted" | "declined";
  title: string;
  client: string;
  total: string;
  text: string;
  url: string;
}>;

/** CN3: to staff, when a client asked or decided. */
export function composeEstimateNotice(notice: StaffNotice, language: Language): MailText {
  const { kind, title, client, total, text, url } = notice;
  const facts = `${title}\n${client} · रु ${formatPaisa(total, language)}`;
  return {
    subject: `${staffTexts[language][kind]}: ${title}`,
    text: staffNoticeText([facts, text], url, language),
  };
}

import type { KnownSeal } from "#domain/diary/known-seal.ts";
import type { Language } from "#domain/language.ts";
import { type LetterSender, letterText, type MailText } from "./letter.ts";

/** CN8: the newest seal of a job's diary, and where anyone can check it. */
export type MailedSeal = KnownSeal & Readonly<{ verifyUrl: string }>;

const texts = {
  en: {
    subject: "Your building work has begun",
    begun: "We have begun the work on site.",
    page: "Progress, pictures, the diary of the site, payments and decisions are here:",
    share: "The link is only for you: anyone who has it can read the page.",
    seal: "Newest seal of the diary. Keep it: with it anyone can check that nothing was changed.",
  },
  np: {
    subject: "तपाईंको निर्माण कार्य सुरु भयो",
    begun: "हामीले साइटमा काम सुरु गरेका छौँ।",
    page: "कामको प्रगति, तस्बिर, साइटको डायरी, भुक्तानी र निर्णय यहाँ हेर्नुहोस्:",
    share: "यो लिङ्क तपाईंका लागि मात्र हो; लिङ्क पाउने जोसुकैले पृष्ठ हेर्न सक्छन्।",
    seal: "डायरीको पछिल्लो छाप। सुरक्षित राख्नुहोस्; केही बदलिएको छैन भनेर पछि जसले पनि जाँच्न सक्छ।",
  },
} as const;

/** CN8: the paragraph about the seal in mails to the client; none before the first day is sealed. */
export function sealParagraph(seal: MailedSeal | null, language: Language): string | null {
  return seal && `${texts[language].seal}\n${seal.number}-${seal.hash}\n${seal.verifyUrl}`;
}

/** All in the mail's language. */
type BegunJob = LetterSender & Readonly<{ job: string; place: string; pageUrl: string }>;

/** CN10: to the client, when the job begins. */
export function composeJobMail(begun: BegunJob, language: Language): MailText {
  const words = texts[language];
  const { job, place, pageUrl } = begun;
  const paragraphs = [
    [words.begun, job, place].filter(Boolean).join("\n"),
    `${words.page}\n${pageUrl}\n${words.share}`,
  ];
  return { subject: `${words.subject}: ${job}`, text: letterText(begun, paragraphs, language) };
}

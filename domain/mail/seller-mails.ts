import { formatDate } from "#domain/calendar/format-date.ts";
import type { Language } from "#domain/language.ts";
import type { SubmissionStep } from "#domain/sell/seller-page.ts";
import { type LetterSender, letterText, type MailText } from "./letter.ts";

/** What a seller is told. Links are in the seller's language. */
type SellerNews = LetterSender &
  Readonly<{
    name: string;
    title: string;
    step: SubmissionStep;
    declineReason: string;
    pageUrl: string;
    listingUrl: string | null;
    expiresAt: Date;
  }>;

type SellerTexts = Readonly<{
  subjects: Readonly<Record<SubmissionStep, (title: string) => string>>;
  texts: Readonly<Record<SubmissionStep, string>>;
  greeting: (name: string) => string;
  reason: string;
  listing: string;
  page: string;
  until: (day: string) => string;
}>;

const texts: Readonly<Record<Language, SellerTexts>> = {
  en: {
    subjects: {
      received: () => "We have received the details of your property",
      checking: (title) => `We are checking “${title}”`,
      published: (title) => `“${title}” is published`,
      declined: (title) => `We can't list “${title}”`,
    },
    texts: {
      received:
        "Thank you for offering us your property. We will look at it and call you before anything is published.",
      checking: "We are checking the details of your property and preparing its listing.",
      published: "Your property is now on our site, where buyers can find it.",
      declined: "Thank you for offering us your property. We are sorry that we can't list it.",
    },
    greeting: (name) => `Dear ${name},`,
    reason: "The reason",
    listing: "Your listing",
    page: "See where your property stands",
    until: (day) =>
      `The link works until ${day}. Anyone with the link can see this page, so share it with care.`,
  },
  np: {
    subjects: {
      received: () => "तपाईंको घरजग्गाको विवरण प्राप्त भयो",
      checking: (title) => `“${title}” जाँच हुँदै छ`,
      published: (title) => `“${title}” प्रकाशित भयो`,
      declined: (title) => `“${title}” राख्न सकेनौँ`,
    },
    texts: {
      received:
        "आफ्नो घरजग्गा बेच्न हामीलाई सम्झनुभएकोमा धन्यवाद। हामी विवरण हेरेर तपाईंलाई फोन गर्नेछौँ, त्यसअघि केही पनि प्रकाशित गर्दैनौँ।",
      checking: "तपाईंको घरजग्गाको विवरण जाँच्दै र विज्ञापन तयार गर्दै छौँ।",
      published: "तपाईंको घरजग्गा अब हाम्रो साइटमा छ, किन्न खोज्नेले सजिलै भेट्नेछन्।",
      declined: "आफ्नो घरजग्गा बेच्न हामीलाई सम्झनुभएकोमा धन्यवाद। यसलाई साइटमा राख्न नसकेकोमा क्षमा चाहन्छौँ।",
    },
    greeting: (name) => `${name} जी, नमस्ते`,
    reason: "कारण",
    listing: "तपाईंको विज्ञापन",
    page: "तपाईंको घरजग्गा कहाँसम्म पुग्यो, यहाँ हेर्नुहोस्",
    until: (day) => `यो लिङ्क ${day} सम्म चल्छ। लिङ्क पाउने जोसुकैले यो पृष्ठ हेर्न सक्छन्, त्यसैले सोचेर मात्र दिनुहोस्।`,
  },
};

/**
 * LE5: tells a seller where the property stands. The first mail has no text of the visitor's, who may have entered the address of a
 * stranger; before the others, staff have read it.
 */
export function composeSellerMail(news: SellerNews, language: Language): MailText {
  const words = texts[language];
  const { step, declineReason, listingUrl } = news;
  const day = formatDate(news.expiresAt.toISOString(), language) ?? "";
  const paragraphs = [
    words.texts[step],
    step === "declined" ? `${words.reason}: ${declineReason}` : null,
    listingUrl && `${words.listing}:\n${listingUrl}`,
    `${words.page}:\n${news.pageUrl}`,
    words.until(day),
  ];
  const greeting = step === "received" ? undefined : words.greeting(news.name);
  return {
    subject: words.subjects[step](news.title),
    text: letterText(news, paragraphs, language, greeting),
  };
}

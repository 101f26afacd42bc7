import { formatDate } from "#domain/calendar/format-date.ts";
import type { Language } from "#domain/language.ts";
import { formatRupees, rupeesInWords } from "#domain/money.ts";
import { formatNumber } from "#domain/numbers.ts";
import type { ListingType } from "#domain/properties/kinds.ts";
import { aMonth as aMonthEn, propertyWords as en } from "#domain/texts/en/property-words.ts";
import { aMonth as aMonthNp, propertyWords as np } from "#domain/texts/np/property-words.ts";

type RequestedAlert = Readonly<{
  /** The company's name in the mail's language. */
  company: string;
  searchName: string;
  pageUrl: string;
  expiresAt: Date;
}>;

type MailedListing = Readonly<{
  id: number;
  name: string;
  address: string;
  price: number;
  for_type: ListingType;
  url: string;
}>;

/** The new results of one search. */
export type MailedSearch = Readonly<{
  name: string;
  properties: readonly MailedListing[];
  /** How many more there are than `properties`. */
  more: number;
  listUrl: string;
  pageUrl: string;
}>;

const texts = {
  en: {
    askSubject: "Please confirm: new properties by e-mail",
    ask: "You asked us to tell you of new properties like these:",
    open: "Open this link and press “Yes, tell me”:",
    until: (day: string) =>
      `The link works until ${day}. If you did not ask for this, ignore this mail; we then delete your address.`,
    promise: "We write once a day at most, and only if there is something new.",
    subjectOne: (name: string) => `New: ${name}`,
    subject: (count: string) => `${count} new properties for you`,
    newOnes: "New on our site",
    month: aMonthEn,
    onRequest: en.priceOnRequest,
    more: (count: string) => `and ${count} more:`,
    end: "No longer interested? End this here, and we delete your address:",
  },
  np: {
    askSubject: "नयाँ घरजग्गाको खबर: पुष्टि गर्नुहोस्",
    ask: "तपाईंले यस्ता नयाँ घरजग्गा आए खबर गर्न भन्नुभएको थियो:",
    open: "यो लिङ्क खोलेर “हुन्छ, खबर गर्नुहोस्” थिच्नुहोस्:",
    until: (day: string) =>
      `यो लिङ्क ${day} सम्म चल्छ। तपाईंले भन्नुभएको होइन भने यो इमेललाई बेवास्ता गर्नुहोस्, हामी तपाईंको ठेगाना मेटाउँछौँ।`,
    promise: "हामी दिनमा बढीमा एउटा इमेल पठाउँछौँ, त्यो पनि नयाँ केही आएमा मात्र।",
    subjectOne: (name: string) => `नयाँ: ${name}`,
    subject: (count: string) => `तपाईंका लागि ${count} वटा नयाँ घरजग्गा`,
    newOnes: "हाम्रो साइटमा नयाँ",
    month: aMonthNp,
    onRequest: np.priceOnRequest,
    more: (count: string) => `अरू ${count} वटा:`,
    end: "अब खबर चाहिँदैन? यहाँ बन्द गर्नुहोस्, हामी तपाईंको ठेगाना मेटाउँछौँ:",
  },
} as const;

/** VT5: asks the owner of an address whether they want an alert. */
export function composeAlertQuestion(alert: RequestedAlert, language: Language) {
  const words = texts[language];
  const day = formatDate(alert.expiresAt.toISOString(), language) ?? "";
  const parts = [
    `${words.ask}\n${alert.searchName}`,
    `${words.open}\n${alert.pageUrl}`,
    words.promise,
    words.until(day),
    alert.company,
  ];
  return { subject: words.askSubject, text: parts.join("\n\n") };
}

/** VT5: the new results of all searches of one address. */
export function composeAlertMail(company: string, searches: readonly MailedSearch[], language: Language) {
  const words = texts[language];
  const count = searches.reduce((sum, { properties, more }) => sum + properties.length + more, 0);
  const only = count === 1 ? searches.flatMap(({ properties }) => properties)[0] : undefined;
  const parts = searches.flatMap(({ name, properties, more, listUrl, pageUrl }) => [
    `${words.newOnes}: ${name}`,
    ...properties.map((property) => describeProperty(property, language)),
    ...(more > 0 ? [`${words.more(formatNumber(more, language))}\n${listUrl}`] : []),
    `${words.end}\n${pageUrl}`,
  ]);
  return {
    subject: only ? words.subjectOne(only.name) : words.subject(formatNumber(count, language)),
    text: [...parts, company].join("\n\n"),
  };
}

function describeProperty(
  { name, address, price, for_type, url }: MailedListing,
  language: Language,
): string {
  const { month, onRequest } = texts[language];
  const inWords = rupeesInWords(price, language);
  const amount = inWords === null ? formatRupees(price, language) : `रु ${inWords}`;
  const shown = price > 0 ? (for_type === "rent" ? `${amount} ${month}` : amount) : onRequest;
  return [`• ${name}`, `  ${[shown, address].filter(Boolean).join(", ")}`, `  ${url}`].join("\n");
}

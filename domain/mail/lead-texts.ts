import type { Language } from "#domain/language.ts";
import type { LeadKind } from "#domain/leads/lead-kind.ts";
import { leadWords as englishWords } from "#domain/texts/en/lead-words.ts";
import { leadWords as nepaliWords } from "#domain/texts/np/lead-words.ts";

type LeadTexts = Readonly<{
  kinds: Readonly<Record<LeadKind, string>>;
  /** The subject of a mail about one lead. */
  newLead: Readonly<Record<LeadKind, string>>;
  newLeads: (count: string) => string;
  more: (count: string) => string;
  from: string;
  phone: string;
  email: string;
  about: string;
  visit: string;
  received: string;
  answerUntil: string;
  overdueSince: string;
  open: string;
  /** A moment: day, then time. */
  moment: (day: string, time: string) => string;
  summary: (day: string) => string;
  nothingNew: string;
  newSince: string;
  noneOverdue: string;
  overdue: (count: string) => string;
  oneOverdue: string;
}>;

const en: LeadTexts = {
  kinds: englishWords.kinds,
  newLead: {
    message: "New message",
    submission: "New property for sale",
    service_request: "New service request",
    enquiry: "New enquiry",
    visit: "New request for a visit",
  },
  newLeads: (count) => `${count} new leads`,
  more: (count) => `… and ${count} more`,
  from: "From",
  phone: "Telephone",
  email: "E-mail",
  about: "About",
  visit: "Wants to visit on",
  received: "Received",
  answerUntil: "We promised an answer until",
  overdueSince: "promised until",
  open: "Open it in the dashboard",
  moment: (day, time) => `${day}, ${time}`,
  summary: (day) => `Summary of ${day}`,
  nothingNew: "Nothing new since yesterday morning.",
  newSince: "New since yesterday morning:",
  noneOverdue: "No promised answer is overdue.",
  overdue: (count) => `${count} promised answers are overdue:`,
  oneOverdue: "One promised answer is overdue:",
};

const np: LeadTexts = {
  kinds: nepaliWords.kinds,
  newLead: {
    message: "नयाँ सन्देश",
    submission: "बिक्रीका लागि नयाँ घरजग्गा",
    service_request: "नयाँ सेवा अनुरोध",
    enquiry: "नयाँ सोधपुछ",
    visit: "हेर्न आउने नयाँ अनुरोध",
  },
  newLeads: (count) => `${count} वटा नयाँ सम्पर्क`,
  more: (count) => `… र थप ${count} वटा`,
  from: "पठाउने",
  phone: "फोन",
  email: "इमेल",
  about: "विषय",
  visit: "हेर्न चाहेको समय",
  received: "आएको समय",
  answerUntil: "जवाफ दिने वाचा गरिएको समय",
  overdueSince: "जवाफ दिनुपर्ने समय",
  open: "ड्यासबोर्डमा हेर्नुहोस्",
  moment: (day, time) => `${day}, ${time}`,
  summary: (day) => `${day} को सारांश`,
  nothingNew: "हिजो बिहानदेखि नयाँ केही आएको छैन।",
  newSince: "हिजो बिहानदेखि आएका:",
  noneOverdue: "वाचा गरिएको कुनै जवाफ बाँकी छैन।",
  overdue: (count) => `वाचा गरिएका ${count} वटा जवाफको समय नाघिसक्यो:`,
  oneOverdue: "वाचा गरिएको एउटा जवाफको समय नाघिसक्यो:",
};

export const leadTexts: Readonly<Record<Language, LeadTexts>> = { en, np };

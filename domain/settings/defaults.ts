import { exampleTemplates } from "./construction.ts";
import { defaultReplies } from "./default-replies.ts";
import { defaultTexts } from "./default-texts.ts";
import { noHeroes } from "./looks.ts";
import type { Settings } from "./settings.ts";

const none = { en: "", np: "" } as const;
const noItems = { lead: none, items: [] };

/** What a document contains until it is saved: an unnamed company that has told nothing about itself yet. */
export const defaultSettings: Settings = {
  company: {
    name: { en: "Property company", np: "घरजग्गा कम्पनी" },
    tagline: { en: "Homes, land and building", np: "घर, जग्गा र निर्माण" },
    address: none,
    country: { en: "Nepal", np: "नेपाल" },
    footerNote: none,
    phone: null,
    whatsapp: null,
    viber: null,
    email: null,
    position: null,
    sketch: null,
    social: [],
    hours: {
      sunday: null,
      monday: null,
      tuesday: null,
      wednesday: null,
      thursday: null,
      friday: null,
      saturday: null,
    },
    registrationNumber: "",
    panNumber: "",
    licenceNumber: "",
  },
  pages: {
    home: {
      lead: {
        en: "Houses, flats and land across Nepal.",
        np: "देशभरका घर, फ्ल्याट र जग्गा।",
      },
      description: {
        en: "Buy, rent or sell property in Nepal, and build with a team you can call.",
        np: "नेपालमा घरजग्गा किन्नुहोस्, बेच्नुहोस्, भाडामा लिनुहोस्, र भरपर्दो टोलीसँग घर बनाउनुहोस्।",
      },
    },
    about: {
      heading: { en: "Who we are", np: "हामी को हौँ?" },
      lead: { en: "We build, sell and let homes.", np: "हामी घर बनाउँछौँ, बेच्छौँ र भाडामा लगाउँछौँ।" },
      description: { en: "The company and the people behind it.", np: "कम्पनी र यसलाई चलाउने मानिसहरू।" },
    },
    projects: {
      lead: { en: "What we have built, and what we are building.", np: "हामीले बनाइसकेका र बनाइरहेका काम।" },
      description: {
        en: "Construction projects, finished and under way, with client, size, duration and budget in rupees.",
        np: "सम्पन्न र निर्माणाधीन परियोजना: ग्राहक, आकार, अवधि र रुपैयाँमा बजेट।",
      },
    },
    contact: {
      lead: { en: "Call, write, or come by.", np: "फोन गर्नुहोस्, लेख्नुहोस् वा भेट्न आउनुहोस्।" },
      description: {
        en: "Address, phone, e-mail and opening hours of our office, and a form to write to us.",
        np: "हाम्रो कार्यालयको ठेगाना, फोन, इमेल र खुल्ने समय, तथा हामीलाई लेख्ने फारम।",
      },
    },
    services: {
      lead: { en: "From one wall to the whole house.", np: "एउटा भित्तादेखि पूरै घरसम्म।" },
      description: {
        en: "Renovation, painting and flooring, with a quote before work begins.",
        np: "नवीकरण, रङरोगन र भुइँको काम। लागत काम सुरु हुनुअघि नै थाहा हुन्छ।",
      },
    },
  },
  figures: { items: [] },
  people: { items: [] },
  reviews: noItems,
  brands: noItems,
  partners: noItems,
  branches: noItems,
  services: {
    items: [
      { id: "houseRenovation", name: { en: "House renovation", np: "घर नवीकरण" }, text: none },
      { id: "interiorPainting", name: { en: "Interior painting", np: "भित्री रङरोगन" }, text: none },
      { id: "exteriorPainting", name: { en: "Exterior painting", np: "बाहिरी रङरोगन" }, text: none },
      { id: "kitchenRenovation", name: { en: "Kitchen renovation", np: "भान्सा नवीकरण" }, text: none },
      { id: "bathroomRenovation", name: { en: "Bathroom renovation", np: "बाथरुम नवीकरण" }, text: none },
      { id: "flooring", name: { en: "Flooring", np: "भुइँको काम" }, text: none },
    ],
    others: [],
  },
  promises: { repliesInADay: false, checksPapers: false },
  chat: {
    greeting: {
      en: "Namaste! How can we help you?",
      np: "नमस्ते! तपाईंलाई के सहयोग गरौँ?",
    },
    reply: {
      en: "Thank you for your message. Please write to us on the Contact page, and we will answer you.",
      np: "सन्देशका लागि धन्यवाद। सम्पर्क पृष्ठबाट लेख्नुहोस्, हामी जवाफ दिनेछौँ।",
    },
  },
  replies: defaultReplies,
  texts: defaultTexts,
  looks: { theme: "plain", colour: null, logo: null, heroes: noHeroes, shareCard: "side" },
  listings: { needsApproval: false },
  calendar: {
    isBookingOn: true,
    visitMinutes: 30,
    gapMinutes: 30,
    daysAhead: 14,
    silentLeadDays: 14,
    holidays: [],
  },
  construction: { isOn: false, templates: exampleTemplates },
  retention: { lostLeadMonths: 0 },
};

import type { Language } from "#domain/language.ts";

type LocalizedText = Record<Language, string>;

/** The details of the company that runs this site. To rebrand the site, change this file and the logo. */
export const company = {
  name: { en: "Mithila Ghar", np: "मिथिला घर" } satisfies LocalizedText,
  tagline: {
    en: "Homes, land and building in Janakpur and beyond",
    np: "जनकपुर र वरपर घर, जग्गा र निर्माण",
  } satisfies LocalizedText,
  address: { en: "Dhanusha, Janakpur, Nepal", np: "जनकपुरधाम, धनुषा, नेपाल" } satisfies LocalizedText,
  country: { en: "Nepal", np: "नेपाल" } satisfies LocalizedText,
  phone: "+977-41-590123",
  email: "namaste@mithilaghar.example",
  position: { latitude: 26.7288, longitude: 85.9263 },
  social: {
    facebook: "https://www.facebook.com/mithilaghar",
    instagram: "https://www.instagram.com/mithilaghar",
    youtube: "https://www.youtube.com/@mithilaghar",
  },
} as const;

/** The phone number as a `tel:` URL. */
export const phoneLink = `tel:${company.phone.replaceAll("-", "")}`;

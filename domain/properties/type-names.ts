import type { Language } from "#domain/language.ts";
import type { PropertyType } from "./kinds.ts";

/** For share cards and mails. Repeats texts of the web app's catalogues, which the server can't import. */
export const typeNames: Readonly<Record<Language, Readonly<Record<PropertyType, string>>>> = {
  en: {
    house: "House",
    apartment: "Apartment",
    condo: "Condo",
    land: "Land",
    commercial: "Commercial space",
    loft: "Loft",
    studio: "Studio",
    townhouse: "Townhouse",
    penthouse: "Penthouse",
  },
  np: {
    house: "घर",
    apartment: "अपार्टमेन्ट",
    condo: "कन्डो",
    land: "जग्गा",
    commercial: "व्यावसायिक भवन",
    loft: "लफ्ट",
    studio: "स्टुडियो",
    townhouse: "टाउनहाउस",
    penthouse: "पेन्टहाउस",
  },
};

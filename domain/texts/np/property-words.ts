import type { propertyWords as english } from "#domain/texts/en/property-words.ts";
import type { Words } from "#domain/texts/en/words-shape.ts";

export const propertyWords: Words<typeof english> = {
  types: {
    house: "घर",
    apartment: "अपार्टमेन्ट",
    condo: "कन्डो",
    land: "जग्गा",
    commercial: "व्यावसायिक",
    loft: "लफ्ट",
    studio: "स्टुडियो",
    townhouse: "टाउनहाउस",
    penthouse: "पेन्टहाउस",
  },
  priceOnRequest: "मूल्य सोध्नुहोस्",
};

/** Of a rent, after the amount. Apart from the words of pages, which say it otherwise. */
export const aMonth = "प्रति महिना";

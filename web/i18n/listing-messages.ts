import { defineTexts } from "./define-texts.ts";

export const useListingTranslation = defineTexts({
  en: async () => (await import("./en/listing.ts")).listingEn,
  np: async () => (await import("./np/listing.ts")).listingNp,
});

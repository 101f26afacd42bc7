import { defineTexts } from "./define-texts.ts";

/** Separate from the texts of forms, because they are loaded after the form was sent. */
export const useSellerTranslation = defineTexts({
  en: async () => (await import("./en/seller-page.ts")).sellerPage,
  np: async () => (await import("./np/seller-page.ts")).sellerPage,
});

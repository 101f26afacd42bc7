import { defineTexts } from "./define-texts.ts";

/** The texts of every page. */
export const siteTexts = defineTexts({
  en: async () => (await import("./en/catalogue.ts")).en,
  np: async () => (await import("./np/catalogue.ts")).np,
});

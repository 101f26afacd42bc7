import { defineTexts } from "./define-texts.ts";

/** Separate, because only the pages of listings on sale show them, after the page has loaded. */
export const useCostsTranslation = defineTexts({
  en: async () => (await import("./en/costs.ts")).costs,
  np: async () => (await import("./np/costs.ts")).costs,
});

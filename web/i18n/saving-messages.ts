import { defineTexts } from "./define-texts.ts";

/** Separate from the page's texts, because the heart is hydrated after the page. */
export const useSavingTranslation = defineTexts({
  en: async () => (await import("./en/saving.ts")).saving,
  np: async () => (await import("./np/saving.ts")).saving,
});

import { defineTexts } from "./define-texts.ts";

/** The words of the facts are separate, because only the pages of properties and the dashboard show them. */
export const useFactTranslation = defineTexts({
  en: async () => (await import("./en/facts.ts")).facts,
  np: async () => (await import("./np/facts.ts")).facts,
});

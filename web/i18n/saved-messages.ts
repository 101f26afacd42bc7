import { defineTexts } from "./define-texts.ts";

/** Separate, because only /saved and /saved/compare show them. */
export const useSavedTranslation = defineTexts({
  en: async () => (await import("./en/saved.ts")).saved,
  np: async () => (await import("./np/saved.ts")).saved,
});

import { defineTexts } from "./define-texts.ts";

/** Separate, because it loads after the lists, when it is first needed. */
export const useSearchTranslation = defineTexts({
  en: async () => (await import("./en/search.ts")).search,
  np: async () => (await import("./np/search.ts")).search,
});

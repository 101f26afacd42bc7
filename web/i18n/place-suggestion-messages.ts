import { defineTexts } from "./define-texts.ts";

/** Separate from the texts of the field, because suggestions are loaded when the field is first used. */
export const usePlaceSuggestionTranslation = defineTexts({
  en: async () => (await import("./en/place-suggestions.ts")).placeSuggestions,
  np: async () => (await import("./np/place-suggestions.ts")).placeSuggestions,
});

import { defineTexts } from "./define-texts.ts";

export const usePlaceTranslation = defineTexts({
  en: async () => (await import("./en/places.ts")).places,
  np: async () => (await import("./np/places.ts")).places,
});

import { defineTexts } from "./define-texts.ts";

/** Separate from the texts of forms, because the list is loaded with the first picture. */
export const usePictureTranslation = defineTexts({
  en: async () => (await import("./en/pictures.ts")).pictures,
  np: async () => (await import("./np/pictures.ts")).pictures,
});

import { defineTexts } from "./define-texts.ts";

export const useLandFieldTranslation = defineTexts({
  en: async () => (await import("./en/land-field.ts")).landFieldEn,
  np: async () => (await import("./np/land-field.ts")).landFieldNp,
});

import { defineTexts } from "./define-texts.ts";

export const usePropertyDetailTranslation = defineTexts({
  en: async () => (await import("./en/property-detail.ts")).detail,
  np: async () => (await import("./np/property-detail.ts")).detail,
});

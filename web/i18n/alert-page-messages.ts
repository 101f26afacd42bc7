import { defineTexts } from "./define-texts.ts";

export const useAlertPageTranslation = defineTexts({
  en: async () => (await import("./en/alert-page.ts")).alertPage,
  np: async () => (await import("./np/alert-page.ts")).alertPage,
});

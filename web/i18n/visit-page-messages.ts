import { defineTexts } from "./define-texts.ts";

export const useVisitPageTranslation = defineTexts({
  en: async () => (await import("./en/visit-page.ts")).visitPage,
  np: async () => (await import("./np/visit-page.ts")).visitPage,
});

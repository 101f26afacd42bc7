import { defineTexts } from "./define-texts.ts";

export const useEstimatePageTranslation = defineTexts({
  en: async () => (await import("./en/estimate-page.ts")).estimatePage,
  np: async () => (await import("./np/estimate-page.ts")).estimatePage,
});

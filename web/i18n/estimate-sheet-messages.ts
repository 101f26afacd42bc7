import { defineTexts } from "./define-texts.ts";

export const useEstimateSheetTranslation = defineTexts({
  en: async () => (await import("./en/estimate-sheet.ts")).estimateSheet,
  np: async () => (await import("./np/estimate-sheet.ts")).estimateSheet,
});

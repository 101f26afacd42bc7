import { defineTexts } from "./define-texts.ts";

export const useStageTranslation = defineTexts({
  en: async () => (await import("./en/stages.ts")).stages,
  np: async () => (await import("./np/stages.ts")).stages,
});

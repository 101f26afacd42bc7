import { defineTexts } from "./define-texts.ts";

export const useLandTranslation = defineTexts({
  en: () => import("./en/land.ts"),
  np: () => import("./np/land.ts"),
});

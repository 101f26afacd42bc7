import { defineTexts } from "./define-texts.ts";

export const useAboutTranslation = defineTexts({
  en: () => import("./en/about.ts"),
  np: () => import("./np/about.ts"),
});

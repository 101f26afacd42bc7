import { defineTexts } from "./define-texts.ts";

export const useHomeTranslation = defineTexts({
  en: () => import("./en/home.ts"),
  np: () => import("./np/home.ts"),
});

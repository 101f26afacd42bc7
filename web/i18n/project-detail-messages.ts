import { defineTexts } from "./define-texts.ts";

export const useProjectDetailTranslation = defineTexts({
  en: () => import("./en/project-detail.ts"),
  np: () => import("./np/project-detail.ts"),
});

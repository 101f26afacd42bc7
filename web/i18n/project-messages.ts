import { defineTexts } from "./define-texts.ts";

export const useProjectTranslation = defineTexts({
  en: () => import("./en/projects.ts"),
  np: () => import("./np/projects.ts"),
});

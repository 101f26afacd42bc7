import { defineTexts } from "./define-texts.ts";

export const useProjectListTranslation = defineTexts({
  en: () => import("./en/project-list.ts"),
  np: () => import("./np/project-list.ts"),
});

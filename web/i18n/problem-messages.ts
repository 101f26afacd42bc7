import { defineTexts } from "./define-texts.ts";

/** The texts of every form. Each form page has its own besides these, so that it does not load those of the others. */
export const useProblemTranslation = defineTexts({
  en: () => import("./en/forms/problems.ts"),
  np: () => import("./np/forms/problems.ts"),
});

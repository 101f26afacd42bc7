import { defineTexts } from "./define-texts.ts";

export const useContactTranslation = defineTexts({
  en: () => import("./en/forms/contact.ts"),
  np: () => import("./np/forms/contact.ts"),
});

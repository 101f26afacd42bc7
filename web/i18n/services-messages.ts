import { defineTexts } from "./define-texts.ts";

export const useServicesTranslation = defineTexts({
  en: () => import("./en/forms/services.ts"),
  np: () => import("./np/forms/services.ts"),
});

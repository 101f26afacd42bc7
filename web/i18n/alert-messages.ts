import { defineTexts } from "./define-texts.ts";

/** Separate from the texts of the alert's page, because lists load them. */
export const useAlertTranslation = defineTexts({
  en: async () => (await import("./en/alerts.ts")).alerts,
  np: async () => (await import("./np/alerts.ts")).alerts,
});

import { defineTexts } from "#web/i18n/define-texts.ts";

/** CN1 to CN3. A group of its own: the dashboard of a company that does not build never loads it. */
export const useEstimateTranslation = defineTexts({
  en: async () => (await import("#web/i18n/en/admin/estimates.ts")).estimates,
  np: async () => (await import("#web/i18n/np/admin/estimates.ts")).estimates,
});

import { defineTexts } from "#web/i18n/define-texts.ts";

/** PL3. Loads with the editor of a listing, not with the dashboard. */
export const usePinTranslation = defineTexts({
  en: async () => (await import("#web/i18n/en/admin/pins.ts")).pins,
  np: async () => (await import("#web/i18n/np/admin/pins.ts")).pins,
});

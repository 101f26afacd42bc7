import { defineTexts } from "#web/i18n/define-texts.ts";

export const useRedirectTranslation = defineTexts({
  en: async () => (await import("#web/i18n/en/admin/redirects.ts")).redirectsEn,
  np: async () => (await import("#web/i18n/np/admin/redirects.ts")).redirectsNp,
});

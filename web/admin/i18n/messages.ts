import { defineTexts } from "#web/i18n/define-texts.ts";

export const useAdminTranslation = defineTexts({
  en: async () => (await import("#web/i18n/en/admin/catalogue.ts")).adminEn,
  np: async () => (await import("#web/i18n/np/admin/catalogue.ts")).adminNp,
});

import { defineTexts } from "#web/i18n/define-texts.ts";

export const usePrivacyTranslation = defineTexts({
  en: async () => (await import("#web/i18n/en/admin/privacy.ts")).privacyEn,
  np: async () => (await import("#web/i18n/np/admin/privacy.ts")).privacyNp,
});

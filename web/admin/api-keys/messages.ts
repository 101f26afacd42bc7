import { defineTexts } from "#web/i18n/define-texts.ts";

export const useApiKeyTranslation = defineTexts({
  en: async () => (await import("#web/i18n/en/admin/api-keys.ts")).apiKeysEn,
  np: async () => (await import("#web/i18n/np/admin/api-keys.ts")).apiKeysNp,
});

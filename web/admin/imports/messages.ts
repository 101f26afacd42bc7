import { defineTexts } from "#web/i18n/define-texts.ts";

export const useImportTranslation = defineTexts({
  en: async () => (await import("#web/i18n/en/admin/imports.ts")).importsEn,
  np: async () => (await import("#web/i18n/np/admin/imports.ts")).importsNp,
});

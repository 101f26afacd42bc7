import { defineTexts } from "#web/i18n/define-texts.ts";

export const useArchiveTranslation = defineTexts({
  en: async () => (await import("#web/i18n/en/admin/archive.ts")).archiveEn,
  np: async () => (await import("#web/i18n/np/admin/archive.ts")).archiveNp,
});

import { defineTexts } from "#web/i18n/define-texts.ts";

export const useLooksTranslation = defineTexts({
  en: async () => (await import("#web/i18n/en/admin/looks.ts")).looksEn,
  np: async () => (await import("#web/i18n/np/admin/looks.ts")).looksNp,
});

import { defineTexts } from "#web/i18n/define-texts.ts";

/** CN4. A group of its own: the dashboard of a company that does not build never loads it. */
export const useJobTranslation = defineTexts({
  en: async () => (await import("#web/i18n/en/admin/jobs.ts")).jobs,
  np: async () => (await import("#web/i18n/np/admin/jobs.ts")).jobs,
});

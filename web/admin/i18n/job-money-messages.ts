import { defineTexts } from "#web/i18n/define-texts.ts";

/** CN6, CN7: variations, money and permits of a job. */
export const useJobMoneyTranslation = defineTexts({
  en: async () => (await import("#web/i18n/en/admin/job-money.ts")).jobMoney,
  np: async () => (await import("#web/i18n/np/admin/job-money.ts")).jobMoney,
});

import { defineTexts } from "#web/i18n/define-texts.ts";

export const useWebhookTranslation = defineTexts({
  en: async () => (await import("#web/i18n/en/admin/webhooks.ts")).webhooksEn,
  np: async () => (await import("#web/i18n/np/admin/webhooks.ts")).webhooksNp,
});

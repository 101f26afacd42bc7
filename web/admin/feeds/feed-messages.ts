import { defineTexts } from "#web/i18n/define-texts.ts";

export const useFeedTranslation = defineTexts({
  en: async () => (await import("#web/i18n/en/admin/feeds.ts")).feedsEn,
  np: async () => (await import("#web/i18n/np/admin/feeds.ts")).feedsNp,
});

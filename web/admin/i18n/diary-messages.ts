import { defineTexts } from "#web/i18n/define-texts.ts";

/** CN5. A group of its own, which only a diary loads. */
export const useDiaryTranslation = defineTexts({
  en: async () => (await import("#web/i18n/en/admin/diary.ts")).diary,
  np: async () => (await import("#web/i18n/np/admin/diary.ts")).diary,
});

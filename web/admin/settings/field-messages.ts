import { defineTexts } from "#web/i18n/define-texts.ts";

export const useFieldTranslation = defineTexts({
  en: async () => (await import("#web/i18n/en/admin/settings-fields.ts")).settingsFieldsEn,
  np: async () => (await import("#web/i18n/np/admin/settings-fields.ts")).settingsFieldsNp,
});

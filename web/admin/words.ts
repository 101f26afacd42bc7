import type { Language } from "#domain/language.ts";
import type { AdminTranslate } from "#web/i18n/catalogue.ts";
import { adminEn } from "#web/i18n/en/admin/catalogue.ts";
import { adminNp } from "#web/i18n/np/admin/catalogue.ts";
import { createTranslate } from "#web/i18n/translate.ts";
import { useLanguage } from "#web/i18n/use-language.ts";

/** In both languages: they come with the code of the back office, and only with it. */
const translate: Record<Language, AdminTranslate> = {
  en: createTranslate(adminEn),
  np: createTranslate(adminNp, adminEn),
};

export function useAdminTranslation(): Readonly<{ t: AdminTranslate }> {
  return { t: translate[useLanguage()] };
}

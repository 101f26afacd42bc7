import { createTranslationHook } from "#web/i18n/create-translation-hook.ts";
import { adminEn } from "#web/i18n/en/admin/catalogue.ts";
import { adminNp } from "#web/i18n/np/admin/catalogue.ts";

export const useAdminTranslation = createTranslationHook(adminEn, adminNp);

import { inBothLanguages } from "#web/i18n/both-languages.ts";
import { adminEn } from "#web/i18n/en/admin/catalogue.ts";
import { adminNp } from "#web/i18n/np/admin/catalogue.ts";

export const useAdminTranslation = inBothLanguages(adminEn, adminNp);

import type { Translated } from "./catalogue.ts";
import type { adminEn } from "./en/admin/catalogue.ts";

/** The words of the back office, apart from the site's: no visitor fetches them. */
export type AdminCatalogue = Translated<typeof adminEn>;

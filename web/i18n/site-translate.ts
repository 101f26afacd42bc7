import type { en } from "./en/catalogue.ts";
import type { Translate } from "./translate.ts";

export type SiteTranslate = Translate<typeof en>;

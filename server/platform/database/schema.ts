import type { AccountTables } from "./tables/account-tables.ts";
import type { FormTables } from "./tables/form-tables.ts";
import type { LeadTables } from "./tables/lead-tables.ts";
import type { ListingTables } from "./tables/listing-tables.ts";
import type { SettingsTables } from "./tables/settings-tables.ts";
import type { VisitTables } from "./tables/visit-tables.ts";

/** The tables and views that `migrations/` create. */
export interface Schema
  extends ListingTables,
    FormTables,
    LeadTables,
    VisitTables,
    AccountTables,
    SettingsTables {}

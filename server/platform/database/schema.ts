import type { AccountTables } from "./tables/account-tables.ts";
import type { ConstructionTables } from "./tables/construction-tables.ts";
import type { FormTables } from "./tables/form-tables.ts";
import type { ImportTables } from "./tables/import-tables.ts";
import type { JobTables } from "./tables/job-tables.ts";
import type { LeadTables } from "./tables/lead-tables.ts";
import type { ListingTables } from "./tables/listing-tables.ts";
import type { SettingsTables } from "./tables/settings-tables.ts";
import type { VisitTables } from "./tables/visit-tables.ts";
import type { WebhookTables } from "./tables/webhook-tables.ts";

/** The tables and views that `migrations/` create. */
export interface Schema
  extends ListingTables,
    ConstructionTables,
    JobTables,
    FormTables,
    ImportTables,
    LeadTables,
    VisitTables,
    AccountTables,
    SettingsTables,
    WebhookTables {}

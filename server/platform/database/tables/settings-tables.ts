import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { LocalLevelKind } from "#domain/places/kinds.ts";
import type { Beneficiary, ProvinceId, RateKind } from "#domain/rates/kinds.ts";
import type { LocalText } from "#domain/settings/local-text.ts";
import type { CreatedAt, DeletedAt, UpdatedAt } from "./shared-columns.ts";

/** Settings, rates, redirects, and what the database knows of itself. */
export interface SettingsTables {
  settings: SettingsTable;
  rates: RatesTable;
  redirects: RedirectsTable;
  settings_previews: SettingsPreviewsTable;
  demo_seedings: DemoSeedingsTable;
  demo_rows: DemoRowsTable;
  place_readings: PlaceReadingsTable;
  database_identity: DatabaseIdentityTable;
}

/** ST1: the value is checked by the schema of its name when it is read. */
interface SettingsTable {
  id: GeneratedAlways<number>;
  name: string;
  value: ColumnType<unknown, string, string>;
  is_demo: Generated<boolean>;
  updated_at: UpdatedAt;
}

/** ST2 */
interface RatesTable {
  id: GeneratedAlways<number>;
  kind: RateKind;
  province: ProvinceId | null;
  local_level_kind: LocalLevelKind | null;
  beneficiary: Beneficiary | null;
  value: number;
  note: ColumnType<LocalText, string, string>;
  valid_from: string;
  valid_until: string | null;
  source: ColumnType<LocalText, string, string>;
  source_url: string;
  checked_by: number | null;
  checked_at: UpdatedAt;
  created_at: CreatedAt;
  updated_at: UpdatedAt;
  deleted_at: DeletedAt;
}

/** IM9 */
interface RedirectsTable {
  id: Generated<number>;
  path: string;
  target: string;
  is_permanent: Generated<boolean>;
  hits: Generated<number>;
  last_hit_at: Date | null;
  import_id: number | null;
  created_at: CreatedAt;
  updated_at: UpdatedAt;
  deleted_at: DeletedAt;
}

interface SettingsPreviewsTable {
  token_hash: Buffer;
  browser_hash: Buffer;
  session_id: string;
  name: string;
  value: ColumnType<unknown, string, never>;
  expires_at: Date;
}

interface DemoSeedingsTable {
  seeded_at: CreatedAt;
  has_settings: Generated<boolean>;
}

interface DemoRowsTable {
  table_name: string;
  row_id: number;
}

interface PlaceReadingsTable {
  read_at: CreatedAt;
}

interface DatabaseIdentityTable {
  id: Generated<string>;
  is_only: Generated<boolean>;
}

import type { ColumnType, Generated } from "kysely";
import type { ConstructionRate } from "#domain/construction-rates/construction-rate.ts";
import type { Section } from "#domain/estimates/estimate-content.ts";
import type { EstimateEventKind, VersionState } from "#domain/estimates/estimate-states.ts";
import type { Unit } from "#domain/estimates/units.ts";
import type { Language } from "#domain/language.ts";
import type { LocalText } from "#domain/settings/local-text.ts";
import type { CreatedAt, UpdatedAt } from "./shared-columns.ts";

/** CN1 to CN3: decision 82. */
export interface ConstructionTables {
  construction_rates: ConstructionRatesTable;
  estimates: EstimatesTable;
  estimate_versions: EstimateVersionsTable;
  estimate_events: EstimateEventsTable;
  estimate_codes: EstimateCodesTable;
}

/** Read with `::text`, because the driver would make a float of it. */
type Exact = ColumnType<never, string, string>;

interface ConstructionRatesTable {
  id: Generated<number>;
  code: string;
  name: ColumnType<LocalText, string, string>;
  unit: Unit;
  rate: Exact;
  parts: ColumnType<ConstructionRate["parts"], string | undefined, string>;
  tools_percent: Generated<string>;
  district: string;
  fiscal_year: number;
  valid_from: string;
  valid_until: string;
  source: string;
  source_url: Generated<string>;
  is_example: Generated<boolean>;
  checked_by: number | null;
  checked_at: UpdatedAt;
  created_at: CreatedAt;
  updated_at: UpdatedAt;
}

interface EstimatesTable {
  id: Generated<number>;
  lead_id: ColumnType<number | null, number | null, never>;
  client_name: string;
  client_email: string | null;
  client_phone: string | null;
  language: Language;
  page_seed: Buffer;
  page_hash: Buffer;
  created_at: CreatedAt;
  updated_at: UpdatedAt;
}

interface EstimateVersionsTable {
  id: Generated<number>;
  estimate_id: ColumnType<number, number, never>;
  number: ColumnType<number, number, never>;
  state: ColumnType<VersionState, VersionState | undefined, VersionState>;
  title: ColumnType<LocalText, string, string>;
  place: Generated<string>;
  estimated_on: string;
  valid_until: string | null;
  has_overhead: Generated<boolean>;
  has_vat: Generated<boolean>;
  overhead_percent: ColumnType<never, string | null, string | null>;
  vat_percent: ColumnType<never, string | null, string | null>;
  terms: ColumnType<LocalText, string | undefined, string>;
  sections: ColumnType<Section[], string | undefined, string>;
  net: ColumnType<never, string | undefined, string>;
  overhead: ColumnType<never, string | undefined, string>;
  vat: ColumnType<never, string | undefined, string>;
  total: ColumnType<never, string | undefined, string>;
  is_example: Generated<boolean>;
  sent_at: ColumnType<Date | null, Date | undefined, Date>;
  decided_at: ColumnType<Date | null, Date | undefined, Date>;
  decided_name: ColumnType<string | null, string | undefined, string>;
  decided_by: ColumnType<"mail" | "sms" | null, "mail" | undefined, "mail" | "sms">;
  decline_reason: Generated<string>;
  created_at: CreatedAt;
  updated_at: UpdatedAt;
}

interface EstimateEventsTable {
  id: Generated<number>;
  estimate_id: number;
  number: number;
  kind: EstimateEventKind;
  account_id: number | null;
  text: Generated<string>;
  created_at: CreatedAt;
}

/** Of a version or of a variation (CN6). */
interface EstimateCodesTable {
  id: Generated<number>;
  version_id: number | null;
  variation_id: number | null;
  channel: "mail" | "sms";
  code_hash: Buffer;
  attempts: Generated<number>;
  expires_at: Date;
  created_at: CreatedAt;
}

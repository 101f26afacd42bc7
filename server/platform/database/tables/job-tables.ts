import type { ColumnType, Generated } from "kysely";

import type { BuildingClass, PaymentMethod, PermitKind, Side } from "#domain/jobs/choices.ts";
import type { Language } from "#domain/language.ts";
import type { LocalText } from "#domain/settings/local-text.ts";
import type { VariationSection } from "#domain/variations/variation-content.ts";
import type { VariationState } from "#domain/variations/variation-states.ts";
import type { CreatedAt, UpdatedAt } from "./shared-columns.ts";

/** CN4 to CN10: decision 83. */
export interface JobTables {
  jobs: JobsTable;
  job_stages: JobStagesTable;
  diary_seals: DiarySealsTable;
  diary_entries: DiaryEntriesTable;
  diary_pictures: DiaryPicturesTable;
  variations: VariationsTable;
  job_costs: JobCostsTable;
  instalments: InstalmentsTable;
  job_payments: JobPaymentsTable;
  job_permits: JobPermitsTable;
  job_scans: JobScansTable;
}

/** Read with `::text`, because the driver would make a float of it. */
type Exact = ColumnType<never, string, string>;
type ExactOrNull = ColumnType<never, string | null, string | null>;
type DefaultExact = ColumnType<never, string | undefined, string>;

interface JobsTable {
  id: Generated<number>;
  version_id: ColumnType<number | null, number | null, never>;
  lead_id: number | null;
  person_id: number | null;
  client_name: string;
  client_email: string | null;
  client_phone: string | null;
  language: Language;
  title: ColumnType<LocalText, string, string>;
  place: Generated<string>;
  kitta: Generated<string>;
  building_class: BuildingClass | null;
  plinth_area_sq_ft: ExactOrNull;
  storeys: ExactOrNull;
  starts_on: string | null;
  ends_on: string | null;
  finished_on: string | null;
  notes: Generated<string>;
  code: ColumnType<string, string, never>;
  page_seed: Buffer;
  page_hash: Buffer;
  project_id: number | null;
  is_example: Generated<boolean>;
  created_at: CreatedAt;
  updated_at: UpdatedAt;
}

interface JobStagesTable {
  id: Generated<number>;
  job_id: ColumnType<number, number, never>;
  position: number;
  name: ColumnType<LocalText, string, string>;
  weight: Exact;
  planned_on: string | null;
  percent: Generated<number>;
  done_on: string | null;
  is_public: Generated<boolean>;
  engineer_note: Generated<string>;
}

interface DiarySealsTable {
  id: Generated<number>;
  job_id: ColumnType<number, number, never>;
  number: ColumnType<number, number, never>;
  day: ColumnType<string, string, never>;
  previous: ColumnType<Buffer | null, Buffer | null, never>;
  hash: ColumnType<Buffer, Buffer, never>;
  entries: ColumnType<number, number, never>;
  pictures: ColumnType<number, number, never>;
  sealed_at: ColumnType<Date, Date | undefined, never>;
  document: ColumnType<string, string | undefined, never>;
}

interface DiaryEntriesTable {
  id: Generated<number>;
  job_id: ColumnType<number, number, never>;
  uuid: ColumnType<string, string, never>;
  day: ColumnType<string, string, never>;
  received_at: ColumnType<Date, Date, never>;
  stage_id: ColumnType<number | null, number | null, never>;
  corrects_id: ColumnType<number | null, number | null, never>;
  content: ColumnType<string, string, never>;
  seal_id: ColumnType<number | null, never, number>;
  request_hash: ColumnType<Buffer | null, Buffer | undefined, never>;
  author: ColumnType<string, string | undefined, never>;
}

interface DiaryPicturesTable {
  id: Generated<number>;
  entry_id: ColumnType<number, number, never>;
  position: ColumnType<number, number, never>;
  picture: ColumnType<string, string, never>;
  sha256: ColumnType<Buffer, Buffer, never>;
  side: ColumnType<Side | null, Side | null, never>;
  taken_at: ColumnType<Date | null, Date | null, never>;
  latitude: ColumnType<number | null, number | null, never>;
  longitude: ColumnType<number | null, number | null, never>;
  facts_salt: ColumnType<Buffer, Buffer, never>;
}

interface VariationsTable {
  id: Generated<number>;
  job_id: ColumnType<number, number, never>;
  number: ColumnType<number, number, never>;
  state: ColumnType<VariationState, VariationState | undefined, VariationState>;
  title: ColumnType<LocalText, string, string>;
  reason: ColumnType<LocalText, string | undefined, string>;
  sections: ColumnType<VariationSection[], string | undefined, string>;
  has_overhead: Generated<boolean>;
  has_vat: Generated<boolean>;
  overhead_percent: ExactOrNull;
  vat_percent: ExactOrNull;
  net: DefaultExact;
  overhead: DefaultExact;
  vat: DefaultExact;
  total: DefaultExact;
  is_example: Generated<boolean>;
  sent_at: ColumnType<Date | null, Date | undefined, Date>;
  decided_at: ColumnType<Date | null, Date | undefined, Date>;
  decided_name: ColumnType<string | null, string | undefined, string>;
  decided_by: ColumnType<"mail" | "sms" | null, "mail" | undefined, "mail" | "sms">;
  decline_reason: Generated<string>;
  created_at: CreatedAt;
  updated_at: UpdatedAt;
}

interface JobCostsTable {
  id: Generated<number>;
  job_id: ColumnType<number, number, never>;
  stage_id: number | null;
  spent_on: string;
  description: string;
  supplier: Generated<string>;
  amount: Exact;
  voided_at: Date | null;
  created_at: CreatedAt;
  updated_at: UpdatedAt;
}

interface InstalmentsTable {
  id: Generated<number>;
  job_id: ColumnType<number, number, never>;
  position: number;
  name: ColumnType<LocalText, string, string>;
  amount: Exact;
  stage_id: number | null;
  due_on: string | null;
  reminded_on: string | null;
  created_at: CreatedAt;
  updated_at: UpdatedAt;
}

interface JobPaymentsTable {
  id: Generated<number>;
  job_id: ColumnType<number, number, never>;
  instalment_id: number | null;
  received_on: string;
  amount: Exact;
  method: PaymentMethod;
  reference: Generated<string>;
  voided_at: Date | null;
  created_at: CreatedAt;
  updated_at: UpdatedAt;
}

interface JobPermitsTable {
  id: Generated<number>;
  job_id: ColumnType<number, number, never>;
  kind: ColumnType<PermitKind, PermitKind, never>;
  applied_on: string | null;
  due_on: string | null;
  granted_on: string | null;
  number: Generated<string>;
  created_at: CreatedAt;
  updated_at: UpdatedAt;
}

interface JobScansTable {
  id: string;
  job_id: ColumnType<number, number, never>;
  permit_id: number | null;
  key: string;
  sealed: Buffer;
  added_by: number;
  added_at: CreatedAt;
  deleted_at: Date | null;
}

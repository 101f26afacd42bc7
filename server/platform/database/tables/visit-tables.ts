import type { ColumnType, Generated } from "kysely";
import type { VisitState } from "#domain/leads/visit-states.ts";
import type { CreatedAt, UpdatedAt } from "./shared-columns.ts";

/** DY5, DY7: visits of listings, and their calendars. */
export interface VisitTables {
  visits: VisitsTable;
  calendar_feeds: CalendarFeedsTable;
}

interface VisitsTable {
  id: Generated<number>;
  lead_id: ColumnType<number, number, never>;
  property_id: number | null;
  /** Null for the office. */
  agent_id: number | null;
  starts_at: Date;
  ends_at: Date;
  state: ColumnType<VisitState, VisitState | undefined, VisitState>;
  meeting_place: Generated<string>;
  note: Generated<string>;
  sequence: Generated<number>;
  page_seed: Buffer;
  page_hash: Buffer;
  created_at: CreatedAt;
  updated_at: UpdatedAt;
}

interface CalendarFeedsTable {
  account_id: number;
  page_seed: Buffer;
  page_hash: Buffer;
  created_at: CreatedAt;
}

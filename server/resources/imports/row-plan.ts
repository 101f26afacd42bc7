import type { ImportOptions, RowOutcome, RowProblem } from "#domain/imports/import.ts";
import type { FileRecord } from "#domain/imports/read-cells.ts";
import type { Database } from "#server/platform/database/database.ts";

/** A line of a file that is checked or imported. */
export type PendingRow = Readonly<{
  position: number;
  record: FileRecord;
  /** Found before the row's own cells are read. */
  problems: readonly RowProblem[];
}>;

/** What becomes of a line. */
export type RowPlan = Readonly<{
  outcome: RowOutcome;
  problems: readonly RowProblem[];
  /** The names of fields that change. */
  changes: readonly string[];
  /** The row that the line changes, or is the same as. */
  rowId: number | null;
  /** Writes it in the transaction of its batch, and returns the row's id. */
  write: (() => Promise<number>) | null;
}>;

export type PlanContext = Readonly<{
  importId: number;
  accountId: number | null;
  fileName: string;
  options: ImportOptions;
  /** Of addresses in events. */
  publicUrl: string;
}>;

/** How the lines of a kind of import become rows. */
export type RowPlanner = Readonly<{
  /** The table in the history. */
  table: "properties" | "leads";
  /** Lines with the same key are the same row; null if a line has none. */
  keyOf: (record: FileRecord) => string | null;
  /** Whether a line with the key of an earlier one is refused, instead of adding nothing. */
  isRepeatRefused: boolean;
  /** Does what takes long and belongs into no transaction, such as encoding pictures. */
  prepare: (database: Database, rows: readonly PendingRow[]) => Promise<void>;
  plan: (transaction: Database, rows: readonly PendingRow[]) => Promise<readonly RowPlan[]>;
  /** Takes a row back; false if a person has changed it since. */
  undo: (transaction: Database, row: ImportedRow) => Promise<boolean>;
}>;

export type ImportedRow = Readonly<{
  outcome: RowOutcome;
  row_id: number;
  history_before: number;
  history_after: number;
}>;

export function refuse(problems: readonly RowProblem[]): RowPlan {
  return { outcome: "refused", problems, changes: [], rowId: null, write: null };
}

import type { ColumnType, Generated } from "kysely";
import type {
  ImportKind,
  ImportOptions,
  ImportStatus,
  RowOutcome,
  RowProblem,
} from "#domain/imports/import.ts";
import type { CreatedAt } from "./shared-columns.ts";

/** IM1, IM2, IM3: files that become rows. */
export interface ImportTables {
  imports: ImportsTable;
  import_rows: ImportRowsTable;
  imported_pictures: ImportedPicturesTable;
}

/** The driver would convert arrays to PostgreSQL's, so they are written as JSON texts. */
type JsonColumn<Value> = ColumnType<Value, string, string>;

interface ImportsTable {
  id: Generated<number>;
  kind: ImportKind;
  file_name: string;
  status: ColumnType<ImportStatus, ImportStatus | undefined, ImportStatus>;
  headers: JsonColumn<string[]>;
  fields: JsonColumn<(string | null)[]>;
  options: JsonColumn<ImportOptions>;
  row_count: number;
  done_count: Generated<number>;
  archive: string | null;
  archive_name: string | null;
  created_by: number | null;
  created_at: CreatedAt;
  finished_at: Date | null;
  undone_at: Date | null;
}

interface ImportRowsTable {
  import_id: number;
  position: number;
  line: number;
  cells: JsonColumn<string[]>;
  outcome: RowOutcome | null;
  problems: ColumnType<RowProblem[], string | undefined, string>;
  changes: ColumnType<string[], string | undefined, string>;
  is_imported: Generated<boolean>;
  row_id: number | null;
  history_before: number | null;
  history_after: number | null;
  undo: "undone" | "left" | null;
}

interface ImportedPicturesTable {
  picture: string;
  crc32: number;
  bytes: number;
}

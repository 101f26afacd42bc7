import {
  type Import,
  type ImportDetails,
  type ImportRow,
  importOptionsSchema,
} from "#domain/imports/import.ts";
import { toRecord } from "#domain/imports/read-cells.ts";
import type { ImportRecord, ListedRow, RowCounts } from "./repository.ts";

const maxSamples = 3;
const maxSampleLength = 80;

export function presentImport(row: ImportRecord, { left, ...counts }: RowCounts): Import {
  return {
    id: row.id,
    kind: row.kind,
    file_name: row.file_name,
    status: row.status,
    row_count: row.row_count,
    done_count: row.done_count,
    counts,
    left_count: left,
    archive_name: row.archive_name,
    account: row.account,
    created_at: row.created_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
    undone_at: row.undone_at?.toISOString() ?? null,
  };
}

/** `cells` are those of the first lines. */
export function presentDetails(
  row: ImportRecord,
  counts: RowCounts,
  cells: readonly (readonly string[])[],
): ImportDetails {
  return {
    ...presentImport(row, counts),
    columns: row.headers.map((header, index) => ({
      header,
      field: row.fields[index] ?? null,
      samples: samplesOf(cells.map((line) => line[index] ?? "")),
    })),
    options: importOptionsSchema.parse(row.options),
  };
}

function samplesOf(texts: readonly string[]): string[] {
  const distinct = new Set(texts.filter((text) => text !== ""));
  return [...distinct]
    .slice(0, maxSamples)
    .map((text) => Array.from(text).slice(0, maxSampleLength).join(""));
}

export function presentRow(row: ListedRow, fields: readonly (string | null)[]): ImportRow {
  const record = toRecord(fields, row.cells);
  const names = ["reference", "name", "name_np", "phone", "email"].map((field) => record.get(field));
  const known = names.filter((name) => name !== undefined).slice(0, 2);
  return {
    line: row.line,
    label: known.join(" – "),
    outcome: row.outcome,
    problems: row.problems,
    changes: row.changes,
    row_id: row.row_id,
    undo: row.undo,
  };
}

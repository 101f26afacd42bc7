import type { Readable } from "node:stream";
import { linesOf } from "#server/platform/backup/restore.ts";
import { type CsvCell, csvStream } from "#server/platform/http/csv.ts";

const batchRows = 500;

/** The rows of a table's file for spreadsheets. Lists and objects are JSON. */
export function csvOfTable(path: string, columns: readonly string[]): Readable {
  async function* batches() {
    let batch: CsvCell[][] = [];
    for await (const line of linesOf(path)) {
      const row = JSON.parse(line) as Readonly<Record<string, unknown>>;
      batch.push(columns.map((column) => toCell(row[column])));
      if (batch.length < batchRows) continue;
      yield batch;
      batch = [];
    }
    yield batch;
  }
  return csvStream(columns, batches());
}

function toCell(value: unknown): CsvCell {
  if (value === undefined || value === null) return null;
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return value;
  return JSON.stringify(value);
}

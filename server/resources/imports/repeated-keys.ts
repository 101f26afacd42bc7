import { toRecord } from "#domain/imports/read-cells.ts";
import type { Database } from "#server/platform/database/database.ts";
import type { ImportRecord } from "./repository.ts";
import type { RowPlanner } from "./row-plan.ts";

const rowsPerRead = 1000;

/** The first line of each key. A later one with the same key is a repetition. */
export async function findFirstPositions(
  database: Database,
  { id, fields }: ImportRecord,
  { keyOf }: RowPlanner,
): Promise<ReadonlyMap<string, number>> {
  const positions = new Map<string, number>();
  for (let start = 0; ; start += rowsPerRead) {
    const rows = await database
      .selectFrom("import_rows")
      .select(["position", "cells"])
      .where("import_id", "=", id)
      .where("position", ">=", start)
      .where("position", "<", start + rowsPerRead)
      .orderBy("position")
      .execute();
    for (const { position, cells } of rows) {
      const key = keyOf(toRecord(fields, cells));
      if (key !== null && !positions.has(key)) positions.set(key, position);
    }
    if (rows.length === 0) return positions;
  }
}

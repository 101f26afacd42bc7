import { sql } from "kysely";
import type { Database } from "#server/platform/database/database.ts";

/** The id of each row's last entry in the history; 0 if it has none. */
export async function lastEntries(
  transaction: Database,
  table: string,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ row_id: number; last: number }>`
    select row_id, max(id)::float8 as last from row_history
    where table_name = ${table} and row_id = any(${[...ids]}) group by row_id`.execute(transaction);
  return new Map(rows.map(({ row_id, last }) => [row_id, last]));
}

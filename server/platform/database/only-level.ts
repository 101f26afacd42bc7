import { sql } from "kysely";

/** The local level of grouped rows, if those that have one have the same. */
export const onlyLevel = sql<number | null>`
  case when min(local_level_id) = max(local_level_id) then min(local_level_id) end`;

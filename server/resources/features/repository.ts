import type { Database } from "#server/platform/database/database.ts";

/** In the order in which they are offered. */
export function selectFeatures(database: Database) {
  return database
    .selectFrom("features")
    .select(["id", "name", "translations", "is_hidden"])
    .orderBy("list_position", (order) => order.asc().nullsLast())
    .orderBy("id");
}

export async function listFeatures(
  database: Database,
  { page, pageSize }: { page: number; pageSize: number },
) {
  return selectFeatures(database)
    .where("is_hidden", "=", false)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
}

export async function countFeatures(database: Database): Promise<number> {
  const row = await database
    .selectFrom("features")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("is_hidden", "=", false)
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function allFeaturesExist(database: Database, ids: readonly number[]): Promise<boolean> {
  if (ids.length === 0) return true;
  const known = await database.selectFrom("features").select("id").where("id", "in", ids).execute();
  return known.length === new Set(ids).size;
}

export async function findFeatures(database: Database, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return database.selectFrom("features").select(["name", "translations"]).where("id", "in", ids).execute();
}

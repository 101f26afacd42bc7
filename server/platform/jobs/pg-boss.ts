import type { PgBoss } from "pg-boss";
import type { Database } from "#server/platform/database/database.ts";

export const jobsSchema = "jobs";

/** pg-boss on the connection of a transaction. It is loaded when it is first needed: that takes half a second and 13 MB. */
export async function jobsOf(database: Database): Promise<PgBoss> {
  const { fromKysely, PgBoss } = await import("pg-boss");
  return new PgBoss({ db: fromKysely(database), schema: jobsSchema, supervise: false, schedule: false });
}

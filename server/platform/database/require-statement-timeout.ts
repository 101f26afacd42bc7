import { sql } from "kysely";
import type { Database } from "./database.ts";

/** Connections of a pooler are shared, so the app can't set their limit for statements; it can only require one. */
export async function requireStatementTimeout(database: Database): Promise<void> {
  const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(database);
  if (rows[0]?.statement_timeout !== "0") return;
  throw new Error(
    "statements through the pooler of DATABASE_URL have no time limit: add connect_query='set statement_timeout = 10000' " +
      "to the database in pgbouncer.ini, or set statement_timeout for its role",
  );
}

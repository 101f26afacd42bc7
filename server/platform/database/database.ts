import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { withPreparedStatements } from "./prepared-statements.ts";
import type { Schema } from "./schema.ts";

export type Database = Kysely<Schema>;

const { builtins } = pg.types;

/**
 * Counts, prices and areas fit a JavaScript number exactly; the driver would hand them over as text. A date is a day of
 * the calendar, which the driver would make a moment in this machine's time zone.
 */
function typeParser(type: number, format?: "text" | "binary") {
  if (type === builtins.DATE) return String;
  if (type === builtins.INT8 || type === builtins.NUMERIC) return Number;
  return format === "binary" ? pg.types.getTypeParser(type, "binary") : pg.types.getTypeParser(type, "text");
}

export function connect(url: string, onError: (error: Error) => void, patience?: number): Database {
  return databaseOver(openPool(url, onError, patience));
}

export function databaseOver(pool: pg.Pool): Database {
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool: withPreparedStatements(pool) }) });
}

/** `patience` is how long a new connection may take, in milliseconds: past 2 s a visitor is told that nobody answers. */
export function openPool(url: string, onError: (error: Error) => void, patience = 1_200): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: patience,
    statement_timeout: 10_000,
    application_name: "mithila-ghar",
    types: { getTypeParser: typeParser },
  });
  // A connection that breaks while idle is replaced by the pool; unheard, the event would end the process.
  pool.on("error", onError);
  // So would that of one in use, whose query fails besides and tells the caller.
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}

import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { withPreparedStatements } from "./prepared-statements.ts";
import type { Schema } from "./schema.ts";
import { guardStatements } from "./unanswered-statements.ts";

export type Database = Kysely<Schema>;

const { builtins } = pg.types;

/**
 * Counts, prices and areas fit a JavaScript number exactly; the driver would return them as text. A date is a calendar day;
 * the driver would return a moment in the machine's time zone.
 */
function typeParser(type: number, format?: "text" | "binary") {
  if (type === builtins.DATE) return String;
  if (type === builtins.INT8 || type === builtins.NUMERIC) return Number;
  return format === "binary" ? pg.types.getTypeParser(type, "binary") : pg.types.getTypeParser(type, "text");
}

export type ConnectOptions = Readonly<{
  /** For new connections and for unanswered statements. By default, a request gets its 503 within 2 s. */
  timeoutMs?: number;
  /**
   * The URL of the database itself, if `url` leads to a pooler such as PgBouncer. A pooler shares connections between
   * clients, so none can have settings or prepared statements of its own.
   */
  directUrl?: string | undefined;
}>;

export function connect(
  url: string,
  onIdleError: (error: Error) => void,
  { timeoutMs = 1_200, directUrl }: ConnectOptions = {},
): Database {
  const isPooled = directUrl !== undefined;
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: timeoutMs,
    ...(!isPooled && { statement_timeout: 10_000 }),
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: "mithila-ghar",
    types: { getTypeParser: typeParser },
  });
  // The pool replaces a connection that breaks while idle. Without a listener, the event would end the process.
  pool.on("error", onIdleError);
  // The same event of a connection in use; the caller gets the error from its query.
  pool.on("connect", (client) => client.on("error", () => undefined));
  const guard = guardStatements(url, timeoutMs, directUrl);
  return new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: withPreparedStatements(pool, guard, { isPrepared: !isPooled }) }),
  });
}

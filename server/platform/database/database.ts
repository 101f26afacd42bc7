import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { detectLostResponses, type GuardStatement } from "./lost-responses.ts";
import { withPreparedStatements } from "./prepared-statements.ts";
import type { Schema } from "./schema.ts";
import { addressOf, SilenceDetector } from "./silence-detector.ts";

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
  /** After this time without any sign of the database, all that wait for it fail. By default, requests get 503 within 2 s. */
  silenceTimeoutMs?: number;
  /**
   * The URL of the database itself, if `url` leads to a pooler such as PgBouncer. A pooler shares connections between
   * clients, so none can have settings or prepared statements of its own.
   */
  directUrl?: string | undefined;
}>;

/** Limits each statement, and the wait for a connection while all are in use. */
const statementTimeoutMs = 10_000;

export function connect(
  url: string,
  onIdleError: (error: Error) => void,
  { silenceTimeoutMs = 1_200, directUrl }: ConnectOptions = {},
): Database {
  const isPooled = directUrl !== undefined;
  const silence = new SilenceDetector([url, directUrl ?? url], silenceTimeoutMs);
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    stream: silence.createSocket,
    connectionTimeoutMillis: statementTimeoutMs,
    ...(!isPooled && { statement_timeout: statementTimeoutMs }),
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: "mithila-ghar",
    types: { getTypeParser: typeParser },
  });
  // The pool replaces a connection that breaks while idle. Without a listener, the event would end the process.
  pool.on("error", onIdleError);
  // The same event of a connection in use; the caller gets the error from its query.
  pool.on("connect", (client) => client.on("error", () => undefined));
  // A Unix socket loses nothing, and a pooler hides which of the database's connections executes a statement.
  const canLoseResponses = !isPooled && "host" in addressOf(url);
  const guardConnection: GuardStatement = canLoseResponses
    ? detectLostResponses(url)
    : (_, response) => response;
  const guards = {
    connect: () => silence.acquire(pool),
    guard: <Result>(client: pg.PoolClient, response: Promise<Result>) =>
      silence.guard(guardConnection(client, response)),
  };
  return new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: withPreparedStatements(pool, guards, { isPrepared: !isPooled }) }),
  });
}

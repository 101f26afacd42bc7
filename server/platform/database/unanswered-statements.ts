import pg from "pg";
import { waitInSteps } from "./wait-in-steps.ts";

/** A statement is checked after this time without a response, and again each time it passes. */
const checkIntervalMs = 300;

/**
 * Connections of this database that execute no statement. A response may still be on its way from one that has just become
 * idle.
 */
const idleConnections = `
  select pid from pg_stat_activity
  where state like 'idle%' and state_change < clock_timestamp() - interval '200 ms'`;

export type GuardStatement = <Result>(client: pg.PoolClient, response: Promise<Result>) => Promise<Result>;

/**
 * Makes a statement fail within `timeoutMs` if its response will never arrive, because the database hangs or the network
 * dropped the connection (decision 22). A statement that the database is executing continues: `statement_timeout` limits it.
 * `directUrl` leads past a pooler, where a check would wait behind the statements that keep all its connections busy.
 */
export function guardStatements(url: string, timeoutMs: number, directUrl = url): GuardStatement {
  let check: Promise<ReadonlySet<unknown> | undefined> | undefined;
  // All overdue statements share one check.
  const findIdle = () => {
    check ??= findIdleConnections([url, directUrl], timeoutMs - checkIntervalMs).finally(() => {
      check = undefined;
    });
    return check;
  };

  return async (client, response) => {
    let isWaiting = true;
    let wasIdle = false;
    let timer = setTimeout(watch, checkIntervalMs);
    async function watch() {
      const idle = await findIdle();
      if (!isWaiting) return;
      const isIdle = idle?.has("processID" in client && client.processID) ?? false;
      // A shared check may be older than the statement, and a busy database may not have begun it: two checks must agree.
      if (!idle || (isIdle && wasIdle))
        client.connection.stream.destroy(new Error("Connection terminated: the database did not respond"));
      else {
        wasIdle = isIdle;
        timer = setTimeout(watch, checkIntervalMs);
      }
    }
    try {
      return await response;
    } finally {
      isWaiting = false;
      clearTimeout(timer);
    }
  };
}

/**
 * Uses a new connection, because those of the pool may all be busy. Undefined if the database or the pooler in front of it
 * does not respond.
 */
async function findIdleConnections(
  [url, directUrl]: readonly [string, string],
  timeoutMs: number,
): Promise<ReadonlySet<unknown> | undefined> {
  const clients = [...new Set([url, directUrl])].map(
    (connectionString) => new pg.Client({ connectionString, application_name: "mithila-ghar check" }),
  );
  const connectAndQuery = async () => {
    for (const client of clients) await client.connect();
    const { rows = [] } = (await clients.at(-1)?.query<{ pid: number }>(idleConnections)) ?? {};
    return new Set<unknown>(rows.map(({ pid }) => pid));
  };
  try {
    for (const client of clients) client.on("error", () => undefined);
    return await Promise.race([connectAndQuery(), waitInSteps(timeoutMs)]);
  } catch (error) {
    return isRejectedConnection(error) ? new Set() : undefined;
  } finally {
    // `end()` would wait for a database that does not respond.
    for (const client of clients) client.connection.stream.destroy();
  }
}

/** The database responds, but rejects the check, for example with "too many connections"; 57P means that it is not running. */
function isRejectedConnection(error: unknown): boolean {
  return error instanceof pg.DatabaseError && !error.code?.startsWith("57P");
}

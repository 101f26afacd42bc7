import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";

/** A statement is checked after this time without a response, and again each time it passes. */
const checkIntervalMs = 300;
/** The timeout of a check is split into steps, so that a pause of this process uses up one of them, not all. */
const timeoutSteps = 4;

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
  const isLost = async (client: pg.PoolClient) => {
    // All overdue statements share one check.
    check ??= findIdleConnections([url, directUrl], timeoutMs - checkIntervalMs).finally(() => {
      check = undefined;
    });
    const idle = await check;
    return !idle || idle.has("processID" in client && client.processID);
  };

  return async (client, response) => {
    let isWaiting = true;
    const timer = setInterval(async () => {
      if ((await isLost(client)) && isWaiting)
        client.connection.stream.destroy(new Error("Connection terminated: the database did not respond"));
    }, checkIntervalMs);
    try {
      return await response;
    } finally {
      isWaiting = false;
      clearInterval(timer);
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

async function waitInSteps(timeoutMs: number): Promise<undefined> {
  const stepMs = timeoutMs / timeoutSteps;
  for (let step = 0; step < timeoutSteps; step += 1) await delay(stepMs, undefined, { ref: false });
}

/** The database responds, but rejects the check, for example with "too many connections"; 57P means that it is not running. */
function isRejectedConnection(error: unknown): boolean {
  return error instanceof pg.DatabaseError && !error.code?.startsWith("57P");
}

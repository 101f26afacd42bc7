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
 */
export function guardStatements(url: string, timeoutMs: number): GuardStatement {
  let check: Promise<ReadonlySet<unknown>> | undefined;
  /** All overdue statements share one check. */
  const findIdleConnections = () => {
    check ??= queryIdleConnections(url, timeoutMs - checkIntervalMs).finally(() => {
      check = undefined;
    });
    return check;
  };
  const willRespond = (client: pg.PoolClient) =>
    findIdleConnections().then(
      (idle) => !idle.has("processID" in client && client.processID),
      () => false,
    );

  return async (client, response) => {
    let isWaiting = true;
    const timer = setInterval(async () => {
      if ((await willRespond(client)) || !isWaiting) return;
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

/** Uses a new connection, because those of the pool may all be busy. Rejects if the database does not respond. */
async function queryIdleConnections(url: string, timeoutMs: number): Promise<ReadonlySet<unknown>> {
  const client = new pg.Client({ connectionString: url, application_name: "mithila-ghar check" });
  client.on("error", () => undefined);
  const connectAndQuery = async () => {
    await client.connect();
    return client.query<{ pid: number }>(idleConnections);
  };
  try {
    const { rows } = await Promise.race([connectAndQuery(), rejectAfter(timeoutMs)]);
    return new Set(rows.map(({ pid }) => pid));
  } finally {
    // `end()` would wait for a database that does not respond.
    client.connection.stream.destroy();
  }
}

async function rejectAfter(timeoutMs: number): Promise<never> {
  for (let step = 0; step < timeoutSteps; step += 1)
    await delay(timeoutMs / timeoutSteps, undefined, { ref: false });
  throw new Error("timeout");
}

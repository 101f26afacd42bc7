import pg from "pg";

/** A connection is checked after this time without a response, and again each time it passes. */
const checkIntervalMs = 300;

/** So many sessions in a row, each from its login to its end, must have found the connection idle. */
const requiredChecks = 4;

/** How long a check may take; a slower one proves nothing. */
const checkTimeoutMs = 10_000;

/** A response may still be on its way from a connection that has just become idle. */
const idleConnections = `
  select pid from pg_stat_activity
  where state like 'idle%' and state_change < clock_timestamp() - interval '200 ms'`;

export type GuardStatement = <Result>(client: pg.PoolClient, response: Promise<Result>) => Promise<Result>;

/**
 * Ends a connection whose statement or response the network lost, while the database responds to others (decision 59): the
 * database repeatedly says that the connection is idle. A statement that is executing is not interrupted, nor is one that a
 * busy database begins late: it begins before four later sessions are over.
 */
export function detectLostResponses(url: string): GuardStatement {
  let check: Promise<ReadonlySet<unknown>> | undefined;
  // All overdue statements share one check.
  const findIdle = () => {
    check ??= findIdleConnections(url).finally(() => {
      check = undefined;
    });
    return check;
  };

  return async (client, response) => {
    let isWaiting = true;
    let idleChecks = 0;
    let timer = setTimeout(watch, checkIntervalMs);
    async function watch() {
      const idle = await findIdle();
      if (!isWaiting) return;
      idleChecks = idle.has("processID" in client && client.processID) ? idleChecks + 1 : 0;
      if (idleChecks === requiredChecks)
        client.connection.stream.destroy(new Error("Connection terminated: the response was lost"));
      else timer = setTimeout(watch, checkIntervalMs);
    }
    try {
      return await response;
    } finally {
      isWaiting = false;
      clearTimeout(timer);
    }
  };
}

/** Uses a new connection, because those of the pool may all be busy. */
async function findIdleConnections(url: string): Promise<ReadonlySet<unknown>> {
  const client = new pg.Client({
    connectionString: url,
    application_name: "mithila-ghar check",
    connectionTimeoutMillis: checkTimeoutMs,
    query_timeout: checkTimeoutMs,
  });
  client.on("error", () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ pid: number }>(idleConnections);
    return new Set(rows.map(({ pid }) => pid));
  } catch {
    return new Set();
  } finally {
    // `end()` would wait for a database that does not respond.
    client.connection.stream.destroy();
  }
}

import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";

/** Told what is known about the rows that public pages show. */
export interface ChangeWatcher {
  /** From now on every change is told; what happened before is not known. */
  began(): void;
  changed(): void;
  /** Until it begins again, nothing is told. */
  lost(): void;
}

const heartbeat = 2_000;
const patience = 1_000;
const pause = 250;

/**
 * Listens, on a connection of its own, to what the triggers of migration 0014 say: so one copy of the app hears of what
 * another changed. Comes back when it was tried once; from then on it connects again by itself. Answers with its end.
 */
export async function followChanges(url: string, watcher: ChangeWatcher): Promise<() => Promise<void>> {
  const closing = new AbortController();
  const first = Promise.withResolvers<void>();
  const following = (async () => {
    while (!closing.signal.aborted) {
      await listen(url, watcher, closing.signal, first.resolve).catch(() => undefined);
      watcher.lost();
      first.resolve();
      await delay(pause, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  })();
  await first.promise;
  return async () => {
    closing.abort();
    await following;
  };
}

/** One connection's life. A line that broke unheard is found out by asking now and then. */
async function listen(
  url: string,
  watcher: ChangeWatcher,
  closing: AbortSignal,
  ready: () => void,
): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    application_name: "mithila-ghar changes",
    connectionTimeoutMillis: patience,
    query_timeout: patience,
    keepAlive: true,
  });
  const ended = new AbortController();
  client.on("error", () => ended.abort());
  client.on("end", () => ended.abort());
  client.on("notification", () => watcher.changed());
  try {
    await client.connect();
    await client.query("listen public_change");
    watcher.began();
    ready();
    const over = AbortSignal.any([ended.signal, closing]);
    while (!over.aborted) {
      await delay(heartbeat, undefined, { signal: over, ref: false }).catch(() => undefined);
      if (!over.aborted) await client.query("select 1");
    }
  } finally {
    // Not by taking leave: a line that fell silent would never let it go.
    client.connection.stream.destroy();
  }
}

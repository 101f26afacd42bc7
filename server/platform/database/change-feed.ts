import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { type Change, parseChange } from "./change-tags.ts";
import { waitInSteps } from "./wait-in-steps.ts";

/** Receives changes of the rows that public pages or open dashboards show. */
export interface ChangeWatcher {
  /** From now on every change is reported; earlier changes are unknown. */
  onConnected(): void;
  onChange(change: Change): void;
  /** Rows of the back office changed; the topic says of which kind. */
  onStaffChange?(topic: string): void;
  /** No change is reported until the next `onConnected`. */
  onDisconnected(): void;
  /** Resolves when what follows from the reported changes is done, for watchers that need time for it. */
  catchUp?(): Promise<void>;
}

/** Reports to each of them, in their order. */
export function combineWatchers(watchers: readonly ChangeWatcher[]): ChangeWatcher {
  return {
    onConnected() {
      for (const watcher of watchers) watcher.onConnected();
    },
    onChange(change) {
      for (const watcher of watchers) watcher.onChange(change);
    },
    onStaffChange(topic) {
      for (const watcher of watchers) watcher.onStaffChange?.(topic);
    },
    onDisconnected() {
      for (const watcher of watchers) watcher.onDisconnected();
    },
    async catchUp() {
      for (const watcher of watchers) await watcher.catchUp?.();
    },
  };
}

export type ChangeFeed = Readonly<{
  /** Resolves after `onChange` and `catchUp` for every change committed before the call, or after `onDisconnected`. */
  catchUp: () => Promise<void>;
  close: () => Promise<void>;
}>;

const heartbeatIntervalMs = 2_000;
const responseTimeoutMs = 1_000;
const reconnectDelayMs = 250;

const staffChannel = "staff_change";

/**
 * Listens for the notifications of the triggers `notify_…` on its own connection, so that each instance of the app learns
 * of changes made by others. Resolves after the first connection attempt, and reconnects when the connection breaks.
 */
export async function followChanges(url: string, watcher: ChangeWatcher): Promise<ChangeFeed> {
  const closing = new AbortController();
  const firstAttempt = Promise.withResolvers<void>();
  let connection: ListeningConnection | undefined;
  const following = (async () => {
    while (!closing.signal.aborted) {
      connection = new ListeningConnection(url, watcher);
      await connection.listen(closing.signal, firstAttempt.resolve).catch(() => undefined);
      firstAttempt.resolve();
      await delay(reconnectDelayMs, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  })();
  await firstAttempt.promise;
  return {
    async catchUp() {
      await connection?.catchUp();
      await watcher.catchUp?.();
    },
    async close() {
      closing.abort();
      await following;
    },
  };
}

class ListeningConnection {
  readonly #client: pg.Client;
  readonly #watcher: ChangeWatcher;
  readonly #ended = new AbortController();
  #lastPing: Promise<unknown> = Promise.resolve();
  #isListening = false;

  constructor(url: string, watcher: ChangeWatcher) {
    this.#watcher = watcher;
    this.#client = new pg.Client({
      connectionString: url,
      application_name: "mithila-ghar changes",
      keepAlive: true,
    });
    this.#client.on("error", () => this.#ended.abort());
    this.#client.on("end", () => this.#ended.abort());
    this.#client.on("notification", ({ channel, payload }) => {
      if (channel === staffChannel) watcher.onStaffChange?.(payload ?? "");
      else watcher.onChange(parseChange(payload));
    });
  }

  /** Resolves when the connection ends. The heartbeat detects a connection that stopped responding. */
  async listen(closing: AbortSignal, onReady: () => void): Promise<void> {
    try {
      await inTime(this.#client.connect());
      await inTime(this.#client.query(`listen public_change; listen ${staffChannel}`));
      this.#isListening = true;
      this.#watcher.onConnected();
      onReady();
      const done = AbortSignal.any([this.#ended.signal, closing]);
      while (!done.aborted) {
        await delay(heartbeatIntervalMs, undefined, { signal: done, ref: false }).catch(() => undefined);
        if (!done.aborted) await this.#ping();
      }
    } finally {
      this.#disconnect();
    }
  }

  /** PostgreSQL sends the notifications of earlier commits before its response to a later query. */
  async catchUp(): Promise<void> {
    if (!this.#isListening) return;
    try {
      await this.#ping();
    } catch {
      this.#disconnect();
    }
  }

  /** The driver permits one query at a time, so each ping waits for the previous one. */
  #ping(): Promise<unknown> {
    const ping = this.#lastPing.then(() => inTime(this.#client.query("select 1")));
    this.#lastPing = ping.catch(() => undefined);
    return ping;
  }

  /** Destroys the stream, because `end()` would wait for a database that no longer responds. */
  #disconnect(): void {
    if (this.#isListening) this.#watcher.onDisconnected();
    this.#isListening = false;
    this.#ended.abort();
    this.#client.connection.stream.destroy();
  }
}

/** A process that pauses, for example on a busy machine, keeps a connection that works, and with it its cache. */
async function inTime<Result>(response: Promise<Result>): Promise<Result> {
  const timeout = waitInSteps(responseTimeoutMs).then(() => {
    throw new Error("the database did not respond in time");
  });
  return Promise.race([response, timeout]);
}

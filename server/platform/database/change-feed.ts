import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { type Change, parseChange } from "./change-tags.ts";

/** Told what is known about the rows that public pages show. */
export interface ChangeWatcher {
  /** From now on every change is told; what happened before is not known. */
  onConnected(): void;
  onChange(change: Change): void;
  /** Until it begins again, nothing is told. */
  onDisconnected(): void;
}

export type ChangeFeed = Readonly<{
  /** Resolves when the watcher was told of every change committed before the call, or told that the feed is lost. */
  catchUp: () => Promise<void>;
  close: () => Promise<void>;
}>;

const heartbeat = 2_000;
const patience = 1_000;
const pause = 250;

/**
 * Listens, on a connection of its own, to what the triggers of migration 0021 say: so one copy of the app hears of what
 * another changed. Comes back when it was tried once; from then on it connects again by itself.
 */
export async function followChanges(url: string, watcher: ChangeWatcher): Promise<ChangeFeed> {
  const closing = new AbortController();
  const first = Promise.withResolvers<void>();
  let line: Line | undefined;
  const following = (async () => {
    while (!closing.signal.aborted) {
      line = new Line(url, watcher);
      await line.listen(closing.signal, first.resolve).catch(() => undefined);
      first.resolve();
      await delay(pause, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  })();
  await first.promise;
  return {
    async catchUp() {
      await line?.catchUp();
    },
    async close() {
      closing.abort();
      await following;
    },
  };
}

/** One connection's life. */
class Line {
  readonly #client: pg.Client;
  readonly #watcher: ChangeWatcher;
  readonly #ended = new AbortController();
  #lastAsked: Promise<unknown> = Promise.resolve();
  #isListening = false;

  constructor(url: string, watcher: ChangeWatcher) {
    this.#watcher = watcher;
    this.#client = new pg.Client({
      connectionString: url,
      application_name: "mithila-ghar changes",
      connectionTimeoutMillis: patience,
      query_timeout: patience,
      keepAlive: true,
    });
    this.#client.on("error", () => this.#ended.abort());
    this.#client.on("end", () => this.#ended.abort());
    this.#client.on("notification", ({ payload }) => watcher.onChange(parseChange(payload)));
  }

  /** Ends with the connection. A line that broke unheard is found out by asking now and then. */
  async listen(closing: AbortSignal, ready: () => void): Promise<void> {
    try {
      await this.#client.connect();
      await this.#client.query("listen public_change");
      this.#isListening = true;
      this.#watcher.onConnected();
      ready();
      const over = AbortSignal.any([this.#ended.signal, closing]);
      while (!over.aborted) {
        await delay(heartbeat, undefined, { signal: over, ref: false }).catch(() => undefined);
        if (!over.aborted) await this.#ask();
      }
    } finally {
      this.#hangUp();
    }
  }

  /** PostgreSQL sends the notices of earlier commits before its answer to a later question. */
  async catchUp(): Promise<void> {
    if (!this.#isListening) return;
    try {
      await this.#ask();
    } catch {
      this.#hangUp();
    }
  }

  /** One question at a time, as the driver demands. */
  #ask(): Promise<unknown> {
    const asked = this.#lastAsked.then(() => this.#client.query("select 1"));
    this.#lastAsked = asked.catch(() => undefined);
    return asked;
  }

  /** Not by taking leave: a line that fell silent would never let it go. */
  #hangUp(): void {
    if (this.#isListening) this.#watcher.onDisconnected();
    this.#isListening = false;
    this.#ended.abort();
    this.#client.connection.stream.destroy();
  }
}

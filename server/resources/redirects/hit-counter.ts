import type { FastifyBaseLogger } from "fastify";
import type { Database } from "#server/platform/database/database.ts";
import { recordHits } from "./repository.ts";

const flushIntervalMs = 10_000;

/** IM9: collects uses of short addresses in memory and writes them in batches. A killed process loses its last batch. */
export class HitCounter {
  readonly #database: Database;
  readonly #log: Pick<FastifyBaseLogger, "warn">;
  readonly #timer = setInterval(() => this.flush(), flushIntervalMs).unref();
  #pending = new Map<number, { count: number; lastAt: Date }>();
  #flushing: Promise<void> | undefined;

  constructor(database: Database, log: Pick<FastifyBaseLogger, "warn">) {
    this.#database = database;
    this.#log = log;
  }

  count(redirectId: number): void {
    const before = this.#pending.get(redirectId)?.count ?? 0;
    this.#pending.set(redirectId, { count: before + 1, lastAt: new Date() });
  }

  /** What can't be written stays for the next time. */
  flush(): Promise<void> {
    this.#flushing ??= this.#write()
      .catch((error: unknown) => this.#log.warn({ err: error }, "uses of redirects could not be written"))
      .finally(() => {
        this.#flushing = undefined;
      });
    return this.#flushing;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#flushing;
    await this.flush();
  }

  async #write(): Promise<void> {
    const batch = this.#pending;
    if (batch.size === 0) return;
    this.#pending = new Map();
    try {
      await recordHits(this.#database, batch);
    } catch (error) {
      for (const [id, { count, lastAt }] of batch) {
        const later = this.#pending.get(id);
        this.#pending.set(id, { count: count + (later?.count ?? 0), lastAt: later?.lastAt ?? lastAt });
      }
      throw error;
    }
  }
}

import type { FastifyBaseLogger } from "fastify";
import { kathmanduDay } from "#domain/dates.ts";
import type { Database } from "#server/platform/database/database.ts";
import { deleteViewHashesBefore, recordViews, type View } from "./repository.ts";

const flushIntervalMs = 10_000;
/** Instances of the app write the last views of a day within this time after it. */
const lateWriteMs = 60_000;
/** Bounds memory, and what a flood of invented browsers can write. */
const maxPendingViews = 5_000;
const maxUserAgentLength = 300;

type PendingView = View & Readonly<{ day: string }>;

/** LE9: collects views in memory and writes them in batches (decision 49). A killed process loses its last batch. */
export class ViewCounter {
  readonly #database: Database;
  readonly #log: Pick<FastifyBaseLogger, "warn">;
  readonly #timer = setInterval(() => this.flush(), flushIntervalMs).unref();
  #pending = new Map<string, PendingView>();
  #flushing: Promise<void> | undefined;
  #forgottenBefore = "";

  constructor(database: Database, log: Pick<FastifyBaseLogger, "warn">) {
    this.#database = database;
    this.#log = log;
  }

  count({ propertyId, address, userAgent }: View, nowMs = Date.now()): void {
    if (this.#pending.size >= maxPendingViews) return;
    const day = kathmanduDay(nowMs);
    const view = { day, propertyId, address, userAgent: userAgent.slice(0, maxUserAgentLength) };
    this.#pending.set(`${day} ${propertyId} ${address} ${view.userAgent}`, view);
  }

  /** Views that can't be written stay for the next time, until their day is over. */
  flush(nowMs = Date.now()): Promise<void> {
    this.#flushing ??= this.#write(nowMs)
      .catch((error: unknown) => this.#log.warn({ err: error }, "views could not be written"))
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

  async #write(nowMs: number): Promise<void> {
    const firstDay = kathmanduDay(nowMs - lateWriteMs);
    const batch = this.#pending;
    this.#pending = new Map();
    try {
      const days = Map.groupBy(batch.values(), ({ day }) => day);
      for (const [day, views] of days) if (day >= firstDay) await recordViews(this.#database, day, views);
      if (batch.size === 0 && this.#forgottenBefore === firstDay) return;
      await deleteViewHashesBefore(this.#database, firstDay);
      this.#forgottenBefore = firstDay;
    } catch (error) {
      this.#pending = new Map([...batch, ...this.#pending]);
      throw error;
    }
  }
}

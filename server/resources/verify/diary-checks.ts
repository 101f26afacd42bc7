import { LRUCache } from "lru-cache";
import type { Database } from "#server/platform/database/database.ts";
import type { MediaStore } from "#server/platform/media/media-store.ts";
import { type DiaryReport, verifyDiary } from "./verify-diary.ts";

type Job = Readonly<{ id: number; code: string }>;
type Check = Readonly<{ report: DiaryReport; checkedAt: Date; seals: number }>;

/** A check reads every picture of a job, and anyone may ask for it: one at a time, and not again within ten minutes. */
const keptForMs = 10 * 60 * 1000;
const maxKept = 500;

export class DiaryChecks {
  readonly #storage: Readonly<{ database: Database; media: MediaStore }>;
  readonly #checks = new LRUCache<number, Check>({ max: maxKept, ttl: keptForMs });
  readonly #running = new Map<number, Promise<Check>>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(storage: Readonly<{ database: Database; media: MediaStore }>) {
    this.#storage = storage;
  }

  /** The last check, unless a day was sealed since. */
  async read(job: Job, seals: number): Promise<Check> {
    const kept = this.#checks.get(job.id);
    if (kept?.seals === seals) return kept;
    const running = this.#running.get(job.id) ?? this.#start(job, seals);
    return running;
  }

  #start(job: Job, seals: number): Promise<Check> {
    const check = this.#last.then(async () => {
      const report = await verifyDiary(this.#storage, job);
      const done = { report, checkedAt: new Date(), seals };
      this.#checks.set(job.id, done);
      return done;
    });
    const finished = check.finally(() => this.#running.delete(job.id));
    this.#running.set(job.id, finished);
    // A check that fails does not keep the next one from running.
    this.#last = finished.catch(() => undefined);
    return finished;
  }
}

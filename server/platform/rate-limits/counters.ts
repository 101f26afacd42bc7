import { createHmac } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "#server/platform/database/database.ts";
import { Problem } from "#server/platform/http/problem.ts";

/** At most `max` hits in a window that starts with the first hit. */
export type Rule = Readonly<{ name: string; max: number; windowSeconds: number }>;

/** One rule for one subject, such as a visitor, a username or both. */
export type CounterKey = Readonly<{ rule: Rule; subject: string }>;

export type HitResult = Readonly<{ isOverLimit: boolean; retryAfterSeconds: number }>;

/** Keeps the column from overflowing. */
const maxHits = 1_000_000;

/** Counts in the database, so that restarts and other instances of the app share the counters. */
export class Counters {
  readonly #database: Database;
  readonly #key: Buffer;

  constructor(database: Database, key: Buffer) {
    this.#database = database;
    this.#key = key;
  }

  /** Counts one hit of each key in one atomic statement. */
  async hit<const Keys extends readonly CounterKey[]>(
    keys: Keys,
  ): Promise<{ [Index in keyof Keys]: HitResult }>;
  async hit(keys: readonly CounterKey[]): Promise<HitResult[]> {
    const counters = keys.map((key) => ({ rule: key.rule, id: this.#hash(key) }));
    const values = counters.map(({ id, rule }) => ({
      subject: id,
      hits: 1,
      ends_at: sql<Date>`now() + make_interval(secs => ${rule.windowSeconds})`,
    }));
    // Concurrent calls lock the rows in the same order, which prevents deadlocks.
    values.sort((a, b) => a.subject.compare(b.subject));
    const isExpired = sql<boolean>`limits.ends_at <= now()`;
    const rows = await this.#database
      .insertInto("limits")
      .values(values)
      .onConflict((conflict) =>
        conflict.column("subject").doUpdateSet({
          hits: sql`case when ${isExpired} then 1 else least(limits.hits + 1, ${maxHits}) end`,
          ends_at: sql`case when ${isExpired} then excluded.ends_at else limits.ends_at end`,
        }),
      )
      .returning([
        "subject",
        "hits",
        sql<number>`ceil(extract(epoch from ends_at - now()))`.as("secondsLeft"),
      ])
      .execute();
    return counters.map(({ id, rule }) => {
      const row = rows.find(({ subject }) => subject.equals(id));
      return {
        isOverLimit: (row?.hits ?? 0) > rule.max,
        retryAfterSeconds: Math.max(1, row?.secondsLeft ?? 1),
      };
    });
  }

  async undoHit(keys: readonly CounterKey[]): Promise<void> {
    await this.#database
      .updateTable("limits")
      .set({ hits: sql`greatest(hits - 1, 0)` })
      .where("subject", "in", this.#hashes(keys))
      .execute();
  }

  async reset(keys: readonly CounterKey[]): Promise<void> {
    await this.#database.deleteFrom("limits").where("subject", "in", this.#hashes(keys)).execute();
  }

  async isActive(key: CounterKey): Promise<boolean> {
    const row = await this.#database
      .selectFrom("limits")
      .select("hits")
      .where("subject", "=", this.#hash(key))
      .where("ends_at", ">", sql<Date>`now()`)
      .executeTakeFirst();
    return row !== undefined;
  }

  #hashes(keys: readonly CounterKey[]): Buffer[] {
    return keys.map((key) => this.#hash(key));
  }

  #hash({ rule, subject }: CounterKey): Buffer {
    return createHmac("sha256", this.#key).update(`${rule.name}\0${subject}`).digest();
  }
}

export function requireUnderLimit({ isOverLimit, retryAfterSeconds }: HitResult): void {
  if (isOverLimit) throw new Problem("too_many_requests", { retryAfterSeconds });
}

export async function deleteExpiredLimits(database: Database, now: Date): Promise<void> {
  await database.deleteFrom("limits").where("ends_at", "<=", now).execute();
}

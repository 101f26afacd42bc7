import { createHmac } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "#server/platform/database/database.ts";

/** How often something may be done, in how many seconds from the first time. */
export type Rule = Readonly<{ name: string; most: number; seconds: number }>;

/** One rule for one subject: an address, an account, a pair of them. */
export type Counted = Readonly<{ rule: Rule; subject: string }>;

export type Count = Readonly<{
  isOver: boolean;
  /** Until the window ends, in whole seconds. */
  secondsLeft: number;
}>;

// More need not be told apart, and a number that grows for ever would break one day.
const maxHits = 1_000_000;

/** Counts in the database, so that neither a restart nor another copy of the app begins anew. */
export class Counters {
  readonly #database: Database;
  readonly #key: Buffer;

  constructor(database: Database, key: Buffer) {
    this.#database = database;
    this.#key = key;
  }

  /** Counts one more of each, in one statement: of calls at the same time none is missed. */
  async hit<const All extends readonly Counted[]>(all: All): Promise<{ [Index in keyof All]: Count }>;
  async hit(all: readonly Counted[]): Promise<Count[]> {
    const subjects = all.map((one) => ({ ...one, id: this.#idOf(one) }));
    const values = subjects.map(({ id, rule }) => ({
      subject: id,
      hits: 1,
      ends_at: sql<Date>`now() + make_interval(secs => ${rule.seconds})`,
    }));
    // Always in the same order, or two calls would wait for each other.
    values.sort((a, b) => a.subject.compare(b.subject));
    const isPast = sql<boolean>`limits.ends_at <= now()`;
    const rows = await this.#database
      .insertInto("limits")
      .values(values)
      .onConflict((conflict) =>
        conflict.column("subject").doUpdateSet({
          hits: sql`case when ${isPast} then 1 else least(limits.hits + 1, ${maxHits}) end`,
          ends_at: sql`case when ${isPast} then excluded.ends_at else limits.ends_at end`,
        }),
      )
      .returning(["subject", "hits", sql<number>`ceil(extract(epoch from ends_at - now()))`.as("left")])
      .execute();
    return subjects.map(({ id, rule }) => {
      const row = rows.find(({ subject }) => subject.equals(id));
      return { isOver: (row?.hits ?? 0) > rule.most, secondsLeft: Math.max(1, row?.left ?? 1) };
    });
  }

  /** Takes back one hit of each, for what turned out well. */
  async takeBack(all: readonly Counted[]): Promise<void> {
    await this.#database
      .updateTable("limits")
      .set({ hits: sql`greatest(hits - 1, 0)` })
      .where("subject", "in", this.#ids(all))
      .execute();
  }

  async clear(all: readonly Counted[]): Promise<void> {
    await this.#database.deleteFrom("limits").where("subject", "in", this.#ids(all)).execute();
  }

  /** Whether it was counted at all, and its window has not ended. */
  async isCounted(one: Counted): Promise<boolean> {
    const row = await this.#database
      .selectFrom("limits")
      .select("hits")
      .where("subject", "=", this.#idOf(one))
      .where("ends_at", ">", sql<Date>`now()`)
      .executeTakeFirst();
    return row !== undefined;
  }

  #ids(all: readonly Counted[]): Buffer[] {
    return all.map((one) => this.#idOf(one));
  }

  #idOf({ rule, subject }: Counted): Buffer {
    return createHmac("sha256", this.#key).update(`${rule.name}\0${subject}`).digest();
  }
}

export async function deleteEndedLimits(database: Database, now: Date): Promise<void> {
  await database.deleteFrom("limits").where("ends_at", "<=", now).execute();
}

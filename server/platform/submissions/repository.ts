import { sql } from "kysely";
import type { Database } from "#server/platform/database/database.ts";

/** By what a sending of a form is known again. */
export type IdempotencyKey = Readonly<{
  key: Buffer;
  /** Of everything that was sent: a key counts for one content only. */
  content: Buffer;
  /** For how long it is known, in milliseconds. */
  lasts: number;
}>;

export type DuplicateSubmission = Readonly<{ content: Buffer; rowId: number }>;

export async function findSent(
  database: Database,
  { key }: IdempotencyKey,
): Promise<DuplicateSubmission | undefined> {
  const row = await database
    .selectFrom("sent_forms")
    .select(["content", "row_id"])
    .where("key", "=", key)
    .where("expires_at", ">", sql<Date>`now()`)
    .executeTakeFirst();
  return row?.row_id == null ? undefined : { content: row.content, rowId: row.row_id };
}

/**
 * Takes the key for the row that this transaction is about to write; false if another one has it. One that is being
 * taken elsewhere is waited for.
 */
export async function claimKey(
  transaction: Database,
  { key, content, lasts }: IdempotencyKey,
  now = new Date(),
): Promise<boolean> {
  const values = { content, row_id: null, expires_at: new Date(now.getTime() + lasts) };
  const taken = await transaction
    .insertInto("sent_forms")
    .values({ key, ...values })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet(values).where("sent_forms.expires_at", "<=", now),
    )
    .returning("key")
    .executeTakeFirst();
  return taken !== undefined;
}

export async function noteRow(transaction: Database, { key }: IdempotencyKey, rowId: number): Promise<void> {
  await transaction.updateTable("sent_forms").set({ row_id: rowId }).where("key", "=", key).execute();
}

export async function deleteExpiredKeys(database: Database, now: Date): Promise<void> {
  await database.deleteFrom("sent_forms").where("expires_at", "<=", now).execute();
}

import { sql } from "kysely";
import type { Database } from "#server/platform/database/database.ts";
import { Problem } from "#server/platform/http/problem.ts";

/** Identifies a submission, so that duplicates of it are recognized. */
export type IdempotencyKey = Readonly<{
  hash: Buffer;
  /** Hash of the whole form, because a key is valid for one content only. */
  contentHash: Buffer;
  expiresInMs: number;
}>;

/** The id of the row that was already written with this key. Throws a problem if its content was different. */
export async function findDuplicate(
  database: Database,
  { hash, contentHash }: IdempotencyKey,
): Promise<number | undefined> {
  const row = await database
    .selectFrom("sent_forms")
    .select(["content", "row_id"])
    .where("key", "=", hash)
    .where("expires_at", ">", sql<Date>`now()`)
    .executeTakeFirst();
  if (row?.row_id == null) return undefined;
  if (!row.content.equals(contentHash)) throw new Problem("key_reused");
  return row.row_id;
}

/**
 * Claims the key for the row that this transaction writes; false if another row has it. Waits for a concurrent
 * transaction that claims the same key.
 */
export async function claimKey(
  transaction: Database,
  { hash, contentHash, expiresInMs }: IdempotencyKey,
  now = new Date(),
): Promise<boolean> {
  const values = { content: contentHash, row_id: null, expires_at: new Date(now.getTime() + expiresInMs) };
  const claimed = await transaction
    .insertInto("sent_forms")
    .values({ key: hash, ...values })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet(values).where("sent_forms.expires_at", "<=", now),
    )
    .returning("key")
    .executeTakeFirst();
  return claimed !== undefined;
}

export async function recordRow(
  transaction: Database,
  { hash }: IdempotencyKey,
  rowId: number,
): Promise<void> {
  await transaction.updateTable("sent_forms").set({ row_id: rowId }).where("key", "=", hash).execute();
}

export async function deleteExpiredKeys(database: Database, now: Date): Promise<void> {
  await database.deleteFrom("sent_forms").where("expires_at", "<=", now).execute();
}

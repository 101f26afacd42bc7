import { sql } from "kysely";
import { type ApiKeyInput, keyExpiry, maxKeysOfAccount, shownKeyLength } from "#domain/api-keys/api-key.ts";
import type { Database } from "#server/platform/database/database.ts";
import { ifGiven } from "#server/platform/database/if-given.ts";
import { writeAs } from "#server/platform/history/write-as.ts";
import { fieldProblem } from "#server/platform/http/problem.ts";
import { hashToken } from "#server/platform/secrets/page-tokens.ts";
import { createKey } from "#server/platform/session/api-keys.ts";
import { shownName } from "#server/platform/session/shown-name.ts";

const maxListed = 1000;
/** Ended keys stay in the list so long. */
const keptForMs = 90 * 24 * 60 * 60 * 1000;

function selectKeys(database: Database) {
  return database
    .selectFrom("api_keys")
    .innerJoin("accounts", "accounts.id", "api_keys.account_id")
    .select([
      "api_keys.id",
      "api_keys.name",
      "api_keys.prefix",
      "api_keys.scopes",
      "api_keys.account_id",
      sql<string>`${shownName}`.as("account"),
      "api_keys.created_at",
      "api_keys.expires_at",
      "api_keys.last_used_at",
      "api_keys.revoked_at",
    ]);
}
export type KeyRow = Awaited<ReturnType<ReturnType<typeof selectKeys>["execute"]>>[number];

/** Those of the account, or of all if that is null; usable ones first, then the newest. */
export async function listKeys(database: Database, accountId: number | null): Promise<KeyRow[]> {
  return selectKeys(database)
    .$call(ifGiven(accountId, (query, value) => query.where("account_id", "=", value)))
    .orderBy(sql`revoked_at is not null or coalesce(expires_at <= now(), false)`)
    .orderBy("api_keys.id", "desc")
    .limit(maxListed)
    .execute();
}

/** The key itself is returned here only. */
export async function insertKey(
  database: Database,
  accountId: number,
  { name, scopes, lifetime }: Pick<ApiKeyInput, "name" | "scopes" | "lifetime">,
): Promise<Readonly<{ row: KeyRow; key: string }>> {
  const key = createKey();
  return writeAs(database, accountId, async (transaction) => {
    // The lock makes requests at the same time count each other's keys.
    await transaction.selectFrom("accounts").select("id").where("id", "=", accountId).forUpdate().execute();
    const { count } = await transaction
      .selectFrom("api_keys")
      .where("account_id", "=", accountId)
      .where("revoked_at", "is", null)
      .where((eb) => eb.or([eb("expires_at", "is", null), eb("expires_at", ">", sql<Date>`now()`)]))
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    if (count >= maxKeysOfAccount) throw fieldProblem("name", "too_many");
    const { id } = await transaction
      .insertInto("api_keys")
      .values({
        account_id: accountId,
        name,
        prefix: key.slice(0, shownKeyLength),
        hash: hashToken(key),
        scopes: [...scopes],
        expires_at: keyExpiry(lifetime, new Date()),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const row = await selectKeys(transaction).where("api_keys.id", "=", id).executeTakeFirstOrThrow();
    return { row, key };
  });
}

/** False if there is no such key, or if it belongs to another account than `ownerId`. Revoking twice changes nothing. */
export async function revokeKey(
  database: Database,
  id: number,
  { accountId, ownerId }: Readonly<{ accountId: number; ownerId: number | null }>,
): Promise<boolean> {
  return writeAs(database, accountId, async (transaction) => {
    const key = await transaction
      .updateTable("api_keys")
      .set({ revoked_at: sql<Date>`coalesce(revoked_at, now())` })
      .where("id", "=", id)
      .$call(ifGiven(ownerId, (query, value) => query.where("account_id", "=", value)))
      .returning("id")
      .executeTakeFirst();
    return key !== undefined;
  });
}

export async function deleteEndedKeys(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptForMs);
  await database
    .deleteFrom("api_keys")
    .where((eb) => eb.or([eb("revoked_at", "<", before), eb("expires_at", "<", before)]))
    .execute();
}

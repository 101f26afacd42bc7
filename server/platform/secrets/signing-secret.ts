import { hkdfSync, randomBytes } from "node:crypto";
import type { Database } from "#server/platform/database/database.ts";

const name = "token-signing";

/**
 * The key that tokens are signed with. It lives in the database and not in a file, because every copy of the
 * app must take the tokens of every other; whoever reads it there could read and write the accounts as well.
 */
export async function loadSigningSecret(database: Database): Promise<Uint8Array> {
  // Of copies that start together one stores its key, and the others find it.
  await database
    .insertInto("secrets")
    .values({ name, value: randomBytes(32) })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  const row = await database
    .selectFrom("secrets")
    .select("value")
    .where("name", "=", name)
    .executeTakeFirstOrThrow();
  return new Uint8Array(row.value);
}

/** A key for another purpose, which tells nothing of this one. */
export function deriveKey(secret: Uint8Array, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", `mithila-ghar ${purpose}`, 32));
}

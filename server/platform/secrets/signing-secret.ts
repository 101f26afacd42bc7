import { hkdfSync, randomBytes } from "node:crypto";
import type { Database } from "#server/platform/database/database.ts";

const name = "token-signing";

/**
 * The key that tokens are signed with, created on first use. It is stored in the database and not in a file, because every
 * instance of the app must accept the tokens of the others. Someone who can read it can also change the accounts.
 */
export async function loadSigningSecret(database: Database): Promise<Uint8Array> {
  // If several instances start at once, one of them stores its key and the others read it.
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

/** IM4: of an installation whose rows were taken in. */
export async function storeSigningSecret(database: Database, value: Uint8Array): Promise<void> {
  await database
    .insertInto("secrets")
    .values({ name, value: Buffer.from(value) })
    .execute();
}

/** Derives a key for one purpose; it reveals neither the secret nor the keys of other purposes. */
export function deriveKey(secret: Uint8Array, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", `mithila-ghar ${purpose}`, 32));
}

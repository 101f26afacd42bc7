import { sql } from "kysely";
import type { Database } from "#server/platform/database/database.ts";

export type SecondFactor = Readonly<{ secret: Buffer; isConfirmed: boolean }>;

export async function findSecondFactor(
  database: Database,
  accountId: number,
): Promise<SecondFactor | undefined> {
  return database
    .selectFrom("second_factors")
    .select(["secret", sql<boolean>`confirmed_at is not null`.as("isConfirmed")])
    .where("account_id", "=", accountId)
    .executeTakeFirst();
}

/** Stores a secret that is not required at logins until it is confirmed; false if another one is already confirmed. */
export async function storeUnconfirmedSecret(
  database: Database,
  accountId: number,
  secret: Buffer,
): Promise<boolean> {
  const row = await database
    .insertInto("second_factors")
    .values({ account_id: accountId, secret })
    .onConflict((conflict) =>
      conflict
        .column("account_id")
        .doUpdateSet({ secret, last_step: 0 })
        .where("second_factors.confirmed_at", "is", null),
    )
    .returning("account_id")
    .executeTakeFirst();
  return row !== undefined;
}

/** False if the code of this step or of a later one was already used. */
export async function markStepUsed(database: Database, accountId: number, step: number): Promise<boolean> {
  const row = await database
    .updateTable("second_factors")
    .set({ last_step: step })
    .where("account_id", "=", accountId)
    .where("last_step", "<", step)
    .returning("account_id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Requires the second factor from now on; false if it was already required. */
export async function confirmSecret(transaction: Database, accountId: number): Promise<boolean> {
  const row = await transaction
    .updateTable("second_factors")
    .set({ confirmed_at: new Date() })
    .where("account_id", "=", accountId)
    .where("confirmed_at", "is", null)
    .returning("account_id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertRecoveryCodes(
  transaction: Database,
  accountId: number,
  codes: readonly Buffer[],
): Promise<void> {
  await transaction
    .insertInto("recovery_codes")
    .values(codes.map((code) => ({ account_id: accountId, code })))
    .execute();
}

/** False if there is no such code or it was already used. */
export async function redeemRecoveryCode(
  database: Database,
  accountId: number,
  code: Buffer,
): Promise<boolean> {
  const row = await database
    .deleteFrom("recovery_codes")
    .where("account_id", "=", accountId)
    .where("code", "=", code)
    .returning("account_id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function countRecoveryCodes(database: Database, accountId: number): Promise<number> {
  const row = await database
    .selectFrom("recovery_codes")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("account_id", "=", accountId)
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function deleteSecondFactor(database: Database, accountId: number): Promise<void> {
  await database.deleteFrom("second_factors").where("account_id", "=", accountId).execute();
}

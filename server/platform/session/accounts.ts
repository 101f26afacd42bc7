import type { Database } from "#server/platform/database/database.ts";
import { revokeAllKeys } from "./api-keys.ts";
import { hashPassword, passwordCost } from "./password.ts";
import { endAllSessions, endOtherSessions } from "./repository.ts";
import { deleteSecondFactor } from "./second-factor-repository.ts";

export type NewAccount = Readonly<{
  username: string;
  password: string;
  isAdmin: boolean;
  isAgent?: boolean;
  /** LD7: by default, only the first admin can, and grants it to others. */
  canSeePapers?: boolean;
}>;

/** False if the username is taken. Every account is staff; its role says what it may do, that of seeing papers is granted. */
export async function createAccount(
  database: Database,
  account: NewAccount,
  cost = passwordCost,
): Promise<boolean> {
  const row = await database
    .insertInto("accounts")
    .values({
      username: account.username,
      password_hash: await hashPassword(account.password, cost),
      is_admin: account.isAdmin,
      is_agent: account.isAgent ?? false,
      is_staff: true,
      can_see_papers: account.canSeePapers ?? (account.isAdmin && !(await hasAdmin(database))),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function hasAdmin(database: Database): Promise<boolean> {
  const admins = database.selectFrom("accounts").select("id").where("is_admin", "=", true);
  return (await admins.executeTakeFirst()) !== undefined;
}

/** Sets a new password and ends all sessions of the account. False if there is no such account. */
export async function changePassword(
  database: Database,
  username: string,
  password: string,
): Promise<boolean> {
  return changeAccount(database, username, { password_hash: await hashPassword(password) });
}

/** Ends the account's other sessions. */
export async function changeOwnPassword(
  database: Database,
  { id, sessionId }: Readonly<{ id: number; sessionId: string }>,
  password: string,
): Promise<void> {
  const password_hash = await hashPassword(password);
  await database.transaction().execute(async (transaction) => {
    // Updating the account first makes a concurrent login with the old password wait for its row and then fail.
    await transaction.updateTable("accounts").set({ password_hash }).where("id", "=", id).execute();
    await endOtherSessions(transaction, id, sessionId);
  });
}

/** Prevents logins, ends all sessions of the account and revokes its API keys. False if there is no such account. */
export async function disableAccount(database: Database, username: string): Promise<boolean> {
  return changeAccount(database, username, { is_disabled: true });
}

/** Permits logins again; ended sessions stay ended. False if there is no such account. */
export async function enableAccount(database: Database, username: string): Promise<boolean> {
  return changeAccount(database, username, { is_disabled: false });
}

/** For an admin who lost phone and recovery codes. False if there is no such account. */
export async function turnOffSecondFactor(database: Database, username: string): Promise<boolean> {
  const account = await database
    .selectFrom("accounts")
    .select("id")
    .where("username", "=", username)
    .executeTakeFirst();
  if (account) await deleteSecondFactor(database, account.id);
  return account !== undefined;
}

/** LD7: takes effect with the next request. False if there is no such admin. */
export async function setPapersRight(
  database: Database,
  username: string,
  canSeePapers: boolean,
): Promise<boolean> {
  const account = await database
    .updateTable("accounts")
    .set({ can_see_papers: canSeePapers })
    .where("username", "=", username)
    .where("is_admin", "=", true)
    .returning("id")
    .executeTakeFirst();
  return account !== undefined;
}

export type ListedAccount = Awaited<ReturnType<typeof listAccounts>>[number];

export async function listAccounts(database: Database) {
  return database
    .selectFrom("accounts")
    .select(["username", "is_admin", "is_agent", "is_disabled", "can_see_papers", "created_at"])
    .orderBy("id")
    .execute();
}

async function changeAccount(
  database: Database,
  username: string,
  change: { password_hash: string } | { is_disabled: boolean },
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    // Updating the account first makes a concurrent login wait for its row and then fail.
    const account = await transaction
      .updateTable("accounts")
      .set(change)
      .where("username", "=", username)
      .returning("id")
      .executeTakeFirst();
    if (account) await endAllSessions(transaction, account.id);
    if (account && "is_disabled" in change && change.is_disabled)
      await revokeAllKeys(transaction, account.id);
    return account !== undefined;
  });
}

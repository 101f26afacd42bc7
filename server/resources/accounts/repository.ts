import { sql } from "kysely";
import type { AccountChange } from "#domain/session/accounts.ts";
import { type Role, roleOf } from "#domain/session/rights.ts";
import type { Database } from "#server/platform/database/database.ts";
import { writeAs } from "#server/platform/history/write-as.ts";
import { fieldProblem, Problem } from "#server/platform/http/problem.ts";
import { revokeAllKeys } from "#server/platform/session/api-keys.ts";
import { endAllSessions } from "#server/platform/session/repository.ts";

/** With the last use of any session that has not expired. */
export async function listAccounts(database: Database) {
  return database
    .selectFrom("accounts")
    .select((eb) => [
      "id",
      "username",
      "display_name",
      "is_admin",
      "is_agent",
      "email",
      "phone",
      "is_disabled",
      "can_see_papers",
      "created_at",
      eb
        .selectFrom("sessions")
        .whereRef("account_id", "=", "accounts.id")
        .select((session) => session.fn.max("last_used_at").as("last_used_at"))
        .as("last_used_at"),
      eb
        .exists(
          eb
            .selectFrom("second_factors")
            .whereRef("account_id", "=", "accounts.id")
            .where("confirmed_at", "is not", null)
            .select("account_id"),
        )
        .as("has_second_factor"),
    ])
    .orderBy(sql`is_disabled, is_admin desc, lower(username), id`)
    .execute();
}
export type AccountRow = Awaited<ReturnType<typeof listAccounts>>[number];

export async function findPhone(database: Database, id: number): Promise<string | null> {
  const account = database.selectFrom("accounts").select("phone").where("id", "=", id);
  return (await account.executeTakeFirst())?.phone ?? null;
}

/** VT2: an account changes its own. */
export async function changePhone(database: Database, id: number, phone: string | null): Promise<void> {
  await writeAs(database, id, (transaction) =>
    transaction.updateTable("accounts").set({ phone }).where("id", "=", id).execute(),
  );
}

/** LE8: an account changes its own. */
export async function changeDisplayName(database: Database, id: number, name: string | null): Promise<void> {
  await writeAs(database, id, (transaction) =>
    transaction.updateTable("accounts").set({ display_name: name }).where("id", "=", id).execute(),
  );
}

export async function hasAccount(database: Database, id: number): Promise<boolean> {
  const account = database.selectFrom("accounts").select("id").where("id", "=", id);
  return (await account.executeTakeFirst()) !== undefined;
}

/**
 * LE8: changes an account. All admins are locked, in the order of their ids: of two requests that would together remove the
 * last admin, the second waits, finds the first one's change, and fails.
 */
export async function changeAccount(
  database: Database,
  callerId: number,
  id: number,
  change: AccountChange,
): Promise<void> {
  await writeAs(database, callerId, async (transaction) => {
    const caller = await requireAdmin(transaction, callerId);
    const account = await transaction
      .selectFrom("accounts")
      .select(["is_admin", "is_agent", "is_disabled", "can_see_papers", "email", "phone", "display_name"])
      .where("id", "=", id)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!account) throw new Problem("not_found");
    const role = change.role ?? roleOf(account);
    const isDisabled = change.is_disabled ?? account.is_disabled;
    const remainsAdmin = role === "admin" && !isDisabled;
    if (!remainsAdmin && caller.adminIds.every((adminId) => adminId === id)) throw new Problem("last_admin");
    const canSeePapers = readPapersRight(change, account.can_see_papers, role, caller.canSeePapers);
    await transaction
      .updateTable("accounts")
      .set({
        is_admin: role === "admin",
        is_agent: role === "agent",
        is_disabled: isDisabled,
        can_see_papers: canSeePapers,
        email: change.email === undefined ? account.email : change.email,
        phone: change.phone === undefined ? account.phone : change.phone,
        display_name: change.display_name === undefined ? account.display_name : change.display_name,
      })
      .where("id", "=", id)
      .execute();
    if (isDisabled) {
      await endAllSessions(transaction, id);
      await revokeAllKeys(transaction, id);
    }
  });
}

/** LD7: only admins who may see papers grant it, and only to admins; who is no admin any more loses it. */
function readPapersRight(
  { can_see_papers: sent }: AccountChange,
  before: boolean,
  role: Role | null,
  isCallerAllowed: boolean,
): boolean {
  if (sent !== undefined && sent !== before && !isCallerAllowed) throw new Problem("not_allowed");
  if (sent && role !== "admin") throw fieldProblem("can_see_papers", "choice_invalid");
  return role === "admin" && (sent ?? before);
}

/** Locks all admins who can log in. The caller must still be one: another admin may have changed that meanwhile. */
export async function requireAdmin(
  transaction: Database,
  callerId: number,
): Promise<Readonly<{ adminIds: readonly number[]; canSeePapers: boolean }>> {
  const admins = await transaction
    .selectFrom("accounts")
    .select(["id", "can_see_papers"])
    .where("is_admin", "=", true)
    .where("is_disabled", "=", false)
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
  const caller = admins.find((admin) => admin.id === callerId);
  if (!caller) throw new Problem("not_allowed");
  return { adminIds: admins.map((admin) => admin.id), canSeePapers: caller.can_see_papers };
}

import type { Config } from "#server/platform/config.ts";
import type { Database } from "#server/platform/database/database.ts";
import { createAccount } from "./accounts.ts";
import { generatePassword } from "./password.ts";

/** Creates an admin if there is none. The hint is printed after the username and says which password to use. */
export async function ensureAdmin(
  database: Database,
  requested: Config["admin"],
): Promise<{ username: string; hint: string }> {
  const existing = await findFirstAdmin(database);
  if (existing) return { username: existing, hint: "" };

  const password = requested.password ?? generatePassword();
  if (!(await createAccount(database, { username: requested.username, password, isAdmin: true }))) {
    // Another instance of the app has created the admin, or the username belongs to a staff-only account.
    const username = await findFirstAdmin(database);
    return username
      ? { username, hint: "" }
      : { username: requested.username, hint: ", which is no admin: npm run admin -- create creates one" };
  }
  const hint = requested.password
    ? " with the password of ADMIN_PASSWORD"
    : ` with the password ${password} (shown only now)`;
  return { username: requested.username, hint };
}

async function findFirstAdmin(database: Database): Promise<string | undefined> {
  const row = await database
    .selectFrom("accounts")
    .select("username")
    .where("is_admin", "=", true)
    .orderBy("id")
    .executeTakeFirst();
  return row?.username;
}

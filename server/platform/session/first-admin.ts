import type { Config } from "#server/platform/config.ts";
import type { Database } from "#server/platform/database/database.ts";
import { createAccount } from "./accounts.ts";
import { generatePassword } from "./password.ts";

/** Makes sure someone can log in. The hint, printed after the name, tells where the password is. */
export async function ensureAdmin(
  database: Database,
  wanted: Config["admin"],
): Promise<{ username: string; hint: string }> {
  const existing = await firstAdmin(database);
  if (existing) return { username: existing, hint: "" };

  const password = wanted.password ?? generatePassword();
  if (!(await createAccount(database, { username: wanted.username, password, isAdmin: true }))) {
    // Another copy of the app was quicker, or the name belongs to someone who is no admin.
    const username = await firstAdmin(database);
    return username
      ? { username, hint: "" }
      : { username: wanted.username, hint: ", who is no admin: npm run admin -- create makes one" };
  }
  const hint = wanted.password
    ? " with the password of ADMIN_PASSWORD"
    : ` with the password ${password} (shown only now)`;
  return { username: wanted.username, hint };
}

async function firstAdmin(database: Database): Promise<string | undefined> {
  const row = await database
    .selectFrom("accounts")
    .select("username")
    .where("is_admin", "=", true)
    .orderBy("id")
    .executeTakeFirst();
  return row?.username;
}

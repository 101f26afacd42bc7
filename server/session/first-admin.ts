import { randomBytes } from "node:crypto";
import type { Config } from "#server/config.ts";
import type { Database } from "#server/database/database.ts";
import { hashPassword } from "./password.ts";

/** Makes sure someone can log in. The hint, printed after the name, tells where the password is. */
export async function ensureAdmin(
  database: Database,
  wanted: Config["admin"],
): Promise<{ username: string; hint: string }> {
  const existing = await database
    .selectFrom("accounts")
    .select("username")
    .where("is_admin", "=", true)
    .orderBy("id")
    .executeTakeFirst();
  if (existing) return { username: existing.username, hint: "" };

  const password = wanted.password ?? randomBytes(12).toString("base64url");
  await database
    .insertInto("accounts")
    .values({
      username: wanted.username,
      password_hash: await hashPassword(password),
      is_admin: true,
      is_staff: true,
    })
    .onConflict((conflict) => conflict.column("username").doNothing())
    .execute();
  const hint = wanted.password
    ? " with the password of ADMIN_PASSWORD"
    : ` with the password ${password} (shown only now)`;
  return { username: wanted.username, hint };
}

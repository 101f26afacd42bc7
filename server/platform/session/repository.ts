import { sql } from "kysely";
import type { Database } from "#server/platform/database/database.ts";
import type { Account } from "#server/platform/http/access.ts";
import { tokenLifetimeSeconds } from "./tokens.ts";

/** Disabled accounts have no credentials, as if they did not exist. */
export type Credentials = Readonly<{ id: number; password_hash: string }>;

export async function findCredentials(
  database: Database,
  username: string,
): Promise<Credentials | undefined> {
  return database
    .selectFrom("accounts")
    .select(["id", "password_hash"])
    .where("username", "=", username)
    .where("is_disabled", "=", false)
    .executeTakeFirst();
}

/**
 * Opens a session for an account whose password was just verified. Undefined if the account was disabled or its password
 * changed meanwhile: the row is locked, so that no session is missed by a change that ends them all.
 */
export async function startSession(
  database: Database,
  verified: Credentials,
  now = new Date(),
): Promise<string | undefined> {
  await database.deleteFrom("sessions").where("expires_at", "<=", now).execute();
  const expiresAt = new Date(now.getTime() + tokenLifetimeSeconds.refresh * 1000);
  const session = await database
    .with("unchanged", (query) =>
      query
        .selectFrom("accounts")
        .select("id")
        .where("id", "=", verified.id)
        .where("password_hash", "=", verified.password_hash)
        .where("is_disabled", "=", false)
        .forShare(),
    )
    .insertInto("sessions")
    .columns(["account_id", "created_at", "expires_at"])
    .expression((query) =>
      query
        .selectFrom("unchanged")
        .select([
          "id",
          sql<Date>`${now}::timestamptz`.as("now"),
          sql<Date>`${expiresAt}::timestamptz`.as("end"),
        ]),
    )
    .returning("id")
    .executeTakeFirst();
  return session?.id;
}

/** The account of a session; undefined if the session has ended or the account is disabled. */
export async function findCaller(
  database: Database,
  sessionId: string,
  now = new Date(),
): Promise<Account | undefined> {
  return database
    .selectFrom("sessions")
    .innerJoin("accounts", "accounts.id", "sessions.account_id")
    .select([
      "accounts.id",
      "accounts.username",
      "accounts.is_admin as isAdmin",
      "accounts.is_staff as isStaff",
      "accounts.can_see_papers as canSeePapers",
      "sessions.id as sessionId",
    ])
    .where("sessions.id", "=", sessionId)
    .where("sessions.revoked_at", "is", null)
    .where("sessions.expires_at", ">", now)
    .where("accounts.is_disabled", "=", false)
    .executeTakeFirst();
}

export async function endSession(database: Database, sessionId: string): Promise<void> {
  await database
    .updateTable("sessions")
    .set({ revoked_at: new Date() })
    .where("id", "=", sessionId)
    .where("revoked_at", "is", null)
    .execute();
}

/** Runs in the transaction of the change that invalidates the sessions. */
export async function endAllSessions(database: Database, accountId: number): Promise<void> {
  await database
    .updateTable("sessions")
    .set({ revoked_at: new Date() })
    .where("account_id", "=", accountId)
    .where("revoked_at", "is", null)
    .execute();
}

export async function endOtherSessions(
  database: Database,
  accountId: number,
  sessionId: string,
): Promise<void> {
  await database
    .updateTable("sessions")
    .set({ revoked_at: new Date() })
    .where("account_id", "=", accountId)
    .where("id", "!=", sessionId)
    .where("revoked_at", "is", null)
    .execute();
}

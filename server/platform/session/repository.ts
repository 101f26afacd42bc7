import { sql } from "kysely";
import type { Database } from "#server/platform/database/database.ts";
import type { Account } from "#server/platform/http/access.ts";
import type { Client } from "./client.ts";
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
  client: Client,
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
    .columns(["account_id", "created_at", "expires_at", "last_used_at", "network", "user_agent"])
    .expression((query) =>
      query
        .selectFrom("unchanged")
        .select([
          "id",
          sql<Date>`${now}::timestamptz`.as("now"),
          sql<Date>`${expiresAt}::timestamptz`.as("end"),
          sql<Date>`${now}::timestamptz`.as("used"),
          sql<string>`${client.network}::text`.as("network"),
          sql<string | null>`${client.userAgent}::text`.as("user_agent"),
        ]),
    )
    .returning("id")
    .executeTakeFirst();
  return session?.id;
}

type Caller = Account & Readonly<{ sessionId: string; network: string | null; lastUsedAt: Date | null }>;

/** The account of a session; undefined if the session has ended or the account is disabled. */
export async function findCaller(
  database: Database,
  sessionId: string,
  now = new Date(),
): Promise<Caller | undefined> {
  const caller = await database
    .selectFrom("sessions")
    .innerJoin("accounts", "accounts.id", "sessions.account_id")
    .select([
      "accounts.id",
      "accounts.username",
      "accounts.display_name as displayName",
      "accounts.is_admin as isAdmin",
      "accounts.is_agent as isAgent",
      "accounts.is_staff as isStaff",
      "accounts.can_see_papers as canSeePapers",
      "sessions.id as sessionId",
      "sessions.network",
      "sessions.last_used_at as lastUsedAt",
    ])
    .where("sessions.id", "=", sessionId)
    .where("sessions.revoked_at", "is", null)
    .where("sessions.expires_at", ">", now)
    .where("accounts.is_disabled", "=", false)
    .executeTakeFirst();
  return caller && { ...caller, key: null };
}

export async function recordUse(
  database: Database,
  sessionId: string,
  { network, userAgent }: Client,
  now: Date,
) {
  await database
    .updateTable("sessions")
    .set({ network, user_agent: userAgent, last_used_at: now })
    .where("id", "=", sessionId)
    .execute();
}

/** Those that have not ended, the last used first. */
export async function listSessions(database: Database, accountId: number, now = new Date()) {
  return database
    .selectFrom("sessions")
    .select(["id", "created_at", "user_agent", "network", "last_used_at"])
    .where("account_id", "=", accountId)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", now)
    .orderBy((eb) => eb.fn.coalesce("last_used_at", "created_at"), "desc")
    .orderBy("id")
    .execute();
}

/** Sessions that have ended keep the time of their end. */
function endSessions(database: Database) {
  return database.updateTable("sessions").set({ revoked_at: new Date() }).where("revoked_at", "is", null);
}

/** False if the account has no such session, or it has ended. */
export async function endSessionOf(
  database: Database,
  accountId: number,
  sessionId: string,
): Promise<boolean> {
  const session = await endSessions(database)
    .where("id", "=", sessionId)
    .where("account_id", "=", accountId)
    .returning("id")
    .executeTakeFirst();
  return session !== undefined;
}

export async function endSession(database: Database, sessionId: string): Promise<void> {
  await endSessions(database).where("id", "=", sessionId).execute();
}

/** Runs in the transaction of the change that invalidates the sessions. */
export async function endAllSessions(database: Database, accountId: number): Promise<void> {
  await endSessions(database).where("account_id", "=", accountId).execute();
}

export async function endOtherSessions(
  database: Database,
  accountId: number,
  sessionId: string,
): Promise<void> {
  await endSessions(database).where("account_id", "=", accountId).where("id", "!=", sessionId).execute();
}

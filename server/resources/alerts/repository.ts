import { sql } from "kysely";
import {
  type AlertChange,
  type AlertInput,
  type AlertPage,
  confirmableForDays,
  readAlertFilters,
} from "#domain/alerts/alert.ts";
import { describeSearch } from "#domain/alerts/search-name.ts";
import type { Language } from "#domain/language.ts";
import { alertListPath } from "#domain/site/alert-page-path.ts";
import type { Database } from "#server/platform/database/database.ts";
import { ifGiven } from "#server/platform/database/if-given.ts";
import { hashToken } from "#server/platform/secrets/page-tokens.ts";

/** One address, however it was typed. */
export const addressColumn = sql<string>`lower(email)`;

const dayMs = 24 * 60 * 60 * 1000;

export function alertExpiry(askedAt: Date): Date {
  return new Date(askedAt.getTime() + confirmableForDays * dayMs);
}

/** What concerns one address is done one after the other, also by another instance of the app. */
export async function lockAddress(transaction: Database, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`alerts ${email.toLowerCase()}`}, 0))`.execute(
    transaction,
  );
}

export function alertsOf(database: Database, email: string) {
  return database.selectFrom("alerts").where(addressColumn, "=", email.toLowerCase());
}

export async function insertAlert(
  transaction: Database,
  input: AlertInput,
  language: Language,
  page: Readonly<{ page_seed: Buffer; page_hash: Buffer }>,
): Promise<number> {
  const { id } = await transaction
    .insertInto("alerts")
    .values({ ...input, ...page, language })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Those whose link works. An expired one may still be in the table for an hour. */
function openAlerts(database: Database, token: string) {
  const since = sql<Date>`now() - make_interval(days => ${confirmableForDays})`;
  return database
    .selectFrom("alerts")
    .where("page_hash", "=", hashToken(token))
    .where((eb) => eb.or([eb("confirmed_at", "is not", null), eb("asked_at", ">", since)]));
}

/** Undefined alike for an unknown token, an expired alert and one that was ended. */
export async function findAlertPage(
  database: Database,
  token: string,
  language: Language,
): Promise<AlertPage | undefined> {
  const alert = await openAlerts(database, token)
    .select(["id", "email", "listing", "query", "confirmed_at"])
    .executeTakeFirst();
  if (!alert) return undefined;
  const { listing, query } = alert;
  return {
    name: describeSearch(listing, readAlertFilters(listing, query), language),
    listPath: alertListPath(listing, query),
    isConfirmed: alert.confirmed_at !== null,
    others: (await countAlerts(database, alert.email)) - 1,
  };
}

async function countAlerts(database: Database, email: string): Promise<number> {
  const { count } = await alertsOf(database, email)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** Null if the link does not work. */
export async function confirmAlert(database: Database, token: string): Promise<AlertChange | null> {
  const { rows } = await sql<Pick<AlertInput, "listing" | "query" | "email">>`
    update alerts set confirmed_at = coalesce(confirmed_at, now())
    where id in (${openAlerts(database, token).select("id")})
    returning listing, query, email`.execute(database);
  const [alert] = rows;
  if (!alert) return null;
  const { listing, query, email } = alert;
  const remaining = await countAlerts(database, email);
  return { is: "confirmed", listPath: alertListPath(listing, query), remaining };
}

/** Ends this alert, or all of its address. Without an alert, nothing has the address. Null if there is no such alert. */
export async function endAlerts(
  database: Database,
  token: string,
  scope: "one" | "all",
): Promise<AlertChange | null> {
  return database.transaction().execute(async (transaction) => {
    const alert = await transaction
      .selectFrom("alerts")
      .select(["id", "listing", "query", "email"])
      .where("page_hash", "=", hashToken(token))
      .executeTakeFirst();
    if (!alert) return null;
    const { id, listing, query, email } = alert;
    await lockAddress(transaction, email);
    await transaction
      .deleteFrom("alerts")
      .where((eb) => (scope === "one" ? eb("id", "=", id) : eb(addressColumn, "=", email.toLowerCase())))
      .execute();
    await deleteForgottenMails(transaction, email);
    const remaining = await countAlerts(transaction, email);
    return { is: "ended", listPath: alertListPath(listing, query), remaining };
  });
}

/** Deletes mails about alerts, also those that wait, if their address has none any more. */
async function deleteForgottenMails(database: Database, email?: string): Promise<void> {
  await database
    .deleteFrom("mails")
    .where("kind", "=", "alert")
    .$call(
      ifGiven(email, (query, value) => query.where(sql<string>`lower(to_address)`, "=", value.toLowerCase())),
    )
    .where(sql<boolean>`not exists (select from alerts where lower(alerts.email) = lower(mails.to_address))`)
    .execute();
}

/** Deletes alerts that nobody has confirmed, and what was written to their addresses. */
export async function deleteUnconfirmedAlerts(database: Database, now: Date): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom("alerts")
      .where("confirmed_at", "is", null)
      .where("asked_at", "<=", new Date(now.getTime() - confirmableForDays * dayMs))
      .execute();
    await deleteForgottenMails(transaction);
  });
}

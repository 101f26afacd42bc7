import type { FastifyBaseLogger } from "fastify";
import { sql } from "kysely";
import { readStoredFilters } from "#domain/alerts/alert.ts";
import { describeSearch } from "#domain/alerts/search-name.ts";
import { isSameKathmanduDay, kathmanduDay, kathmanduMidnight } from "#domain/dates.ts";
import type { Language } from "#domain/language.ts";
import { composeAlertMail, type MailedSearch } from "#domain/mail/alert-mails.ts";
import { propertyTexts } from "#domain/properties/property-fields.ts";
import { localText } from "#domain/settings/local-text.ts";
import { alertListPath } from "#domain/site/alert-page-path.ts";
import { textsIn } from "#domain/translations.ts";
import type { Database } from "#server/platform/database/database.ts";
import type { JobHandler } from "#server/platform/jobs/job-handler.ts";
import { queueMail } from "#server/platform/mail/outbox.ts";
import { loadSigningSecret } from "#server/platform/secrets/signing-secret.ts";
import { readStoredDocument } from "#server/platform/settings/stored-settings.ts";
import { AlertPages } from "#server/resources/alert-pages/alert-pages.ts";
import { findNewListings } from "#server/resources/properties/new-listings.ts";
import { addressColumn, alertsOf, lockAddress } from "./repository.ts";

export type AlertSettings = Readonly<{
  database: Database;
  /** False where no mail is sent: new listings then wait. */
  hasMail: boolean;
  publicUrl: string;
  log: Pick<FastifyBaseLogger, "warn">;
  now?: () => Date;
}>;

const batchAddresses = 100;
const maxListings = 10;
/** A listing that is withdrawn within this time is not mailed. Longer than any transaction that lists one. */
const settlingMs = 5 * 60_000;
const mailedTexts = { name: propertyTexts.name, address: propertyTexts.address };

/**
 * VT5: each morning tells every address of the new results of its searches, in one mail. The mail, its job and the marks of what was
 * mailed are written in one transaction per address, so that a crash or another instance of the app neither repeats nor loses any.
 */
export function sendAlertMailsHandler(settings: AlertSettings): JobHandler {
  return {
    name: "send-alert-mails",
    batchSize: 10,
    isRunShared: true,
    retryDelaySeconds: 60,
    maxRetryDelaySeconds: 600,
    maxRetries: 20,
    timeoutSeconds: 900,
    cron: "0 7 * * *",
    run: () => sendAlertMails(settings),
  };
}

async function sendAlertMails(settings: AlertSettings): Promise<void> {
  const { database, publicUrl, log } = settings;
  if (!settings.hasMail) return;
  const now = settings.now?.() ?? new Date();
  const pages = new AlertPages(await loadSigningSecret(database), publicUrl);
  let failures = 0;
  for (let last = ""; ; ) {
    const addresses = await listAddresses(database, last, now);
    for (const address of addresses) {
      const sent = database
        .transaction()
        .execute((transaction) => sendAlertMail(transaction, pages, address, now, log));
      await sent.catch((error: unknown) => {
        failures += 1;
        log.warn({ err: error }, "the alerts of an address could not be mailed");
      });
    }
    last = addresses.at(-1) ?? "";
    if (addresses.length < batchAddresses) break;
  }
  // Another attempt skips the addresses that were mailed.
  if (failures > 0) throw new Error(`the alerts of ${failures} addresses could not be mailed`);
}

/** The next addresses that were not written to today. */
async function listAddresses(database: Database, after: string, now: Date): Promise<readonly string[]> {
  const today = kathmanduMidnight(kathmanduDay(now.getTime()));
  const rows = await database
    .selectFrom("alerts")
    .select(addressColumn.as("address"))
    .where("confirmed_at", "is not", null)
    .where(addressColumn, ">", after)
    .groupBy(addressColumn)
    .having(sql<boolean>`coalesce(max(mailed_at) < ${today}, true)`)
    .orderBy(addressColumn)
    .limit(batchAddresses)
    .execute();
  return rows.map((row) => row.address);
}

async function sendAlertMail(
  transaction: Database,
  pages: AlertPages,
  address: string,
  now: Date,
  log: AlertSettings["log"],
): Promise<void> {
  await lockAddress(transaction, address);
  const alerts = await confirmedAlerts(transaction, address);
  const [newest] = alerts;
  const wasMailed = alerts.some(
    ({ mailed_at }) => mailed_at && isSameKathmanduDay(mailed_at.getTime(), now.getTime()),
  );
  if (!newest || wasMailed) return;
  const { email, language, page_seed: seed } = newest;
  const until = new Date(now.getTime() - settlingMs);
  const searches: MailedSearch[] = [];
  for (const alert of alerts) {
    const knownIds = searches.flatMap(({ properties }) => properties.map(({ id }) => id));
    const search = await findSearch(transaction, pages, alert, { until, knownIds, language });
    if (search === null) log.warn({ alert: alert.id }, "the search of an alert cannot be read");
    else if (search.properties.length > 0) searches.push(search);
    if (search !== null && until > alert.notified_until)
      await transaction
        .updateTable("alerts")
        .set({ notified_until: until })
        .where("id", "=", alert.id)
        .execute();
  }
  if (searches.length === 0) return;
  const ids = alerts.map(({ id }) => id);
  await transaction.updateTable("alerts").set({ mailed_at: now }).where("id", "in", ids).execute();
  const company = localText((await readStoredDocument(transaction, "company")).name, language);
  const headers = pages.unsubscribeHeaders(seed, language);
  const mail = composeAlertMail(company, searches, language);
  await queueMail(transaction, { kind: "alert", to: email, language, headers, ...mail });
}

/** The newest first: the mail is in its language. */
async function confirmedAlerts(transaction: Database, address: string) {
  return alertsOf(transaction, address)
    .select(["id", "email", "listing", "query", "language", "page_seed", "notified_until", "mailed_at"])
    .where("confirmed_at", "is not", null)
    .orderBy("id", "desc")
    .execute();
}
type AlertRow = Awaited<ReturnType<typeof confirmedAlerts>>[number];

type FindOptions = Readonly<{ until: Date; knownIds: readonly number[]; language: Language }>;

/** Null if the query cannot be read. */
async function findSearch(
  transaction: Database,
  pages: AlertPages,
  { listing, query, notified_until: after, page_seed: seed }: AlertRow,
  { until, knownIds, language }: FindOptions,
): Promise<MailedSearch | null> {
  const filters = readStoredFilters(listing, query);
  if (!filters) return null;
  const found = await findNewListings(transaction, {
    listing,
    filters,
    after,
    until,
    knownIds,
    limit: maxListings,
  });
  return {
    name: describeSearch(listing, filters, language),
    properties: found.rows.map(({ id, price, for_type, ...row }) => ({
      id,
      price,
      for_type,
      ...textsIn(mailedTexts, row, language),
      url: pages.pageUrl(`/property/${id}`, language),
    })),
    more: found.count - found.rows.length,
    listUrl: pages.pageUrl(alertListPath(listing, query), language),
    pageUrl: pages.urlOf(seed, language),
  };
}

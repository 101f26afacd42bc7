import { type AlertInput, readAlertFilters } from "#domain/alerts/alert.ts";
import { describeSearch } from "#domain/alerts/search-name.ts";
import type { Language } from "#domain/language.ts";
import { composeAlertQuestion } from "#domain/mail/alert-mails.ts";
import { localText } from "#domain/settings/local-text.ts";
import type { Database } from "#server/platform/database/database.ts";
import { Problem } from "#server/platform/http/problem.ts";
import { queueMail } from "#server/platform/mail/outbox.ts";
import { countMailToStranger } from "#server/platform/mail/stranger-limit.ts";
import { readStoredDocument } from "#server/platform/settings/stored-settings.ts";
import { createOnce } from "#server/platform/submissions/create-once.ts";
import type { SubmissionContext } from "#server/platform/submissions/submission-context.ts";
import type { AlertPages } from "#server/resources/alert-pages/alert-pages.ts";
import type { ResourceDependencies } from "#server/resources/dependencies.ts";
import { alertExpiry, alertsOf, insertAlert, lockAddress } from "./repository.ts";

const hourMs = 60 * 60 * 1000;
const maxAlertsOfAddress = 20;

/** Stores an alert and asks its address by mail. The answer is the same whatever is known of the address. */
export async function requestAlert(
  dependencies: ResourceDependencies,
  input: AlertInput,
  context: SubmissionContext,
  language: Language,
): Promise<void> {
  const { alertPages } = dependencies;
  if (!alertPages) throw new Problem("not_found");
  await createOnce(dependencies, context, {
    uploads: [],
    insert: (transaction) => insertOrFind(transaction, alertPages, input, language),
    find: async () => ({}),
  });
}

/** Returns the id of the alert, or of another one of the address if it has too many. */
async function insertOrFind(
  transaction: Database,
  pages: AlertPages,
  input: AlertInput,
  language: Language,
): Promise<number> {
  await lockAddress(transaction, input.email);
  const now = new Date();
  const known = await alertsOf(transaction, input.email)
    .select(["id", "listing", "query", "asked_at", "confirmed_at", "page_seed"])
    .orderBy("id")
    .execute();
  const same = known.find(({ listing, query }) => listing === input.listing && query === input.query);
  if (same && (same.confirmed_at || same.asked_at.getTime() > now.getTime() - hourMs)) return same.id;
  const [oldest] = known;
  if (oldest && !same && known.length >= maxAlertsOfAddress) return oldest.id;
  const mayMail = await countMailToStranger(transaction, input.email);
  if (oldest && !mayMail) return oldest.id;
  const created = pages.create();
  const seed = same?.page_seed ?? created.page_seed;
  const id = same?.id ?? (await insertAlert(transaction, input, language, created));
  if (same) await transaction.updateTable("alerts").set({ asked_at: now }).where("id", "=", id).execute();
  if (!mayMail) return id;
  const company = await readStoredDocument(transaction, "company");
  // No text of the visitor: the address may be a stranger's.
  const { search: _search, location: _location, ...filters } = readAlertFilters(input.listing, input.query);
  const mail = composeAlertQuestion(
    {
      company: localText(company.name, language),
      searchName: describeSearch(input.listing, filters, language),
      pageUrl: pages.urlOf(seed, language),
      expiresAt: alertExpiry(now),
    },
    language,
  );
  const headers = pages.unsubscribeHeaders(seed, language);
  await queueMail(transaction, { kind: "alert", to: input.email, language, headers, ...mail });
  return id;
}

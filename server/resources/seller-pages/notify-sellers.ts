import { sql } from "kysely";
import type { Language } from "#domain/language.ts";
import { composeSellerMail } from "#domain/mail/seller-mails.ts";
import { isPublic } from "#domain/properties/kinds.ts";
import { localText } from "#domain/settings/local-text.ts";
import { pageAddress } from "#domain/site/page-address.ts";
import { detectLanguageTag } from "#domain/text-language.ts";
import type { Database } from "#server/platform/database/database.ts";
import type { JobHandler } from "#server/platform/jobs/job-handler.ts";
import { queueMail } from "#server/platform/mail/outbox.ts";
import { countMailToStranger } from "#server/platform/mail/stranger-limit.ts";
import { loadSigningSecret } from "#server/platform/secrets/signing-secret.ts";
import { readStoredDocument } from "#server/platform/settings/stored-settings.ts";
import { sellerPageExpiry } from "./find-seller-page.ts";
import { SellerPages } from "./seller-pages.ts";

export type SellerSettings = Readonly<{
  database: Database;
  /** False where no mail is sent: sellers then count as told. */
  hasMail: boolean;
  publicUrl: string;
  now?: () => Date;
}>;

/** A step that is taken back within this time is not told. */
const settlingMs = 2 * 60_000;
const batchRows = 200;

/**
 * LE5: tells sellers of the step that their property is at, unless they know. Rows are locked, and mails, their jobs and what was told
 * are written in one transaction, so that a crash or another instance of the app can't tell a step twice or lose it.
 */
export function notifySellersHandler(settings: SellerSettings): JobHandler {
  const { database } = settings;
  return {
    name: "notify-sellers",
    batchSize: 500,
    isRunShared: true,
    retryDelaySeconds: 2,
    maxRetryDelaySeconds: 60,
    maxRetries: 100,
    timeoutSeconds: 60,
    // A later step is told after a while, so it adds no job.
    cron: "* * * * *",
    async run() {
      const pages = new SellerPages(await loadSigningSecret(database), settings.publicUrl);
      const notify = () =>
        database.transaction().execute((transaction) => notifyBatch(transaction, pages, settings));
      while ((await notify()) === batchRows);
    },
  };
}

async function notifyBatch(
  transaction: Database,
  pages: SellerPages,
  settings: SellerSettings,
): Promise<number> {
  const now = settings.now?.() ?? new Date();
  const rows = await transaction
    .selectFrom("sell_submissions")
    .select([
      "id",
      "name",
      "email",
      "propert_title",
      "language",
      "step",
      "step_at",
      "decline_reason",
      "page_seed",
    ])
    .where("deleted_at", "is", null)
    .where(sql<boolean>`notified_step is distinct from step`)
    .where((eb) =>
      eb.or([eb("step", "=", "received"), eb("step_at", "<=", new Date(now.getTime() - settlingMs))]),
    )
    .orderBy("step_at")
    .limit(batchRows)
    .forUpdate()
    .skipLocked()
    .execute();
  const company = await readStoredDocument(transaction, "company");
  for (const row of rows) {
    // The previous release stores neither a language nor a page.
    const language: Language = row.language ?? (detectLanguageTag(row.propert_title) === "ne" ? "np" : "en");
    const created = row.page_seed ? null : pages.create();
    await transaction
      .updateTable("sell_submissions")
      .set({ notified_step: row.step, ...created })
      .where("id", "=", row.id)
      .execute();
    const seed = row.page_seed ?? created?.page_seed;
    if (!settings.hasMail || !seed) continue;
    // Staff cause the mails of later steps.
    if (row.step === "received" && !(await countMailToStranger(transaction, row.email))) continue;
    const mail = composeSellerMail(
      {
        company: localText(company.name, language),
        phone: company.phone,
        name: row.name,
        title: row.propert_title,
        step: row.step,
        declineReason: row.decline_reason,
        pageUrl: pages.urlOf(seed, language),
        listingUrl:
          row.step === "published"
            ? await listingUrl(transaction, row.id, settings.publicUrl, language)
            : null,
        expiresAt: sellerPageExpiry(row.step_at),
      },
      language,
    );
    await queueMail(transaction, { kind: "seller", to: row.email, language, ...mail });
  }
  return rows.length;
}

async function listingUrl(
  transaction: Database,
  submissionId: number,
  publicUrl: string,
  language: Language,
): Promise<string | null> {
  const listing = await transaction
    .selectFrom("properties")
    .select(["id", "status"])
    .where("submission_id", "=", submissionId)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!listing || !isPublic(listing.status)) return null;
  return publicUrl + pageAddress(`/property/${listing.id}`, language);
}

import type { EstimateNews } from "#domain/leads/estimate-news.ts";
import { composeEstimateMail, composeEstimateNotice } from "#domain/mail/estimate-mails.ts";
import { localText } from "#domain/settings/local-text.ts";
import type { Database } from "#server/platform/database/database.ts";
import { queueMail } from "#server/platform/mail/outbox.ts";
import { addEvents } from "#server/resources/leads/timeline.ts";
import { findStaffAddresses } from "#server/resources/notices/staff-addresses.ts";
import type { EstimateDependencies } from "./dependencies.ts";
import type { ClientEstimate } from "./repository.ts";

/** What mails need of an estimate. */
export type MailedEstimate = Pick<
  ClientEstimate,
  | "id"
  | "lead_id"
  | "client_name"
  | "client_email"
  | "language"
  | "title"
  | "total"
  | "number"
  | "valid_until"
  | "page_seed"
>;

type Event = Readonly<{
  kind: EstimateNews | "created" | "version" | "answered";
  accountId: number | null;
  text?: string;
}>;

/** Records what happened, also in the timeline of the lead if it is news there. */
export async function recordEvent(
  transaction: Database,
  {
    id,
    number,
    lead_id: leadId,
    title,
    language,
  }: Pick<MailedEstimate, "id" | "number" | "lead_id" | "title" | "language">,
  { kind, accountId, text = "" }: Event,
): Promise<void> {
  await transaction
    .insertInto("estimate_events")
    .values({ estimate_id: id, number, kind, account_id: accountId, text })
    .execute();
  if (leadId === null || kind === "created" || kind === "version" || kind === "answered") return;
  const subject = `${localText(title, language)} (${id}-${number})`;
  const detail = { estimate: kind, subject, ...(text && { text }) };
  await addEvents(transaction, leadId, accountId, [{ kind: "estimate", detail }]);
}

/** CN3: mails the client the link, in the transaction of the change, if there is an address. */
export async function notifyClient(
  transaction: Database,
  { settings, ownerNotice, estimatePages }: EstimateDependencies,
  estimate: MailedEstimate,
  kind: "sent" | "answered",
): Promise<void> {
  const { client_email: to, language } = estimate;
  if (to === null || !ownerNotice.hasMail) return;
  const { name, phone } = settings.read().company;
  const mail = composeEstimateMail(
    kind,
    {
      company: localText(name, language),
      phone,
      title: localText(estimate.title, language),
      total: estimate.total,
      validUntil: estimate.valid_until,
      pageUrl: estimatePages.urlOf(estimate.page_seed, language),
    },
    language,
  );
  await queueMail(transaction, { kind: "estimate", to, language, ...mail });
}

/** CN3: mails staff what the client did: everyone of NOTIFY_EMAIL, and the owner of the lead. */
export async function notifyStaff(
  transaction: Database,
  { ownerNotice: { hasMail, language, publicUrl }, staffAddresses }: EstimateDependencies,
  estimate: MailedEstimate,
  { kind, text }: Readonly<{ kind: "asked" | "accepted" | "declined"; text: string }>,
): Promise<void> {
  if (!hasMail) return;
  const mail = composeEstimateNotice(
    {
      kind,
      title: localText(estimate.title, language),
      client: estimate.client_name,
      total: estimate.total,
      text,
      url: `${publicUrl}/admin?tab=estimates&estimate=${estimate.id}`,
    },
    language,
  );
  for (const to of await findStaffAddresses(transaction, staffAddresses, estimate.lead_id))
    await queueMail(transaction, { kind: "estimate", to, replyTo: estimate.client_email, language, ...mail });
}

import type { Language } from "#domain/language.ts";
import { composeLeadMail, composeLeadsMail } from "#domain/mail/lead-mails.ts";
import type { Database } from "#server/platform/database/database.ts";
import { queueMail } from "#server/platform/mail/outbox.ts";
import { findAddresses, listNoticedLeads } from "./repository.ts";

export type OwnerNotice = Readonly<{
  hasMail: boolean;
  language: Language;
  publicUrl: string;
  /** Those of NOTIFY_EMAIL. */
  officeAddresses: readonly string[];
}>;

/** LE8: tells the account that got leads of them: of one by itself, of several in one mail. */
export async function notifyOwner(
  transaction: Database,
  ownerId: number,
  leadIds: readonly number[],
  notice: OwnerNotice,
): Promise<void> {
  if (!notice.hasMail || leadIds.length === 0) return;
  const to = (await findAddresses(transaction, [ownerId])).get(ownerId);
  if (to === undefined) return;
  const { language } = notice;
  const leads = await listNoticedLeads(transaction, leadIds);
  const [only] = leads;
  if (!only) return;
  await queueMail(
    transaction,
    leads.length === 1
      ? { kind: "lead", to, replyTo: only.email, language, ...composeLeadMail(only, notice) }
      : { kind: "leads", to, language, ...composeLeadsMail(leads, notice) },
  );
}

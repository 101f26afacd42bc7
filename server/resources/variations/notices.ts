import { composeVariationMail, composeVariationNotice } from "#domain/mail/variation-mails.ts";
import { localText } from "#domain/settings/local-text.ts";
import type { Database } from "#server/platform/database/database.ts";
import { queueMail } from "#server/platform/mail/outbox.ts";
import { findMailedSeal } from "#server/resources/diary/mailed-seal.ts";
import type { JobDependencies } from "#server/resources/jobs/dependencies.ts";
import { findStaffAddresses } from "#server/resources/notices/staff-addresses.ts";
import type { Contract, VariationDetails } from "./repository.ts";

/** CN6: mails the client the link, in the transaction of the change, if there is an address. */
export async function notifyClient(
  transaction: Database,
  { settings, ownerNotice, jobPages, publicUrl }: JobDependencies,
  contract: Contract,
  { title, total }: VariationDetails,
  kind: "sent" | "withdrawn",
): Promise<void> {
  const { client_email: to, language } = contract;
  if (to === null || !ownerNotice.hasMail) return;
  const { name, phone } = settings.read().company;
  const news = {
    company: localText(name, language),
    phone,
    job: localText(contract.title, language),
    title: localText(title, language),
    total,
    pageUrl: jobPages.urlOf(contract.page_seed, language),
    seal: await findMailedSeal(transaction, contract, publicUrl),
  };
  await queueMail(transaction, { kind: "job", to, language, ...composeVariationMail(kind, news, language) });
}

/** CN6: mails staff what the client decided: everyone of NOTIFY_EMAIL, and the owner of the lead. */
export async function notifyStaff(
  transaction: Database,
  {
    ownerNotice: { hasMail, language, publicUrl },
    staffAddresses,
  }: Pick<JobDependencies, "ownerNotice" | "staffAddresses">,
  { id, title: job, client_name, client_email, lead_id }: Contract,
  { title, total }: VariationDetails,
  { kind, text }: Readonly<{ kind: "accepted" | "declined"; text: string }>,
): Promise<void> {
  if (!hasMail) return;
  const mail = composeVariationNotice(
    {
      kind,
      job: localText(job, language),
      title: localText(title, language),
      client: client_name,
      total,
      text,
      url: `${publicUrl}/admin?tab=jobs&job=${id}&part=variations`,
    },
    language,
  );
  for (const to of await findStaffAddresses(transaction, staffAddresses, lead_id))
    await queueMail(transaction, { kind: "job", to, replyTo: client_email, language, ...mail });
}

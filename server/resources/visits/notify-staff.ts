import { composeVisitNews, type VisitorNewsKind } from "#domain/mail/visit-news-mail.ts";
import type { Database } from "#server/platform/database/database.ts";
import { queueMail } from "#server/platform/mail/outbox.ts";
import type { ResourceDependencies } from "#server/resources/dependencies.ts";
import { findAddresses } from "#server/resources/notices/repository.ts";
import { inLanguage } from "./listing-texts.ts";
import type { VisitRow } from "./repository.ts";

type Change = Readonly<{ kind: VisitorNewsKind; before: VisitRow; after: VisitRow }>;

/**
 * DY6: mails what a visitor did to the agent of the visit, in the transaction of the change; to everyone of NOTIFY_EMAIL if the office
 * has it or the agent has no address.
 */
export async function notifyStaff(
  transaction: Database,
  { ownerNotice }: Pick<ResourceDependencies, "ownerNotice">,
  { kind, before, after: row }: Change,
): Promise<void> {
  if (!ownerNotice.hasMail) return;
  const { language } = ownerNotice;
  const after = inLanguage(row, language);
  const { agent_id: agentId } = after;
  const agent = agentId === null ? undefined : (await findAddresses(transaction, [agentId])).get(agentId);
  const addresses = agent === undefined ? ownerNotice.officeAddresses : [agent];
  const news = composeVisitNews(
    {
      kind,
      leadId: after.lead_id,
      name: after.name || (after.phone ?? after.email ?? ""),
      phone: after.phone,
      listing: after.property_name,
      place: after.meeting_place || (after.property_address ?? ""),
      startsAt: after.starts_at,
      movedFrom: kind === "moved" ? before.starts_at : null,
    },
    ownerNotice,
  );
  for (const to of addresses)
    await queueMail(transaction, { kind: "lead", to, replyTo: after.email, language, ...news });
}

import { detectLanguageTag } from "#domain/text-language.ts";
import type { Database } from "#server/platform/database/database.ts";
import { Problem } from "#server/platform/http/problem.ts";
import { queueSms } from "#server/platform/sms/outbox.ts";
import { type ActionContext, actOnce } from "#server/platform/submissions/act-once.ts";
import { requireLocked, writeLead } from "#server/resources/leads/change-lead.ts";

/** DY9: queues what a member of staff wrote, once. It answers the lead; the timeline has it when the gateway has answered. */
export async function writeSms(
  database: Database,
  leadId: number,
  text: string,
  context: ActionContext,
): Promise<void> {
  await actOnce(database, context, leadId, async (transaction) => {
    const lead = await requireLocked(transaction, leadId);
    const language = detectLanguageTag(text) === "ne" ? "np" : "en";
    const sms = { leadId, text, language, mail: null, aboutVisit: null, sendBy: null } as const;
    if ((await queueSms(transaction, sms)) === null) throw new Problem("state_changed");
    if (lead.status === "new") await writeLead(transaction, lead, { status: "contacted" }, context.accountId);
  });
}

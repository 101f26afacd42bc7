import type { SmsOutcome } from "#domain/sms/sms.ts";
import type { Database } from "#server/platform/database/database.ts";
import type { SentSms } from "#server/platform/sms/send-sms.ts";
import { addEvents } from "#server/resources/leads/timeline.ts";

/** DY9: each message stands in the timeline of its lead, with what became of it. */
export async function recordSmsOutcome(
  transaction: Database,
  { about_lead: leadId, text }: SentSms,
  outcome: SmsOutcome,
): Promise<void> {
  await addEvents(transaction, leadId, null, [{ kind: "sms", detail: { text, outcome } }]);
}

import type { WebhookEvent } from "#domain/webhooks/webhook-events.ts";
import type { Database } from "#server/platform/database/database.ts";
import { queueEvent } from "#server/platform/webhooks/queue-event.ts";
import { presentLead } from "./presenter.ts";
import { findLead } from "./repository.ts";

type LeadEventType = Extract<WebhookEvent, `lead.${string}` | `deal.${string}`>;

/** IM7: queues an event of a lead, with what the list of leads shows. */
export async function queueLeadEvent(transaction: Database, type: LeadEventType, id: number): Promise<void> {
  const data = async () => {
    const lead = await findLead(transaction, id);
    return lead ? presentLead(lead) : { id };
  };
  await queueEvent(transaction, { type, leadId: id, data });
}

/** IM7: a lead that is won is a deal. */
export async function queueLeadChange(transaction: Database, id: number, isNewlyWon: boolean): Promise<void> {
  await queueLeadEvent(transaction, "lead.changed", id);
  if (isNewlyWon) await queueLeadEvent(transaction, "deal.won", id);
}

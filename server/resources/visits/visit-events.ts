import type { VisitState } from "#domain/leads/visit-states.ts";
import type { WebhookEvent } from "#domain/webhooks/webhook-events.ts";
import type { Database } from "#server/platform/database/database.ts";
import { queueEvent } from "#server/platform/webhooks/queue-event.ts";
import { findVisit, type VisitRow } from "./repository.ts";

type VisitEvent = Extract<WebhookEvent, `visit.${string}`>;

/** A visit that is asked for again was moved. */
const eventOfState: Readonly<Record<VisitState, VisitEvent | null>> = {
  asked: null,
  confirmed: "visit.confirmed",
  done: "visit.done",
  missed: "visit.missed",
  cancelled: "visit.cancelled",
};

/** IM7 */
export async function queueVisitEvent(transaction: Database, type: VisitEvent, id: number): Promise<void> {
  const visit = await findVisit(transaction, id);
  if (!visit) return;
  await queueEvent(transaction, { type, leadId: visit.lead_id, data: () => presentToWebhooks(visit) });
}

/** IM7: what a change did to a visit. */
export async function queueVisitChange(
  transaction: Database,
  id: number,
  isMoved: boolean,
  newState: VisitState | null,
): Promise<void> {
  if (isMoved) await queueVisitEvent(transaction, "visit.moved", id);
  const type = newState && eventOfState[newState];
  if (type) await queueVisitEvent(transaction, type, id);
}

/** Without the note of staff, the exact place, and the visitor's secret address. */
function presentToWebhooks(row: VisitRow) {
  return {
    id: row.id,
    lead_id: row.lead_id,
    name: row.name,
    phone: row.phone,
    email: row.email,
    language: row.language,
    property_id: row.property_id,
    property_name: row.property_name,
    property_address: row.property_address,
    agent_id: row.agent_id,
    agent_name: row.agent_name,
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    state: row.state,
    meeting_place: row.meeting_place,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

import type { Lead, LeadDetails, LeadEvent } from "#domain/leads/lead.ts";
import type { Database } from "#server/platform/database/database.ts";
import { findMobile } from "#server/platform/sms/outbox.ts";
import { findPerson } from "#server/resources/people/presenter.ts";
import { findLeadContent, type LeadRow, listOtherLeads } from "./repository.ts";
import { type LeadEventRow, listEvents } from "./timeline.ts";

export function presentLead(row: LeadRow): Lead {
  return {
    id: row.id,
    kind: row.kind,
    channel: row.channel,
    source_id: row.source_id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    about: row.about,
    property_id: row.property_id,
    person_id: row.person_id,
    status: row.status,
    is_new: row.is_new,
    owner_id: row.owner_id,
    owner: row.owner,
    owner_name: row.owner_name,
    next_step: row.next_step,
    next_step_on: row.next_step_on,
    promised_until: row.promised_until?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  };
}

/** What staff edit. That somebody has opened the lead is no conflict. */
export function versionOf({ id, status, owner_id, next_step, next_step_on }: LeadRow): object {
  return { id, status, owner_id, next_step, next_step_on };
}

export async function presentDetails(
  database: Database,
  row: LeadRow,
  { ownerId, hasMail, hasSms }: Readonly<{ ownerId: number | null; hasMail: boolean; hasSms: boolean }>,
): Promise<LeadDetails> {
  const { text, language, added_by, property_name, visit_on, visit_time } = await findLeadContent(
    database,
    row.id,
  );
  const person = row.person_id === null ? undefined : await findPerson(database, row.person_id, ownerId);
  const personIds = person ? [person.id, ...person.merged.map(({ id }) => id)] : [];
  const others = person ? await listOtherLeads(database, row.id, personIds, ownerId) : [];
  return {
    ...presentLead(row),
    text,
    language,
    added_by,
    visit_on,
    visit_time,
    property_name,
    can_reply_by_mail: hasMail && row.email !== null,
    sms_number: hasSms ? await findMobile(database, row.id) : null,
    person: person ?? null,
    other_leads: others.map(presentLead),
    events: (await listEvents(database, row.id)).map(presentEvent),
  };
}

function presentEvent({ id, kind, account, detail, created_at }: LeadEventRow): LeadEvent {
  return { id, kind, account, detail, created_at: created_at.toISOString() };
}

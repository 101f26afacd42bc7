import type { Language } from "#domain/language.ts";
import type { LeadKind } from "#domain/leads/lead-kind.ts";
import type { Database } from "#server/platform/database/database.ts";
import { assignPerson } from "#server/resources/people/assign-person.ts";
import { queueLeadEvent } from "./lead-events.ts";

/** LE1: what staff see of a visitor's row in the list of leads. */
export type VisitorLead = Readonly<{
  kind: LeadKind;
  name: string;
  email: string | null;
  phone: string | null;
  about: string;
  text: string;
  property_id?: number | null;
  owner_id?: number | null;
  promised_until?: Date | null;
  language?: Language;
  /** The default is now. */
  created_at?: Date;
}>;

/** LE1, LE2: makes a lead of a row that a visitor sent, returns its id, and finds or creates its person, in the transaction of the row. */
export async function insertVisitorLead(
  transaction: Database,
  sourceId: number,
  lead: VisitorLead,
): Promise<number> {
  const { id } = await transaction
    .insertInto("leads")
    .values({ ...lead, source_id: sourceId })
    .returning("id")
    .executeTakeFirstOrThrow();
  await assignPerson(transaction, { id, ...lead });
  await queueLeadEvent(transaction, "lead.created", id);
  return id;
}

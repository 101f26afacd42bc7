import { sql } from "kysely";
import type { LeadKind } from "#domain/leads/lead-kind.ts";
import { rowKindOfLead, rowNames } from "#domain/rows/kinds.ts";
import type { Database } from "#server/platform/database/database.ts";
import { findPictureKeys } from "#server/platform/deletion/repository.ts";
import { findRoot, listMembers } from "#server/resources/people/repository.ts";

type Lead = Readonly<{ id: number; kind: keyof typeof rowKindOfLead; source_id: number; status: string }>;
export type PersonRows = Readonly<{
  id: number;
  name: string;
  peopleIds: number[];
  /** Addresses in lower case. */
  emails: string[];
  phones: string[];
  leads: readonly Lead[];
}>;

/** The person with all rows that were joined to it; undefined if there is no such person. */
export async function findPersonRows(database: Database, id: number): Promise<PersonRows | undefined> {
  const root = await findRoot(database, id);
  if (!root) return undefined;
  const members = await listMembers(database, root.id);
  const peopleIds = members.map((member) => member.id);
  const leads = await database
    .selectFrom("leads")
    .select(["id", "kind", "source_id", "status", "name", "email", "phone"])
    .where("person_id", "in", peopleIds)
    .orderBy("id")
    .execute();
  const all = [...members, ...leads];
  return {
    id: root.id,
    name: root.staff_name ?? root.name,
    peopleIds,
    emails: [...new Set(all.flatMap(({ email }) => (email ? [email.toLowerCase()] : [])))],
    phones: [...new Set(all.flatMap(({ phone }) => (phone ? [phone] : [])))],
    leads,
  };
}

/** A table whose rows become leads. */
export type SourceTable = (typeof rowNames)[(typeof rowKindOfLead)[LeadKind]]["table"];

/** The rows that the leads were made of, by table. */
export function sourcesOf(leads: readonly Lead[]) {
  const byTable = Map.groupBy(leads, ({ kind }) => rowNames[rowKindOfLead[kind]].table);
  return [...byTable].map(([table, found]) => ({ table, ids: found.map(({ source_id }) => source_id) }));
}

export async function picturesOf(database: Database, { leads }: PersonRows): Promise<string[]> {
  const keys: string[] = [];
  for (const { table, ids } of sourcesOf(leads)) keys.push(...(await findPictureKeys(database, table, ids)));
  return [...new Set(keys)];
}

/** SQL that is true for a mail to or about the person. */
export function isMailOf({ emails, phones, leads }: PersonRows) {
  const contacts = [...emails, ...phones.map((phone) => phone.slice(-8))];
  return sql<boolean>`(about_lead = any(${leads.map(({ id }) => id)})
    or exists (select from unnest(${contacts}::text[]) as contact where position(contact in lower(
      to_address || ' ' || coalesce(reply_to, '') || ' ' || subject || ' ' || text || ' ' || coalesce(calendar, ''))) > 0))`;
}

export function isSmsOf({ phones, leads }: PersonRows) {
  return sql<boolean>`(about_lead = any(${leads.map(({ id }) => id)})
    or right(to_number, 8) = any(${phones.map((phone) => phone.slice(-8))}))`;
}

/** Estimates for the person; those with an accepted version are contracts. */
export function isEstimateOf({ emails, phones, leads }: PersonRows) {
  return sql<boolean>`(lead_id = any(${leads.map(({ id }) => id)}) or lower(client_email) = any(${emails})
    or right(client_phone, 8) = any(${phones.map((phone) => phone.slice(-8))}))`;
}
export const isAccepted = sql<boolean>`exists (
  select from estimate_versions where estimate_id = estimates.id and state = 'accepted')`;

/** Construction sites for the person. Their diaries are evidence that nobody can change (decision 83). */
export function isJobOf({ emails, phones, leads, peopleIds }: PersonRows) {
  return sql<boolean>`(person_id = any(${peopleIds}) or lead_id = any(${leads.map(({ id }) => id)})
    or lower(client_email) = any(${emails}) or right(client_phone, 8) = any(${phones.map((phone) => phone.slice(-8))}))`;
}

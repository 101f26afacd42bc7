import { type RawBuilder, type SqlBool, sql } from "kysely";
import { type LeadKind, leadKinds } from "#domain/leads/lead-kind.ts";
import { rowKindOfLead, rowNames } from "#domain/rows/kinds.ts";
import type { Database } from "#server/platform/database/database.ts";

/** The kinds of the leads that a table's rows become; none unless visitors send them. */
export function leadKindsOf(table: string): LeadKind[] {
  return leadKinds.filter((kind) => rowNames[rowKindOfLead[kind]].table === table);
}

/** LE8: the condition that a row of this table belongs to the account. Tables without owners have no own rows. */
export function isOwnedBy(table: string, accountId: number): RawBuilder<SqlBool> {
  if (table === "properties" || table === "leads") return sql`${sql.ref(`${table}.owner_id`)} = ${accountId}`;
  if (table === "people")
    return sql`exists (select from leads where leads.owner_id = ${accountId} and person_id = people.id)`;
  // DY5: also a visit that somebody else arranged for the account.
  if (table === "visits")
    return sql`(visits.agent_id = ${accountId} or exists (
      select from leads where leads.owner_id = ${accountId} and leads.id = visits.lead_id
    ))`;
  if (table === "sms_messages")
    return sql`exists (select from leads where leads.owner_id = ${accountId} and leads.id = sms_messages.about_lead)`;
  // What visitors send belongs to the owner of its lead.
  const kinds = leadKindsOf(table);
  if (kinds.length === 0) return sql`false`;
  return sql`exists (
    select from leads
    where leads.owner_id = ${accountId} and kind = any(${kinds}) and source_id = ${sql.ref(`${table}.id`)}
  )`;
}

/** Those of the ids whose rows belong to the account; all of them if that is null. */
export async function filterOwned(
  database: Database,
  table: string,
  ids: readonly number[],
  accountId: number | null,
): Promise<readonly number[]> {
  if (accountId === null || ids.length === 0) return ids;
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where id = any(${[...ids]}) and ${isOwnedBy(table, accountId)}`.execute(
    database,
  );
  return rows.map(({ id }) => id);
}

/** Deleted rows keep their owner. */
export async function ownsRow(
  database: Database,
  accountId: number,
  table: string,
  id: number,
): Promise<boolean> {
  return (await filterOwned(database, table, [id], accountId)).length > 0;
}

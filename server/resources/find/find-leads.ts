import { type SqlBool, sql } from "kysely";
import type { Found } from "#domain/find/find.ts";
import { splitWords } from "#domain/search/search-words.ts";
import { foldCase } from "#domain/search-text.ts";
import type { Database } from "#server/platform/database/database.ts";
import { staffNameOfLead } from "#server/resources/people/staff-names.ts";
import { newestMatches } from "./newest-matches.ts";

/** DY3: the newest leads that are about the words or have them in their next step. */
export async function findLeadIds(
  database: Database,
  text: string,
  ownerId: number | null,
  limit: number,
): Promise<readonly number[]> {
  const words = splitWords(text).map((word) => ({ keys: [foldCase(word)], isPrefix: true }));
  if (words.length === 0) return [];
  const matched = newestMatches({
    table: "leads",
    columns: ["id", "created_at"],
    order: sql`created_at desc, id desc`,
    isVisible: isVisibleTo(ownerId),
    words,
    column: "words",
    limit,
  });
  const { rows } = await sql<{ id: number }>`with ${matched} select id from newest`.execute(database);
  return rows.map(({ id }) => id);
}

type FoundLeads = Readonly<{
  leadIds: readonly number[];
  /** The people who were found, whose leads are found with them. */
  personIds: readonly number[];
  ownerId: number | null;
  limit: number;
}>;
type LeadRow = Readonly<{
  id: number;
  name: string;
  phone: string | null;
  email: string | null;
  about: string;
}>;

/** The newest of these leads and of those of these people. */
export async function listFoundLeads(
  database: Database,
  { leadIds, personIds, ownerId, limit }: FoundLeads,
): Promise<Found[]> {
  if (leadIds.length === 0 && personIds.length === 0) return [];
  const { rows } = await sql<LeadRow>`
    with recursive members as (
      select id from people where id = any(${[...personIds]}::integer[])
      union all
      select people.id from people join members on people.merged_into = members.id
    ), found as (
      (select id from leads where person_id = any(array(select id from members)) and ${isVisibleTo(ownerId)}
       order by created_at desc, id desc limit ${limit})
      union
      select unnest(${[...leadIds]}::integer[])
    )
    select leads.id, coalesce(${staffNameOfLead}, leads.name) as name, phone, email, about
    from leads where id = any(array(select id from found))
    order by created_at desc, id desc limit ${limit}`.execute(database);
  return rows.map(({ id, name, phone, email, about }) => ({
    kind: "leads",
    id,
    title: name || (phone ?? email ?? ""),
    text: [name && (phone ?? email), about].filter(Boolean).join(" · "),
  }));
}

function isVisibleTo(ownerId: number | null) {
  return ownerId === null
    ? sql<SqlBool>`deleted_at is null`
    : sql<SqlBool>`(deleted_at is null and owner_id = ${ownerId})`;
}

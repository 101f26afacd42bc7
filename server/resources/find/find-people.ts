import { type RawBuilder, type SqlBool, sql } from "kysely";
import { personKeys, readPersonSearches } from "#domain/find/person-keys.ts";
import { matchesWords, type SearchWord } from "#domain/search/search-words.ts";
import type { Database } from "#server/platform/database/database.ts";
import { readPhone } from "#server/resources/people/read-phone.ts";
import { newestMatches } from "./newest-matches.ts";

export type FoundPerson = Readonly<{ id: number; name: string; contact: string }>;
type ContactRow = Readonly<{
  root_id: number;
  staff_name: string | null;
  name: string;
  phone: string | null;
  email: string | null;
}>;

/** Several rows may belong to one person, and some to nobody's lead. */
const maxMatchedRows = 12;
const maxContactRows = 240;
const maxRecentLeads = 500;

/** DY3: the people whose leads the account may see, by what is known to it: names, numbers and e-mails of those leads (LE8). */
export async function findPeople(
  database: Database,
  text: string,
  ownerId: number | null,
  limit: number,
): Promise<readonly FoundPerson[]> {
  const found = new Map<number, FoundPerson>();
  for (const words of readPersonSearches(text)) {
    if (found.size >= limit) break;
    for (const row of await listContacts(database, words, ownerId)) {
      const { root_id: id, staff_name, name, phone, email } = row;
      if (found.has(id) || !matchesWords(keysOfRow(row), words)) continue;
      const contact = phone ?? email ?? "";
      found.set(id, {
        id,
        name: staff_name ?? (name || contact),
        contact: staff_name || name ? contact : "",
      });
    }
  }
  return [...found.values()].slice(0, limit);
}

function keysOfRow({ staff_name, name, phone, email }: ContactRow): string[] {
  return personKeys({ staff_name, name, phone: phone && readPhone(phone), email });
}

/** What the leads of the matching people say about them, the newest first. */
async function listContacts(database: Database, words: readonly SearchWord[], ownerId: number | null) {
  const isVisible =
    ownerId === null
      ? sql<SqlBool>`deleted_at is null`
      : sql<SqlBool>`(deleted_at is null and owner_id = ${ownerId})`;
  const matched = newestMatches({
    table: "people",
    columns: ["id", "merged_into"],
    order: sql`id desc`,
    ...(ownerId === null ? { isVisible: sql<SqlBool>`true` } : peopleOf(isVisible)),
    words,
    limit: maxMatchedRows,
  });
  const { rows } = await sql<ContactRow>`
    with recursive ${matched}, chain as (
      select id, merged_into from newest
      union
      select people.id, people.merged_into from people join chain on people.id = chain.merged_into
    ), members as (
      select id as root_id, id from chain where merged_into is null
      union all
      select members.root_id, people.id from people join members on people.merged_into = members.id
    ), contacts as (
      select distinct on (members.root_id, leads.name, leads.phone, leads.email)
        members.root_id, leads.name, leads.phone, leads.email, leads.created_at
      from members join leads on leads.person_id = members.id
      where ${isVisible}
      order by members.root_id, leads.name, leads.phone, leads.email, leads.created_at desc
    )
    select contacts.*, people.staff_name from contacts join people on people.id = contacts.root_id
    order by contacts.created_at desc limit ${maxContactRows}`.execute(database);
  return rows;
}

/** Of an agent: those of the newest leads first, then those of all. */
function peopleOf(isVisible: RawBuilder<SqlBool>) {
  return {
    recentRows: sql`
      select people.* from people where id in (
        select person_id from leads where ${isVisible} order by created_at desc, id desc limit ${maxRecentLeads}
      )`,
    // The offset keeps the planner from reading all people of the agent first: a word that no name has would take 16 ms.
    isVisible: sql<SqlBool>`exists (select from leads where leads.person_id = people.id and ${isVisible} offset 0)`,
  };
}

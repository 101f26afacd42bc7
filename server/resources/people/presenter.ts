import type { Person, PersonContact } from "#domain/leads/lead.ts";
import type { Database } from "#server/platform/database/database.ts";
import { findRoot, listMembers, type PersonRow } from "./repository.ts";

/** The person that a row belongs to, with all of its rows; undefined if there is no such row. */
export async function findPerson(database: Database, id: number): Promise<Person | undefined> {
  const root = await findRoot(database, id);
  if (!root) return undefined;
  const [, ...merged] = await listMembers(database, root.id);
  return { ...presentContact(root), merged: merged.map(presentContact) };
}

function presentContact({ id, name, phone, email }: PersonRow): PersonContact {
  return { id, name, phone, email };
}

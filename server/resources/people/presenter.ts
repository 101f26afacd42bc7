import type { Person, PersonContact } from "#domain/leads/lead.ts";
import type { Database } from "#server/platform/database/database.ts";
import { readPhone } from "./read-phone.ts";
import { findRoot, listGivenContacts, listMembers, type PersonRow } from "./repository.ts";

/**
 * The person that a row belongs to, with all of its rows; undefined if there is no such row. LE8: for an agent, only names and
 * contacts that the agent's own leads have.
 */
export async function findPerson(
  database: Database,
  id: number,
  ownerId: number | null,
): Promise<Person | undefined> {
  const root = await findRoot(database, id);
  if (!root) return undefined;
  const members = await listMembers(database, root.id);
  const [first, ...merged] =
    ownerId === null ? members.map(presentContact) : await presentGiven(database, members, ownerId);
  return first && { ...first, name: root.staff_name ?? first.name, merged };
}

/** What staff change of a person. */
export function versionOf({ id, name }: Person): object {
  return { id, name };
}

function presentContact({ id, name, phone, email }: PersonRow): PersonContact {
  return { id, name, phone, email };
}

async function presentGiven(
  database: Database,
  members: readonly PersonRow[],
  ownerId: number,
): Promise<PersonContact[]> {
  const given = await listGivenContacts(
    database,
    members.map(({ id }) => id),
    ownerId,
  );
  const names = new Set(given.map(({ name }) => name));
  const contacts = new Set(
    given.flatMap(({ phone, email }) => [phone && readPhone(phone), email?.toLowerCase()]),
  );
  const ifGiven = (contact: string | null) => (contacts.has(contact) ? contact : null);
  return members
    .map(({ id, name, phone, email }) => ({
      id,
      name: names.has(name) ? name : (given[0]?.name ?? ""),
      phone: ifGiven(phone),
      email: ifGiven(email),
    }))
    .filter(({ phone, email }, index) => index === 0 || phone !== null || email !== null);
}

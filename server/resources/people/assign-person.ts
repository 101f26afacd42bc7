import { personKeys } from "#domain/find/person-keys.ts";
import type { Database } from "#server/platform/database/database.ts";
import { searchColumns } from "#server/platform/database/search-column.ts";
import { readPhone } from "./read-phone.ts";
import {
  findByContact,
  findRoot,
  lockContacts,
  lockMerging,
  mergeRoots,
  type PersonRow,
  updatePerson,
} from "./repository.ts";

const batchRows = 100;

type Lead = Readonly<{ id: number; name: string; email: string | null; phone: string | null }>;
type Contacts = Readonly<{ phone: string | null; email: string | null }>;

function leadsWithoutPerson(database: Database) {
  return database.selectFrom("leads").select(["id", "name", "email", "phone"]).where("person_id", "is", null);
}

/**
 * Assigns the leads of a database from before there were people. Returns their number. One transaction for each, because the locks of
 * several leads could block a visitor's form.
 */
export async function assignPeople(database: Database): Promise<number> {
  let assigned = 0;
  for (;;) {
    const leads = await leadsWithoutPerson(database).orderBy("id").limit(batchRows).execute();
    for (const { id } of leads)
      await database.transaction().execute(async (transaction) => {
        const lead = await leadsWithoutPerson(transaction)
          .where("id", "=", id)
          .forUpdate()
          .executeTakeFirst();
        if (lead) await assignPerson(transaction, lead);
      });
    assigned += leads.length;
    if (leads.length < batchRows) return assigned;
  }
}

/** LE2: finds or creates the person of a lead. */
export async function assignPerson(transaction: Database, lead: Lead): Promise<void> {
  const contacts = { phone: lead.phone && readPhone(lead.phone), email: lead.email?.toLowerCase() ?? null };
  await lockContacts(
    transaction,
    Object.entries(contacts).flatMap(([kind, value]) => (value ? [`${kind}:${value}`] : [])),
  );
  const byPhone = await findByContact(transaction, "phone", contacts.phone);
  const byEmail = await findByContact(transaction, "email", contacts.email);
  const known = byPhone ?? byEmail;
  const personId = known?.id ?? (await insertPerson(transaction, lead.name, contacts));
  if (byPhone && byEmail) await joinPeople(transaction, byPhone, byEmail);
  else if (known) await addContact(transaction, known, lead.name, contacts);
  if (known?.name === "" && lead.name !== "") await updatePerson(transaction, known.id, { name: lead.name });
  await transaction.updateTable("leads").set({ person_id: personId }).where("id", "=", lead.id).execute();
}

async function insertPerson(
  transaction: Database,
  name: string,
  contacts: Contacts & Readonly<{ merged_into?: number }>,
): Promise<number> {
  const keys = personKeys({ name, staff_name: null, ...contacts });
  const person = transaction.insertInto("people").values({ name, ...contacts, ...searchColumns(keys) });
  return (await person.returning("id").executeTakeFirstOrThrow()).id;
}

/** A person's second number or address is a row of its own that points to the first. */
async function addContact(
  transaction: Database,
  known: PersonRow,
  name: string,
  contacts: Contacts,
): Promise<void> {
  const column = contacts.phone !== null && known.phone === contacts.phone ? "email" : "phone";
  const added = contacts[column];
  if (added === null || added === known[column]) return;
  if (known[column] === null)
    await updatePerson(transaction, known.id, column === "phone" ? { phone: added } : { email: added });
  else
    await insertPerson(transaction, name, {
      phone: column === "phone" ? added : null,
      email: column === "email" ? added : null,
      merged_into: known.id,
    });
}

/** A visitor who gives the number of one person and the address of another is both, unless staff have parted them. */
async function joinPeople(transaction: Database, one: PersonRow, other: PersonRow): Promise<void> {
  if (one.id === other.id) return;
  await lockMerging(transaction);
  const roots = [await findRoot(transaction, one.id), await findRoot(transaction, other.id)];
  const [root, merged] = roots.filter((row) => row !== undefined).toSorted((a, b) => a.id - b.id);
  if (!root || !merged || root.id === merged.id) return;
  if ([one, other, root, merged].some((row) => row.is_merge_blocked)) return;
  await mergeRoots(transaction, merged, root);
}

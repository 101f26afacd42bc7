import { sql } from "kysely";
import { personKeys } from "#domain/find/person-keys.ts";
import type { LeadEventDetail } from "#domain/leads/lead.ts";
import type { Database } from "#server/platform/database/database.ts";
import { searchColumns } from "#server/platform/database/search-column.ts";

/** An arbitrary number, the same in every instance of the app. */
const mergingLock = 7_041_602;
/** Distinguishes the locks of telephone numbers and addresses from other locks. */
const contactLocks = 7_041_603;

export type PersonRow = Readonly<{
  id: number;
  name: string;
  phone: string | null;
  email: string | null;
  is_merge_blocked: boolean;
  /** What staff call the person. */
  staff_name: string | null;
}>;

const columns = ["id", "name", "phone", "email", "is_merge_blocked", "staff_name"] as const;

/** Two visitors with the same number wait for each other. Locked in a fixed order, so that two can't block each other. */
export async function lockContacts(transaction: Database, contacts: readonly string[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(key) from (
      select distinct hashtextextended(contact, ${contactLocks}) as key
      from unnest(${[...contacts]}::text[]) as contact order by key
    ) as keys`.execute(transaction);
}

/** One merge at a time, so that two can't make a circle. */
export async function lockMerging(transaction: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(${mergingLock})`.execute(transaction);
}

export async function findByContact(
  transaction: Database,
  column: "phone" | "email",
  value: string | null,
): Promise<PersonRow | undefined> {
  if (value === null) return undefined;
  return transaction.selectFrom("people").select(columns).where(column, "=", value).executeTakeFirst();
}

/** The end of the pointers of a row; undefined if there is no such row. */
export async function findRoot(database: Database, id: number): Promise<PersonRow | undefined> {
  const { rows } = await sql<PersonRow>`
    with recursive chain as (
      select * from people where id = ${id}
      union all
      select people.* from people join chain on people.id = chain.merged_into
    )
    select id, name, phone, email, is_merge_blocked, staff_name from chain where merged_into is null`.execute(
    database,
  );
  return rows[0];
}

/** The rows that point to this one, itself included, oldest first. */
export async function listMembers(database: Database, rootId: number): Promise<readonly PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    with recursive members as (
      select * from people where id = ${rootId}
      union all
      select people.* from people join members on people.merged_into = members.id
    )
    select id, name, phone, email, is_merge_blocked, staff_name from members order by id = ${rootId} desc, id`.execute(
    database,
  );
  return rows;
}

/** Merges the end of one person's pointers into that of another, which keeps the name that staff gave to either. */
export async function mergeRoots(transaction: Database, merged: PersonRow, root: PersonRow): Promise<void> {
  await transaction
    .updateTable("people")
    .set({ merged_into: root.id, is_merge_blocked: false })
    .where("id", "=", merged.id)
    .execute();
  if (root.staff_name === null && merged.staff_name !== null)
    await updatePerson(transaction, root.id, { staff_name: merged.staff_name });
}

/** Writes the words under which the person is found, too (DY3). */
export async function updatePerson(
  transaction: Database,
  id: number,
  change: Partial<Pick<PersonRow, "name" | "phone" | "email" | "staff_name">>,
): Promise<void> {
  const ofPerson = () => transaction.updateTable("people").where("id", "=", id);
  const changed = await ofPerson().set(change).returning(columns).executeTakeFirstOrThrow();
  await ofPerson()
    .set(searchColumns(personKeys(changed)))
    .execute();
}

/** What the visitors of an account's own leads of these people wrote, the newest first. */
export async function listGivenContacts(
  database: Database,
  personIds: readonly number[],
  ownerId: number,
): Promise<readonly Pick<PersonRow, "name" | "phone" | "email">[]> {
  return database
    .selectFrom("leads")
    .select(["name", "phone", "email"])
    .where("person_id", "in", [0, ...personIds])
    .where("owner_id", "=", ownerId)
    .orderBy("id", "desc")
    .execute();
}

/** Adds the change to the timelines of the leads of these people. */
export async function recordPersonChange(
  transaction: Database,
  personIds: readonly number[],
  detail: LeadEventDetail,
  accountId: number | null,
): Promise<void> {
  await sql`
    insert into lead_events (lead_id, account_id, kind, detail)
    select id, ${accountId}, 'person', ${JSON.stringify(detail)}::jsonb
    from leads where person_id = any(${[...personIds]}) order by id`.execute(transaction);
}

const members = sql`
  members as (
    select id, id as root from people where merged_into is null
    union all
    select people.id, root from people join members on people.merged_into = members.id
  )`;

/** People whose leads were all purged have nothing to be kept for; others keep the contacts that their leads still have. */
export async function purgePeople(database: Database): Promise<void> {
  await sql`
    with recursive ${members}
    delete from people where id in (
      select id from members where root not in (
        select root from members join leads on leads.person_id = members.id
      )
    )`.execute(database);
  // The last digits are enough to compare a number with its other spellings.
  const { rows: changed } = await sql<{ id: number }>`
    with recursive ${members}, given as (
      select root, leads.name, lower(leads.email) as email,
        right(regexp_replace(translate(leads.phone, '०१२३४५६७८९', '0123456789'), '\\D', '', 'g'), 8) as digits
      from members join leads on leads.person_id = members.id
    ), kept as (
      select people.id,
        (select people.email from given where given.root = members.root and given.email = people.email limit 1) as email,
        (select people.phone from given where given.root = members.root and digits = right(people.phone, 8) limit 1) as phone,
        coalesce((select people.name from given where given.root = members.root and given.name = people.name limit 1), '') as name
      from people join members using (id)
    )
    update people set email = kept.email, phone = kept.phone, name = kept.name
    from kept where kept.id = people.id and (people.email, people.phone, people.name) is distinct from (kept.email, kept.phone, kept.name)
    returning people.id`.execute(database);
  const ids = changed.map(({ id }) => id);
  await sql`
    update row_history set before = '{}', after = '{}' where table_name = 'people' and row_id = any(${ids})`.execute(
    database,
  );
}

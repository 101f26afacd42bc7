import { sql } from "kysely";
import type { Database } from "#server/platform/database/database.ts";
import { purgeIds } from "#server/platform/deletion/repository.ts";
import { writeAs } from "#server/platform/history/write-as.ts";
import type { MediaStore } from "#server/platform/media/media-store.ts";
import {
  isAccepted,
  isEstimateOf,
  isJobOf,
  isMailOf,
  isSmsOf,
  type PersonRows,
  picturesOf,
  type SourceTable,
  sourcesOf,
} from "./person-rows.ts";

/** What a row that was made a deal says of the person, empty. An enquiry must have a contact, which may be empty. */
const emptyValues: Readonly<Record<SourceTable, Readonly<Record<string, string | null>>>> = {
  messages: { name: "", email: "", phone: null, subject: "", message: "" },
  enquiries: { name: "", email: "", phone: null, message: "" },
  service_requests: { address: "", description: "", email: null, phone_no: "", imag: null },
  sell_submissions: {
    name: "",
    email: "",
    phone_no: null,
    propert_title: "",
    property_location: "",
    description: "",
  },
};

/** IM8: removes all that the company has about the person, but for what it must keep, all or nothing (decision 81). */
export async function erasePerson(
  database: Database,
  media: MediaStore,
  person: PersonRows,
  accountId: number,
): Promise<void> {
  const pictures = await writeAs(database, accountId, async (transaction) => {
    const keys = await picturesOf(transaction, person);
    await deleteMessages(transaction, person);
    await eraseContractTexts(transaction, person);
    const deals = person.leads.filter(({ status }) => status === "won");
    await anonymizeDeals(transaction, deals);
    const others = person.leads.filter(({ status }) => status !== "won");
    const purged = await purgeLeads(transaction, others);
    await deletePeople(transaction, person);
    const unused = await sql<{ key: string }>`
      delete from pictures where key = any(${keys}) and not exists (select from picture_uses where picture = key)
      returning key`.execute(transaction);
    return [...purged, ...unused.rows.map(({ key }) => key)];
  });
  // After the commit: a row without its files would be broken.
  for (const key of pictures) await media.remove(key);
}

async function deleteMessages(transaction: Database, person: PersonRows): Promise<void> {
  await transaction.deleteFrom("mails").where(isMailOf(person)).execute();
  await transaction.deleteFrom("sms_messages").where(isSmsOf(person)).execute();
  await sql`delete from alerts where lower(email) = any(${person.emails})`.execute(transaction);
  await sql`delete from estimates where ${isEstimateOf(person)} and not ${isAccepted}`.execute(transaction);
  const contacts = [...person.emails, ...person.phones.map((phone) => phone.slice(-8))];
  await sql`
    delete from import_rows where exists (
      select from unnest(${contacts}::text[]) as contact where position(contact in lower(cells::text)) > 0
    )`.execute(transaction);
}

/** What was agreed stays, with its parties; what the person asked, was answered and gave as a reason goes. */
async function eraseContractTexts(transaction: Database, person: PersonRows): Promise<void> {
  const idsOf = async (rows: ReturnType<typeof sql>) =>
    (await sql<{ id: number }>`select id from ${rows}`.execute(transaction)).rows.map(({ id }) => id);
  const estimates = await idsOf(sql`estimates where ${isEstimateOf(person)}`);
  const versions = await idsOf(sql`estimate_versions where estimate_id = any(${estimates})`);
  const variations = await idsOf(
    sql`variations where job_id in (select id from jobs where ${isJobOf(person)})`,
  );
  const ofEstimates = sql`estimate_id = any(${estimates})`;
  await sql`delete from estimate_events where ${ofEstimates} and kind in ('asked', 'answered')`.execute(
    transaction,
  );
  await sql`update estimate_events set text = '' where ${ofEstimates} and kind = 'declined'`.execute(
    transaction,
  );
  const declined = sql`set decline_reason = '' where state = 'declined' and id`;
  await sql`update estimate_versions ${declined} = any(${versions})`.execute(transaction);
  await sql`update variations ${declined} = any(${variations})`.execute(transaction);
  await eraseHistory(transaction, "estimates", estimates);
  await eraseHistory(transaction, "estimate_versions", versions);
  await eraseHistory(transaction, "variations", variations);
}

async function anonymizeDeals(transaction: Database, deals: PersonRows["leads"]): Promise<void> {
  const ids = deals.map(({ id }) => id);
  if (ids.length === 0) return;
  await transaction.deleteFrom("lead_events").where("lead_id", "in", ids).execute();
  await sql`delete from webhook_deliveries where lead_id = any(${ids})`.execute(transaction);
  await transaction
    .updateTable("visits")
    .set({ note: "", meeting_place: "" })
    .where("lead_id", "in", ids)
    .execute();
  await transaction
    .deleteFrom("submission_pictures")
    .where("submission_id", "in", submissionIds(deals))
    .execute();
  for (const { table, ids: sourceIds } of sourcesOf(deals)) {
    const values = emptyValues[table];
    const set = sql.join(Object.entries(values).map(([column, value]) => sql`${sql.ref(column)} = ${value}`));
    await sql`update ${sql.table(table)} set ${set} where id = any(${sourceIds})`.execute(transaction);
    await eraseHistory(transaction, table, sourceIds);
  }
  await sql`
    update leads set name = '', email = null, phone = null, about = '', text = '', next_step = '', person_id = null
    where id = any(${ids})`.execute(transaction);
  await eraseHistory(transaction, "leads", ids);
  const visits = await transaction.selectFrom("visits").select("id").where("lead_id", "in", ids).execute();
  await eraseHistory(
    transaction,
    "visits",
    visits.map(({ id }) => id),
  );
}

function submissionIds(leads: PersonRows["leads"]): number[] {
  return [0, ...leads.filter(({ kind }) => kind === "submission").map(({ source_id }) => source_id)];
}

/** Returns the keys of the pictures that no row shows any more. */
async function purgeLeads(transaction: Database, leads: PersonRows["leads"]): Promise<string[]> {
  const keys: string[] = [];
  for (const { table, ids } of sourcesOf(leads)) {
    await sql`update ${sql.table(table)} set deleted_at = now() where id = any(${ids}) and deleted_at is null`.execute(
      transaction,
    );
    keys.push(...(await purgeIds(transaction, table, ids)).pictures);
  }
  return keys;
}

async function deletePeople(transaction: Database, { peopleIds }: PersonRows): Promise<void> {
  await sql`update people set merged_into = null where id = any(${peopleIds})`.execute(transaction);
  await sql`delete from people where id = any(${peopleIds})`.execute(transaction);
}

async function eraseHistory(transaction: Database, table: string, ids: readonly number[]): Promise<void> {
  await sql`
    update row_history set before = '{}', after = '{}' where table_name = ${table} and row_id = any(${[...ids]})`.execute(
    transaction,
  );
}

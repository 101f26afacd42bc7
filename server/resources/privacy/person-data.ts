import { sql } from "kysely";
import { type FoundPerson, keptKinds, type PersonData } from "#domain/privacy/privacy.ts";
import type { Database } from "#server/platform/database/database.ts";
import { likeContaining } from "#server/platform/database/like.ts";
import {
  isAccepted,
  isEstimateOf,
  isJobOf,
  isMailOf,
  isSmsOf,
  type PersonRows,
  picturesOf,
  sourcesOf,
} from "./person-rows.ts";

const maxFound = 20;

/** People whose name, number or address contains the text. */
export async function findPeople(database: Database, search: string): Promise<FoundPerson[]> {
  const digits = search.replace(/\D/g, "").slice(-8);
  const text = likeContaining(search.toLowerCase());
  const { rows } = await sql<FoundPerson>`
    select id, coalesce(nullif(staff_name, ''), name) as name, array_remove(array[phone, email], null) as contacts
    from people
    where merged_into is null and (lower(name) like ${text} or lower(staff_name) like ${text} or lower(email) like ${text}
      or (${digits.length >= 4} and phone like ${likeContaining(digits)}))
    order by id desc limit ${maxFound}`.execute(database);
  return rows;
}

/** How much there is, and what stays after an erasure. */
export async function describePerson(database: Database, person: PersonRows): Promise<PersonData> {
  const { rows } = await sql<{
    mails: number;
    sms: number;
    alerts: number;
    accepted: number;
    jobs: number;
    papers: number;
    job_papers: number;
  }>`
    select
      (select count(*) from mails where ${isMailOf(person)}) as mails,
      (select count(*) from sms_messages where ${isSmsOf(person)}) as sms,
      (select count(*) from alerts where lower(email) = any(${person.emails})) as alerts,
      (select count(*) from estimates where ${isEstimateOf(person)} and ${isAccepted}) as accepted,
      (select count(*) from jobs where ${isJobOf(person)}) as jobs,
      (select count(*) from properties join property_papers on property_papers.property_id = properties.id
        where submission_id = any(${submissionsOf(person)})) as papers,
      (select count(*) from job_scans where job_id in (select id from jobs where ${isJobOf(person)})) as job_papers`.execute(
    database,
  );
  const [counts] = rows;
  const kept = {
    deals: person.leads.filter(({ status }) => status === "won").length,
    accepted_estimates: Number(counts?.accepted ?? 0),
    jobs: Number(counts?.jobs ?? 0),
    job_papers: Number(counts?.job_papers ?? 0),
    papers: Number(counts?.papers ?? 0),
  };
  return {
    id: person.id,
    name: person.name,
    contacts: [...person.phones, ...person.emails],
    leads: person.leads.length,
    mails: Number(counts?.mails ?? 0),
    sms: Number(counts?.sms ?? 0),
    alerts: Number(counts?.alerts ?? 0),
    pictures: (await picturesOf(database, person)).length,
    kept: keptKinds.map((kind) => ({ kind, count: kept[kind] })).filter(({ count }) => count > 0),
  };
}

function submissionsOf({ leads }: PersonRows): number[] {
  return leads.filter(({ kind }) => kind === "submission").map(({ source_id }) => source_id);
}

/** All rows about the person, without the secrets of private pages. */
export async function collectPersonData(database: Database, person: PersonRows): Promise<object> {
  const leadIds = person.leads.map(({ id }) => id);
  const read = async (from: ReturnType<typeof sql>) => {
    const { rows } = await sql<{ row: object }>`
      select to_jsonb(t) - 'page_seed' - 'page_hash' - 'search' - 'words' as row from (${from}) as t`.execute(
      database,
    );
    return rows.map(({ row }) => row);
  };
  const sent: Record<string, object[]> = {};
  for (const { table, ids } of sourcesOf(person.leads))
    sent[table] = await read(sql`select * from ${sql.table(table)} where id = any(${ids}) order by id`);
  return {
    people: await read(sql`select * from people where id = any(${person.peopleIds}) order by id`),
    ...sent,
    leads: await read(sql`select * from leads where id = any(${leadIds}) order by id`),
    timeline: await read(sql`select * from lead_events where lead_id = any(${leadIds}) order by id`),
    visits: await read(sql`select * from visits where lead_id = any(${leadIds}) order by id`),
    mails: await read(sql`select * from mails where ${isMailOf(person)} order by id`),
    text_messages: await read(sql`select * from sms_messages where ${isSmsOf(person)} order by id`),
    alerts: await read(sql`select * from alerts where lower(email) = any(${person.emails}) order by id`),
    estimates: await read(sql`select * from estimates where ${isEstimateOf(person)} order by id`),
    jobs: await read(sql`select * from jobs where ${isJobOf(person)} order by id`),
    pictures: await picturesOf(database, person),
  };
}

import { type RawBuilder, sql } from "kysely";
import { nepaliMobileDigits } from "#domain/contact/contact-numbers.ts";
import { kathmanduDay, kathmanduMidnight } from "#domain/dates.ts";
import type { Language } from "#domain/language.ts";
import { countSmsParts } from "#domain/sms/count-parts.ts";
import type { SmsMail } from "#domain/sms/sms.ts";
import type { Database } from "#server/platform/database/database.ts";
import { addJob } from "#server/platform/jobs/add-job.ts";

type NewSms = Readonly<{
  /** The person's own number is read from it: no other can be texted, but for a contract's. */
  leadId: number;
  /** CN3: the mobile number on file of an estimate or a job, which the client gave for it. */
  contractMobile?: string;
  text: string;
  language: Language;
  /** Goes instead if the message is refused or its outcome is unknown. */
  mail: SmsMail | null;
  /** DY8: of reminders (server/resources/reminders/timing.ts). */
  aboutVisit: number | null;
  sendBy: Date | null;
}>;

/** As mails: it contains personal data. The timeline of the lead keeps the text. */
const keptForMs = 30 * 24 * 60 * 60 * 1000;
/** A message gets its job in its own transaction, and a call to the gateway ends within a minute. */
const jobGraceMs = 10 * 60 * 1000;

/** The mobile number that the person of a lead gave: with the lead, or else with another one. Null if there is none. */
export async function findMobile(database: Database, leadId: number): Promise<string | null> {
  const { rows } = await sql<{ phone: string }>`
    with recursive lead as (
      select phone, person_id from leads where id = ${leadId} and deleted_at is null
    ), up as (
      select people.* from people join lead on people.id = lead.person_id
      union all select people.* from people join up on people.id = up.merged_into
    ), members as (
      select * from up where merged_into is null
      union all select people.* from people join members on people.merged_into = members.id
    )
    select phone from (
      select 0 as place, 0 as id, phone from lead union all select 1, id, phone from members
    ) as phones
    where phone is not null order by place, id`.execute(database);
  return rows.map(({ phone }) => nepaliMobileDigits(phone)).find((digits) => digits !== null) ?? null;
}

/** Stores a message and the job that sends it, in the transaction of what it is about. Null if the person has no mobile number. */
export async function queueSms(transaction: Database, sms: NewSms): Promise<number | null> {
  const to = sms.contractMobile ?? (await findMobile(transaction, sms.leadId));
  if (to === null) return null;
  const { id } = await transaction
    .insertInto("sms_messages")
    .values({
      about_lead: sms.leadId,
      about_visit: sms.aboutVisit,
      send_by: sms.sendBy,
      to_number: to,
      text: sms.text,
      language: sms.language,
      parts: countSmsParts(sms.text).parts,
      mail: sms.mail && JSON.stringify(sms.mail),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await addJob(transaction, "send-sms", { smsId: id });
  return id;
}

/** The parts that today may have cost: of a message whose outcome is unknown, too. */
export async function countPartsToday(database: Database, now: Date): Promise<number> {
  const { parts } = await database
    .selectFrom("sms_messages")
    .where("sending_at", ">=", kathmanduMidnight(kathmanduDay(now.getTime())))
    .where("status", "<>", "refused")
    .select(sql<number>`coalesce(sum(parts), 0)::int`.as("parts"))
    .executeTakeFirstOrThrow();
  return parts;
}

/** How many messages went to a number in the last 24 hours. */
export async function countSentTo(database: Database, number: string, now: Date): Promise<number> {
  const { count } = await database
    .selectFrom("sms_messages")
    .where("to_number", "=", number)
    .where("sending_at", ">", new Date(now.getTime() - 24 * 60 * 60 * 1000))
    .where("status", "<>", "refused")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

const hasJob: RawBuilder<boolean> = sql`exists (
  select from jobs.job
  where name = 'send-sms' and state < 'completed' and data ->> 'smsId' = sms_messages.id::text
)`;

/** Gives a new job to messages without one: a backup does not contain jobs, and the last attempt of a job may be killed. */
export async function requeueSms(database: Database, now: Date): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    const unfinished = await transaction
      .selectFrom("sms_messages")
      .select("id")
      .where("status", "in", ["queued", "sending"])
      .where("created_at", "<", new Date(now.getTime() - jobGraceMs))
      .where(sql<boolean>`not ${hasJob}`)
      .orderBy("id")
      .limit(1000)
      .execute();
    for (const { id } of unfinished) await addJob(transaction, "send-sms", { smsId: id });
    return unfinished.length;
  });
}

/** Deletes messages that ended more than 30 days ago. */
export async function deleteOldSms(database: Database, now: Date): Promise<void> {
  await database
    .deleteFrom("sms_messages")
    .where("status", "not in", ["queued", "sending"])
    .where("created_at", "<", new Date(now.getTime() - keptForMs))
    .execute();
}

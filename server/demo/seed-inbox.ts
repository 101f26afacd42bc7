import { sql } from "kysely";
import { demoMessages } from "#demo/messages.ts";
import { demoServiceRequests } from "#demo/service-requests.ts";
import { demoSubmissions } from "#demo/submissions.ts";
import type { Database } from "#server/platform/database/database.ts";
import { insertVisitorLead } from "#server/resources/leads/visitor-lead.ts";
import { leadOfMessage } from "#server/resources/messages/inbox.ts";
import { leadOfSubmission } from "#server/resources/sell/inbox.ts";
import { leadOfServiceRequest } from "#server/resources/service-requests/inbox.ts";
import { startChecking } from "#server/resources/submission-steps/steps.ts";
import type { PicturesToSeed } from "./seed-pictures.ts";

/** A copy under its own key, because a submission's pictures are deleted with it. */
const sentKey = (name: string) => `sent-${name}`;

export const sentPictures: PicturesToSeed = new Map(
  [...demoSubmissions.map(({ image }) => image), ...demoServiceRequests.map(({ imag }) => imag)].flatMap(
    (name) => (name === null ? [] : [[sentKey(name), { name, visibility: "private" }]]),
  ),
);

export async function seedInbox(database: Database, stored: ReadonlySet<string>): Promise<void> {
  const keyOf = (name: string | null) => (name !== null && stored.has(sentKey(name)) ? sentKey(name) : null);
  // Inserted oldest first, so that ids increase with time as in production.
  for (const { image, created_at, ...fields } of demoSubmissions.toReversed()) {
    const createdAt = new Date(created_at);
    const row = database.insertInto("sell_submissions").values({ ...fields, created_at: createdAt });
    const { id } = await row.returning("id").executeTakeFirstOrThrow();
    const picture = keyOf(image);
    if (picture !== null)
      await database
        .insertInto("submission_pictures")
        .values({ submission_id: id, position: 0, picture })
        .execute();
    await insertVisitorLead(database, id, { ...leadOfSubmission(fields), created_at: createdAt });
  }
  for (const { imag, created_at, Service_urgency, ...fields } of demoServiceRequests.toReversed()) {
    const createdAt = new Date(created_at);
    const { id } = await database
      .insertInto("service_requests")
      .values({ ...fields, service_urgency: Service_urgency, imag: keyOf(imag), created_at: createdAt })
      .returning("id")
      .executeTakeFirstOrThrow();
    const lead = leadOfServiceRequest(fields, createdAt, true);
    await insertVisitorLead(database, id, { ...lead, created_at: createdAt });
  }
  for (const { created_at, ...fields } of demoMessages.toReversed()) {
    const createdAt = new Date(created_at);
    const row = database.insertInto("messages").values({ ...fields, created_at: createdAt });
    const { id } = await row.returning("id").executeTakeFirstOrThrow();
    await insertVisitorLead(database, id, { ...leadOfMessage(fields), created_at: createdAt });
  }
  // The office has worked on all but the newest of each kind.
  await sql`
    update leads set status = worked.status, read_at = created_at, first_answered_at = created_at + leads.id * 7 % 9 * interval '50 minutes' + interval '20 minutes'
    from (
      select id, (array['new', 'contacted', 'visit', 'negotiating', 'won', 'lost'])[
        least(6, row_number() over (partition by kind order by created_at desc))
      ] as status from leads
    ) as worked
    where worked.id = leads.id and worked.status <> 'new'`.execute(database);
  // DY10: one that nobody has touched since. Seeding it counted as work on it.
  await sql`
    update leads set updated_at = created_at
    where id = (select id from leads where status = 'negotiating' and kind = 'service_request' limit 1)`.execute(
    database,
  );
  const answered = database
    .selectFrom("leads")
    .select("source_id as id")
    .where("kind", "=", "submission")
    .where("first_answered_at", "is not", null);
  const answeredIds = (await answered.execute()).map(({ id }) => id);
  await startChecking(database, answeredIds);
  // Sellers are not told of demo data. Staff are not, either: there are no notices.
  await sql`update sell_submissions set notified_step = step`.execute(database);
}

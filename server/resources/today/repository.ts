import { sql } from "kysely";
import type { Language } from "#domain/language.ts";
import type { SubmissionStep } from "#domain/sell/seller-page.ts";
import { maxTodayLines } from "#domain/today/today.ts";
import type { Database } from "#server/platform/database/database.ts";
import { shownLine } from "#server/platform/database/translated-texts.ts";
import { shownName } from "#server/platform/session/shown-name.ts";

/** DY2: whose rows a page lists. Admins also take care of rows that nobody owns. */
export type TodayOwner = Readonly<{ accountId: number; hasUnowned: boolean }>;

type CountedRows<Row> = Readonly<{ count: number; rows: readonly Row[] }>;

const isOwned = ({ accountId, hasUnowned }: TodayOwner) =>
  hasUnowned ? sql`(owner_id = ${accountId} or owner_id is null)` : sql`owner_id = ${accountId}`;

/** The first lines, each with the number of all of them, which is taken off. */
function toSection<Row extends { count: number }>(rows: readonly Row[]): CountedRows<Row> {
  return { count: rows[0]?.count ?? 0, rows };
}

type DraftRow = Readonly<{ count: number; id: number; name: string; is_returned: boolean; updated_at: Date }>;

/** Without those that wait for an approval: for their agent they are finished. */
export async function listDrafts(database: Database, owner: TodayOwner, language: Language) {
  const { rows } = await sql<DraftRow>`
    select count(*) over ()::integer as count, id, ${shownLine("name", language)} as name,
      returned_at is not null as is_returned, updated_at
    from properties left join listing_approvals on property_id = id
    where deleted_at is null and status = 'draft' and (property_id is null or returned_at is not null) and ${isOwned(owner)}
    order by is_returned desc, updated_at desc, id desc limit ${maxTodayLines}`.execute(database);
  return toSection(rows);
}

type SubmissionRow = Readonly<{
  count: number;
  id: number;
  title: string;
  name: string;
  step: SubmissionStep;
  created_at: Date;
}>;

/** The oldest first, because they wait longest. */
export async function listOpenSubmissions(database: Database, owner: TodayOwner) {
  const { rows } = await sql<SubmissionRow>`
    select count(*) over ()::integer as count, sell_submissions.id, propert_title as title, sell_submissions.name, step,
      sell_submissions.created_at
    from sell_submissions join leads on leads.kind = 'submission' and source_id = sell_submissions.id
    where sell_submissions.deleted_at is null and leads.deleted_at is null and step in ('received', 'checking')
      and leads.status <> 'lost' and ${isOwned(owner)}
    order by sell_submissions.created_at, sell_submissions.id limit ${maxTodayLines}`.execute(database);
  return toSection(rows);
}

type ApprovalRow = Readonly<{
  count: number;
  id: number;
  name: string;
  requested_by: string | null;
  requested_at: Date;
}>;

/** The oldest first. */
export async function listApprovals(database: Database, language: Language) {
  const { rows } = await sql<ApprovalRow>`
    select count(*) over ()::integer as count, properties.id, ${shownLine("name", language)} as name,
      ${shownName} as requested_by, requested_at
    from listing_approvals join properties on properties.id = property_id
      left join accounts on accounts.id = listing_approvals.requested_by
    where returned_at is null and properties.deleted_at is null
    order by requested_at, properties.id limit ${maxTodayLines}`.execute(database);
  return toSection(rows);
}

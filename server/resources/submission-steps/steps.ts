import { sql } from "kysely";
import { publicStatuses } from "#domain/properties/kinds.ts";
import type { Database } from "#server/platform/database/database.ts";

/**
 * LE5: contacting the seller means that the property is being checked. A locked row is being deleted, declined or published: waiting
 * for it could block both, because deleting locks the submission before its lead.
 */
export async function startChecking(transaction: Database, submissionIds: readonly number[]): Promise<void> {
  if (submissionIds.length === 0) return;
  await sql`
    update sell_submissions set step = 'checking', step_at = now(), checking_at = now()
    where id in (
      select id from sell_submissions
      where id = any(${[...submissionIds]}) and step = 'received' order by id for update skip locked
    )`.execute(transaction);
}

/**
 * LE5: the steps of the submissions that these listings were made of. Every writer that changes the status of listings calls it, in the same
 * transaction. A draft is being checked; a sold listing was published, and a withdrawn one says nothing.
 */
export async function followListings(transaction: Database, propertyIds: readonly number[]): Promise<void> {
  if (propertyIds.length === 0) return;
  await sql`
    update sell_submissions set
      step = followed.step,
      step_at = now(),
      checking_at = coalesce(checking_at, now()),
      published_at = case when followed.step = 'published' then now() end,
      decline_reason = ''
    from (
      select submission_id, case when status = any(${[...publicStatuses]}) then 'published' else 'checking' end as step
      from properties
      where id = any(${[...propertyIds]}) and submission_id is not null and status <> 'withdrawn'
    ) as followed
    where sell_submissions.id = followed.submission_id and sell_submissions.step <> followed.step`.execute(
    transaction,
  );
}

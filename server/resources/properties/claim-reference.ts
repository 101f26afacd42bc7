import { sql } from "kysely";
import type { Database } from "#server/platform/database/database.ts";
import { fieldProblem } from "#server/platform/http/problem.ts";

/**
 * IM1: makes a reference free for a listing, or throws a problem if another one has it. A deleted listing can be restored without its
 * reference, but not beside another with the same one.
 */
export async function claimReference(
  transaction: Database,
  reference: string | null,
  id: number | null,
): Promise<void> {
  if (reference === null) return;
  // Two transactions that claim the same one wait for each other here, instead of failing at the unique index.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`reference ${reference}`}, 0))`.execute(
    transaction,
  );
  const { rows: others } = await sql`
    with freed as (update properties set reference = null where reference = ${reference} and deleted_at is not null)
    select id from properties
    where reference = ${reference} and deleted_at is null and id <> ${id ?? 0}`.execute(transaction);
  if (others.length > 0) throw fieldProblem("reference", "reference_taken");
}

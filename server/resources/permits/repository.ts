import type { PermitKind } from "#domain/jobs/choices.ts";
import { permitKinds } from "#domain/jobs/choices.ts";
import type { Permit, PermitsInput } from "#domain/permits/permit.ts";
import type { Database } from "#server/platform/database/database.ts";

/** CN7: always the three steps, in their order. Undefined if there is no such job. */
export async function findPermits(
  database: Database,
  jobId: number,
): Promise<Readonly<{ permits: Permit[] }> | undefined> {
  const job = await database.selectFrom("jobs").select("id").where("id", "=", jobId).executeTakeFirst();
  if (!job) return undefined;
  const rows = await database
    .selectFrom("job_permits")
    .select(["kind", "applied_on", "due_on", "granted_on", "number"])
    .where("job_id", "=", jobId)
    .execute();
  return {
    permits: permitKinds.map((kind) => rows.find((row) => row.kind === kind) ?? emptyStep(kind)),
  };
}

function emptyStep(kind: PermitKind): Permit {
  return { kind, applied_on: null, due_on: null, granted_on: null, number: "" };
}

export async function writePermits(transaction: Database, jobId: number, input: PermitsInput): Promise<void> {
  for (const kind of permitKinds)
    await transaction
      .insertInto("job_permits")
      .values({ job_id: jobId, kind, ...input[kind] })
      .onConflict((conflict) =>
        conflict.columns(["job_id", "kind"]).doUpdateSet({ ...input[kind], updated_at: new Date() }),
      )
      .execute();
}

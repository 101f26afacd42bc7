import { sql } from "kysely";
import type { Database } from "#server/platform/database/database.ts";

const amounts = [
  sql<string | null>`trim_scale(overhead_percent)::text`.as("overhead_percent"),
  sql<string | null>`trim_scale(vat_percent)::text`.as("vat_percent"),
  sql<string>`net::text`.as("net"),
  sql<string>`overhead::text`.as("overhead"),
  sql<string>`vat::text`.as("vat"),
  sql<string>`total::text`.as("total"),
] as const;

function selectVariations(database: Database) {
  return database
    .selectFrom("variations")
    .select([
      "id",
      "job_id",
      "number",
      "state",
      "title",
      "reason",
      "sections",
      "has_overhead",
      "has_vat",
      "is_example",
      "sent_at",
      "decided_at",
      "decided_name",
      "decline_reason",
      "updated_at",
    ])
    .select(amounts);
}

/** The first one first. */
async function listVariations(database: Database, jobId: number) {
  return selectVariations(database).where("job_id", "=", jobId).orderBy("number").execute();
}
export type VariationDetails = Awaited<ReturnType<typeof listVariations>>[number];

export async function findVariation(database: Database, id: number): Promise<VariationDetails | undefined> {
  return selectVariations(database).where("id", "=", id).executeTakeFirst();
}

/** CN6: what the client has agreed to: the accepted version, null for a job from nothing, and who the client is. */
export async function findContract(database: Database, jobId: number) {
  const job = await database
    .selectFrom("jobs")
    .select([
      "id",
      "version_id",
      "title",
      "client_name",
      "client_email",
      "client_phone",
      "lead_id",
      "language",
      "code",
      "page_seed",
    ])
    .where("id", "=", jobId)
    .executeTakeFirst();
  if (!job) return undefined;
  const version =
    job.version_id === null
      ? null
      : await database
          .selectFrom("estimate_versions")
          .select(["id", "estimate_id", "number", "title", "sections"])
          .select(amounts)
          .where("id", "=", job.version_id)
          .executeTakeFirstOrThrow();
  return { ...job, version, variations: await listVariations(database, jobId) };
}
export type Contract = NonNullable<Awaited<ReturnType<typeof findContract>>>;

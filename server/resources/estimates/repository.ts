import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { VersionState } from "#domain/estimates/estimate-states.ts";
import type { Database } from "#server/platform/database/database.ts";
import { ifGiven } from "#server/platform/database/if-given.ts";
import { likeContaining } from "#server/platform/database/like.ts";
import { notFound } from "#server/platform/http/problem.ts";
import { hashToken } from "#server/platform/secrets/page-tokens.ts";
import { shownName } from "#server/platform/session/shown-name.ts";

const hasQuestion = sql<boolean>`exists (
  select from estimate_events as asked where asked.estimate_id = estimates.id and asked.kind = 'asked' and not exists (
    select from estimate_events as later
    where later.estimate_id = estimates.id and later.kind = 'answered' and later.id > asked.id
  )
)`;

/** The accepted version; without one, the newest. A draft that staff had begun before stays, and can be duplicated. */
const shownNumber = sql<number>`(
  select number from estimate_versions where estimate_id = estimates.id order by state = 'accepted' desc, number desc limit 1
)`;
const lastNumber = sql<number>`(select max(number) from estimate_versions where estimate_id = estimates.id)`;

/** CN4: the job that the estimate became. */
const jobId = sql<number | null>`(
  select jobs.id from jobs inner join estimate_versions as agreed on agreed.id = jobs.version_id where agreed.estimate_id = estimates.id
)`;

/** With one version of each. */
function selectEstimates(database: Database, number = shownNumber) {
  return database
    .selectFrom("estimates")
    .innerJoin("estimate_versions as version", "version.estimate_id", "estimates.id")
    .where(sql<SqlBool>`version.number = ${number}`);
}

const listed = [
  "estimates.id",
  "estimates.lead_id",
  "estimates.client_name",
  "version.title",
  "version.place",
  "version.number",
  "version.state",
  "version.is_example",
] as const;

type EstimateFilters = Readonly<{ search: string; state: VersionState | null; leadId: number | null }>;

function filterEstimates(database: Database, { search, state, leadId }: EstimateFilters) {
  const pattern = likeContaining(search);
  return selectEstimates(database)
    .$call(ifGiven(state, (query, value) => query.where("version.state", "=", value)))
    .$call(ifGiven(leadId, (query, value) => query.where("estimates.lead_id", "=", value)))
    .$if(search !== "", (query) =>
      query.where(
        sql<SqlBool>`lower(client_name || ' ' || version.title::text || ' ' || version.place) like ${pattern}`,
      ),
    );
}

/** The last changed first. */
export async function listEstimates(
  database: Database,
  filters: EstimateFilters,
  { page, pageSize }: Readonly<{ page: number; pageSize: number }>,
) {
  return filterEstimates(database, filters)
    .select(listed)
    .select([
      sql<string>`version.total::text`.as("total"),
      hasQuestion.as("has_question"),
      sql<Date>`greatest(estimates.updated_at, version.updated_at)`.as("updated_at"),
    ])
    .orderBy(sql`greatest(estimates.updated_at, version.updated_at)`, "desc")
    .orderBy("estimates.id", "desc")
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
}
export type ListedEstimate = Awaited<ReturnType<typeof listEstimates>>[number];

export async function countEstimates(database: Database, filters: EstimateFilters): Promise<number> {
  const { count } = await filterEstimates(database, filters)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

const versionColumns = [
  "version.id as version_id",
  "version.number",
  "version.state",
  "version.title",
  "version.place",
  "version.estimated_on",
  "version.valid_until",
  "version.has_overhead",
  "version.has_vat",
  "version.terms",
  "version.sections",
  "version.is_example",
  "version.sent_at",
  "version.decided_at",
  "version.decided_name",
] as const;

const amounts = [
  sql<string | null>`trim_scale(version.overhead_percent)::text`.as("overhead_percent"),
  sql<string | null>`trim_scale(version.vat_percent)::text`.as("vat_percent"),
  sql<string>`version.net::text`.as("net"),
  sql<string>`version.overhead::text`.as("overhead"),
  sql<string>`version.vat::text`.as("vat"),
  sql<string>`version.total::text`.as("total"),
] as const;

const clientColumns = [
  "estimates.id",
  "estimates.lead_id",
  "estimates.client_name",
  "estimates.client_email",
  "estimates.client_phone",
  "estimates.language",
  "estimates.page_seed",
] as const;

/** The shown version, and what else staff see. */
export async function findEstimate(database: Database, id: number) {
  return findWithVersion(database, id, shownNumber);
}

/** With the version that was begun last. */
export async function findLastVersion(database: Database, id: number) {
  return findWithVersion(database, id, lastNumber);
}

/** CN2: an earlier version, as it was offered. */
export async function findVersion(database: Database, id: number, number: number) {
  return findWithVersion(database, id, sql<number>`${number}`);
}

async function findWithVersion(database: Database, id: number, number: RawBuilder<number>) {
  const estimate = await selectEstimates(database, number)
    .select(clientColumns)
    .select(versionColumns)
    .select(amounts)
    .select([hasQuestion.as("has_question"), jobId.as("job_id"), "version.updated_at"])
    .where("estimates.id", "=", id)
    .executeTakeFirst();
  if (!estimate) return undefined;
  return {
    ...estimate,
    versions: await listVersions(database, id),
    events: await listEvents(database, id),
  };
}
export type EstimateDetails = NonNullable<Awaited<ReturnType<typeof findEstimate>>>;

/** The newest first. */
async function listVersions(database: Database, estimateId: number) {
  return database
    .selectFrom("estimate_versions")
    .select(["id", "number", "state", "sent_at", "decided_at", "decided_name"])
    .select(sql<string>`total::text`.as("total"))
    .where("estimate_id", "=", estimateId)
    .orderBy("number", "desc")
    .execute();
}

/** The newest first. */
export async function listEvents(database: Database, estimateId: number) {
  return database
    .selectFrom("estimate_events")
    .leftJoin("accounts", "accounts.id", "account_id")
    .select([
      "estimate_events.id",
      "kind",
      "number",
      "text",
      sql<string | null>`${shownName}`.as("account"),
      "estimate_events.created_at",
    ])
    .where("estimate_id", "=", estimateId)
    .orderBy("estimate_events.id", "desc")
    .execute();
}

/** CN3: the version that the client sees: never a draft, nor one that was replaced. */
export async function findByToken(database: Database, token: string) {
  return database
    .selectFrom("estimates")
    .innerJoin("estimate_versions as version", "version.estimate_id", "estimates.id")
    .select(clientColumns)
    .select(versionColumns)
    .select(amounts)
    .where("page_hash", "=", hashToken(token))
    .where("version.state", "in", ["sent", "accepted", "declined"])
    .orderBy("version.number", "desc")
    .limit(1)
    .executeTakeFirst();
}
export type ClientEstimate = NonNullable<Awaited<ReturnType<typeof findByToken>>>;

/** Every writer locks the estimate before it reads a version. */
export async function lockEstimate(transaction: Database, id: number): Promise<void> {
  const row = await transaction
    .selectFrom("estimates")
    .select("id")
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound("Estimate", id);
}

import { type SqlBool, sql } from "kysely";
import type { JobState } from "#domain/jobs/job.ts";
import type { Database } from "#server/platform/database/database.ts";
import { ifGiven } from "#server/platform/database/if-given.ts";
import { likeContaining } from "#server/platform/database/like.ts";
import { notFound } from "#server/platform/http/problem.ts";

type JobFilters = Readonly<{ search: string; state: JobState | null }>;

function filterJobs(database: Database, { search, state }: JobFilters) {
  return database
    .selectFrom("jobs")
    .$call(
      ifGiven(state, (query, value) =>
        query.where("finished_on", value === "finished" ? "is not" : "is", null),
      ),
    )
    .$if(search !== "", (query) =>
      query.where(
        sql<SqlBool>`lower(client_name || ' ' || title::text || ' ' || place || ' ' || kitta || ' ' || code) like ${likeContaining(search)}`,
      ),
    );
}

const listed = [
  "id",
  "client_name",
  "title",
  "place",
  "starts_on",
  "ends_on",
  "finished_on",
  "is_example",
  "updated_at",
] as const;

/** Those under construction first, then the last changed. */
export async function listJobs(
  database: Database,
  filters: JobFilters,
  { page, pageSize }: Readonly<{ page: number; pageSize: number }>,
) {
  const jobs = await filterJobs(database, filters)
    .select(listed)
    .orderBy(sql`finished_on is not null`)
    .orderBy("updated_at", "desc")
    .orderBy("id", "desc")
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const stages = await listStages(
    database,
    jobs.map(({ id }) => id),
  );
  return jobs.map((job) => ({ ...job, stages: stages.filter(({ job_id }) => job_id === job.id) }));
}
export type ListedJob = Awaited<ReturnType<typeof listJobs>>[number];

export async function countJobs(database: Database, filters: JobFilters): Promise<number> {
  const { count } = await filterJobs(database, filters)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** In their order. */
export async function listStages(database: Database, jobIds: readonly number[]) {
  if (jobIds.length === 0) return [];
  return database
    .selectFrom("job_stages")
    .select(["id", "job_id", "name", "planned_on", "percent", "done_on", "is_public", "engineer_note"])
    .select(sql<string>`trim_scale(weight)::text`.as("weight"))
    .where("job_id", "in", jobIds)
    .orderBy("job_id")
    .orderBy("position")
    .execute();
}

/** With everything that staff see. */
export async function findJob(database: Database, id: number) {
  const job = await database
    .selectFrom("jobs")
    .leftJoin("estimate_versions as version", "version.id", "version_id")
    .leftJoin("projects", (join) =>
      join.onRef("projects.id", "=", "jobs.project_id").on("projects.deleted_at", "is", null),
    )
    .select([
      "jobs.id",
      "version.estimate_id",
      "jobs.lead_id",
      "jobs.client_name",
      "jobs.client_email",
      "jobs.client_phone",
      "jobs.language",
      "jobs.title",
      "jobs.place",
      "jobs.kitta",
      "jobs.building_class",
      sql<string | null>`trim_scale(plinth_area_sq_ft)::text`.as("plinth_area_sq_ft"),
      sql<string | null>`trim_scale(storeys)::text`.as("storeys"),
      "jobs.starts_on",
      "jobs.ends_on",
      "jobs.finished_on",
      "jobs.notes",
      "jobs.code",
      "jobs.page_seed",
      // Null while the project is in the trash.
      "projects.id as project_id",
      "jobs.is_example",
      "jobs.updated_at",
    ])
    .where("jobs.id", "=", id)
    .executeTakeFirst();
  return job && { ...job, stages: await listStages(database, [id]) };
}
export type JobDetails = NonNullable<Awaited<ReturnType<typeof findJob>>>;

/** Every writer of a job locks it first. */
export async function lockJob(transaction: Database, id: number): Promise<void> {
  if (!(await lockJobIfPresent(transaction, id))) throw notFound("Job", id);
}

/** False if the job is gone. */
export async function lockJobIfPresent(transaction: Database, id: number): Promise<boolean> {
  const row = await transaction
    .selectFrom("jobs")
    .select("id")
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

function picturesOfJob(database: Database, jobId: number) {
  return database
    .selectFrom("diary_pictures")
    .innerJoin("diary_entries", "diary_entries.id", "entry_id")
    .where("diary_entries.job_id", "=", jobId);
}

/** CN4, CN10: pictures of the diary, the newest entry first. */
export async function listJobPictures(
  database: Database,
  jobId: number,
  { page, pageSize }: Readonly<{ page: number; pageSize: number }>,
) {
  return picturesOfJob(database, jobId)
    .innerJoin("pictures", "pictures.key", "picture")
    .select(["diary_pictures.id", "pictures.key", "width", "height", "placeholder", "alt", "day", "side"])
    .orderBy("diary_entries.id", "desc")
    .orderBy("diary_pictures.position")
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
}
export type JobPictureRow = Awaited<ReturnType<typeof listJobPictures>>[number];

export async function countJobPictures(database: Database, jobId: number): Promise<number> {
  const { count } = await picturesOfJob(database, jobId)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** Which of these keys are pictures of the job's diary. */
export async function findJobPictures(
  database: Database,
  jobId: number,
  keys: readonly string[],
): Promise<string[]> {
  if (keys.length === 0) return [];
  const rows = await picturesOfJob(database, jobId).select("picture").where("picture", "in", keys).execute();
  return rows.map(({ picture }) => picture);
}

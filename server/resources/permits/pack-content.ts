import { sql } from "kysely";
import type { Side } from "#domain/jobs/choices.ts";
import { progressOf } from "#domain/jobs/progress.ts";
import { completionSides, type PackKind } from "#domain/permits/pack-texts.ts";
import type { Database } from "#server/platform/database/database.ts";
import { ifGiven } from "#server/platform/database/if-given.ts";
import { findLastSeal } from "#server/resources/diary/repository.ts";
import { findPermits } from "./repository.ts";

const maxBankPictures = 8;

/** CN7: what a pack shows. Undefined if there is no such job. */
export async function readPack(
  database: Database,
  jobId: number,
  { kind, stageId }: Readonly<{ kind: PackKind; stageId: number | null }>,
) {
  const job = await database
    .selectFrom("jobs")
    .select([
      "title",
      "client_name",
      "place",
      "kitta",
      "building_class",
      "starts_on",
      "finished_on",
      "code",
      sql<string | null>`trim_scale(plinth_area_sq_ft)::text`.as("plinth_area_sq_ft"),
      sql<string | null>`trim_scale(storeys)::text`.as("storeys"),
    ])
    .where("id", "=", jobId)
    .executeTakeFirst();
  const permits = await findPermits(database, jobId);
  if (!job || !permits) return undefined;
  const stages = await database
    .selectFrom("job_stages")
    .select(["id", "name", "percent", "done_on", "engineer_note", sql<string>`weight::text`.as("weight")])
    .where("job_id", "=", jobId)
    .orderBy("position")
    .execute();
  // The bank pays by the stage that was asked for, or by the last one that was begun.
  const stage =
    stages.find(({ id }) => id === stageId) ?? stages.findLast(({ percent }) => percent > 0) ?? null;
  const pictures =
    kind === "completion"
      ? await listNewestOfSides(database, jobId)
      : await listOfStage(database, jobId, stage?.id ?? null);
  return {
    job,
    permits: permits.permits,
    stages,
    stage,
    progress: progressOf(stages),
    pictures,
    seal: await findLastSeal(database, jobId),
  };
}
export type Pack = NonNullable<Awaited<ReturnType<typeof readPack>>>;

function selectPictures(database: Database, jobId: number) {
  return database
    .selectFrom("diary_pictures")
    .innerJoin("diary_entries", "diary_entries.id", "entry_id")
    .select(["picture", "side", "day"])
    .where("job_id", "=", jobId)
    .orderBy("diary_entries.id", "desc")
    .orderBy("position");
}

/** The newest photo of each of the four sides that has one. */
async function listNewestOfSides(database: Database, jobId: number) {
  const newest = await Promise.all(
    completionSides.map((side: Side) =>
      selectPictures(database, jobId).where("side", "=", side).limit(1).executeTakeFirst(),
    ),
  );
  return newest.filter((picture) => picture !== undefined);
}

async function listOfStage(database: Database, jobId: number, stageId: number | null) {
  return selectPictures(database, jobId)
    .$call(ifGiven(stageId, (query, value) => query.where("stage_id", "=", value)))
    .limit(maxBankPictures)
    .execute();
}

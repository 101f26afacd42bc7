import { sql } from "kysely";
import { kathmanduDay } from "#domain/dates.ts";
import { sealOf } from "#domain/diary/seal.ts";
import type { Database } from "#server/platform/database/database.ts";
import type { JobHandler } from "#server/platform/jobs/job-handler.ts";
import { nodeHashing } from "./node-hashing.ts";
import { findLastSeal, lockDiary } from "./repository.ts";

/** CN8: every hour, so that a midnight at which no server ran is made up for soon. */
export function sealDiariesHandler(database: Database): JobHandler {
  return {
    name: "seal-diaries",
    run: async () => void (await sealDiaries(database)),
    batchSize: 10,
    isRunShared: true,
    retryDelaySeconds: 30,
    maxRetryDelaySeconds: 600,
    maxRetries: 10,
    timeoutSeconds: 600,
    cron: "5 * * * *",
  };
}

/** Seals all days that have ended in Kathmandu, and returns how many. Two instances seal each day once. */
export async function sealDiaries(database: Database, now: () => number = Date.now): Promise<number> {
  const today = kathmanduDay(now());
  const jobs = await database
    .selectFrom("diary_entries")
    .select("job_id")
    .distinct()
    .where("seal_id", "is", null)
    .where("day", "<", today)
    .execute();
  let sealed = 0;
  for (const { job_id } of jobs)
    sealed += await database.transaction().execute((transaction) => sealDiary(transaction, job_id, today));
  return sealed;
}

/** Seals the days of one job before `today`. A day without an entry has no seal. */
export async function sealDiary(transaction: Database, jobId: number, today: string): Promise<number> {
  const job = await lockDiary(transaction, jobId);
  if (!job) return 0;
  const entries = await transaction
    .selectFrom("diary_entries")
    .select(["id", "day", "content"])
    .select(
      sql<number>`(select count(*) from diary_pictures where entry_id = diary_entries.id)`.as("pictures"),
    )
    .where("job_id", "=", jobId)
    .where("seal_id", "is", null)
    .where("day", "<", today)
    .orderBy("day")
    .orderBy("id")
    .execute();
  const last = await findLastSeal(transaction, jobId);
  let previous = last?.hash ?? null;
  let number = last?.number ?? 0;
  for (const [day, ofDay] of Map.groupBy(entries, (entry) => entry.day)) {
    number += 1;
    const { document, hash } = sealOf(nodeHashing, {
      job: job.code,
      number,
      day,
      previous: previous?.toString("hex") ?? null,
      contents: ofDay.map(({ content }) => content),
    });
    const pictures = ofDay.reduce((sum, entry) => sum + entry.pictures, 0);
    const seal = { job_id: jobId, number, day, previous, hash: Buffer.from(hash, "hex"), document };
    const { id } = await transaction
      .insertInto("diary_seals")
      .values({ ...seal, entries: ofDay.length, pictures })
      .returning("id")
      .executeTakeFirstOrThrow();
    await transaction
      .updateTable("diary_entries")
      .set({ seal_id: id })
      .where("job_id", "=", jobId)
      .where("day", "=", day)
      .where("seal_id", "is", null)
      .execute();
    previous = seal.hash;
  }
  return number - (last?.number ?? 0);
}

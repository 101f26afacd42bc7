import { randomBytes, randomUUID } from "node:crypto";
import { demoEstimates } from "#demo/estimates.ts";
import {
  demoAuthor,
  demoCost,
  demoDiary,
  demoInstalments,
  demoJob,
  demoNewJob,
  demoPermits,
  demoSite,
  demoVariation,
} from "#demo/jobs.ts";
import { kathmanduDay, kathmanduTime } from "#domain/dates.ts";
import { exampleTemplates } from "#domain/settings/construction.ts";
import { variationTotals } from "#domain/variations/variation-totals.ts";
import type { Database } from "#server/platform/database/database.ts";
import type { MediaStore } from "#server/platform/media/media-store.ts";
import { loadSigningSecret } from "#server/platform/secrets/signing-secret.ts";
import { addEntry, type HashedPicture } from "#server/resources/diary/add-entry.ts";
import { nodeHashing } from "#server/resources/diary/node-hashing.ts";
import { readSealedFile } from "#server/resources/diary/picture-file.ts";
import { sealDiary } from "#server/resources/diary/seal-days.ts";
import { JobPages } from "#server/resources/job-pages/job-pages.ts";
import { createCode } from "#server/resources/jobs/writing.ts";
import { copyPictures } from "./seed-pictures.ts";

const dayMs = 24 * 60 * 60 * 1000;
const seededAtMs = Date.now();
const dayAgo = (days: number) => kathmanduDay(seededAtMs - days * dayMs);
const dayAgoOrNull = (days: number | null) => (days === null ? null : dayAgo(days));

/** CN4 to CN9: after the estimates. */
export async function seedJobs(database: Database, media: MediaStore): Promise<void> {
  const pages = new JobPages(await loadSigningSecret(database), "");
  const job = await insertJob(database, pages);
  await seedDiary(database, media, job);
  await seedMoney(database, job);
  await database
    .insertInto("job_permits")
    .values(
      demoPermits.map(({ kind, number, appliedDaysAgo, dueDaysAgo, grantedDaysAgo }) => ({
        job_id: job.id,
        kind,
        number,
        applied_on: dayAgoOrNull(appliedDaysAgo),
        due_on: dayAgoOrNull(dueDaysAgo),
        granted_on: dayAgoOrNull(grantedDaysAgo),
      })),
    )
    .execute();
  const { startedDaysAgo, title, ...client } = demoNewJob;
  const { id } = await database
    .insertInto("jobs")
    .values({
      ...client,
      title: JSON.stringify(title),
      starts_on: dayAgo(startedDaysAgo),
      code: createCode(),
      is_example: true,
      ...pages.create(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await insertStages(database, id, []);
}

type SeededJob = Readonly<{ id: number; stageIds: readonly number[] }>;

async function insertJob(database: Database, pages: JobPages): Promise<SeededJob> {
  const [estimate] = demoEstimates;
  const agreed = await database
    .selectFrom("estimate_versions")
    .innerJoin("estimates", "estimates.id", "estimate_id")
    .select(["estimate_versions.id", "client_name", "client_email", "language", "title", "place"])
    .where("client_email", "=", estimate?.client_email ?? "")
    .where("state", "=", "accepted")
    .executeTakeFirstOrThrow();
  const { startedDaysAgo, endsInDays, stages, engineerNote, ...columns } = demoJob;
  const { id: version_id, title, ...client } = agreed;
  const { id } = await database
    .insertInto("jobs")
    .values({
      ...columns,
      ...client,
      version_id,
      title: JSON.stringify(title),
      starts_on: dayAgo(startedDaysAgo),
      ends_on: dayAgo(-endsInDays),
      code: createCode(),
      is_example: true,
      ...pages.create(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id, stageIds: await insertStages(database, id, stages, engineerNote) };
}

type StageState = Readonly<{ percent: number; doneDaysAgo: number | null }>;

async function insertStages(
  database: Database,
  jobId: number,
  states: readonly StageState[],
  engineerNote = "",
): Promise<readonly number[]> {
  const [template] = exampleTemplates;
  const rows = await database
    .insertInto("job_stages")
    .values(
      (template?.stages ?? []).map(({ name, weight }, index) => ({
        job_id: jobId,
        position: index + 1,
        name: JSON.stringify(name),
        weight: String(weight),
        percent: states[index]?.percent ?? 0,
        done_on: dayAgoOrNull(states[index]?.doneDaysAgo ?? null),
        engineer_note: index === 0 ? engineerNote : "",
      })),
    )
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** As if the entries had arrived on their days. All days but today are sealed. */
async function seedDiary(database: Database, media: MediaStore, { id, stageIds }: SeededJob): Promise<void> {
  const pictureNames = demoDiary.flatMap(({ pictures }) => pictures.map(({ name }) => name));
  const copied = await copyPictures(
    media,
    new Map(pictureNames.map((name) => [name, { name, visibility: "private" }])),
  );
  const uuids: string[] = [];
  for (const { daysAgo, stage, corrects, pictures, ...said } of demoDiary) {
    const arrivedAt = kathmanduTime(dayAgo(daysAgo), "17:20");
    const uuid = randomUUID();
    uuids.push(uuid);
    await addEntry(database, {
      jobId: id,
      input: {
        ...said,
        uuid,
        written_at: new Date(arrivedAt.getTime() - 5 * 60_000).toISOString(),
        stage_id: stage === null ? null : (stageIds[stage] ?? null),
        corrects: corrects === undefined ? null : (uuids[corrects] ?? null),
      },
      pictures: await Promise.all(
        pictures.map(async ({ name, side }): Promise<HashedPicture> => {
          const {
            width = 0,
            height = 0,
            placeholder = "",
          } = copied.find(({ key }) => key === name)?.picture ?? {};
          const file = await readSealedFile(media, name);
          if (!file) throw new Error(`The demo has no file of ${name}`);
          return {
            stored: { key: name, width, height, placeholder, has_alpha: false },
            sha256: nodeHashing.sha256(file),
            sent: { side, taken_at: arrivedAt.toISOString(), ...demoSite },
          };
        }),
      ),
      requestHash: randomBytes(32),
      author: demoAuthor,
      now: () => arrivedAt,
    });
  }
  await sealDiary(database, id, dayAgo(0));
}

async function seedMoney(database: Database, { id, stageIds }: SeededJob): Promise<void> {
  const sentAt = new Date(seededAtMs - demoVariation.sentDaysAgo * dayMs);
  const { title, reason, sections } = demoVariation;
  const { sections: _sums, ...totals } = variationTotals(sections, { overhead: "15", vat: "13" });
  await database
    .insertInto("variations")
    .values({
      job_id: id,
      number: 1,
      state: "accepted",
      title: JSON.stringify(title),
      reason: JSON.stringify(reason),
      sections: JSON.stringify(sections),
      has_overhead: true,
      has_vat: true,
      overhead_percent: "15",
      vat_percent: "13",
      ...totals,
      is_example: true,
      sent_at: sentAt,
      decided_at: new Date(sentAt.getTime() + dayMs),
      decided_name: demoEstimates[0]?.client_name ?? "",
      decided_by: "mail",
    })
    .execute();
  for (const [index, { name, stage, amount, paidDaysAgo, reference }] of demoInstalments.entries()) {
    const instalment = await database
      .insertInto("instalments")
      .values({
        job_id: id,
        position: index + 1,
        name: JSON.stringify(name),
        amount,
        stage_id: stageIds[stage] ?? null,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    if (paidDaysAgo === null) continue;
    await database
      .insertInto("job_payments")
      .values({
        job_id: id,
        instalment_id: instalment.id,
        received_on: dayAgo(paidDaysAgo),
        amount,
        method: "bank",
        reference,
      })
      .execute();
  }
  const { spentDaysAgo, ...cost } = demoCost;
  await database
    .insertInto("job_costs")
    .values({ ...cost, job_id: id, stage_id: stageIds[2] ?? null, spent_on: dayAgo(spentDaysAgo) })
    .execute();
}

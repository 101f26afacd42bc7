import { randomBytes } from "node:crypto";
import { kathmanduDay } from "#domain/dates.ts";
import type { EntryInput, SentPicture } from "#domain/diary/entry.ts";
import { hashFacts, type PictureFacts, writeContent } from "#domain/diary/entry-content.ts";
import type { Database } from "#server/platform/database/database.ts";
import { fieldProblem, notFound, Problem } from "#server/platform/http/problem.ts";
import type { StoredPicture } from "#server/platform/media/picture-service.ts";
import { insertPictures } from "#server/platform/media/repository.ts";
import { nodeHashing } from "./node-hashing.ts";
import { findByUuid, findLastSeal, lockDiary } from "./repository.ts";

const saltBytes = 16;
const dayMs = 24 * 60 * 60 * 1000;

/** A picture whose files are stored, and the hash of its JPEG. */
export type HashedPicture = Readonly<{ stored: StoredPicture; sha256: string; sent: SentPicture }>;

export type NewEntry = Readonly<{
  jobId: number;
  input: Omit<EntryInput, "pictures">;
  pictures: readonly HashedPicture[];
  requestHash: Buffer;
  author: string;
  /** Asked after the diary is locked. */
  now: () => Date;
}>;

/** Writes an entry in its transaction. `isNew` is false if an equal request stored it before. */
export async function addEntry(
  transaction: Database,
  { jobId, input, pictures, requestHash, author, now }: NewEntry,
): Promise<Readonly<{ id: number; isNew: boolean }>> {
  const job = await lockDiary(transaction, jobId);
  if (!job) throw notFound("Job", jobId);
  const earlier = await findStored(transaction, jobId, input.uuid, requestHash);
  if (earlier !== null) return { id: earlier, isNew: false };
  const receivedAt = now();
  const day = await dayOf(transaction, jobId, receivedAt);
  const stage = await findStage(transaction, jobId, input.stage_id);
  const correctsId = await findCorrected(transaction, jobId, input.corrects);
  const facts = pictures.map(({ sent }): PictureFacts => {
    const { taken_at, latitude, longitude } = sent;
    return { salt: randomBytes(saltBytes).toString("hex"), taken_at, latitude, longitude };
  });
  const { uuid, written_at, weather, workers, text, corrects } = input;
  const content = writeContent({
    job: job.code,
    uuid,
    day,
    received_at: receivedAt.toISOString(),
    written_at,
    stage,
    weather,
    workers,
    text,
    corrects,
    pictures: pictures.map(({ sha256, sent }, index) => ({
      sha256,
      side: sent.side,
      facts: hashFacts(nodeHashing, facts[index] as PictureFacts),
    })),
  });
  const { id } = await transaction
    .insertInto("diary_entries")
    .values({
      job_id: jobId,
      uuid,
      day,
      received_at: receivedAt,
      stage_id: input.stage_id,
      corrects_id: correctsId,
      content,
      request_hash: requestHash,
      author,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await writePictures(transaction, id, pictures, facts);
  return { id, isNew: true };
}

/** The entry that an equal request stored; null if there is none. Another content under the same uuid is a conflict. */
export async function findStored(
  database: Database,
  jobId: number,
  uuid: string,
  requestHash: Buffer,
): Promise<number | null> {
  const earlier = await findByUuid(database, uuid);
  if (!earlier) return null;
  const isEqual = earlier.job_id === jobId && earlier.request_hash?.equals(requestHash);
  if (!isEqual) throw new Problem("state_changed");
  return earlier.id;
}

/**
 * The day in Kathmandu. Never a day that is sealed, and never before the last entry's: the clock of this instance may be slow, and an
 * entry of a sealed day would never be sealed.
 */
async function dayOf(transaction: Database, jobId: number, receivedAt: Date): Promise<string> {
  const seal = await findLastSeal(transaction, jobId);
  const last = await transaction
    .selectFrom("diary_entries")
    .select("day")
    .where("job_id", "=", jobId)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  const afterSeal = seal ? new Date(Date.parse(seal.day) + dayMs).toISOString().slice(0, 10) : "";
  const days = [kathmanduDay(receivedAt.getTime()), afterSeal, last?.day ?? ""];
  return days.toSorted().at(-1) ?? "";
}

async function findStage(transaction: Database, jobId: number, stageId: number | null) {
  if (stageId === null) return null;
  const stage = await transaction
    .selectFrom("job_stages")
    .select("name")
    .where("id", "=", stageId)
    .where("job_id", "=", jobId)
    .executeTakeFirst();
  if (!stage) throw fieldProblem("stage_id", "choice_invalid");
  const { en, np } = stage.name;
  return { en, np };
}

async function findCorrected(transaction: Database, jobId: number, uuid: string | null) {
  if (uuid === null) return null;
  const corrected = await findByUuid(transaction, uuid);
  if (corrected?.job_id !== jobId) throw fieldProblem("corrects", "choice_invalid");
  return corrected.id;
}

async function writePictures(
  transaction: Database,
  entryId: number,
  pictures: readonly HashedPicture[],
  facts: readonly PictureFacts[],
): Promise<void> {
  if (pictures.length === 0) return;
  await insertPictures(
    transaction,
    pictures.map(({ stored }) => stored),
  );
  await transaction
    .insertInto("diary_pictures")
    .values(
      pictures.map(({ stored, sha256, sent }, index) => ({
        entry_id: entryId,
        position: index + 1,
        picture: stored.key,
        sha256: Buffer.from(sha256, "hex"),
        side: sent.side,
        taken_at: sent.taken_at === null ? null : new Date(sent.taken_at),
        latitude: sent.latitude,
        longitude: sent.longitude,
        facts_salt: Buffer.from(facts[index]?.salt ?? "", "hex"),
      })),
    )
    .execute();
}

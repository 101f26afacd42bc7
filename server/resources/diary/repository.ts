import type { Side } from "#domain/jobs/choices.ts";
import type { Picture } from "#domain/pictures/picture.ts";
import type { Database } from "#server/platform/database/database.ts";
import { notFound } from "#server/platform/http/problem.ts";

export type EntryRow = Readonly<{
  id: number;
  stage_id: number | null;
  author: string;
  content: string;
  seal: number | null;
  corrected_by: readonly string[];
  pictures: readonly EntryPicture[];
}>;

export type EntryPicture = Omit<Picture, "folder"> &
  Readonly<{
    entry_id: number;
    sha256: Buffer;
    side: Side | null;
    taken_at: Date | null;
    latitude: number | null;
    longitude: number | null;
  }>;

type Window = Readonly<{ page: number; pageSize: number }>;

export async function requireJob(database: Database, id: number) {
  const job = await selectJob(database, id).executeTakeFirst();
  if (!job) throw notFound("Job", id);
  return job;
}

/** Serializes everything that adds to the diary of a job, in all instances. */
export async function lockDiary(transaction: Database, jobId: number) {
  return selectJob(transaction, jobId).forNoKeyUpdate().executeTakeFirst();
}

function selectJob(database: Database, id: number) {
  return database.selectFrom("jobs").select(["id", "code"]).where("id", "=", id);
}

/** The newest first. Reads only the rows of the page: both orders are those of an index. */
export async function listEntries(
  database: Database,
  jobId: number,
  { page, pageSize }: Window,
): Promise<EntryRow[]> {
  const entries = await selectEntries(database)
    .where("diary_entries.job_id", "=", jobId)
    .orderBy("diary_entries.id", "desc")
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return withDetails(database, entries);
}

export async function countEntries(database: Database, jobId: number): Promise<number> {
  const { count } = await database
    .selectFrom("diary_entries")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("job_id", "=", jobId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function findEntry(database: Database, id: number): Promise<EntryRow | undefined> {
  const entries = await selectEntries(database).where("diary_entries.id", "=", id).execute();
  const [entry] = await withDetails(database, entries);
  return entry;
}

/** CN5: what an earlier request with the same uuid stored. */
export async function findByUuid(database: Database, uuid: string) {
  return database
    .selectFrom("diary_entries")
    .select(["id", "job_id", "request_hash"])
    .where("uuid", "=", uuid)
    .executeTakeFirst();
}

export async function listSeals(database: Database, jobId: number, { page, pageSize }: Window) {
  return database
    .selectFrom("diary_seals")
    .select(["number", "day", "hash", "entries", "pictures", "sealed_at"])
    .where("job_id", "=", jobId)
    .orderBy("number", "desc")
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
}
export type SealRow = Awaited<ReturnType<typeof listSeals>>[number];

/** Seals are numbered without gaps, so the last one tells how many there are. */
export async function countSeals(database: Database, jobId: number): Promise<number> {
  const last = await findLastSeal(database, jobId);
  return last?.number ?? 0;
}

export async function findLastSeal(database: Database, jobId: number) {
  return database
    .selectFrom("diary_seals")
    .select(["number", "day", "hash"])
    .where("job_id", "=", jobId)
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();
}

function selectEntries(database: Database) {
  return database
    .selectFrom("diary_entries")
    .leftJoin("diary_seals", "diary_seals.id", "diary_entries.seal_id")
    .select([
      "diary_entries.id",
      "diary_entries.stage_id",
      "diary_entries.author",
      "diary_entries.content",
      "diary_seals.number as seal",
    ]);
}

async function withDetails(
  database: Database,
  entries: readonly Omit<EntryRow, "corrected_by" | "pictures">[],
): Promise<EntryRow[]> {
  if (entries.length === 0) return [];
  const ids = entries.map(({ id }) => id);
  const [pictures, corrections] = await Promise.all([
    database
      .selectFrom("diary_pictures")
      .innerJoin("pictures", "pictures.key", "diary_pictures.picture")
      .select(["entry_id", "key", "width", "height", "placeholder", "alt", "sha256", "side", "taken_at"])
      .select(["latitude", "longitude"])
      .where("entry_id", "in", ids)
      .orderBy("entry_id")
      .orderBy("position")
      .execute(),
    database
      .selectFrom("diary_entries")
      .select(["corrects_id", "uuid"])
      .where("corrects_id", "in", ids)
      .orderBy("id")
      .execute(),
  ]);
  const picturesOf = Map.groupBy(pictures, (picture) => picture.entry_id);
  const correctionsOf = Map.groupBy(corrections, (correction) => correction.corrects_id);
  return entries.map((entry) => ({
    ...entry,
    corrected_by: (correctionsOf.get(entry.id) ?? []).map(({ uuid }) => uuid),
    pictures: picturesOf.get(entry.id) ?? [],
  }));
}

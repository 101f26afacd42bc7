import type { Finding } from "#domain/diary/finding.ts";
import { ChainVerifier, type CheckedEntry } from "#domain/diary/verify-chain.ts";
import type { Database } from "#server/platform/database/database.ts";
import type { MediaStore } from "#server/platform/media/media-store.ts";
import { nodeHashing } from "#server/resources/diary/node-hashing.ts";
import { readSealedDays, type SealedDay } from "#server/resources/diary/sealed-days.ts";
import { PictureHashes } from "./picture-hashes.ts";

export type DiaryReport = Readonly<{
  finding: Finding | null;
  days: number;
  entries: number;
  pictures: number;
}>;
type Storage = Readonly<{ database: Database; media: MediaStore }>;

/** Days whose files are read together. */
const groupSize = 50;

/** CN9: compares all rows and files of a job's sealed days with their seals, up to the first that is wrong. */
export async function verifyDiary(
  { database, media }: Storage,
  job: Readonly<{ id: number; code: string }>,
): Promise<DiaryReport> {
  const hashes = new PictureHashes(media);
  try {
    return await verifyDays(
      readSealedDays(database, job.id),
      new ChainVerifier(nodeHashing, job.code),
      hashes,
    );
  } finally {
    await hashes.close();
  }
}

async function verifyDays(
  days: AsyncIterable<SealedDay>,
  chain: ChainVerifier,
  hashes: PictureHashes,
): Promise<DiaryReport> {
  const counts = { days: 0, entries: 0, pictures: 0 };
  for await (const group of inGroups(days)) {
    const found = await hashFiles(hashes, group);
    for (const sealed of group) {
      const entries = sealed.entries.map((entry) => toChecked(entry, found));
      const finding = chain.add({ ...sealed, entries });
      if (finding) return { ...counts, finding };
      counts.days += 1;
      counts.entries += entries.length;
      counts.pictures += entries.reduce((sum, { pictureHashes }) => sum + pictureHashes.length, 0);
    }
  }
  return { ...counts, finding: null };
}

async function* inGroups(days: AsyncIterable<SealedDay>): AsyncGenerator<SealedDay[]> {
  let group: SealedDay[] = [];
  for await (const day of days) {
    group.push(day);
    if (group.length < groupSize) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}

async function hashFiles(
  hashes: PictureHashes,
  days: readonly SealedDay[],
): Promise<ReadonlyMap<string, string | null>> {
  const entries = days.flatMap((day) => day.entries);
  const keys = entries.flatMap(({ pictures }) => pictures.map(({ key }) => key));
  const found = await hashes.of(keys);
  return new Map(keys.map((key, index) => [key, found[index] ?? null]));
}

function toChecked(
  { content, pictures }: SealedDay["entries"][number],
  hashes: ReadonlyMap<string, string | null>,
): CheckedEntry {
  return {
    content,
    pictureHashes: pictures.map(({ key }) => hashes.get(key) ?? null),
    facts: pictures.map(({ facts }) => facts),
  };
}

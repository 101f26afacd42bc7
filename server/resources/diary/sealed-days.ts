import type { PictureFacts } from "#domain/diary/entry-content.ts";
import type { Seal } from "#domain/diary/seal.ts";
import type { Database } from "#server/platform/database/database.ts";

type SealedEntry = Readonly<{
  content: string;
  pictures: readonly Readonly<{ key: string; sha256: string; facts: PictureFacts }>[];
}>;
export type SealedDay = Readonly<{ day: string; seal: Seal; entries: readonly SealedEntry[] }>;

/** Days that are read at once. */
const batchSize = 50;

/** CN9: all sealed days of a job in their order, as the rows have them. */
export async function* readSealedDays(database: Database, jobId: number): AsyncGenerator<SealedDay> {
  for (let after = 0; ; ) {
    const seals = await database
      .selectFrom("diary_seals")
      .select(["id", "number", "day", "hash", "document"])
      .where("job_id", "=", jobId)
      .where("number", ">", after)
      .orderBy("number")
      .limit(batchSize)
      .execute();
    const last = seals.at(-1);
    if (!last) return;
    after = last.number;
    const entriesOf = await readEntries(
      database,
      seals.map(({ id }) => id),
    );
    for (const { id, day, hash, document } of seals)
      yield { day, seal: { document, hash: hash.toString("hex") }, entries: entriesOf.get(id) ?? [] };
  }
}

async function readEntries(database: Database, sealIds: readonly number[]) {
  const entries = await database
    .selectFrom("diary_entries")
    .select(["id", "seal_id", "content"])
    .where("seal_id", "in", sealIds)
    .orderBy("id")
    .execute();
  const ids = entries.map(({ id }) => id);
  const pictures =
    ids.length === 0
      ? []
      : await database
          .selectFrom("diary_pictures")
          .select(["entry_id", "picture", "sha256", "facts_salt", "taken_at", "latitude", "longitude"])
          .where("entry_id", "in", ids)
          .orderBy("entry_id")
          .orderBy("position")
          .execute();
  const picturesOf = Map.groupBy(pictures, (picture) => picture.entry_id);
  const sealed = entries.map(({ id, seal_id, content }) => ({
    seal_id,
    content,
    pictures: (picturesOf.get(id) ?? []).map((picture) => ({
      key: picture.picture,
      sha256: picture.sha256.toString("hex"),
      facts: {
        salt: picture.facts_salt.toString("hex"),
        taken_at: picture.taken_at?.toISOString() ?? null,
        latitude: picture.latitude,
        longitude: picture.longitude,
      },
    })),
  }));
  return Map.groupBy(sealed, (entry) => entry.seal_id);
}

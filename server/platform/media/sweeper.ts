import type { FastifyBaseLogger } from "fastify";
import type { Database } from "#server/platform/database/database.ts";
import type { MediaStore, StoredEntry } from "./media-store.ts";
import { knownPictures } from "./repository.ts";
import { syncPictureVisibility, visibilityOf } from "./visibility.ts";

const hour = 60 * 60 * 1000;
const entriesAtOnce = 500;
/** How long a picture without a row can still be put back, by hand or because its row came back. */
export const maxQuarantineDays = 14;

export type Sweeper = Readonly<{
  media: MediaStore;
  database: Database;
  log: FastifyBaseLogger;
  /** Leaves the rest to another time. */
  signal?: AbortSignal;
}>;

/**
 * Clears what uploads that were cut off left behind. Sets pictures aside that no row uses, and removes those that were
 * set aside long ago. Nothing younger than an hour is touched: its row may be about to be written. Pictures that a crash
 * left in the wrong area, or whose row came back, are moved to where they belong.
 */
export async function sweepMedia({ media, database, log, signal }: Sweeper, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - hour);
  const unfinished = await media.clearUnfinished(before);
  const quarantinedBefore = new Date(now.getTime() - maxQuarantineDays * 24 * hour);
  let removed = 0;
  let quarantined = 0;
  let placed = 0;
  const look = async (entries: readonly StoredEntry[]) => {
    const keys = entries.map(({ key }) => key);
    const known = await knownPictures(database, keys);
    const unknown = entries.filter(({ key }) => !known.has(key));
    const orphaned = unknown.filter(({ area, since }) => area !== "quarantine" && since < before);
    await media.quarantine(
      orphaned.map(({ key }) => key),
      now,
    );
    quarantined += orphaned.length;
    for (const { key, area, since } of unknown) {
      if (area !== "quarantine" || since >= quarantinedBefore) continue;
      await media.remove(key);
      removed += 1;
    }
    const visibility = await visibilityOf(database, keys);
    const misplaced = entries.filter(({ key, area }) => (visibility.get(key) ?? area) !== area);
    await database.transaction().execute((transaction) =>
      syncPictureVisibility(
        transaction,
        media,
        misplaced.map(({ key }) => key),
      ),
    );
    placed += misplaced.length;
  };
  let batch: StoredEntry[] = [];
  for await (const entry of media.list()) {
    if (signal?.aborted) return;
    batch.push(entry);
    if (batch.length < entriesAtOnce) continue;
    await look(batch);
    batch = [];
  }
  await look(batch);
  if (unfinished + removed + quarantined + placed > 0)
    log.info({ unfinished, removed, quarantined, placed }, "swept stored pictures");
}

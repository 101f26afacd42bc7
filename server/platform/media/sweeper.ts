import type { FastifyBaseLogger } from "fastify";
import type { Database } from "#server/platform/database/database.ts";
import type { MediaStore, StoredEntry } from "./media-store.ts";
import { findKnownPictures } from "./repository.ts";
import { findVisibility, syncPictureVisibility } from "./visibility.ts";

const hourMs = 60 * 60 * 1000;
const batchSize = 500;
/** A picture without a row can be put back for this long, by hand or because its row is restored. */
export const maxQuarantineDays = 14;

export type SweepDependencies = Readonly<{
  media: MediaStore;
  database: Database;
  log: FastifyBaseLogger;
  /** When aborted, the next run sweeps the rest. */
  signal?: AbortSignal;
}>;

/**
 * Removes leftovers of interrupted uploads, quarantines pictures that no row uses, removes pictures that were quarantined
 * long ago, and moves pictures that a crash left in the wrong location or whose row was restored. Pictures younger than
 * an hour are skipped, because their rows may not be committed yet.
 */
export async function sweepMedia(
  { media, database, log, signal }: SweepDependencies,
  now = new Date(),
): Promise<void> {
  const hourAgo = new Date(now.getTime() - hourMs);
  const quarantineEnd = new Date(now.getTime() - maxQuarantineDays * 24 * hourMs);
  const unfinished = await media.clearUnfinished(hourAgo);
  let removed = 0;
  let quarantined = 0;
  let moved = 0;
  const sweepBatch = async (entries: readonly StoredEntry[]) => {
    const keys = entries.map(({ key }) => key);
    const known = await findKnownPictures(database, keys);
    const unknown = entries.filter(({ key }) => !known.has(key));
    const orphaned = unknown.filter(
      ({ location, storedAt }) => location !== "quarantine" && storedAt < hourAgo,
    );
    await media.quarantine(
      orphaned.map(({ key }) => key),
      now,
    );
    quarantined += orphaned.length;
    for (const { key, location, storedAt } of unknown) {
      if (location !== "quarantine" || storedAt >= quarantineEnd) continue;
      await media.remove(key);
      removed += 1;
    }
    const visibility = await findVisibility(database, keys);
    const misplaced = entries.filter(({ key, location }) => (visibility.get(key) ?? location) !== location);
    await database.transaction().execute((transaction) =>
      syncPictureVisibility(
        transaction,
        media,
        misplaced.map(({ key }) => key),
      ),
    );
    moved += misplaced.length;
  };
  let batch: StoredEntry[] = [];
  for await (const entry of media.list()) {
    if (signal?.aborted) return;
    batch.push(entry);
    if (batch.length < batchSize) continue;
    await sweepBatch(batch);
    batch = [];
  }
  await sweepBatch(batch);
  if (unfinished + removed + quarantined + moved > 0)
    log.info({ unfinished, removed, quarantined, moved }, "swept stored pictures");
}

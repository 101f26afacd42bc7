import type { FastifyBaseLogger } from "fastify";
import type { Database } from "#server/database/database.ts";
import { purgeDeleted } from "#server/deletion/purge.ts";
import { forgetEndedLimits } from "#server/limits/counters.ts";
import { forgetExpiredKeys } from "#server/sending/repository.ts";
import type { MediaStore, StoredEntry } from "./media-store.ts";
import { placePictures, standingOf } from "./placement.ts";
import { knownPictures } from "./repository.ts";

const hour = 60 * 60 * 1000;
const entriesAtOnce = 500;

export type Sweeper = Readonly<{
  media: MediaStore;
  database: Database;
  log: FastifyBaseLogger;
  /** Leaves the rest to another time. */
  signal?: AbortSignal;
}>;

/** Sweeps now and every hour, until told to stop. */
export function startSweeper(sweeper: Sweeper): () => Promise<void> {
  const stopping = new AbortController();
  let sweeping = Promise.resolve();
  const sweep = () => {
    sweeping = sweeping
      .then(() => sweepAll({ ...sweeper, signal: stopping.signal }))
      .catch((error: unknown) => sweeper.log.warn({ err: error }, "what is not needed could not be swept"));
  };
  sweep();
  const timer = setInterval(sweep, hour).unref();
  return () => {
    clearInterval(timer);
    // Among very many pictures it would take longer than a stop may.
    stopping.abort();
    return sweeping;
  };
}

/** What was deleted long ago, what was counted long ago, then what is left of pictures. */
export async function sweepAll(sweeper: Sweeper, now = new Date()): Promise<void> {
  const { media, database, log } = sweeper;
  const purged = await purgeDeleted(database, media, now);
  if (purged > 0) log.info({ purged }, "removed what was deleted long ago");
  await forgetExpiredKeys(database, now);
  await forgetEndedLimits(database, now);
  await sweepMedia(sweeper, now);
}

/**
 * Removes what uploads that were cut off left behind, and pictures that no row speaks of. Nothing younger than an hour
 * is removed: its row may be about to be written. Pictures that a crash left in the wrong place are put where their
 * rows want them.
 */
export async function sweepMedia({ media, database, log, signal }: Sweeper, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - hour);
  let removed = await media.clearUnfinished(before);
  let placed = 0;
  const look = async (entries: readonly StoredEntry[]) => {
    const keys = entries.map(({ key }) => key);
    const known = await knownPictures(database, keys);
    for (const { key, storedAt } of entries) {
      if (known.has(key) || storedAt >= before) continue;
      await media.remove(key);
      removed += 1;
    }
    const standing = await standingOf(database, keys);
    const misplaced = entries.filter(
      ({ key, isHidden }) => standing.get(key) === (isHidden ? "live" : "deleted"),
    );
    await database.transaction().execute((transaction) =>
      placePictures(
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
  if (removed + placed > 0) log.info({ removed, placed }, "swept stored pictures");
}

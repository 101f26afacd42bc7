import type { FastifyBaseLogger } from "fastify";
import type { Database } from "#server/database/database.ts";
import type { MediaStore } from "./media-store.ts";
import { knownPictures } from "./repository.ts";

const hour = 60 * 60 * 1000;
const keysAtOnce = 500;

export type Sweeper = Readonly<{ media: MediaStore; database: Database; log: FastifyBaseLogger }>;

/** Sweeps now and every hour, until told to stop. */
export function startSweeper(sweeper: Sweeper): () => Promise<void> {
  let sweeping = Promise.resolve();
  const sweep = () => {
    sweeping = sweeping
      .then(() => sweepMedia(sweeper))
      .catch((error: unknown) => sweeper.log.warn({ err: error }, "stored pictures could not be swept"));
  };
  sweep();
  const timer = setInterval(sweep, hour).unref();
  return () => {
    clearInterval(timer);
    return sweeping;
  };
}

/**
 * Removes what uploads that were cut off left behind, and pictures that no row speaks of. Nothing younger than an hour
 * is touched: its row may be about to be written.
 */
export async function sweepMedia({ media, database, log }: Sweeper, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - hour);
  let removed = await media.clearUnfinished(before);
  let old: string[] = [];
  const removeUnknown = async () => {
    const known = await knownPictures(database, old);
    for (const key of old.filter((candidate) => !known.has(candidate))) {
      await media.remove(key);
      removed += 1;
    }
    old = [];
  };
  for await (const { key, storedAt } of media.list()) {
    if (storedAt < before) old.push(key);
    if (old.length === keysAtOnce) await removeUnknown();
  }
  await removeUnknown();
  if (removed > 0) log.info({ removed }, "swept stored pictures that nothing shows");
}

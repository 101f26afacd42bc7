import { purgeDeleted } from "#server/platform/deletion/purge.ts";
import { type Sweeper, sweepMedia } from "#server/platform/media/sweeper.ts";
import { deleteEndedLimits } from "#server/platform/rate-limits/counters.ts";
import { deleteExpiredKeys } from "#server/platform/submissions/repository.ts";

const hourMs = 60 * 60 * 1000;

/** Runs now and every hour. The returned function stops it. */
export function startMaintenance(sweeper: Sweeper): () => Promise<void> {
  const stopping = new AbortController();
  let running = Promise.resolve();
  const run = () => {
    running = running
      .then(() => runMaintenance({ ...sweeper, signal: stopping.signal }))
      .catch((error: unknown) => sweeper.log.warn({ err: error }, "maintenance failed"));
  };
  run();
  const timer = setInterval(run, hourMs).unref();
  return () => {
    clearInterval(timer);
    // Aborted, because sweeping many pictures can take longer than the process may take to stop.
    stopping.abort();
    return running;
  };
}

/** Purges rows deleted long ago, expired idempotency keys and ended rate limits, then sweeps the media store. */
export async function runMaintenance(sweeper: Sweeper, now = new Date()): Promise<void> {
  const { media, database, log } = sweeper;
  const purged = await purgeDeleted(database, media, now);
  if (purged > 0) log.info({ purged }, "purged rows that were deleted long ago");
  await deleteExpiredKeys(database, now);
  await deleteEndedLimits(database, now);
  await sweepMedia(sweeper, now);
}

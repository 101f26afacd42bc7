import { restorableForMs } from "#domain/trash/trash.ts";
import { runInOneInstance } from "#server/platform/database/run-in-one-instance.ts";
import { purgeDeleted } from "#server/platform/deletion/purge.ts";
import { deleteOldMails, requeueMails } from "#server/platform/mail/outbox.ts";
import { expireStaged } from "#server/platform/media/staged-pictures.ts";
import { type SweepDependencies, sweepMedia } from "#server/platform/media/sweeper.ts";
import { deleteExpiredLimits } from "#server/platform/rate-limits/counters.ts";
import { deleteExpiredKeys } from "#server/platform/submissions/repository.ts";
import { deleteExpiredInvitations } from "#server/resources/accounts/invitations.ts";
import { deleteUnconfirmedAlerts } from "#server/resources/alerts/repository.ts";
import { deleteOldNotices } from "#server/resources/notices/repository.ts";
import { assignPeople } from "#server/resources/people/assign-person.ts";
import { purgePeople } from "#server/resources/people/repository.ts";
import { readOldAddresses } from "#server/resources/places/read-old-addresses.ts";

const hourMs = 60 * 60 * 1000;
/** Any number that no other lock of the app uses. */
export const maintenanceLock = 7_041_597;

/** Runs maintenance now and every hour, in one instance at a time. Returns a function that stops it. */
export function startMaintenance(dependencies: SweepDependencies): () => Promise<void> {
  const stopping = new AbortController();
  let running = Promise.resolve();
  const run = () => {
    running = running
      .then(async () => {
        const work = () => runMaintenance({ ...dependencies, signal: stopping.signal });
        await runInOneInstance(dependencies.database, maintenanceLock, work);
      })
      .catch((error: unknown) => dependencies.log.warn({ err: error }, "maintenance failed"));
  };
  run();
  const timer = setInterval(run, hourMs).unref();
  return () => {
    clearInterval(timer);
    // Sweeping many pictures would delay the shutdown.
    stopping.abort();
    return running;
  };
}

export async function runMaintenance(dependencies: SweepDependencies, now = new Date()): Promise<void> {
  const { media, database, log } = dependencies;
  const placed = await readOldAddresses(database);
  if (placed > 0) log.info({ placed }, "read the places of old addresses");
  const assigned = await assignPeople(database);
  if (assigned > 0) log.info({ assigned }, "found the people of leads");
  const purged = await purgeDeleted(database, media, now);
  if (purged > 0) log.info({ purged }, "purged rows that were deleted long ago");
  await purgePeople(database);
  const expired = await expireStaged(database, media, now);
  if (expired > 0) log.info({ expired }, "deleted uploaded pictures that no form used");
  const requeued = await requeueMails(database, now);
  if (requeued > 0) log.info({ requeued }, "gave mails without a job a new one");
  await deleteOldMails(database, now);
  await deleteOldNotices(database, new Date(now.getTime() - restorableForMs));
  await deleteUnconfirmedAlerts(database, now);
  await deleteExpiredKeys(database, now);
  await deleteExpiredLimits(database, now);
  await deleteExpiredInvitations(database, now);
  await sweepMedia(dependencies, now);
}

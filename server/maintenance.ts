import { restorableForMs } from "#domain/trash/trash.ts";
import { runInOneInstance } from "#server/platform/database/run-in-one-instance.ts";
import { purgeDeleted } from "#server/platform/deletion/purge.ts";
import { deleteOldMails, requeueMails } from "#server/platform/mail/outbox.ts";
import { DiskBudget } from "#server/platform/media/disk-budget.ts";
import { expireStaged } from "#server/platform/media/staged-pictures.ts";
import { type SweepDependencies, sweepMedia } from "#server/platform/media/sweeper.ts";
import { deleteExpiredLimits } from "#server/platform/rate-limits/counters.ts";
import { deleteOldSms, requeueSms } from "#server/platform/sms/outbox.ts";
import { deleteExpiredKeys } from "#server/platform/submissions/repository.ts";
import { deleteOldDeliveries, requeueDeliveries } from "#server/platform/webhooks/deliveries.ts";
import { deleteExpiredInvitations } from "#server/resources/accounts/invitations.ts";
import { deleteUnconfirmedAlerts } from "#server/resources/alerts/repository.ts";
import { deleteEndedKeys } from "#server/resources/api-keys/repository.ts";
import { deleteOldImports, requeueImports } from "#server/resources/imports/maintenance.ts";
import { listArchives } from "#server/resources/imports/repository.ts";
import { UploadFiles } from "#server/resources/imports/upload-files.ts";
import { deleteOldNotices } from "#server/resources/notices/repository.ts";
import { assignPeople } from "#server/resources/people/assign-person.ts";
import { purgePeople } from "#server/resources/people/repository.ts";
import { readOldAddresses } from "#server/resources/places/read-old-addresses.ts";
import { trashLostLeads } from "#server/resources/privacy/trash-lost-leads.ts";
import { deleteOldDayLists } from "#server/resources/reminders/repository.ts";

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

/** Each step runs, whatever becomes of the others. Throws at the end if one failed. */
export async function runMaintenance(dependencies: SweepDependencies, now = new Date()): Promise<void> {
  const { log } = dependencies;
  const failed: string[] = [];
  for (const [step, { run, done }] of Object.entries(steps)) {
    try {
      const count = await run(dependencies, now);
      if (done && typeof count === "number" && count > 0) log.info({ count }, done);
    } catch (error) {
      failed.push(step);
      log.error({ err: error, step }, "a step of maintenance failed");
    }
  }
  if (failed.length > 0) throw new Error(`Steps of maintenance failed: ${failed.join(", ")}`);
}

type Step = Readonly<{
  /** Returns how many rows it changed, if that is logged. */
  run: (dependencies: SweepDependencies, now: Date) => Promise<unknown>;
  done?: string;
}>;

const steps: Readonly<Record<string, Step>> = {
  "read old addresses": {
    run: ({ database }) => readOldAddresses(database),
    done: "read the places of old addresses",
  },
  "assign people": { run: ({ database }) => assignPeople(database), done: "found the people of leads" },
  "retire lost leads": {
    run: ({ database }, now) => trashLostLeads(database, now),
    done: "moved lost leads to the trash whose time of the settings has passed",
  },
  "purge deleted rows": {
    run: ({ database, media }, now) => purgeDeleted(database, media, now),
    done: "purged rows that were deleted long ago",
  },
  "purge people": { run: ({ database }) => purgePeople(database) },
  "expire uploaded pictures": {
    run: ({ database, media }, now) => expireStaged(database, media, now),
    done: "deleted uploaded pictures that no form used",
  },
  "requeue mails": {
    run: ({ database }, now) => requeueMails(database, now),
    done: "gave mails without a job a new one",
  },
  "delete old mails": { run: ({ database }, now) => deleteOldMails(database, now) },
  "requeue text messages": {
    run: ({ database }, now) => requeueSms(database, now),
    done: "gave text messages without a job a new one",
  },
  "delete old text messages": { run: ({ database }, now) => deleteOldSms(database, now) },
  "requeue webhook messages": {
    run: ({ database }, now) => requeueDeliveries(database, now),
    done: "gave webhook messages without a job a new one",
  },
  "delete old webhook messages": { run: ({ database }, now) => deleteOldDeliveries(database, now) },
  "delete old day lists": { run: ({ database }, now) => deleteOldDayLists(database, now) },
  "delete old notices": {
    run: ({ database }, now) => deleteOldNotices(database, new Date(now.getTime() - restorableForMs)),
  },
  "delete unconfirmed alerts": { run: ({ database }, now) => deleteUnconfirmedAlerts(database, now) },
  "delete expired keys": { run: ({ database }, now) => deleteExpiredKeys(database, now) },
  "delete ended API keys": { run: ({ database }, now) => deleteEndedKeys(database, now) },
  "delete expired limits": { run: ({ database }, now) => deleteExpiredLimits(database, now) },
  "delete expired invitations": { run: ({ database }, now) => deleteExpiredInvitations(database, now) },
  "requeue imports": {
    run: ({ database }) => requeueImports(database),
    done: "gave imports without a job a new one",
  },
  "delete old imports": { run: ({ database }, now) => deleteOldImports(database, now) },
  "delete files of imports": {
    run: async ({ database, media }, now) =>
      new UploadFiles(media.workDir, DiskBudget.of(media.workDir)).clear(await listArchives(database), now),
  },
  "sweep media": { run: (dependencies, now) => sweepMedia(dependencies, now) },
};

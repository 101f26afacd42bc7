let lastJob: Promise<unknown> = Promise.resolve();

/** Runs jobs one at a time, because each removes the files that no stored page needs. */
export function enqueue(job: () => Promise<unknown>): Promise<unknown> {
  // Without a connection or with full storage, nothing is stored, and the next visit tries again.
  lastJob = lastJob.then(job).catch(() => undefined);
  return lastJob;
}

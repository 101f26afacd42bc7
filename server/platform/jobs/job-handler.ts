import type { JobName } from "./add-job.ts";

export type Job = Readonly<{
  data: unknown;
  /** If this attempt fails, the job has failed for the last time. */
  isLastAttempt: boolean;
}>;

/** What a queue does, and how often. A job may run more than once: its process can be killed after the work is done. */
export type JobHandler = Readonly<{
  name: JobName;
  /** Rejects if the job has to be tried again. */
  run: (job: Job) => Promise<void>;
  /** Jobs that are taken at once and run at the same time. */
  batchSize: number;
  /** Whether a single run does the work of all jobs of a batch. */
  isRunShared?: boolean;
  /** The delay after a failure doubles until it is `maxRetryDelaySeconds`. */
  retryDelaySeconds: number;
  maxRetryDelaySeconds: number;
  maxRetries: number;
  timeoutSeconds: number;
  /** Adds a job at these times of Kathmandu; one for all that passed while no server ran. */
  cron?: string;
}>;

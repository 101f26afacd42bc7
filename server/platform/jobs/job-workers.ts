import { setTimeout as delay } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import type { Clock, JobWithMetadata, PgBoss } from "pg-boss";
import type { Job, JobHandler } from "./job-handler.ts";
import { LogThrottle } from "./log-throttle.ts";
import { jobsSchema } from "./pg-boss.ts";

export type WorkerOptions = Readonly<{
  databaseUrl: string;
  handlers: readonly JobHandler[];
  log: FastifyBaseLogger;
  /** Tests set their own. */
  clock?: Clock;
}>;

const restartDelayMs = 5_000;
/** Leaves time to finish requests and to close the database before the process is killed. */
const stopTimeoutMs = 4_000;
/** Two connections: one for heartbeats while the other waits. */
const maxConnections = 2;
const queryTimeoutMs = 10_000;

/**
 * Runs jobs in this process, as every instance of the app does. Starts in the background: the app serves requests without it, and
 * if the database can't be reached, it tries again. Returns a function that stops it.
 */
export function startJobWorkers(options: WorkerOptions): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const running = (async () => {
    while (!signal.aborted) {
      try {
        return await startWorkers(options);
      } catch (error) {
        options.log.warn({ err: error }, "jobs can't be started");
        await delay(restartDelayMs, undefined, { signal }).catch(() => undefined);
      }
    }
  })();
  return async () => {
    stopping.abort();
    const stopped = running.then((boss) => boss?.stop({ timeout: stopTimeoutMs }));
    // Both starting and stopping wait for the database, which may not answer.
    await Promise.race([stopped, delay(stopTimeoutMs + 2_000, undefined, { ref: false })]);
  };
}

async function startWorkers({ databaseUrl, handlers, log, clock }: WorkerOptions): Promise<PgBoss> {
  const { PgBoss } = await import("pg-boss");
  const connection = { query_timeout: queryTimeoutMs, keepAlive: true, keepAliveInitialDelayMillis: 10_000 };
  const boss = new PgBoss({
    ...connection,
    connectionString: databaseUrl,
    application_name: "mithila-ghar jobs",
    max: maxConnections,
    schema: jobsSchema,
    ...(clock && { clock }),
    // A job whose process was killed is noticed after 10 s without a heartbeat, at the next look of any instance.
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    cronWorkerIntervalSeconds: 10,
    // Jobs that depend on each other and migrations in the background are not used.
    flowIntervalSeconds: 3_600,
    bamIntervalSeconds: 3_600,
  });
  const throttle = new LogThrottle();
  boss.on("error", (error) => {
    if (throttle.permits(error.message)) log.warn({ err: error }, "the job queue failed");
  });
  boss.on("warning", ({ message }) => log.warn({ message }, "the job queue warns"));
  try {
    await boss.start();
    for (const handler of handlers) await startHandler(boss, handler, log);
    return boss;
  } catch (error) {
    await boss.stop({ graceful: false });
    throw error;
  }
}

async function startHandler(boss: PgBoss, handler: JobHandler, log: FastifyBaseLogger): Promise<void> {
  const { name, batchSize, cron } = handler;
  await boss.createQueue(name);
  await boss.updateQueue(name, {
    retryLimit: handler.maxRetries,
    retryDelay: handler.retryDelaySeconds,
    retryBackoff: true,
    retryDelayMax: handler.maxRetryDelaySeconds,
    expireInSeconds: handler.timeoutSeconds,
    heartbeatSeconds: 10,
  });
  const polling = { pollingIntervalSeconds: 2, burstWhenBatchFull: true } as const;
  await boss.work(
    name,
    { ...polling, batchSize, includeMetadata: true, perJobResults: true },
    (jobs: JobWithMetadata[]) => runJobs(handler, jobs, log),
  );
  if (cron) await boss.schedule(name, cron, {}, { tz: "Asia/Kathmandu", missed: "once" });
}

async function runJobs(handler: JobHandler, jobs: readonly JobWithMetadata[], log: FastifyBaseLogger) {
  const { name, run, isRunShared = false } = handler;
  const started = isRunShared ? jobs.slice(0, 1) : jobs;
  const outcomes = await Promise.allSettled(started.map(async (job) => run(toJob(job))));
  return jobs.map((job, index) => {
    const outcome = outcomes[isRunShared ? 0 : index];
    if (outcome?.status === "fulfilled") return { id: job.id, status: "completed" as const };
    const error: unknown = outcome?.reason;
    log.warn({ err: error, job: name, id: job.id, attempt: job.retryCount + 1 }, "a job failed");
    const message = error instanceof Error ? error.message : String(error);
    return { id: job.id, status: "failed" as const, output: { message } };
  });
}

function toJob({ data, retryCount, retryLimit }: JobWithMetadata): Job {
  return { data, isLastAttempt: retryCount >= retryLimit };
}

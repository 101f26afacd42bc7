import { pino } from "pino";
import type { JobHandler } from "#server/platform/jobs/job-handler.ts";
import { startJobWorkers, type WorkerOptions } from "#server/platform/jobs/job-workers.ts";

/** A handler with short delays. */
export function handlerOf(
  name: JobHandler["name"],
  run: JobHandler["run"],
  rest: Partial<JobHandler> = {},
): JobHandler {
  return {
    name,
    run,
    batchSize: 10,
    retryDelaySeconds: 1,
    maxRetryDelaySeconds: 1,
    maxRetries: 1,
    timeoutSeconds: 60,
    ...rest,
  };
}

/** Workers that log nothing. */
export function startTestWorkers(options: Omit<WorkerOptions, "log">): () => Promise<void> {
  return startJobWorkers({ ...options, log: pino({ level: "silent" }) });
}

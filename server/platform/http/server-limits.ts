import { totalmem } from "node:os";
import { getHeapStatistics } from "node:v8";
import underPressure from "@fastify/under-pressure";
import type { App } from "./app-type.ts";
import { Problem } from "./problem.ts";

export const defaultServerLimits = {
  /** Long enough to upload a project's pictures over a slow connection. */
  requestTimeoutMs: 120_000,
  headersTimeoutMs: 20_000,
  connectionTimeoutMs: 60_000,
  keepAliveTimeoutMs: 5_000,
  /** How often timed-out connections are closed. */
  connectionCheckIntervalMs: 5_000,
  /** How long an ended session may go on to hear changes. */
  liveCheckIntervalMs: 60_000,
  /** What one client may have rendered at once, and then in each second: 30 pages and 3, or four times as many reads of the API. */
  maxRenderCredit: 120,
  renderCreditPerSecond: 12,
  maxRenderDelayMs: 1_000,
  maxHeapBytes: 0.9 * getHeapStatistics().heap_size_limit,
  maxRssBytes: 0.8 * Math.min(process.constrainedMemory() || totalmem(), totalmem()),
} as const;
export type ServerLimits = Readonly<Record<keyof typeof defaultServerLimits, number>>;

/**
 * Responds 503 while memory is short, except to the liveness check. The delay of the event loop is no reason: after a pause of a second,
 * which a busy machine causes, the library takes it for infinite and would refuse everybody.
 */
export async function shedLoad(app: App, { maxHeapBytes, maxRssBytes }: ServerLimits): Promise<void> {
  await app.register(underPressure, {
    maxHeapUsedBytes: maxHeapBytes,
    maxRssBytes,
    pressureHandler(request) {
      if (request.routeOptions.url !== "/healthz")
        throw new Problem("unavailable", { retryAfterSeconds: 10 });
    },
  });
}

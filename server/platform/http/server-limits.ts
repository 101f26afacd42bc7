import { totalmem } from "node:os";
import { getHeapStatistics } from "node:v8";
import underPressure from "@fastify/under-pressure";
import type { App } from "./app-type.ts";
import { Problem } from "./problem.ts";

/** How long others may take, in milliseconds, and how much of the machine is ours. */
export const defaultServerLimits = {
  /** Long enough for a project's pictures over a slow line. */
  requestTimeout: 120_000,
  headersTimeout: 20_000,
  connectionTimeout: 60_000,
  keepAliveTimeout: 5_000,
  /** How often sockets that take too long are looked for. */
  checkEvery: 5_000,
  /** By then people have long been waiting. */
  maxDelayMs: 3_000,
  maxHeapBytes: 0.9 * getHeapStatistics().heap_size_limit,
  maxMemoryBytes: 0.8 * Math.min(process.constrainedMemory() || totalmem(), totalmem()),
} as const;
export type ServerLimits = Readonly<Record<keyof typeof defaultServerLimits, number>>;

/** Turns requests away while there is still room to say so. Whether the process is alive is answered all the same. */
export async function shedLoad(
  app: App,
  { maxDelayMs, maxHeapBytes, maxMemoryBytes }: ServerLimits,
): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: maxDelayMs,
    maxHeapUsedBytes: maxHeapBytes,
    maxRssBytes: maxMemoryBytes,
    pressureHandler(request) {
      if (request.routeOptions.url !== "/healthz") throw new Problem("unavailable", { retryAfter: 10 });
    },
  });
}

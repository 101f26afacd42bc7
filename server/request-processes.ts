import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";

const program = join(import.meta.dirname, "request-process.ts");
const restartDelayMs = 1_000;

export type RequestProcesses = Readonly<{
  count: number;
  /** What differs from the environment of this process. */
  environment: Readonly<Record<string, string>>;
  log: FastifyBaseLogger;
}>;

/** Starts further processes that answer requests, and each one again that ends. Returns a function that stops them. */
export async function startRequestProcesses({ count, environment, log }: RequestProcesses) {
  const stopping = new AbortController();
  const running = new Set<ChildProcess>();

  async function start(): Promise<void> {
    const child = fork(program, { env: { ...process.env, ...environment } });
    running.add(child);
    const ended = once(child, "exit").then(async ([code, signal]) => {
      running.delete(child);
      if (stopping.signal.aborted) return;
      log.error({ pid: child.pid, code, signal }, "a process that answers requests ended");
      await delay(restartDelayMs, undefined, { signal: stopping.signal }).then(start, () => undefined);
    });
    await Promise.race([once(child, "message"), ended]);
  }

  await Promise.all(Array.from({ length: count }, start));
  return async () => {
    stopping.abort();
    await Promise.all(
      [...running].map(async (child) => {
        child.kill("SIGTERM");
        await once(child, "exit");
      }),
    );
  };
}

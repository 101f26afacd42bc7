import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { open, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { freePort } from "#server/testing/server-process.ts";

export type Running = Readonly<{ origin: string; pid: number; stop: () => Promise<void> }>;

export const adminPassword = "bench-password-of-nobody";

/** The server as `npm start` runs it, with the demo company, its log written as always. */
export async function startSite(folder: string): Promise<Running> {
  return start(folder, ["server/main.ts"], {
    NODE_ENV: "production",
    MALLOC_ARENA_MAX: "2",
    DATA_DIR: join(folder, "site"),
    ADMIN_PASSWORD: adminPassword,
    RATE_LIMITS: "off",
  });
}

/** Fastify alone, with one page of the site in its memory. */
export async function startBare(folder: string, page: string): Promise<Running> {
  return start(folder, ["bench/bare-fastify.ts", page], { NODE_ENV: "production" });
}

async function start(
  folder: string,
  [program = "", ...more]: string[],
  environment: Record<string, string>,
): Promise<Running> {
  const port = await freePort();
  const logFile = join(folder, `${port}.log`);
  const log = await open(logFile, "w");
  const child = spawn(process.execPath, [program, ...more], {
    env: { PATH: process.env.PATH, PORT: String(port), ...environment },
    stdio: ["ignore", log.fd, log.fd],
  });
  await log.close();
  const origin = `http://127.0.0.1:${port}`;
  await untilItAnswers(child, origin).catch(async (error: unknown) => {
    throw new Error(`${program} did not start: ${await readFile(logFile, "utf8")}`, { cause: error });
  });
  return {
    origin,
    pid: child.pid ?? 0,
    async stop() {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
}

async function untilItAnswers(child: ChildProcess, origin: string): Promise<void> {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await delay(100)) {
    if (child.exitCode !== null) throw new Error(`A process ended with ${child.exitCode} before it answered`);
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
  }
  throw new Error(`Nothing answered at ${origin}`);
}

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { open, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { freePort } from "#server/testing/server-process.ts";

export type RunningServer = Readonly<{ origin: string; pid: number; stop: () => Promise<void> }>;

const startTimeoutMs = 60_000;

export const adminPassword = "bench-admin-password";

/** Starts the server as `npm start` does, with demo data and the log written to a file; with `codeDir`, another version of it. */
export async function startSite(
  folder: string,
  environment: Record<string, string> = {},
  codeDir = process.cwd(),
): Promise<RunningServer> {
  const siteEnvironment = {
    NODE_ENV: "production",
    MALLOC_ARENA_MAX: "2",
    NODE_OPTIONS: "--max-semi-space-size=16",
    DATA_DIR: join(folder, "site"),
    ADMIN_PASSWORD: adminPassword,
    RATE_LIMITS: "off",
    ...environment,
  };
  return startServer(folder, ["server/main.ts"], siteEnvironment, codeDir);
}

/** Starts a Fastify server that sends one page of the site from memory. */
export async function startBareFastify(folder: string, pageUrl: string): Promise<RunningServer> {
  return startServer(folder, ["bench/bare-fastify.ts", pageUrl], { NODE_ENV: "production" });
}

async function startServer(
  folder: string,
  [program = "", ...programArguments]: string[],
  environment: Record<string, string>,
  codeDir = process.cwd(),
): Promise<RunningServer> {
  const port = await freePort();
  const logFile = join(folder, `${port}.log`);
  const log = await open(logFile, "w");
  const child = spawn(process.execPath, [program, ...programArguments], {
    cwd: codeDir,
    env: { PATH: process.env.PATH, PORT: String(port), ...environment },
    stdio: ["ignore", log.fd, log.fd],
  });
  await log.close();
  const origin = `http://127.0.0.1:${port}`;
  await waitUntilReady(child, origin).catch(async (error: unknown) => {
    throw new Error(`${program} did not start. Log: ${await readFile(logFile, "utf8")}`, { cause: error });
  });
  return {
    origin,
    pid: child.pid ?? 0,
    async stop() {
      const exited = once(child, "exit");
      child.kill("SIGTERM");
      await exited;
    },
  };
}

export async function waitUntilReady(child: ChildProcess, origin: string): Promise<void> {
  for (const deadline = Date.now() + startTimeoutMs; Date.now() < deadline; await delay(100)) {
    if (child.exitCode !== null)
      throw new Error(`The server exited with ${child.exitCode} before it was ready`);
    const response = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (response?.ok) return;
  }
  throw new Error(`${origin} was not ready within ${startTimeoutMs} ms`);
}

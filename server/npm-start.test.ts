import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isFullRun } from "#server/testing/full-run.ts";
import { freePort } from "#server/testing/server-process.ts";

let folder: string;
let dataDir: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "mithila-ghar-npm-"));
  dataDir = await mkdtemp(join(tmpdir(), "mithila-ghar-life-"));
  // The `start` script of the repository also installs and builds, which would replace files that other tests read.
  const serve = JSON.stringify(resolve("tools/serve.mjs"));
  await writeFile(join(folder, "start.mjs"), `import { serve } from ${serve};\nserve();\n`);
  await writeFile(join(folder, "package.json"), JSON.stringify({ scripts: { start: "node start.mjs" } }));
});

afterAll(async () => {
  await rm(folder, { recursive: true });
  await rm(dataDir, { recursive: true });
});

async function npmStart() {
  const port = await freePort();
  const npm = spawn("npm", ["start"], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      npm_config_update_notifier: "false",
      DATA_DIR: dataDir,
      PORT: String(port),
      DEMO: "0",
      LOG_LEVEL: "silent",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const started = Promise.withResolvers<void>();
  for (const stream of [npm.stdout, npm.stderr]) {
    stream.setEncoding("utf8").on("data", (chunk) => {
      output += chunk;
      if (/is ready at|can't start/.test(output)) started.resolve();
    });
  }
  // All descendants of npm inherit these pipes, so they close when the last process exits.
  const allExited = once(npm, "close");
  await started.promise;
  expect(output).toContain("is ready at");
  return { pid: npm.pid ?? 0, origin: `http://127.0.0.1:${port}`, allExited };
}

/** The descendants of a process, parents first. */
async function descendants(pid: number): Promise<number[]> {
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, "utf8"))
    .split(" ")
    .filter(Boolean)
    .map(Number);
  const below = await Promise.all(children.map(descendants));
  return children.flatMap((child, index) => [child, ...(below[index] ?? [])]);
}

async function isStartScript(pid: number): Promise<boolean> {
  return (await readFile(`/proc/${pid}/cmdline`, "utf8")).split("\0").at(1) === "start.mjs";
}

const isRunning = async (pid: number) =>
  (await readFile(`/proc/${pid}/stat`, "utf8").catch(() => ") Z ")).includes(") Z ") === false;

const ends = [
  ["npm gets SIGTERM", "npm", "SIGTERM"],
  ["npm gets SIGKILL", "npm", "SIGKILL"],
  ["the start script gets SIGKILL", "start script", "SIGKILL"],
] as const;

test.each(isFullRun ? ends : ends.slice(0, 1))(
  "stops the server and PostgreSQL in order when %s",
  async (_case, target, signal) => {
    const { pid, origin, allExited } = await npmStart();
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
    const pids = await descendants(pid);
    const scripts = await Promise.all(pids.map(isStartScript));
    const script = pids[scripts.indexOf(true)] ?? 0;
    process.kill(target === "npm" ? pid : script, signal);
    try {
      for (const each of pids) await expect.poll(() => isRunning(each)).toBe(false);
    } finally {
      for (const each of pids) if (await isRunning(each)) process.kill(each, "SIGTERM");
    }
    await allExited;
    await expect(fetch(`${origin}/readyz`)).rejects.toThrow();
    const log = await readFile(join(dataDir, "postgres/postgres.log"), "utf8");
    expect(log.trim().split("\n").at(-1)).toContain("database system is shut down");
    expect(log).not.toContain("was interrupted");
  },
);

import { mkdtemp, readFile, rm } from "node:fs/promises";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ServerProcess, spawnServer, waitUntilReady } from "#server/testing/server-process.ts";
import { createTestDatabase, type TestDatabase } from "#server/testing/test-database.ts";

let dataDir: string;
let database: TestDatabase;
let server: ServerProcess;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "mithila-ghar-processes-"));
  database = await createTestDatabase();
  server = await spawnServer({ DATA_DIR: dataDir, DATABASE_URL: database.url, WEB_CONCURRENCY: "2" });
  await waitUntilReady(server);
});
afterAll(async () => {
  server.child.kill("SIGKILL");
  await server.exited;
  await database.drop();
  await rm(dataDir, { recursive: true });
});

/** The processes that listen on the server's port, besides the first one. */
async function furtherProcesses(): Promise<number[]> {
  const { pid = 0 } = server.child;
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, "utf8")).split(" ").filter(Boolean);
  const commands = await Promise.all(
    children.map(async (child) => [Number(child), await readFile(`/proc/${child}/cmdline`, "utf8")] as const),
  );
  return commands.flatMap(([child, command]) => (command.includes("request-process.ts") ? [child] : []));
}

/** By new connections, each of which the kernel gives to either process. */
function requests(count: number): Promise<number | undefined>[] {
  return Array.from(
    { length: count },
    () =>
      new Promise((resolve, reject) => {
        get(`${server.origin}/readyz`, { agent: false }, (response) => {
          response.resume();
          resolve(response.statusCode);
        }).on("error", reject);
      }),
  );
}

test("SC1: with WEB_CONCURRENCY several processes answer on one port; one that is killed is started again; all stop with code 0", async () => {
  const [further = 0] = await furtherProcesses();
  const all = async () => new Set(await Promise.all(requests(20)));
  expect(await all()).toEqual(new Set([200]));
  server.child.kill("SIGSTOP");
  const delayed = requests(30);
  expect(await Promise.any(delayed)).toBe(200);
  server.child.kill("SIGCONT");
  expect(new Set(await Promise.all(delayed))).toEqual(new Set([200]));
  process.kill(further, "SIGKILL");
  await expect.poll(furtherProcesses).not.toContain(further);
  await expect.poll(furtherProcesses).toHaveLength(1);
  await expect.poll(all).toEqual(new Set([200]));
  server.child.kill("SIGTERM");
  expect(await server.exited).toBe(0);
});

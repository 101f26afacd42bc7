import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { isFullRun } from "#server/testing/full-run.ts";
import { freePort, type ServerProcess, spawnServer, waitUntilReady } from "#server/testing/server-process.ts";
import { createTestDatabase } from "#server/testing/test-database.ts";

/** Shared by all tests, because initializing a database is slow; the first test finds it empty. */
let dataDir: string;
const running: ServerProcess[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "mithila-ghar-life-"));
});

afterEach(async () => {
  for (const { child, exited } of running.splice(0)) {
    child.kill("SIGTERM");
    await exited;
  }
});

afterAll(() => rm(dataDir, { recursive: true }));

async function start(environment: Record<string, string> = {}): Promise<ServerProcess> {
  const server = await spawnServer({ DATA_DIR: dataDir, ...environment });
  running.push(server);
  return server;
}

async function query(statement: string) {
  const client = new pg.Client({
    host: join(dataDir, "postgres-socket"),
    user: "postgres",
    database: "mithila_ghar",
  });
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The files that contain the pid of the postmaster. */
async function postmasterPidFiles(): Promise<string[]> {
  const clusters = await readdir(join(dataDir, "postgres"));
  const cluster = clusters.find((name) => /^cluster-\d+$/.test(name)) ?? "";
  return [
    join(dataDir, "postgres", cluster, "postmaster.pid"),
    join(dataDir, "postgres-socket", ".s.PGSQL.5432.lock"),
  ];
}

/** A process that has exited and is never reaped by its parent. */
async function spawnZombie(owner: { uid: number; gid: number }) {
  const account = process.getuid?.() === 0 ? owner : {};
  // `sleep` replaces the shell as the parent, and never reaps a child.
  const parent = spawn("sh", ["-c", "cat <&3 >/dev/null & echo $!; exec sleep 60"], {
    ...account,
    stdio: ["ignore", "pipe", "ignore", "pipe"],
  });
  const [, output, , childInput] = parent.stdio;
  if (!output || !childInput) throw new Error("the shell has no pipes");
  const [chunk] = await once(output, "data");
  const pid = Number(String(chunk));
  // The shell would reap the child, so `sleep` must have replaced it first.
  await expect.poll(() => readFile(`/proc/${parent.pid}/comm`, "utf8")).toBe("sleep\n");
  childInput.destroy();
  await expect.poll(() => readFile(`/proc/${pid}/stat`, "utf8")).toContain(") Z ");
  return { pid, end: () => parent.kill("SIGKILL") };
}

const expectOneLine = (text: string) => expect(text.trim().split("\n")).toHaveLength(1);

describe("the server process", () => {
  test("starts with an empty folder, prints its URL and the login, and stops with code 0 and its database", async () => {
    const server = await start({ DEMO: "1" });
    await waitUntilReady(server);
    expect(server.output()).toContain(`ready at ${server.origin}`);
    expect(server.output()).toMatch(/log in at \/login as admin with the password \S+ \(shown only now\)/);
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
    server.child.kill("SIGTERM");
    expect(await server.exited).toBe(0);
    await expect(query("select 1")).rejects.toThrow();
  });

  test.runIf(isFullRun)(
    "ST4: without the demo and ADMIN_PASSWORD it prints the address of the guide, the same after a restart",
    async () => {
      // The shared database has an admin.
      const empty = await createTestDatabase();
      const folder = await mkdtemp(join(tmpdir(), "mithila-ghar-guide-"));
      const printed = async () => {
        const server = await start({ DEMO: "0", DATABASE_URL: empty.url, DATA_DIR: folder });
        await waitUntilReady(server);
        const [, link] = /Set it up at (\S+)/.exec(server.output()) ?? [];
        const location = async () =>
          (await fetch(server.origin, { redirect: "manual" })).headers.get("location");
        // A server that has just started on a busy machine refuses requests for a moment.
        await expect.poll(location).toBe("/setup");
        server.child.kill("SIGTERM");
        await server.exited;
        return link?.replace(server.origin, "");
      };
      const link = await printed();
      expect(link).toMatch(/^\/setup#(?:[A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
      expect(await printed()).toBe(link);
      await empty.drop();
      await rm(folder, { recursive: true });
    },
  );

  test("passes only named environment variables to PostgreSQL; keeps acknowledged writes after kill -9, and takes over the orphaned database", async () => {
    const first = await start({ ADMIN_PASSWORD: "a long enough password" });
    await waitUntilReady(first);
    const pidFile = await readFile(join(dataDir, "postgres/cluster-18/postmaster.pid"), "utf8");
    const environment = await readFile(`/proc/${pidFile.split("\n")[0]}/environ`, "utf8");
    expect(environment).toContain("PATH=");
    expect(environment).not.toMatch(/ADMIN_PASSWORD|DATA_DIR|PORT=/);
    await query("insert into features (name) values ('Written before the crash')");
    first.child.kill("SIGKILL");
    await first.exited;
    const second = await start();
    await waitUntilReady(second);
    expect(second.output()).toContain("Taking over");
    expect(second.output()).not.toContain("password");
    const stored = await query("select name from features where name like 'Written%'");
    expect(stored.rows).toEqual([{ name: "Written before the crash" }]);
  });

  test.runIf(isFullRun)(
    "starts without stopping the postmaster first if that is a zombie process",
    async () => {
      const first = await start();
      await waitUntilReady(first);
      const pidFiles = await postmasterPidFiles();
      const contents = await Promise.all(pidFiles.map((file) => readFile(file, "utf8")));
      first.child.kill("SIGTERM");
      await first.exited;
      const zombie = await spawnZombie(await stat(join(dataDir, "postgres")));
      try {
        for (const [index, file] of pidFiles.entries()) {
          await writeFile(file, contents[index]?.replace(/^\d+/, String(zombie.pid)) ?? "");
        }
        const second = await start();
        await waitUntilReady(second);
        expect(second.output()).not.toContain("Taking over");
        expect((await fetch(`${second.origin}/readyz`)).status).toBe(200);
      } finally {
        zombie.end();
      }
    },
  );

  test("continues to run if another server wants its folder, which exits with a one-line error, and finishes pending requests before it exits", async () => {
    const server = await start();
    await waitUntilReady(server);
    const second = await start();
    expect(await second.exited).toBe(1);
    expect(second.output()).toContain(`Another server is already using ${dataDir}`);
    expectOneLine(second.output());

    const lockHolder = new pg.Client({
      host: join(dataDir, "postgres-socket"),
      user: "postgres",
      database: "mithila_ghar",
    });
    await lockHolder.connect();
    await lockHolder.query("begin; lock table properties in access exclusive mode");
    const response = fetch(`${server.origin}/api/properties/`);
    await expect
      .poll(
        async () => (await query("select 1 from pg_stat_activity where wait_event_type = 'Lock'")).rowCount,
      )
      .toBeGreaterThan(0);
    server.child.kill("SIGTERM");
    await lockHolder.query("commit");
    await lockHolder.end();
    expect((await response).status).toBe(200);
    expect(await server.exited).toBe(0);
  });

  test.runIf(isFullRun)("exits with an error if the port is in use, and stops its database", async () => {
    const port = await freePort();
    const otherServer = createServer().listen(port, "127.0.0.1");
    await once(otherServer, "listening");
    const server = await start({ PORT: String(port) });
    expect(await server.exited).toBe(1);
    expect(server.output()).toContain("already listening on this HOST and PORT");
    expect(server.output()).not.toContain("at ");
    await expect(query("select 1")).rejects.toThrow();
    otherServer.close();
  });

  test.runIf(isFullRun)("keeps all pictures when it is started with another database", async () => {
    // Those of the demo, which the first test stored.
    const mediaDir = join(dataDir, "media");
    const pictures = (await readdir(mediaDir)).filter((name) => !name.startsWith("."));
    expect(pictures.length).toBeGreaterThan(90);
    const longAgo = new Date(Date.now() - 5 * 3_600_000);
    for (const name of pictures) await utimes(join(mediaDir, name), longAgo, longAgo);

    const other = await createTestDatabase();
    // The second time without the id of the database, like the folder of an earlier version.
    for (const file of [".missing", ".database-id"]) {
      await rm(join(mediaDir, file), { force: true });
      const rejected = await start({ DATABASE_URL: other.url });
      expect(await rejected.exited).toBe(1);
      expect(rejected.output()).toMatch(/DATA_DIR.*DATABASE_URL/);
      expectOneLine(rejected.output());
    }
    await other.drop();
    const again = await start();
    await waitUntilReady(again);
    expect(await readdir(mediaDir)).toEqual(expect.arrayContaining([...pictures, ".database-id"]));
  });

  test.each([
    ["an unreachable database", { DATABASE_URL: "postgresql://user@127.0.0.1:1/none" }, "DATABASE_URL"],
    ["a malformed setting", { PORT: "many" }, "PORT is not usable"],
  ])("reports %s in one line", async (_kind, environment, message) => {
    const server = await start(environment);
    expect(await server.exited).toBe(1);
    expect(server.output()).toContain(message);
    expectOneLine(server.output());
  });
});

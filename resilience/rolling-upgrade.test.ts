import { mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { runningClusterUrl } from "#server/platform/database/embedded/cluster.ts";
import { deletableResources } from "#server/testing/deletable-resources.ts";
import { type ServerProcess, spawnServer, waitUntilReady } from "#server/testing/server-process.ts";
import { CoreCalls } from "./core-calls.ts";
import { DisposableServer } from "./disposable-server.ts";
import { explainMissingRelease, extractRelease, rollingRelease } from "./previous-release.ts";

const password = "a password for both versions";
const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

describe("a rolling upgrade", () => {
  test("SC5, LE1, LE7: the previous release works on while this version migrates its database, and each reads what the other writes", async ({
    skip,
  }) => {
    const reason = await explainMissingRelease(rollingRelease);
    if (reason) {
      // The default reporter prints no reason.
      process.stderr.write(`${reason}\n`);
      skip(reason);
    }
    const previous = await startPreviousRelease();
    const calls = new CoreCalls(previous.origin);
    await calls.logIn("admin", password);
    // Statements that are prepared before the migrations must also work after them.
    await calls.exerciseAllResources();
    const next = await startThisVersion(await runningClusterUrl(previous.dataDir), previous.mediaDir);
    const ids = await calls.exerciseAllResources();
    await calls.logIn("admin", password);
    const nextCalls = new CoreCalls(next.origin);
    await nextCalls.logIn("admin", password);
    const nextIds = await nextCalls.exerciseAllResources();
    await nextCalls.createPropertyOfEachStatus();
    for (const [index, resource] of deletableResources.entries()) {
      await nextCalls.expectReadable(resource, ids[index] ?? 0);
      await calls.expectReadable(resource, nextIds[index] ?? 0);
    }
    // SR1: the previous release writes no words.
    await expect
      .poll(() => nextCalls.findProperties("janakpur mango ghar"), { timeout: 30_000 })
      .toContain(ids[0]);
    // LE7: what the previous release writes is in the history.
    const recorded = await previous.withDatabase((database) =>
      database
        .selectFrom("row_history")
        .select(["action", "account_id", "after"])
        .where("table_name", "=", "properties")
        .where("row_id", "=", ids[0] ?? 0)
        .orderBy("id")
        .execute(),
    );
    expect(recorded).toEqual([
      { action: "insert", account_id: expect.any(Number), after: {} },
      { action: "update", account_id: expect.any(Number), after: { area: 900 } },
      { action: "delete", account_id: expect.any(Number), after: {} },
      { action: "restore", account_id: expect.any(Number), after: {} },
    ]);
    // LE1: what the previous release stores becomes leads, before and after the migration.
    const { rows, leads } = await previous.withDatabase(async (database) => ({
      rows: await database.selectFrom("messages").select("id").orderBy("id").execute(),
      leads: await database
        .selectFrom("leads")
        .select("source_id as id")
        .where("kind", "=", "message")
        .orderBy("source_id")
        .execute(),
    }));
    expect(leads).toEqual(rows);
    expect(leads.length).toBeGreaterThan(2);
  });
});

async function startPreviousRelease(): Promise<DisposableServer> {
  const folder = await createFolder();
  await extractRelease(rollingRelease, folder);
  const server = await DisposableServer.create({ ADMIN_PASSWORD: password }, folder);
  closers.push(() => server.remove());
  await server.start();
  return server;
}

/** Shares the pictures as a bucket would, which the previous release may not know. */
async function startThisVersion(databaseUrl: string, previousMediaDir: string): Promise<ServerProcess> {
  const dataDir = await createFolder();
  await symlink(previousMediaDir, join(dataDir, "media"));
  const server = await spawnServer({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
  closers.push(() => {
    server.child.kill("SIGTERM");
    return server.exited;
  });
  await waitUntilReady(server);
  return server;
}

async function createFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "mithila-ghar-upgrade-"));
  closers.push(() => rm(folder, { recursive: true }));
  return folder;
}

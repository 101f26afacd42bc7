import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { appendFile, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type Manifest,
  manifestHashName,
  manifestName,
  readManifest,
  sha256Of,
} from "#server/platform/backup/manifest.ts";
import { verifyBackup } from "#server/platform/backup/verify.ts";
import { runningClusterUrl } from "#server/platform/database/embedded/cluster.ts";
import { isFullRun } from "#server/testing/full-run.ts";
import { DisposableServer } from "./disposable-server.ts";
import { expectNothingLost } from "./expect-nothing-lost.ts";
import { formatSeconds, repetitions } from "./full-run.ts";
import { SubmissionLoad } from "./submission-load.ts";

const run = promisify(execFile);
let server: DisposableServer;
let folder: string;
let backup: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "mithila-ghar-backup-"));
  backup = join(folder, "first");
  // The pictures of the demo take half a minute to copy several times.
  server = await DisposableServer.create(isFullRun ? { DEMO: "1" } : {});
  await server.start();
});
afterAll(async () => {
  await server.remove();
  await rm(folder, { recursive: true });
});

type CommandResult = Readonly<{ code: number; output: string }>;

async function runCommand(
  name: "backup" | "restore",
  dataDir: string,
  path: string,
  environment: Record<string, string> = {},
): Promise<CommandResult> {
  const options = { env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...environment } };
  return run(process.execPath, [`tools/${name}.ts`, path], options).then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
    ({ code, stdout, stderr }) => ({ code, output: stdout + stderr }),
  );
}

const contentOf = ({ tables, pictures, migrations }: Manifest) => ({ tables, pictures, migrations });

describe("a backup", () => {
  test("taken under load is restored on an empty machine with equal hashes", async ({ annotate }) => {
    const load = await SubmissionLoad.start(server.origin, repetitions(4, 8));
    await load.waitForMore(repetitions(4, 200));
    const before = [...load.acknowledged];
    const [deleted] = before;
    await server.withDatabase((database) =>
      database
        .updateTable("sell_submissions")
        .set({ deleted_at: new Date() })
        .where("id", "=", deleted?.id ?? 0)
        .execute(),
    );
    const startedAt = performance.now();
    const taken = await runCommand("backup", server.dataDir, backup);
    const durationMs = performance.now() - startedAt;
    expect(taken).toMatchObject({ code: 0, output: expect.stringContaining(backup) });
    const during = load.acknowledged.length - before.length;
    await load.stop();
    expect(load.failed, "failed submissions").toEqual([]);

    const target = new DisposableServer(await mkdtemp(join(tmpdir(), "mithila-ghar-restored-")));
    try {
      const restored = await runCommand("restore", target.dataDir, backup);
      expect(restored).toMatchObject({ code: 0, output: expect.stringContaining("Restored") });
      // A backup of the restored data, taken while no server runs, equals the first.
      const again = join(folder, "again");
      expect((await runCommand("backup", target.dataDir, again)).code).toBe(0);
      expect(contentOf(await readManifest(again))).toEqual(contentOf(await readManifest(backup)));
      expect(await readdir(join(target.mediaDir, ".private"))).toContain(deleted?.picture);
      expect(await readdir(target.mediaDir)).toContain(".database-id");
      await target.start();
      const { pictures } = await readManifest(backup);
      const comparedByHash = new Set(pictures.map(({ key }) => key));
      await expectNothingLost(target, before, comparedByHash);
      const fresh = await SubmissionLoad.start(target.origin, 2);
      await fresh.waitForMore(2);
      await fresh.stop();
      await expectNothingLost(target, [...before, ...fresh.acknowledged], comparedByHash);
    } finally {
      await target.remove();
    }
    const { tables, pictures } = await readManifest(backup);
    await annotate(
      `${before.length} submissions before, ${during} during the backup (${formatSeconds(durationMs)}): ${tables.length} tables and ${pictures.length} files equal by hash`,
    );
  });

  test.runIf(isFullRun)(
    "is restored into an empty database of DATABASE_URL, not into a used one",
    async () => {
      await server.withDatabase((database) => sql`create database restored`.execute(database));
      const dataDir = join(folder, "external");
      const url = (await runningClusterUrl(server.dataDir)).replace("mithila_ghar", "restored");
      const environment = { DATABASE_URL: url };
      expect((await runCommand("restore", dataDir, backup, environment)).output).toContain("Restored");
      const again = join(folder, "again-external");
      expect((await runCommand("backup", dataDir, again, environment)).code).toBe(0);
      expect(contentOf(await readManifest(again))).toEqual(contentOf(await readManifest(backup)));
      const used = await runCommand("restore", join(folder, "other"), backup, environment);
      expect([used.code, used.output]).toEqual([1, expect.stringContaining("The database is not empty")]);
      expect(await readdir(join(folder, "other"))).toEqual(["lock-socket"]);
    },
  );

  test("fails for a data folder without a database and writes nothing", async () => {
    const empty = join(folder, "empty");
    expect((await runCommand("backup", empty, join(folder, "backup-of-empty"))).code).toBe(1);
    expect(await readdir(folder)).not.toContain("backup-of-empty");
  });

  test.runIf(isFullRun)("overwrites neither an existing backup nor a used data folder", async () => {
    expect(await runCommand("backup", server.dataDir, backup)).toMatchObject({
      code: 1,
      output: expect.stringContaining("is there already"),
    });
    expect(await runCommand("restore", server.dataDir, backup)).toMatchObject({
      code: 1,
      output: expect.stringContaining("Another server is already using"),
    });
    await server.stop();
    expect(await runCommand("restore", server.dataDir, backup)).toMatchObject({
      code: 1,
      output: expect.stringContaining("is not empty"),
    });
  });
});

/** A damage, how it is done to a copy of the backup, and the expected error. */
const damages: [string, (copy: string) => Promise<void>, string][] = [
  [
    "one flipped bit in a table",
    (copy) => flipBit(join(copy, "tables/sell_submissions.jsonl")),
    "was changed",
  ],
  ["one flipped bit in a picture", async (copy) => flipBit(await findPicture(copy)), "was changed"],
  ["one flipped bit in the manifest", (copy) => flipBit(join(copy, manifestName)), "manifest was changed"],
  ["a truncated table", (copy) => truncate(join(copy, "tables/pictures.jsonl")), "was changed"],
  ["a truncated picture", async (copy) => truncate(await findPicture(copy)), "was changed"],
  ["a missing table", (copy) => rm(join(copy, "tables/accounts.jsonl")), "is missing"],
  ["a missing picture", async (copy) => rm(await findPicture(copy)), "is missing"],
  [
    "no manifest, as after an interrupted backup",
    (copy) => rm(join(copy, manifestName)),
    "no finished backup",
  ],
  ["an unexpected file", (copy) => appendFile(join(copy, "media/x.php"), "x"), "not belong"],
  ["a picture name with a path", (copy) => renamePicture(copy, "../../../etc/x.jpg"), "can't be used"],
  ["a picture name that is not a picture's", (copy) => renamePicture(copy, "x.html"), "can't be used"],
  ["a table name with SQL", (copy) => renameTable(copy, "x; drop table accounts"), "can't be used"],
  ["an unknown migration", addMigration, "does not know"],
];

describe("a damaged backup", () => {
  test.each(damages)("is rejected: %s", async (_name, damage, message) => {
    const copy = join(folder, randomUUID());
    await copyWithHardLinks(backup, copy);
    await damage(copy);
    await expect(verifyBackup(copy)).rejects.toThrow(message);
    await rm(copy, { recursive: true });
  });

  test("is rejected before anything is written", async () => {
    const copy = join(folder, randomUUID());
    const target = join(folder, randomUUID());
    await copyWithHardLinks(backup, copy);
    await flipBit(await findPicture(copy));
    expect(await runCommand("restore", target, copy)).toMatchObject({
      code: 1,
      output: expect.stringContaining("was changed"),
    });
    expect(await readdir(folder)).not.toContain(basename(target));
  });
});

/** Quick, but a changed file must be replaced: writing to it would change the original too. */
async function copyWithHardLinks(from: string, to: string): Promise<void> {
  await run("cp", ["-al", from, to]);
}

async function replace(path: string, content: string | Uint8Array): Promise<void> {
  await rm(path);
  await writeFile(path, content);
}

async function truncate(path: string): Promise<void> {
  await replace(path, (await readFile(path)).subarray(0, 40));
}

async function flipBit(path: string): Promise<void> {
  const bytes = await readFile(path);
  const middle = bytes.length >> 1;
  bytes[middle] = (bytes[middle] ?? 0) ^ 1;
  await replace(path, bytes);
}

async function findPicture(copy: string): Promise<string> {
  const [file] = (await readManifest(copy)).pictures;
  if (!file) throw new Error("The backup has no pictures");
  return join(copy, "media", file.key, file.name);
}

/** Changes the manifest and its checksum. */
async function forgeManifest(copy: string, change: (manifest: Manifest) => void): Promise<void> {
  const manifest = await readManifest(copy);
  change(manifest);
  const text = JSON.stringify(manifest);
  await replace(join(copy, manifestName), text);
  await replace(join(copy, manifestHashName), sha256Of(text));
}

function renamePicture(copy: string, name: string): Promise<void> {
  return forgeManifest(copy, ({ pictures }) => Object.assign(pictures[0] ?? {}, { name }));
}

async function renameTable(copy: string, name: string): Promise<void> {
  await rename(join(copy, "tables/accounts.jsonl"), join(copy, `tables/${name}.jsonl`));
  await forgeManifest(copy, ({ tables }) =>
    Object.assign(tables.find((table) => table.name === "accounts") ?? {}, { name }),
  );
}

function addMigration(copy: string): Promise<void> {
  return forgeManifest(copy, ({ migrations }) => migrations.push("9999-from-the-future.sql"));
}

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
import { DisposableServer } from "./disposable-server.ts";
import { expectNothingLost } from "./expect-nothing-lost.ts";
import { seconds, times } from "./measure.ts";
import { SubmissionLoad } from "./submission-load.ts";

const run = promisify(execFile);
let site: DisposableServer;
let folder: string;
let backup: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "mithila-ghar-backup-"));
  backup = join(folder, "first");
  site = await DisposableServer.create({ DEMO: "1" });
  await site.start();
});
afterAll(async () => {
  await site.remove();
  await rm(folder, { recursive: true });
});

type Ran = Readonly<{ code: number; output: string }>;

/** The command as `npm run` has it, on a data folder. */
async function command(
  name: "backup" | "restore",
  dataDir: string,
  path: string,
  environment: Record<string, string> = {},
): Promise<Ran> {
  const options = { env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...environment } };
  return run(process.execPath, [`tools/${name}.ts`, path], options).then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
    ({ code, stdout, stderr }) => ({ code, output: stdout + stderr }),
  );
}

const content = ({ tables, pictures, migrations }: Manifest) => ({ tables, pictures, migrations });

describe("a backup", () => {
  test("taken while forms are written is restored on an empty machine, equal by hash", async ({
    annotate,
  }) => {
    const posters = await SubmissionLoad.begin(site.origin, 8);
    await posters.untilMore(times(10, 200));
    const before = [...posters.acknowledged];
    const [deleted] = before;
    await site.look((database) =>
      database
        .updateTable("sell_submissions")
        .set({ deleted_at: new Date() })
        .where("id", "=", deleted?.id ?? 0)
        .execute(),
    );
    const begun = performance.now();
    const taken = await command("backup", site.dataDir, backup);
    const took = performance.now() - begun;
    expect(taken).toMatchObject({ code: 0, output: expect.stringContaining(backup) });
    const meanwhile = posters.acknowledged.length - before.length;
    await posters.end();
    expect(posters.refused, "nobody noticed").toEqual([]);

    const elsewhere = await DisposableServer.create();
    try {
      const restored = await command("restore", elsewhere.dataDir, backup);
      expect(restored).toMatchObject({ code: 0, output: expect.stringContaining("Restored") });
      // A backup of what was restored, taken while no server runs, is the same backup.
      const again = join(folder, "again");
      expect((await command("backup", elsewhere.dataDir, again)).code).toBe(0);
      expect(content(await readManifest(again))).toEqual(content(await readManifest(backup)));
      expect(await readdir(join(elsewhere.mediaDir, ".private"))).toContain(deleted?.picture);
      expect(await readdir(elsewhere.mediaDir)).toContain(".database-id");
      await elsewhere.start();
      const { pictures } = await readManifest(backup);
      const comparedByHash = new Set(pictures.map(({ key }) => key));
      await expectNothingLost(elsewhere, before, comparedByHash);
      const fresh = await SubmissionLoad.begin(elsewhere.origin, 2);
      await fresh.untilMore(2);
      await fresh.end();
      await expectNothingLost(elsewhere, [...before, ...fresh.acknowledged], comparedByHash);
    } finally {
      await elsewhere.remove();
    }
    const { tables, pictures } = await readManifest(backup);
    await annotate(
      `${before.length} forms before, ${meanwhile} during the backup (${seconds(took)}): ${tables.length} tables and ${pictures.length} files equal by hash`,
    );
  });

  test("goes into DATABASE_URL's database too, if that is empty", async () => {
    await site.look((database) => sql`create database restored`.execute(database));
    const dataDir = join(folder, "beside");
    const url = (await runningClusterUrl(site.dataDir)).replace("mithila_ghar", "restored");
    const environment = { DATABASE_URL: url };
    expect((await command("restore", dataDir, backup, environment)).output).toContain("Restored");
    const again = join(folder, "again-beside");
    expect((await command("backup", dataDir, again, environment)).code).toBe(0);
    expect(content(await readManifest(again))).toEqual(content(await readManifest(backup)));
    const used = await command("restore", join(folder, "other"), backup, environment);
    expect([used.code, used.output]).toEqual([1, expect.stringContaining("The database is not empty")]);
    expect(await readdir(join(folder, "other"))).toEqual(["lock-socket"]);
  });

  test("of a data folder without a database is refused, not made of nothing", async () => {
    const nowhere = join(folder, "nowhere");
    expect((await command("backup", nowhere, join(folder, "nothing"))).code).toBe(1);
    expect(await readdir(folder)).not.toContain("nothing");
  });

  test("that is there already is not written over, nor is a data folder that is used", async () => {
    expect(await command("backup", site.dataDir, backup)).toMatchObject({
      code: 1,
      output: expect.stringContaining("is there already"),
    });
    expect(await command("restore", site.dataDir, backup)).toMatchObject({
      code: 1,
      output: expect.stringContaining("Another server is already using"),
    });
    await site.stop();
    expect(await command("restore", site.dataDir, backup)).toMatchObject({
      code: 1,
      output: expect.stringContaining("is not empty"),
    });
  });
});

/** What is done to a copy of the backup; the manifest's own seal is made good where only its content is to be wrong. */
const damages: [string, (copy: string) => Promise<void>, string][] = [
  [
    "one flipped bit in a table",
    (copy) => flipBit(join(copy, "tables/sell_submissions.jsonl")),
    "was changed",
  ],
  ["one flipped bit in a picture", async (copy) => flipBit(await somePicture(copy)), "was changed"],
  ["one flipped bit in the manifest", (copy) => flipBit(join(copy, manifestName)), "manifest was changed"],
  ["a table cut off", (copy) => cutOff(join(copy, "tables/pictures.jsonl")), "was changed"],
  ["a picture cut off", async (copy) => cutOff(await somePicture(copy)), "was changed"],
  ["a missing table", (copy) => rm(join(copy, "tables/accounts.jsonl")), "is missing"],
  ["a missing picture", async (copy) => rm(await somePicture(copy)), "is missing"],
  ["no manifest, as when it was cut off", (copy) => rm(join(copy, manifestName)), "no finished backup"],
  ["a file that does not belong there", (copy) => appendFile(join(copy, "media/x.php"), "x"), "not belong"],
  [
    "a picture's name that leads elsewhere",
    (copy) => renamePicture(copy, "../../../etc/x.jpg"),
    "can't be used",
  ],
  ["a picture's name that is no picture's", (copy) => renamePicture(copy, "x.html"), "can't be used"],
  ["a table's name that is SQL", (copy) => renameTable(copy, "x; drop table accounts"), "can't be used"],
  ["a migration from the future", addMigration, "does not know"],
];

describe("a damaged backup", () => {
  test.each(damages)("is refused: %s", async (_what, damage, words) => {
    const copy = join(folder, randomUUID());
    await copyLinked(backup, copy);
    await damage(copy);
    await expect(verifyBackup(copy)).rejects.toThrow(words);
    await rm(copy, { recursive: true });
  });

  test("is refused before anything is written", async () => {
    const copy = join(folder, randomUUID());
    const target = join(folder, randomUUID());
    await copyLinked(backup, copy);
    await flipBit(await somePicture(copy));
    expect(await command("restore", target, copy)).toMatchObject({
      code: 1,
      output: expect.stringContaining("was changed"),
    });
    expect(await readdir(folder)).not.toContain(basename(target));
  });
});

/** By links, which is quick: a file that is changed must be put in place anew, or the backup itself would change. */
async function copyLinked(from: string, to: string): Promise<void> {
  await run("cp", ["-al", from, to]);
}

async function replace(path: string, content: string | Uint8Array): Promise<void> {
  await rm(path);
  await writeFile(path, content);
}

async function cutOff(path: string): Promise<void> {
  await replace(path, (await readFile(path)).subarray(0, 40));
}

async function flipBit(path: string): Promise<void> {
  const bytes = await readFile(path);
  const middle = bytes.length >> 1;
  bytes[middle] = (bytes[middle] ?? 0) ^ 1;
  await replace(path, bytes);
}

async function somePicture(copy: string): Promise<string> {
  const [file] = (await readManifest(copy)).pictures;
  if (!file) throw new Error("the backup has pictures");
  return join(copy, "media", file.key, file.name);
}

/** A manifest that someone changed and sealed again. */
async function forge(copy: string, change: (manifest: Manifest) => void): Promise<void> {
  const manifest = await readManifest(copy);
  change(manifest);
  const text = JSON.stringify(manifest);
  await replace(join(copy, manifestName), text);
  await replace(join(copy, manifestHashName), sha256Of(text));
}

function renamePicture(copy: string, name: string): Promise<void> {
  return forge(copy, ({ pictures }) => Object.assign(pictures[0] ?? {}, { name }));
}

async function renameTable(copy: string, name: string): Promise<void> {
  await rename(join(copy, "tables/accounts.jsonl"), join(copy, `tables/${name}.jsonl`));
  await forge(copy, ({ tables }) =>
    Object.assign(tables.find((table) => table.name === "accounts") ?? {}, { name }),
  );
}

function addMigration(copy: string): Promise<void> {
  return forge(copy, ({ migrations }) => migrations.push("9999-from-the-future.sql"));
}

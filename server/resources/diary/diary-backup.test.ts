import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { diarySealSchema } from "#domain/diary/entry.ts";
import { readKnownSeal, shortSeal } from "#domain/diary/known-seal.ts";
import { verifyBundle } from "#domain/diary/verify-bundle.ts";
import { pageSchema } from "#domain/paging.ts";
import { backUp } from "#server/platform/backup/backup.ts";
import { manifestHashName, manifestName, sha256Of, tableFile } from "#server/platform/backup/manifest.ts";
import { verifyBackup } from "#server/platform/backup/verify.ts";
import { claimMedia } from "#server/platform/media/media-owner.ts";
import { verifyDiary } from "#server/resources/verify/verify-diary.ts";
import { addSealedEntry } from "#server/testing/add-sealed-entry.ts";
import { insertJob } from "#server/testing/insert-job.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { createRestoredApp } from "#server/testing/restored-app.ts";
import { switchOnConstruction } from "#server/testing/switch-on-construction.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { nodeHashing } from "./node-hashing.ts";

let folder: string;
let site: TestApp;
let admin: LoggedIn;
let job: Awaited<ReturnType<typeof insertJob>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "mithila-ghar-diary-"));
  site = await createTestApp();
  await claimMedia(site.media, site.database);
  admin = await logInAs(site, "admin");
  await switchOnConstruction(site, admin);
  job = await insertJob(site.database);
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

async function newestSeal(from: TestApp) {
  const response = await from.app.inject({ url: `/api/jobs/${job.id}/seals/`, headers: admin.headers });
  const [newest] = pageSchema(diarySealSchema).parse(response.json()).results;
  if (!newest) throw new Error("No day is sealed");
  return newest;
}
/** What the bundle of the installation proves to somebody who knows a seal. */
async function verifyKnown(from: TestApp, seal: string) {
  const url = `/api/jobs/${job.id}/bundle/`;
  const bytes = (await from.app.inject({ url, headers: admin.headers })).rawPayload;
  const read = async (offset: number, length: number) => bytes.subarray(offset, offset + length);
  const known = readKnownSeal(seal);
  const knownSeals = known ? [known] : [];
  return (await verifyBundle(nodeHashing, { bytes: bytes.length, read }, { knownSeals })).finding;
}

test("CN8: a sealed diary with its photos is whole after a restore; an old backup is noticed by a known seal", async () => {
  await addSealedEntry(site, admin, { jobId: job.id });
  await backUp(site.database, site.media, join(folder, "old"));
  await addSealedEntry(site, admin, { jobId: job.id, days: 2 });
  await backUp(site.database, site.media, join(folder, "new"));
  const newest = await newestSeal(site);
  expect(newest.number).toBe(2);

  const whole = await createRestoredApp(join(folder, "new"));
  expect(await verifyDiary(whole, job)).toEqual({ finding: null, days: 2, entries: 2, pictures: 2 });
  expect(await newestSeal(whole)).toEqual(newest);
  expect(await verifyKnown(whole, shortSeal(newest))).toBeNull();
  // What was restored is still protected.
  const change = whole.database.updateTable("diary_entries").set({ seal_id: 1 });
  await expect(change.execute()).rejects.toThrow("never changes");
  await whole.close();

  const old = await createRestoredApp(join(folder, "old"));
  expect(await verifyDiary(old, job)).toMatchObject({ finding: null, days: 1 });
  expect(await verifyKnown(old, shortSeal(newest))).toMatchObject({ problem: "known_seal_missing" });
  await old.close();
});

type Row = Readonly<Record<string, unknown>>;
/** What somebody with the files of a backup can do: its checksums fit what was changed. */
async function forge(backup: string, table: string, change: (rows: readonly Row[]) => readonly Row[]) {
  const path = tableFile(backup, { name: table });
  const lines = (await readFile(path, "utf8")).trimEnd().split("\n");
  const rows = change(lines.map((line) => JSON.parse(line)));
  const text = rows.map((row) => `${JSON.stringify(row)}\n`).join("");
  await writeFile(path, text);
  await expect(verifyBackup(backup)).rejects.toThrow(`${table}.jsonl was changed`);
  const manifest = JSON.parse(await readFile(join(backup, manifestName), "utf8"));
  for (const entry of manifest.tables)
    if (entry.name === table) Object.assign(entry, { rows: rows.length, sha256: sha256Of(text) });
  const manifestText = JSON.stringify(manifest);
  await writeFile(join(backup, manifestName), manifestText);
  await writeFile(join(backup, manifestHashName), sha256Of(manifestText));
}
const otherText = (row: Row) => ({
  ...row,
  content: String(row.content).replace("ढलान", "प्लास्टर"),
});

type Forgery = Readonly<Record<string, (rows: readonly Row[]) => readonly Row[]>>;
const withoutFirst = (rows: readonly Row[]) => rows.slice(1);
const lastAs = (change: (row: Row) => Row) => (rows: readonly Row[]) =>
  rows.map((row, index) => (index === rows.length - 1 ? change(row) : row));

test.each<[string, Forgery, object]>([
  ["another text", { diary_entries: lastAs(otherText) }, { problem: "entry_changed", entry: 1 }],
  [
    "another place of a photo",
    { diary_pictures: lastAs((row) => ({ ...row, latitude: 27 })) },
    { problem: "facts_changed", entry: 1, picture: 1 },
  ],
  [
    "another day of a seal",
    { diary_seals: lastAs((row) => ({ ...row, day: "2029-01-01" })) },
    { problem: "seal_changed", day: "2029-01-01" },
  ],
  ["a day without its photo", { diary_pictures: withoutFirst }, { problem: "picture_missing", entry: 1 }],
  [
    "no first day",
    { diary_pictures: withoutFirst, diary_entries: withoutFirst, diary_seals: withoutFirst },
    { problem: "chain_broken" },
  ],
])(
  "CN8: a backup with %s, whose checksums fit, is restored and does not verify",
  async (_name, forgery, found) => {
    const backup = await mkdtemp(join(folder, "forged-"));
    await cp(join(folder, "new"), backup, { recursive: true });
    for (const [table, change] of Object.entries(forgery)) await forge(backup, table, change);
    const restored = await createRestoredApp(backup);
    expect((await verifyDiary(restored, job)).finding).toMatchObject(found);
    await restored.close();
  },
);

import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { pino } from "pino";
import sharp from "sharp";
import { expect } from "vitest";
import { demoSubmissions } from "#demo/submissions.ts";
import { pictureWidths } from "#domain/pictures/picture-paths.ts";
import type { Database } from "#server/platform/database/database.ts";
import { LocalMediaStore } from "#server/platform/media/local-media-store.ts";
import { incomingPrefix } from "#server/platform/media/spool.ts";
import { sweepMedia } from "#server/platform/media/sweeper.ts";
import type { DisposableServer } from "./disposable-server.ts";
import type { AcknowledgedSubmission } from "./submission-load.ts";

const fileNames = Object.entries(pictureWidths)
  .flatMap(([format, widths]) => widths.map((width) => `${width}.${format}`))
  .sort();

const demoTitles = new Set(demoSubmissions.map(({ propert_title }) => propert_title));

/**
 * Expects every acknowledged submission in the database with its picture, every stored one with its lead, and every picture file complete. Pictures in
 * `checkedPictures` are skipped; the others are added to it. Staff is not told of the submissions of the demo.
 */
export async function expectNothingLost(
  server: DisposableServer,
  acknowledged: readonly AcknowledgedSubmission[],
  checkedPictures = new Set<string>(),
): Promise<void> {
  const rows = await server.withDatabase((database) => selectSubmissions(database));
  const stored = new Map(rows.map(({ id, ...row }) => [id, row]));
  const lost = acknowledged.filter(({ id, title, picture }) => {
    const row = stored.get(id);
    return row?.propert_title !== title || row.picture !== picture;
  });
  expect(lost, "acknowledged submissions that are missing").toEqual([]);
  const leads = await server.withDatabase((database) => selectLeads(database));
  expect(leads, "submissions with one lead, its person and its notice").toEqual(
    [...stored]
      .flatMap(([id, row]) => (demoTitles.has(row.propert_title) ? [] : id))
      .sort((one, other) => one - other),
  );
  const folders = await findPictureFolders(server.mediaDir);
  for (const [key, folder] of folders) {
    if (checkedPictures.has(key)) continue;
    await expectCompletePicture(folder);
    checkedPictures.add(key);
  }
  const keys = await server.withDatabase(selectPictureKeys);
  expect(
    keys.filter((key) => !folders.has(key)),
    "rows without their files",
  ).toEqual([]);
}

/** Expects that the sweeper, run two hours later, leaves one picture per row and no unfinished upload. */
export async function expectSweptClean(server: DisposableServer): Promise<void> {
  const media = await LocalMediaStore.open(server.mediaDir);
  const inTwoHours = new Date(Date.now() + 2 * 60 * 60 * 1000);
  const keys = await server.withDatabase(async (database) => {
    await sweepMedia({ media, database, log: pino({ level: "silent" }) }, inTwoHours);
    return selectPictureKeys(database);
  });
  const folders = await findPictureFolders(server.mediaDir);
  expect([...folders.keys()].sort(), "files without rows").toEqual(keys.sort());
  const unfinished = (await readdir(server.mediaDir)).filter((name) => name.startsWith(incomingPrefix));
  expect(unfinished, "unfinished uploads").toEqual([]);
}

async function expectCompletePicture(folder: string): Promise<void> {
  const names = await readdir(folder);
  expect([folder, names.sort()]).toEqual([folder, fileNames]);
  for (const name of names) {
    const pixels = sharp(join(folder, name), { failOn: "warning" }).raw().toBuffer();
    await expect(pixels, `${folder}/${name} is complete`).resolves.toBeInstanceOf(Buffer);
  }
}

async function findPictureFolders(mediaDir: string): Promise<Map<string, string>> {
  const folders = new Map<string, string>();
  for (const place of [mediaDir, join(mediaDir, ".private")]) {
    const names = await readdir(place).catch(() => []);
    for (const name of names) if (!name.startsWith(".")) folders.set(name, join(place, name));
  }
  return folders;
}

function selectSubmissions(database: Database) {
  return database
    .selectFrom("sell_submissions")
    .leftJoin("submission_pictures", "submission_id", "sell_submissions.id")
    .select(["id", "propert_title", "picture"])
    .execute();
}

/** LE1: the submissions of the leads, without those that lack a person or a notice. */
async function selectLeads(database: Database): Promise<number[]> {
  const rows = await database
    .selectFrom("leads")
    .innerJoin("lead_notices", (join) =>
      join
        .onRef("lead_notices.kind", "=", "leads.kind")
        .onRef("lead_notices.source_id", "=", "leads.source_id"),
    )
    .select("leads.source_id as id")
    .where("leads.kind", "=", "submission")
    .where("person_id", "is not", null)
    .orderBy("leads.source_id")
    .execute();
  return rows.map(({ id }) => id);
}

async function selectPictureKeys(database: Database): Promise<string[]> {
  const rows = await database.selectFrom("pictures").select("key").execute();
  return rows.map(({ key }) => key);
}

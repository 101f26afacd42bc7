import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { pino } from "pino";
import sharp from "sharp";
import { expect } from "vitest";
import { pictureWidths } from "#domain/pictures/picture-paths.ts";
import type { Database } from "#server/platform/database/database.ts";
import { LocalMediaStore } from "#server/platform/media/local-media-store.ts";
import { incomingPrefix } from "#server/platform/media/spool.ts";
import { sweepMedia } from "#server/platform/media/sweeper.ts";
import type { DisposableServer } from "./disposable-server.ts";
import type { Acknowledged } from "./submission-load.ts";

const fileNames = Object.entries(pictureWidths)
  .flatMap(([format, widths]) => widths.map((width) => `${width}.${format}`))
  .sort();

/**
 * Every acknowledged form is in the database with its picture, and every picture that is served is whole; those named
 * in `foundWhole` were looked at before.
 */
export async function expectNothingLost(
  site: DisposableServer,
  acknowledged: readonly Acknowledged[],
  foundWhole = new Set<string>(),
): Promise<void> {
  const rows = await site.look((database) => submissions(database));
  const stored = new Map(rows.map(({ id, ...row }) => [id, row]));
  const lost = acknowledged.filter(({ id, title, picture }) => {
    const row = stored.get(id);
    return row?.propert_title !== title || row.image !== picture;
  });
  expect(lost, "acknowledged forms that are not there").toEqual([]);
  const folders = await pictureFolders(site.mediaDir);
  for (const [key, folder] of folders) {
    if (foundWhole.has(key)) continue;
    await expectWholePicture(folder);
    foundWhole.add(key);
  }
  const keys = await site.look(pictureKeys);
  expect(
    keys.filter((key) => !folders.has(key)),
    "rows without their files",
  ).toEqual([]);
}

/** What the sweeper leaves an hour later: as many pictures as rows, and nothing that was only begun. */
export async function expectSweptClean(site: DisposableServer): Promise<void> {
  const media = await LocalMediaStore.open(site.mediaDir);
  const inTwoHours = new Date(Date.now() + 2 * 60 * 60 * 1000);
  const keys = await site.look(async (database) => {
    await sweepMedia({ media, database, log: pino({ level: "silent" }) }, inTwoHours);
    return pictureKeys(database);
  });
  const folders = await pictureFolders(site.mediaDir);
  expect([...folders.keys()].sort(), "files without rows").toEqual(keys.sort());
  const begun = (await readdir(site.mediaDir)).filter((name) => name.startsWith(incomingPrefix));
  expect(begun, "uploads that were only begun").toEqual([]);
}

/** Decodes every file of a picture that a visitor could be served. */
async function expectWholePicture(folder: string): Promise<void> {
  const names = await readdir(folder);
  expect([folder, names.sort()]).toEqual([folder, fileNames]);
  for (const name of names) {
    const pixels = sharp(join(folder, name), { failOn: "warning" }).raw().toBuffer();
    await expect(pixels, `${folder}/${name} is whole`).resolves.toBeInstanceOf(Buffer);
  }
}

/** Where each picture is: public, or for staff. */
async function pictureFolders(mediaDir: string): Promise<Map<string, string>> {
  const folders = new Map<string, string>();
  for (const place of [mediaDir, join(mediaDir, ".private")]) {
    const names = await readdir(place).catch(() => []);
    for (const name of names) if (!name.startsWith(".")) folders.set(name, join(place, name));
  }
  return folders;
}

function submissions(database: Database) {
  return database.selectFrom("sell_submissions").select(["id", "propert_title", "image"]).execute();
}

async function pictureKeys(database: Database): Promise<string[]> {
  const rows = await database.selectFrom("pictures").select("key").execute();
  return rows.map(({ key }) => key);
}

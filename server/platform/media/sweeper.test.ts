import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { startMaintenance } from "#server/maintenance.ts";
import { insertProperty } from "#server/testing/insert-property.ts";
import { createTestDatabase, type TestDatabase } from "#server/testing/test-database.ts";
import { LocalMediaStore } from "./local-media-store.ts";
import { insertPictures } from "./repository.ts";
import { maxQuarantineDays, sweepMedia } from "./sweeper.ts";

let store: TestDatabase;
let root: string;
let media: LocalMediaStore;
const log = pino({ level: "silent" });
beforeEach(async () => {
  store = await createTestDatabase();
  root = await mkdtemp(join(tmpdir(), "mithila-ghar-sweep-"));
  media = await LocalMediaStore.open(root);
});
afterEach(async () => {
  await store.drop();
  await rm(root, { recursive: true });
});

const files = new Map([["1080.jpg", Buffer.from("x")]]);
/** Public pictures and other entries of the media folder. */
const listRoot = async () =>
  (await readdir(root)).filter((name) => !/^\.(private|quarantine)$/.test(name)).sort();
const listQuarantine = async () => {
  const keys: string[] = [];
  for await (const { key, location } of media.list()) if (location === "quarantine") keys.push(key);
  return keys.sort();
};
const dayMs = 24 * 3_600_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
async function setAge(name: string, hours: number) {
  await utimes(join(root, name), hoursAgo(hours), hoursAgo(hours));
}
async function put(key: string, hours: number) {
  await media.put(key, files, "public");
  await setAge(key, hours);
}
async function putUnfinished(name: string, hours: number) {
  await mkdir(join(root, name));
  await writeFile(join(root, name, "1"), "half a picture");
  await setAge(name, hours);
}

describe("the sweeper", () => {
  test("removes old unfinished uploads, quarantines old pictures without a row, and skips everything else", async () => {
    await put("known", 5);
    await insertPictures(store.database, [
      { key: "known", width: 1, height: 1, placeholder: "data:,", has_alpha: false },
    ]);
    await put("unknown-old", 2);
    await put("unknown-fresh", 0);
    await putUnfinished(".incoming-old", 2);
    await putUnfinished(".incoming-fresh", 0.5);
    await writeFile(join(root, "note.txt"), "a note");
    await sweepMedia({ media, database: store.database, log });
    expect(await listRoot()).toEqual([".incoming-fresh", "known", "note.txt", "unknown-fresh"]);
    expect(await listQuarantine()).toEqual(["unknown-old"]);
  });

  test("removes a picture only after its time in quarantine", async () => {
    await put("unknown", 2);
    const now = new Date("2026-03-01T10:00:00Z");
    const sweep = (days: number) =>
      sweepMedia({ media, database: store.database, log }, new Date(now.getTime() + days * dayMs));
    await setAge("unknown", (Date.now() - now.getTime()) / 3_600_000 + 2);
    await sweep(0);
    expect(await listQuarantine()).toEqual(["unknown"]);
    await sweep(maxQuarantineDays - 1);
    expect(await listQuarantine()).toEqual(["unknown"]);
    await sweep(maxQuarantineDays + 1);
    expect(await listQuarantine()).toEqual([]);
    await sweep(maxQuarantineDays + 1);
    expect(await readdir(join(root, ".quarantine"))).toEqual([]);
  });

  test("moves a picture out of quarantine when its row is restored", async () => {
    await put("lost", 2);
    await sweepMedia({ media, database: store.database, log });
    expect(await listQuarantine()).toEqual(["lost"]);
    await insertPictures(store.database, [
      { key: "lost", width: 1, height: 1, placeholder: "data:,", has_alpha: false },
    ]);
    const property_id = await insertProperty(store.database);
    const use = { property_id, position: 0, picture: "lost" };
    await store.database.insertInto("property_pictures").values(use).execute();
    await sweepMedia({ media, database: store.database, log });
    expect(await listRoot()).toEqual(["lost"]);
    expect(await listQuarantine()).toEqual([]);
    expect(await media.read("lost")).toEqual(files);
  });

  test("sweeps more pictures than fit into one batch", async () => {
    for (let index = 0; index < 510; index += 1) {
      await mkdir(join(root, `p${index}`));
      await setAge(`p${index}`, 2);
    }
    await insertPictures(store.database, [
      { key: "p7", width: 1, height: 1, placeholder: "data:,", has_alpha: false },
    ]);
    await sweepMedia({ media, database: store.database, log });
    expect(await listRoot()).toEqual(["p7"]);
    expect(await listQuarantine()).toHaveLength(509);
  });

  test("stops when the server stops, and the next run continues", async () => {
    await put("unknown-old", 2);
    const sweeper = { media, database: store.database, log };
    await startMaintenance(sweeper)();
    expect(await listRoot()).toEqual(["unknown-old"]);
    const stop = startMaintenance(sweeper);
    await expect.poll(listRoot).toEqual([]);
    await stop();
  });

  test("removes nothing if the query for known pictures fails", async () => {
    await put("unknown-old", 2);
    const { database } = store;
    await database.schema.alterTable("pictures").renameTo("hidden").execute();
    await expect(sweepMedia({ media, database, log })).rejects.toThrow();
    const stop = startMaintenance({ media, database, log });
    await stop();
    expect(await listRoot()).toEqual(["unknown-old"]);
  });
});

describe("the local media store", () => {
  test("leaves nothing behind if a file can't be written", async () => {
    const broken = new Map([...files, ["no/such/folder.jpg", Buffer.from("x")] as const]);
    await expect(media.put("key", broken, "public")).rejects.toThrow();
    expect(await listRoot()).toEqual([]);
  });

  test("rejects keys that point outside its folder", async () => {
    await expect(media.remove("../elsewhere")).rejects.toThrow();
    await expect(media.put(".incoming-x", new Map(), "public")).rejects.toThrow();
  });

  test("ignores missing pictures when removing or moving", async () => {
    await media.remove("gone");
    await media.move(["gone"], "private");
    await media.quarantine(["gone"], new Date());
    expect(await media.read("gone")).toBeUndefined();
  });

  test("moves all files of a picture between locations, and reads them in each", async () => {
    await media.put("one", files, "private");
    expect(await media.readFile("private", "one", "1080.jpg")).toEqual(Buffer.from("x"));
    const locations: string[] = [];
    for (const move of [
      () => media.move(["one"], "public"),
      () => media.quarantine(["one"], new Date()),
      () => media.quarantine(["one"], new Date("2026-01-01")),
      () => media.move(["one"], "private"),
    ]) {
      await move();
      for await (const { key, location } of media.list()) locations.push(`${key} ${location}`);
      expect(await media.read("one")).toEqual(files);
    }
    expect(locations).toEqual(["one public", "one quarantine", "one quarantine", "one private"]);
    expect(await media.readFile("private", "one", "../../one/1080.jpg")).toBeUndefined();
  });

  test("migrates the folder in which earlier versions stored pictures of deleted rows", async () => {
    await mkdir(join(root, ".deleted", "old"), { recursive: true });
    await writeFile(join(root, ".deleted", "old", "1080.jpg"), "x");
    expect(await media.read("old")).toEqual(files);
    await media.migrateLegacyFolder();
    await media.migrateLegacyFolder();
    expect(await media.readFile("private", "old", "1080.jpg")).toEqual(Buffer.from("x"));
    expect(await readdir(root)).toEqual([".private"]);
  });
});

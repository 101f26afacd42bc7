import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { startMaintenance } from "#server/maintenance.ts";
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
/** Public pictures, and whatever else lies beside them. */
const inRoot = async () =>
  (await readdir(root)).filter((name) => !/^\.(private|quarantine)$/.test(name)).sort();
const quarantined = async () => {
  const keys: string[] = [];
  for await (const { key, location } of media.list()) if (location === "quarantine") keys.push(key);
  return keys.sort();
};
const day = 24 * 3_600_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
async function age(name: string, hours: number) {
  await utimes(join(root, name), hoursAgo(hours), hoursAgo(hours));
}
async function put(key: string, hours: number) {
  await media.put(key, files, "public");
  await age(key, hours);
}
async function leave(name: string, hours: number) {
  await mkdir(join(root, name));
  await writeFile(join(root, name, "1"), "half a picture");
  await age(name, hours);
}

describe("the sweeper", () => {
  test("clears old leftovers, sets old pictures aside that no row uses, and touches nothing else", async () => {
    await put("known", 5);
    await insertPictures(store.database, [{ key: "known", width: 1, height: 1, placeholder: "data:," }]);
    await put("unknown-old", 2);
    await put("unknown-fresh", 0);
    await leave(".incoming-old", 2);
    await leave(".incoming-fresh", 0.5);
    await writeFile(join(root, "note.txt"), "someone's");
    await sweepMedia({ media, database: store.database, log });
    expect(await inRoot()).toEqual([".incoming-fresh", "known", "note.txt", "unknown-fresh"]);
    expect(await quarantined()).toEqual(["unknown-old"]);
  });

  test("removes a picture only after its days in quarantine", async () => {
    await put("unknown", 2);
    const now = new Date("2026-03-01T10:00:00Z");
    const sweep = (days: number) =>
      sweepMedia({ media, database: store.database, log }, new Date(now.getTime() + days * day));
    await age("unknown", (Date.now() - now.getTime()) / 3_600_000 + 2);
    await sweep(0);
    expect(await quarantined()).toEqual(["unknown"]);
    await sweep(maxQuarantineDays - 1);
    expect(await quarantined()).toEqual(["unknown"]);
    await sweep(maxQuarantineDays + 1);
    expect(await quarantined()).toEqual([]);
    await sweep(maxQuarantineDays + 1);
    expect(await readdir(join(root, ".quarantine"))).toEqual([]);
  });

  test("puts a picture back from quarantine when its row is there again", async () => {
    await put("lost", 2);
    await sweepMedia({ media, database: store.database, log });
    expect(await quarantined()).toEqual(["lost"]);
    await insertPictures(store.database, [{ key: "lost", width: 1, height: 1, placeholder: "data:," }]);
    await store.database
      .insertInto("properties")
      .values({
        name: "House",
        address: "Janakpur",
        price: 1,
        area: 1,
        bedrooms: 1,
        bathrooms: 1,
        is_featured: false,
        property_type: "house",
        for_type: "sale",
        description: "",
        custom_features: [],
        status: "active",
        image: "lost",
      })
      .execute();
    await sweepMedia({ media, database: store.database, log });
    expect(await inRoot()).toEqual(["lost"]);
    expect(await quarantined()).toEqual([]);
    expect(await media.read("lost")).toEqual(files);
  });

  test("goes through more pictures than it asks the database about at once", async () => {
    for (let index = 0; index < 510; index += 1) {
      await mkdir(join(root, `p${index}`));
      await age(`p${index}`, 2);
    }
    await insertPictures(store.database, [{ key: "p7", width: 1, height: 1, placeholder: "data:," }]);
    await sweepMedia({ media, database: store.database, log });
    expect(await inRoot()).toEqual(["p7"]);
    expect(await quarantined()).toHaveLength(509);
  });

  test("leaves the rest to another time when the server stops", async () => {
    await put("unknown-old", 2);
    const sweeper = { media, database: store.database, log };
    await startMaintenance(sweeper)();
    expect(await inRoot()).toEqual(["unknown-old"]);
    const stop = startMaintenance(sweeper);
    await expect.poll(inRoot).toEqual([]);
    await stop();
  });

  test("removes nothing when the database can't say what is known", async () => {
    await put("unknown-old", 2);
    const { database } = store;
    await database.schema.alterTable("pictures").renameTo("hidden").execute();
    await expect(sweepMedia({ media, database, log })).rejects.toThrow();
    const stop = startMaintenance({ media, database, log });
    await stop();
    expect(await inRoot()).toEqual(["unknown-old"]);
  });
});

describe("the local store", () => {
  test("shows a picture whole or not at all: a file it can't write leaves nothing", async () => {
    const broken = new Map([...files, ["no/such/folder.jpg", Buffer.from("x")] as const]);
    await expect(media.put("key", broken, "public")).rejects.toThrow();
    expect(await inRoot()).toEqual([]);
  });

  test("takes no key that leads out of its folder", async () => {
    await expect(media.remove("../elsewhere")).rejects.toThrow();
    await expect(media.put(".incoming-x", new Map(), "public")).rejects.toThrow();
  });

  test("removing or moving what is not there is no mistake", async () => {
    await media.remove("gone");
    await media.move(["gone"], "private");
    await media.quarantine(["gone"], new Date());
    expect(await media.read("gone")).toBeUndefined();
  });

  test("moves a picture as a whole between its locations, and reads it wherever it is", async () => {
    await media.put("one", files, "private");
    expect(await media.readPrivate("one", "1080.jpg")).toEqual(Buffer.from("x"));
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
    expect(await media.readPrivate("one", "../../one/1080.jpg")).toBeUndefined();
  });

  test("takes over the folder that earlier versions kept pictures of deleted rows in", async () => {
    await mkdir(join(root, ".deleted", "old"), { recursive: true });
    await writeFile(join(root, ".deleted", "old", "1080.jpg"), "x");
    expect(await media.read("old")).toEqual(files);
    await media.migrateLegacyFolder();
    await media.migrateLegacyFolder();
    expect(await media.readPrivate("old", "1080.jpg")).toEqual(Buffer.from("x"));
    expect(await readdir(root)).toEqual([".private"]);
  });
});

import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "#server/testing/test-database.ts";
import { LocalMediaStore } from "./local-media-store.ts";
import { insertPictures } from "./repository.ts";
import { startSweeper, sweepMedia } from "./sweeper.ts";

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

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
async function age(name: string, hours: number) {
  await utimes(join(root, name), hoursAgo(hours), hoursAgo(hours));
}
async function put(key: string, hours: number) {
  await media.put(key, new Map([["1080.jpg", Buffer.from("x")]]));
  await age(key, hours);
}
async function leave(name: string, hours: number) {
  await mkdir(join(root, name));
  await writeFile(join(root, name, "1"), "half a picture");
  await age(name, hours);
}

describe("the sweeper", () => {
  test("removes old leftovers and old pictures that no row shows, and nothing else", async () => {
    await put("known", 5);
    await insertPictures(store.database, [{ key: "known", width: 1, height: 1, placeholder: "data:," }]);
    await put("unknown-old", 2);
    await put("unknown-fresh", 0);
    await leave(".incoming-old", 2);
    await leave(".incoming-fresh", 0.5);
    await writeFile(join(root, "note.txt"), "someone's");
    await sweepMedia({ media, database: store.database, log });
    expect((await readdir(root)).sort()).toEqual([".incoming-fresh", "known", "note.txt", "unknown-fresh"]);
  });

  test("goes through more pictures than it asks the database about at once", async () => {
    for (let index = 0; index < 510; index += 1) {
      await mkdir(join(root, `p${index}`));
      await age(`p${index}`, 2);
    }
    await insertPictures(store.database, [{ key: "p7", width: 1, height: 1, placeholder: "data:," }]);
    await sweepMedia({ media, database: store.database, log });
    expect(await readdir(root)).toEqual(["p7"]);
  });

  test("leaves the rest to another time when the server stops", async () => {
    await put("unknown-old", 2);
    const sweeper = { media, database: store.database, log };
    await startSweeper(sweeper)();
    expect(await readdir(root)).toEqual(["unknown-old"]);
    const stop = startSweeper(sweeper);
    await expect.poll(() => readdir(root)).toEqual([]);
    await stop();
  });

  test("removes nothing when the database can't say what is known", async () => {
    await put("unknown-old", 2);
    const { database } = store;
    await database.schema.alterTable("pictures").renameTo("hidden").execute();
    await expect(sweepMedia({ media, database, log })).rejects.toThrow();
    const stop = startSweeper({ media, database, log });
    await stop();
    expect(await readdir(root)).toEqual(["unknown-old"]);
  });
});

describe("the local store", () => {
  test("shows a picture whole or not at all: a file it can't write leaves nothing", async () => {
    const files = new Map([
      ["1080.jpg", Buffer.from("x")],
      ["no/such/folder.jpg", Buffer.from("x")],
    ]);
    await expect(media.put("key", files)).rejects.toThrow();
    expect(await readdir(root)).toEqual([]);
  });

  test("takes no key that leads out of its folder", async () => {
    await expect(media.remove("../elsewhere")).rejects.toThrow();
    await expect(media.put(".incoming-x", new Map())).rejects.toThrow();
  });

  test("removing what is not there is no mistake", async () => {
    await media.remove("gone");
  });
});

import { randomUUID } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { backUp } from "#server/platform/backup/backup.ts";
import { createTestDatabase, type TestDatabase } from "#server/testing/test-database.ts";
import { LocalMediaStore } from "./local-media-store.ts";
import { claimMedia, ForeignMediaError } from "./media-owner.ts";
import { insertPictures } from "./repository.ts";

let store: TestDatabase;
let root: string;
let media: LocalMediaStore;
beforeEach(async () => {
  store = await createTestDatabase();
  // Test databases are clones of one template and share its id.
  await store.database.updateTable("database_identity").set({ id: randomUUID() }).execute();
  root = await mkdtemp(join(tmpdir(), "mithila-ghar-owner-"));
  media = await LocalMediaStore.open(root);
});
afterEach(async () => {
  await store.drop();
  await rm(root, { recursive: true });
});

const files = new Map([["1080.jpg", Buffer.from("x")]]);
const insertPicture = (key: string) =>
  insertPictures(store.database, [{ key, width: 1, height: 1, placeholder: "data:," }]);

test("an empty folder is assigned to the database, and accepted again", async () => {
  await claimMedia(media, store.database);
  const { id } = await store.database.selectFrom("database_identity").select("id").executeTakeFirstOrThrow();
  expect(await readFile(join(root, ".database-id"), "utf8")).toBe(`${id}\n`);
  await claimMedia(await LocalMediaStore.open(root), store.database);
});

test("a folder of another database is rejected by the server and by a backup", async () => {
  await media.writeOwner(randomUUID());
  await expect(claimMedia(media, store.database)).rejects.toThrow(ForeignMediaError);
  await expect(claimMedia(media, store.database)).rejects.toThrow(/DATA_DIR.*DATABASE_URL/);
  await expect(backUp(store.database, media, join(root, "backup"))).rejects.toThrow(ForeignMediaError);
});

test("a folder of an earlier version is accepted if most of its pictures have a row", async () => {
  for (const key of ["one", "two", "interrupted"]) await media.put(key, files, "public");
  await insertPicture("one");
  await expect(claimMedia(media, store.database)).rejects.toThrow(ForeignMediaError);
  expect(await media.readOwner()).toBeUndefined();
  await insertPicture("two");
  await claimMedia(media, store.database);
  expect(await media.readOwner()).toBeDefined();
});

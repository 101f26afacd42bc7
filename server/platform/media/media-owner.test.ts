import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { backUp } from "#server/platform/backup/backup.ts";
import { createTestDatabase, type TestDatabase } from "#server/testing/test-database.ts";
import { openTestMedia, type TestMedia } from "#server/testing/test-media.ts";
import { claimMedia, ForeignMediaError } from "./media-owner.ts";
import type { MediaStore } from "./media-store.ts";
import { insertPictures } from "./repository.ts";

let store: TestDatabase;
let opened: TestMedia;
let media: MediaStore;
beforeEach(async () => {
  store = await createTestDatabase();
  // Test databases are clones of one template and share its id.
  await store.database.updateTable("database_identity").set({ id: randomUUID() }).execute();
  opened = await openTestMedia();
  media = opened.media;
});
afterEach(async () => {
  await store.drop();
  await opened.close();
});

const files = new Map([["1080.jpg", Buffer.from("x")]]);
const insertPicture = (key: string) =>
  insertPictures(store.database, [{ key, width: 1, height: 1, placeholder: "data:,", has_alpha: false }]);

test("an empty folder is assigned to the database, and accepted again", async () => {
  await claimMedia(media, store.database);
  const { id } = await store.database.selectFrom("database_identity").select("id").executeTakeFirstOrThrow();
  expect(await media.readOwner()).toBe(id);
  await claimMedia(media, store.database);
});

test("a folder of another database is rejected by the server and by a backup", async () => {
  await media.writeOwner(randomUUID());
  await expect(claimMedia(media, store.database)).rejects.toThrow(ForeignMediaError);
  await expect(claimMedia(media, store.database)).rejects.toThrow(/DATA_DIR.*DATABASE_URL/);
  await expect(backUp(store.database, media, join(media.workDir, "backup"))).rejects.toThrow(
    ForeignMediaError,
  );
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

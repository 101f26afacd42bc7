import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type S3Server, startS3Server } from "#server/testing/s3-server.ts";
import { listPictures } from "#server/testing/test-media.ts";
import { LocalMediaStore } from "./local-media-store.ts";
import type { MediaStore } from "./media-store.ts";
import { S3MediaStore } from "./s3-media-store.ts";

const files = new Map([
  ["1080.jpg", Buffer.from("jpeg")],
  ["720.webp", Buffer.from("webp")],
]);
const day = new Date("2026-11-16T10:00:00Z");

let folder: string;
let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3Server();
});
afterAll(() => s3.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "mithila-ghar-media-"));
});
afterEach(() => rm(folder, { recursive: true }));

describe.each([
  ["on disk", () => LocalMediaStore.open(folder)],
  ["in a bucket", async () => new S3MediaStore(s3.settings, folder)],
])("SC1: a media store %s", (_name, open) => {
  let media: MediaStore;
  beforeEach(async () => {
    media = await open();
    for await (const { key } of media.list()) await media.remove(key);
  });

  test("returns the files of a picture as they were stored", async () => {
    await media.put("house", files, "public");
    const read = await media.read("house");
    expect(new Map([...(read ?? [])].map(([name, content]) => [name, Buffer.from(content)]))).toEqual(files);
    expect(await media.read("nothing")).toBeUndefined();
  });

  test("shows a file only in the location where its picture is", async () => {
    await media.put("house", files, "private");
    expect(await media.readFile("public", "house", "1080.jpg")).toBeUndefined();
    expect(Buffer.from((await media.readFile("private", "house", "1080.jpg")) ?? [])).toEqual(
      files.get("1080.jpg"),
    );
    await media.move(["house"], "public");
    expect(await media.readFile("private", "house", "1080.jpg")).toBeUndefined();
    expect(await media.readFile("public", "house", "720.webp")).toBeDefined();
  });

  test("moves pictures to quarantine and back, and keeps the day", async () => {
    await media.put("house", files, "public");
    await media.quarantine(["house", "nothing"], day);
    const entries = [];
    for await (const entry of media.list()) entries.push(entry);
    expect(entries).toEqual([
      { key: "house", location: "quarantine", storedAt: new Date("2026-11-16T00:00:00Z") },
    ]);
    expect((await media.read("house"))?.size).toBe(2);
    await media.move(["house"], "private");
    expect(await listPictures(media)).toEqual(["private/house"]);
  });

  test("lists pictures of all locations once each", async () => {
    await media.put("a", files, "public");
    await media.put("a-b", files, "public");
    await media.put("b", files, "private");
    await media.put("c", files, "public");
    await media.quarantine(["c"], day);
    expect(await listPictures(media)).toEqual(["private/b", "public/a", "public/a-b", "quarantine/c"]);
  });

  test("replaces all files of a picture, wherever it was", async () => {
    await media.put("house", files, "public");
    await media.put("house", new Map([["400.avif", Buffer.from("new")]]), "private");
    expect([...((await media.read("house"))?.keys() ?? [])]).toEqual(["400.avif"]);
    expect(await listPictures(media)).toEqual(["private/house"]);
  });

  test("removes a picture from every location", async () => {
    await media.put("house", files, "public");
    await media.remove("house");
    expect(await listPictures(media)).toEqual([]);
  });

  test("rejects keys and file names that lead elsewhere", async () => {
    await expect(media.put("../x", files, "public")).rejects.toThrow("is not a valid picture key");
    await expect(media.remove("a/b")).rejects.toThrow("is not a valid picture key");
    expect(await media.readFile("public", "..", "1080.jpg")).toBeUndefined();
    expect(await media.readFile("public", "house", "../1080.jpg")).toBeUndefined();
  });

  test("remembers the database that it belongs to", async () => {
    await media.writeOwner("0f8fad5b");
    expect(await media.readOwner()).toBe("0f8fad5b");
    expect(await listPictures(media)).toEqual([]);
  });
});

test("SC1: a bucket that does not answer is reported as unavailable", async () => {
  const gone = await startS3Server();
  await gone.close();
  const media = new S3MediaStore(gone.settings, folder);
  await expect(media.put("house", files, "public")).rejects.toMatchObject({ code: "unavailable" });
  await expect(media.readFile("public", "house", "1080.jpg")).rejects.toMatchObject({ code: "unavailable" });
});

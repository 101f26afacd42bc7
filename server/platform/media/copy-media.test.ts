import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { childEnvironment } from "#server/platform/process/child-environment.ts";
import { isFullRun } from "#server/testing/full-run.ts";
import { type S3Server, startS3Server } from "#server/testing/s3-server.ts";
import { copyMedia } from "./copy-media.ts";
import { LocalMediaStore } from "./local-media-store.ts";
import { ForeignMediaError } from "./media-owner.ts";
import type { MediaStore } from "./media-store.ts";
import { S3MediaStore } from "./s3-media-store.ts";

let folder: string;
let s3: S3Server;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "mithila-ghar-copy-"));
  s3 = await startS3Server();
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true });
});

const files = (text: string) => new Map([["1080.jpg", Buffer.from(text)]]);

async function contentsOf(media: MediaStore) {
  const contents: Record<string, string> = {};
  for await (const { key, location, storedAt } of media.list()) {
    const day = location === "quarantine" ? storedAt.toISOString().slice(0, 10) : "";
    for (const [name, content] of (await media.read(key)) ?? [])
      contents[`${location}${day}/${key}/${name}`] = Buffer.from(content).toString();
  }
  return contents;
}

test("SC1: a site's pictures move from disk to a bucket and back, and an interrupted copy goes on", async () => {
  const disk = await LocalMediaStore.open(join(folder, "disk"));
  await disk.writeOwner("one");
  await disk.put("house", files("house"), "public");
  await disk.put("letter", files("letter"), "private");
  await disk.put("old", files("old"), "public");
  await disk.quarantine(["old"], new Date("2026-11-02T08:00:00Z"));
  const before = await contentsOf(disk);
  const bucket = new S3MediaStore(s3.settings, folder);

  // Interrupted after the first picture, with a second one half written.
  await expect(
    copyMedia(disk, bucket, () => {
      throw new Error("interrupted");
    }),
  ).rejects.toThrow("interrupted");
  await bucket.put("letter", files("half"), "private");

  expect(await copyMedia(disk, bucket)).toEqual({ copied: 1, replaced: 1, skipped: 1 });
  expect(await contentsOf(bucket)).toEqual(before);
  expect(await bucket.readOwner()).toBe("one");

  await disk.move(["house"], "private");
  expect(await copyMedia(disk, bucket)).toEqual({ copied: 1, replaced: 0, skipped: 2 });
  expect(await bucket.readFile("public", "house", "1080.jpg")).toBeUndefined();

  const other = await LocalMediaStore.open(join(folder, "other"));
  expect(await copyMedia(bucket, other)).toEqual({ copied: 3, replaced: 0, skipped: 0 });
  expect(await contentsOf(other)).toEqual(await contentsOf(disk));
});

test("SC1: pictures are not copied among those of another database", async () => {
  const disk = await LocalMediaStore.open(join(folder, "foreign"));
  await disk.writeOwner("two");
  await expect(copyMedia(disk, new S3MediaStore(s3.settings, folder))).rejects.toThrow(ForeignMediaError);
});

test.runIf(isFullRun)(
  "SC1: npm run media goes on after a kill, and reports an object that was changed",
  async () => {
    const server = await startS3Server();
    const { endpoint = "", bucket: name, accessKeyId, secretAccessKey } = server.settings;
    const dataDir = join(folder, "site");
    const disk = await LocalMediaStore.open(join(dataDir, "media"));
    const keys = Array.from({ length: 60 }, (_, index) => `house-${index}`);
    for (const key of keys)
      await disk.put(key, new Map([...files(key), ["720.webp", Buffer.from(key)]]), "public");
    const bucket = new S3MediaStore(server.settings, folder);
    const start = () => {
      const child = spawn(process.execPath, ["tools/media.ts", "copy", "to-bucket"], {
        env: childEnvironment({
          DATA_DIR: dataDir,
          S3_ENDPOINT: endpoint,
          S3_BUCKET: name,
          S3_ACCESS_KEY_ID: accessKeyId,
          S3_SECRET_ACCESS_KEY: secretAccessKey,
        }),
      });
      return { child, output: text(child.stdout), ended: once(child, "exit") };
    };
    const countCopied = async () => Object.keys(await contentsOf(bucket)).length / 2;

    const interrupted = start();
    await expect.poll(countCopied).toBeGreaterThan(2);
    interrupted.child.kill("SIGKILL");
    await interrupted.ended;
    expect(await countCopied()).toBeLessThan(keys.length);

    const resumed = start();
    await resumed.ended;
    const [, copied = "", skipped = ""] =
      /verified (\d+) pictures; (\d+) were/.exec(await resumed.output) ?? [];
    expect(Number(skipped)).toBeGreaterThan(0);
    expect(Number(copied) + Number(skipped)).toBeGreaterThanOrEqual(keys.length - 1);
    expect(await contentsOf(bucket)).toEqual(await contentsOf(disk));

    await bucket.put(
      "house-7",
      new Map([...files("damaged"), ["720.webp", Buffer.from("house-7")]]),
      "public",
    );
    const repeated = start();
    await repeated.ended;
    expect(await repeated.output).toBe(
      "Copied and verified 0 pictures; 59 were there already\nReplaced 1 pictures that were incomplete or different\n",
    );
    expect(await contentsOf(bucket)).toEqual(await contentsOf(disk));
    await server.close();
  },
);

import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ImageWorker } from "./image-worker.ts";
import { PictureRejection } from "./picture-rejection.ts";

/** Like a phone's: 120 by 80 pixels, red left and blue right, to be turned clockwise, with EXIF orientation and position. */
const fixture = join(import.meta.dirname, "fixtures/rotated-with-position.heic");
const worker = new ImageWorker();
let folder: string;
let bytes: Buffer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "mithila-ghar-heic-"));
  bytes = await readFile(fixture);
});
afterAll(async () => {
  worker.close();
  await rm(folder, { recursive: true });
});

const onDisk = async (content: Buffer) => {
  const path = join(folder, crypto.randomUUID());
  await writeFile(path, content);
  return path;
};
const rejectionOf = async (content: Buffer) => {
  const path = await onDisk(content);
  const work = async () => [await worker.inspect(path), await worker.encode(path)];
  const error = await work().catch((reason: unknown) => reason);
  return error instanceof PictureRejection ? error.reason : error;
};

describe("a HEIC file (LD6)", () => {
  test("LD6: is turned upright and encoded without its position", async () => {
    expect(bytes.includes("Exif")).toBe(true);
    expect(await worker.inspect(fixture)).toMatchObject({ width: 80, height: 120 });
    const { files } = await worker.encode(fixture);
    const jpeg = sharp(files.get("1080.jpg"));
    const { width, height, exif, orientation } = await jpeg.metadata();
    expect([width, height, exif, orientation]).toEqual([80, 120, undefined, undefined]);
    const { data } = await jpeg.raw().toBuffer({ resolveWithObject: true });
    const isRed = (row: number) => (data[row * 80 * 3] ?? 0) > (data[row * 80 * 3 + 2] ?? 0);
    expect([isRed(10), isRed(110)]).toEqual([true, false]);
    for (const file of files.values()) expect(Buffer.from(file).includes("Exif")).toBe(false);
  });

  test("LD6: is rejected if it is truncated or damaged", async () => {
    for (const length of [12, 60, 300, 480])
      expect(await rejectionOf(bytes.subarray(0, length))).toBe("image_invalid");
    const noise = Buffer.from(bytes);
    noise.fill(0xff, 430, 520);
    expect(await rejectionOf(noise)).toBe("image_invalid");
    expect(await rejectionOf(Buffer.concat([bytes.subarray(0, 12), Buffer.alloc(5_000, 7)]))).toBe(
      "image_invalid",
    );
    // The worker goes on.
    expect(await worker.inspect(fixture)).toMatchObject({ width: 80 });
  });

  test("LD6: is rejected before it is decoded if it has too many pixels", async () => {
    const huge = Buffer.from(bytes);
    const size = huge.indexOf("ispe") + 8;
    huge.writeUInt32BE(9_000, size);
    huge.writeUInt32BE(9_000, size + 4);
    expect(await rejectionOf(huge)).toBe("image_too_many_pixels");
  });
});

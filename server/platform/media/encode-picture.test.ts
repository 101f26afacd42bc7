import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cpuTimeMs } from "#server/testing/cpu-time.ts";
import { encodePicture } from "./encode-picture.ts";
import { inspectPicture } from "./picture-file.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "mithila-ghar-encode-"));
});
afterAll(() => rm(folder, { recursive: true }));

const plain = (width: number, height: number, background = "#a33") =>
  sharp({ create: { width, height, channels: 3, background } });
const onDisk = async (picture: Sharp | Buffer) => {
  const path = join(folder, crypto.randomUUID());
  await writeFile(path, Buffer.isBuffer(picture) ? picture : await picture.toBuffer());
  return path;
};
const encoded = async (picture: Sharp | Buffer) => {
  const path = await onDisk(picture);
  return { ...(await encodePicture(path)), ...(await inspectPicture(path)) };
};
const metadataOf = (files: ReadonlyMap<string, Uint8Array>, name: string) =>
  sharp(files.get(name) ?? Buffer.alloc(0)).metadata();

describe("an uploaded picture", () => {
  test("is encoded in each width and format without enlarging it", async () => {
    const { files } = await encoded(plain(1200, 800).jpeg());
    const sizes = await Promise.all(
      [...files.keys()].map(async (name) => {
        const { width, format, compression } = await metadataOf(files, name);
        return [name, width, compression ?? format];
      }),
    );
    expect(sizes).toEqual([
      ["400.avif", 400, "av1"],
      ["720.avif", 720, "av1"],
      ["1080.avif", 1080, "av1"],
      ["1600.avif", 1200, "av1"],
      ["720.webp", 720, "webp"],
      ["1080.jpg", 1080, "jpeg"],
    ]);
  });

  test("IM1: of many has the same files, with less effort", async () => {
    const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
    const photo = sharp({ create: { width: 1700, height: 1000, channels: 3, background: "#888", noise } });
    const path = await onDisk(await photo.jpeg().toBuffer());
    const [well, quickly] = [await encodePicture(path), await encodePicture(path, { isBulk: true })];
    expect([...quickly.files.keys()]).toEqual([...well.files.keys()]);
    for (const [name, file] of quickly.files) {
      const [{ width, height, format }, expected] = [
        await metadataOf(quickly.files, name),
        await metadataOf(well.files, name),
      ];
      expect([name, width, height, format]).toEqual([name, expected.width, expected.height, expected.format]);
      expect(file).not.toEqual(well.files.get(name));
    }
  });

  test("that is narrow has the same file in the sizes that it does not reach", async () => {
    const { files } = await encoded(plain(900, 600).jpeg());
    expect(files.get("1600.avif")).toBe(files.get("1080.avif"));
    expect((await metadataOf(files, "1080.avif")).width).toBe(900);
  });

  test("is rotated by its EXIF orientation, and its size is that of the rotated picture", async () => {
    const sideways = plain(300, 200).jpeg().withMetadata({ orientation: 6 });
    const { width, height, files } = await encoded(sideways);
    expect([width, height]).toEqual([200, 300]);
    const jpeg = await metadataOf(files, "1080.jpg");
    expect([jpeg.width, jpeg.height, jpeg.orientation]).toEqual([200, 300, undefined]);
  });

  test("loses its metadata", async () => {
    const withMetadata = plain(300, 200)
      .withExif({ IFD0: { Copyright: "Someone" }, IFD3: { GPSLatitude: "26/1 43/1 0/1" } })
      .withXmp("<x:xmpmeta xmlns:x='adobe:ns:meta/'>where</x:xmpmeta>")
      .jpeg();
    const { files } = await encoded(withMetadata);
    for (const name of files.keys()) {
      const { exif, icc, iptc, xmp } = await metadataOf(files, name);
      expect([name, exif, icc, iptc, xmp]).toEqual([name, undefined, undefined, undefined, undefined]);
    }
  });

  test("gets a white background if it is transparent, and is converted from CMYK to sRGB", async () => {
    const transparent = sharp({ create: { width: 40, height: 40, channels: 4, background: "#0000" } }).png();
    const { files } = await encoded(transparent);
    const { dominant } = await sharp(files.get("1080.jpg")).stats();
    expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240);
    const cmyk = await encoded(plain(40, 40).toColourspace("cmyk").jpeg());
    expect((await metadataOf(cmyk.files, "1080.jpg")).space).toBe("srgb");
  });

  test.each([
    [1, 1],
    [1, 16_000],
    [16_000, 3],
  ])("of %i by %i pixels is encoded", async (width, height) => {
    const { files, placeholder } = await encoded(plain(width, height).png());
    expect(files.size).toBe(6);
    expect(placeholder.length).toBeLessThan(1000);
  });

  test("has a blurred placeholder of a few bytes", async () => {
    const { placeholder } = await encoded(plain(1600, 1000).webp());
    expect(placeholder).toMatch(/^data:image\/webp;base64,[A-Za-z0-9+/=]{20,600}$/);
  });
});

describe("a rejected file", () => {
  test.each([
    ["empty", Buffer.alloc(0)],
    ["text", Buffer.from("hello")],
    ["a PDF", Buffer.from("%PDF-1.7\n")],
    ["an SVG with a script", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script>1</script></svg>")],
    ["a picture's first bytes only", Buffer.from("ffd8ffe0", "hex")],
  ])("%s", async (_, bytes) => {
    await expect(onDisk(bytes).then(inspectPicture)).rejects.toMatchObject({ reason: "image_invalid" });
  });

  test("a GIF and a TIFF, which sharp can read but the site does not accept", async () => {
    for (const picture of [plain(9, 9).gif(), plain(9, 9).tiff()])
      await expect(onDisk(picture).then(inspectPicture)).rejects.toMatchObject({ reason: "image_invalid" });
  });

  test("a truncated JPEG", async () => {
    const whole = await plain(800, 600)
      .composite([{ input: await plain(9, 9, "#fff").png().toBuffer() }])
      .jpeg()
      .toBuffer();
    const path = await onDisk(whole.subarray(0, whole.length / 2));
    await expect(encodePicture(path)).rejects.toMatchObject({ reason: "image_invalid" });
  });

  test("a picture with too many pixels or a side that is too long, by its header alone", async () => {
    const huge = await onDisk(plain(8000, 5000, "#000").png({ compressionLevel: 9 }));
    const duration = await cpuTimeMs(() =>
      expect(inspectPicture(huge)).rejects.toMatchObject({ reason: "image_too_many_pixels" }),
    );
    expect(duration).toBeLessThan(1_000);
    const long = await onDisk(plain(1, 20_000).png());
    await expect(inspectPicture(long)).rejects.toMatchObject({ reason: "image_too_many_pixels" });
  });

  test("a picture that needs too much memory to decode", async () => {
    const deep = plain(5000, 5000).toColourspace("rgb16").png();
    await expect(onDisk(deep).then(inspectPicture)).rejects.toMatchObject({
      reason: "image_too_many_pixels",
    });
    const progressive = plain(5000, 5000).jpeg({ progressive: true, chromaSubsampling: "4:4:4" });
    await expect(onDisk(progressive).then(inspectPicture)).rejects.toMatchObject({
      reason: "image_too_many_pixels",
    });
    const cameraPicture = await onDisk(plain(7000, 4700).jpeg({ progressive: true }));
    expect(await inspectPicture(cameraPicture)).toMatchObject({ width: 7000, height: 4700 });
  });
});

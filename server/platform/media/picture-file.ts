import { open } from "node:fs/promises";
import sharp, { type Metadata, type Sharp } from "sharp";
import { maxPicturePixels } from "#domain/pictures/upload.ts";
import { decodeHeic, heicBytesPerPixel, isHeic, maxHeicPixels, readHeicSize } from "./heic.ts";
import { maxDecodedBytes } from "./memory-budget.ts";
import { PictureRejection } from "./picture-rejection.ts";

// No picture is decoded twice, so a cache would only use memory.
sharp.cache(false);
sharp.concurrency(1);

/** The maximum of WebP and AVIF. */
const maxSidePixels = 16_383;

/** Detects a supported format by its first bytes. */
function detectFormat(start: Buffer): Metadata["format"] | undefined {
  const startsWith = (hex: string, at = 0) => start.subarray(at, at + hex.length / 2).toString("hex") === hex;
  if (startsWith("ffd8ff")) return "jpeg";
  if (startsWith("89504e470d0a1a0a")) return "png";
  if (startsWith("52494646") && startsWith("57454250", 8)) return "webp";
  if (isHeic(start)) return "heif";
}

export type PictureHeader = Readonly<{
  width: number;
  height: number;
  /** The estimated maximum memory of decoding. */
  decodedBytes: number;
}>;

/** Decodes a file that was inspected before. Damaged pictures fail; pictures with warnings are accepted. */
export async function decodePicture<Result>(
  path: string,
  use: (pixels: Sharp) => Promise<Result>,
): Promise<Result> {
  if (isHeic(await readStart(path))) return decodeHeic(path, use);
  return use(sharp(path, { failOn: "error", limitInputPixels: maxPicturePixels }).autoOrient());
}

/** Reads only the header, so that a decompression bomb is rejected before it is decoded. */
export async function inspectPicture(path: string): Promise<PictureHeader> {
  const expected = detectFormat(await readStart(path));
  if (!expected) throw new PictureRejection("image_invalid");
  // sharp's binaries can't decode HEIC.
  if (expected === "heif") return inspectHeic(path);
  const header = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw new PictureRejection("image_invalid", error);
    });
  const { format, width, height, autoOrient } = header;
  if (format !== expected) throw new PictureRejection("image_invalid");
  const decodedBytes = estimateDecodedBytes(header);
  if (
    width * height > maxPicturePixels ||
    Math.max(width, height) > maxSidePixels ||
    decodedBytes > maxDecodedBytes
  )
    throw new PictureRejection("image_too_many_pixels");
  return { width: autoOrient.width, height: autoOrient.height, decodedBytes };
}

async function inspectHeic(path: string): Promise<PictureHeader> {
  const { width, height } = await readHeicSize(path);
  if (width * height > maxHeicPixels) throw new PictureRejection("image_too_many_pixels");
  return { width, height, decodedBytes: width * height * heicBytesPerPixel };
}

/** Assumes that the whole picture is in memory; a progressive JPEG uses coefficients of two bytes each. */
function estimateDecodedBytes(header: Metadata): number {
  const { format, width, height, channels, depth, isProgressive, chromaSubsampling } = header;
  const hasCoefficients = format === "jpeg" && isProgressive;
  const samples = hasCoefficients && chromaSubsampling === "4:2:0" ? 1.5 : channels;
  return width * height * samples * (hasCoefficients || depth !== "uchar" ? 2 : 1);
}

async function readStart(path: string): Promise<Buffer> {
  const file = await open(path, "r");
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(12) });
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

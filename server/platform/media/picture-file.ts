import { open } from "node:fs/promises";
import sharp, { type Metadata, type Sharp } from "sharp";
import { maxPicturePixels } from "#domain/pictures/upload.ts";
import { maxDecodedBytes } from "./memory-budget.ts";
import { PictureRejection } from "./picture-rejection.ts";

// Pictures come one at a time and never twice, so a cache would only hold memory.
sharp.cache(false);
sharp.concurrency(1);

/** The longest side that WebP and AVIF can still hold. */
const maxSide = 16_383;

/** What we take, told by its first bytes. HEIC is not among it: sharp's binaries can't decode it. */
function formatOf(start: Buffer): Metadata["format"] | undefined {
  const begins = (hex: string, at = 0) => start.subarray(at, at + hex.length / 2).toString("hex") === hex;
  if (begins("ffd8ff")) return "jpeg";
  if (begins("89504e470d0a1a0a")) return "png";
  if (begins("52494646") && begins("57454250", 8)) return "webp";
}

export type PictureHeader = Readonly<{
  width: number;
  height: number;
  /** About what decoding it takes at its worst. */
  decodedBytes: number;
}>;

/** A decoder for a file that was looked at before; a damaged picture is an error, an odd one is not. */
export function decoder(path: string): Sharp {
  return sharp(path, { failOn: "error", limitInputPixels: maxPicturePixels }).autoOrient();
}

/** Reads no more than the header: a small file that would unfold to a huge picture is refused before it does. */
export async function inspectPicture(path: string): Promise<PictureHeader> {
  const expected = formatOf(await readStart(path));
  if (!expected) throw new PictureRejection("image_invalid");
  const header = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw new PictureRejection("image_invalid", error);
    });
  const { format, width, height, autoOrient } = header;
  if (format !== expected) throw new PictureRejection("image_invalid");
  const decodedBytes = decodingCost(header);
  if (
    width * height > maxPicturePixels ||
    Math.max(width, height) > maxSide ||
    decodedBytes > maxDecodedBytes
  )
    throw new PictureRejection("image_too_many_pixels");
  return { width: autoOrient.width, height: autoOrient.height, decodedBytes };
}

/** A turned or interlaced picture is held whole, and a progressive JPEG as coefficients of two bytes each. */
function decodingCost(header: Metadata): number {
  const { format, width, height, channels, depth, isProgressive, chromaSubsampling } = header;
  const isCoefficients = format === "jpeg" && isProgressive;
  const samples = isCoefficients && chromaSubsampling === "4:2:0" ? 1.5 : channels;
  return width * height * samples * (isCoefficients || depth !== "uchar" ? 2 : 1);
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

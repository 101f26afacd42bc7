import sharp, { type Sharp } from "sharp";
import { type PictureFormat, pictureWidths } from "#domain/pictures/picture-paths.ts";
import { decodePicture } from "./picture-file.ts";
import { PictureRejection } from "./picture-rejection.ts";

export type EncodedPicture = Readonly<{
  placeholder: string;
  /** Some part is transparent in all files but the JPEG. */
  hasAlpha: boolean;
  files: ReadonlyMap<string, Uint8Array>;
}>;

export type EncodeOptions = Readonly<{
  keepsAlpha?: boolean | undefined;
  /** Many pictures for which nobody waits alone: a third of the processor time for files that are 8 % larger (decision 86). */
  isBulk?: boolean | undefined;
}>;

const formats = ["avif", "webp", "jpg"] as const satisfies readonly PictureFormat[];
const background = "#fff";
const placeholderSize = { width: 16, height: 24 };
const maxWidth = Math.max(...formats.flatMap((format) => pictureWidths[format]));

/**
 * Encodes a picture in every width and format, upright, in sRGB and without metadata. A narrow picture keeps its own
 * width under the same names, so that every URL exists. Transparent parts become white, unless they are kept: a photo or a
 * plan is shown as on paper in both themes, but a logo stands on the page itself.
 */
export async function encodePicture(
  path: string,
  { keepsAlpha = false, isBulk = false }: EncodeOptions = {},
): Promise<EncodedPicture> {
  const { data, info } = await decodePicture(path, (decoder) =>
    flattenUnless(keepsAlpha, decoder.resize({ width: maxWidth, withoutEnlargement: true }))
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true }),
  ).catch((error: unknown) => {
    throw error instanceof PictureRejection ? error : new PictureRejection("image_invalid", error);
  });
  const { width, height, channels } = info;
  const pixels = () => sharp(data, { raw: { width, height, channels } });
  const hasAlpha = keepsAlpha && !(await pixels().stats()).isOpaque;

  const files = new Map<string, Uint8Array>();
  const encodeAs = isBulk ? encodeQuickly : encodeWell;
  for (const format of formats) {
    // Two sizes of a narrow picture are the same file.
    const byWidth = new Map<number, Uint8Array>();
    for (const targetWidth of pictureWidths[format]) {
      const actualWidth = Math.min(targetWidth, width);
      const resized = pixels().resize({ width: actualWidth });
      const file = byWidth.get(actualWidth) ?? (await encodeAs(resized, format).toBuffer());
      byWidth.set(actualWidth, file);
      files.set(`${targetWidth}.${format}`, file);
    }
  }
  const blurred = await pixels()
    .resize({ ...placeholderSize, fit: "inside", withoutEnlargement: true })
    .blur(0.6)
    .webp({ quality: 20 })
    .toBuffer();
  return { placeholder: `data:image/webp;base64,${blurred.toString("base64")}`, hasAlpha, files };
}

function flattenUnless(keepsAlpha: boolean, picture: Sharp): Sharp {
  return keepsAlpha ? picture : picture.flatten({ background });
}

/** AVIF uses a low effort because a user waits: the next step takes twice as long and saves 3 % of the bytes. */
function encodeWell(picture: Sharp, format: PictureFormat): Sharp {
  if (format === "avif") return picture.avif({ quality: 50, effort: 1, chromaSubsampling: "4:2:0" });
  if (format === "webp") return picture.webp({ quality: 62, smartSubsample: true });
  return picture.flatten({ background }).jpeg({ quality: 66, mozjpeg: true });
}

function encodeQuickly(picture: Sharp, format: PictureFormat): Sharp {
  if (format === "avif") return picture.avif({ quality: 50, effort: 0, chromaSubsampling: "4:2:0" });
  if (format === "webp") return picture.webp({ quality: 62, effort: 2 });
  return picture.flatten({ background }).jpeg({ quality: 62, progressive: true, quantisationTable: 3 });
}

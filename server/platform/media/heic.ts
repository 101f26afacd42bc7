import { readFile } from "node:fs/promises";
import type { Channel } from "libheif-js/wasm-bundle.js";
import sharp, { type Sharp } from "sharp";
import { PictureRejection } from "./picture-rejection.ts";

/** Phones take up to 24 megapixels. Fewer than in a JPEG, because decoding needs more memory. */
export const maxHeicPixels = 25_000_000;
/** Measured: 95 MB for 12 megapixels. */
export const heicBytesPerPixel = 8;
/** The limit of the decoder's memory in pages of 64 KB, whatever size a file claims to have. */
export const maxDecoderPages = Math.ceil((maxHeicPixels * heicBytesPerPixel * 1.3) / (64 * 1024));

const brands = ["heic", "heix", "heim", "heis", "mif1", "msf1"];

/** By the first bytes: the box `ftyp` with a brand of HEIF. AVIF has brands of its own. */
export function isHeic(start: Buffer): boolean {
  return start.toString("latin1", 4, 8) === "ftyp" && brands.includes(start.toString("latin1", 8, 12));
}

/** Reads only the header. The size is that of the upright picture. */
export async function readHeicSize(path: string): Promise<{ width: number; height: number }> {
  return withPrimaryImage(path, async (library, handle) => ({
    width: library.heif_image_handle_get_width(handle),
    height: library.heif_image_handle_get_height(handle),
  }));
}

/** Decodes upright and without metadata; `use` gets the pixels while the decoder's memory holds them. */
export async function decodeHeic<Result>(
  path: string,
  use: (pixels: Sharp) => Promise<Result>,
): Promise<Result> {
  return withPrimaryImage(path, async (library, handle) => {
    const { heif_colorspace_RGB: colours } = library.heif_colorspace;
    const { heif_chroma_interleaved_RGB: order } = library.heif_chroma;
    const image = await library.heif_js_decode_image2(handle, colours, order);
    const channel = image?.channels?.[0];
    if (!image?.image || !channel) throw new PictureRejection("image_invalid");
    const { width, height } = channel;
    try {
      return await use(sharp(withoutPadding(channel), { raw: { width, height, channels: 3 } }));
    } finally {
      library.heif_image_release(image.image);
    }
  });
}

/** The decoder aligns the rows of narrow pictures. */
function withoutPadding({ width, height, stride, data }: Channel): Uint8Array {
  const rowBytes = width * 3;
  if (stride === rowBytes) return data;
  const pixels = new Uint8Array(rowBytes * height);
  for (let row = 0; row < height; row += 1)
    pixels.set(data.subarray(row * stride, row * stride + rowBytes), row * rowBytes);
  return pixels;
}

type Library = typeof import("libheif-js/wasm-bundle.js").default;

async function withPrimaryImage<Result>(
  path: string,
  use: (library: Library, handle: object) => Promise<Result>,
): Promise<Result> {
  // Loaded with the first HEIC, because it needs 30 MB.
  const { default: library } = await import("libheif-js/wasm-bundle.js");
  const context = library.heif_context_alloc();
  try {
    library.heif_context_read_from_memory(context, await readFile(path));
    const handle = library.heif_js_context_get_primary_image_handle(context);
    // An error has a code instead.
    if (!handle || "code" in handle) throw new PictureRejection("image_invalid");
    try {
      return await use(library, handle);
    } finally {
      library.heif_image_handle_release(handle);
    }
  } finally {
    library.heif_context_free(context);
  }
}

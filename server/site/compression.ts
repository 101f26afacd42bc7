import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib";
import type { Encoding } from "./accepted-encoding.ts";

const brotli = promisify(brotliCompress);
const decompressBrotli = promisify(brotliDecompress);
const compressGzip = promisify(gzip);

/**
 * Of a page of 78 KB: 2.3 ms for 14.8 KB; quality 9 takes seven times as long. With a window of 64 KB the encoder needs a third of the
 * memory: with 256 KB, page faults alone take 1 ms.
 */
const quickForPages = brotliParams({ quality: 5, windowBits: 16 });
/** Of twelve properties in JSON, 42 KB: 0.9 ms for 9.1 KB. Quality 5 takes 1.6 ms for 8.3 KB. */
export const quickForAnswers = brotliParams({ quality: 4, windowBits: 16 });
/** Of a list of 174 KB: 67 ms for 19.8 KB. Quality 11 takes 198 ms for 19.3 KB. The default window would be 4 MB. */
const strong = brotliParams({ quality: 10, windowBits: 18 });

/** For an answer that somebody waits for. */
export async function compressQuickly(body: Buffer, encoding: Encoding, isPage: boolean): Promise<Buffer> {
  if (encoding === "identity") return body;
  const params = isPage ? quickForPages : quickForAnswers;
  return withoutSpareBytes(
    encoding === "gzip" ? await compressGzip(body) : await compressBrotli(body, params),
  );
}

/** Makes a body that `compressQuickly` returned for brotli smaller. */
export async function recompressStrongly(compressed: Buffer): Promise<Buffer> {
  return withoutSpareBytes(await compressBrotli(await decompressBrotli(compressed), strong));
}

function brotliParams({ quality, windowBits }: Readonly<{ quality: number; windowBits: number }>) {
  return {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: windowBits,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
}

function compressBrotli(body: Buffer, params: ReturnType<typeof brotliParams>): Promise<Buffer> {
  return brotli(body, { params: { ...params, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } });
}

/** zlib returns the beginning of a larger chunk, which the cache would retain without counting it. */
function withoutSpareBytes(body: Buffer): Buffer {
  if (body.buffer.byteLength === body.length) return body;
  const copy = Buffer.allocUnsafeSlow(body.length);
  body.copy(copy);
  return copy;
}

import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib";
import type { Encoding } from "./accepted-encoding.ts";

const brotli = promisify(brotliCompress);
const decompressBrotli = promisify(brotliDecompress);
const compressGzip = promisify(gzip);

/** Of a page of 78 KB: 2.7 ms for 14.7 KB, which fit the first packets of a connection. Quality 9 takes seven times as long. */
const quickPageQuality = 5;
/** Of twelve properties in JSON, 42 KB: 0.9 ms for 9.1 KB. Quality 5 takes 1.6 ms for 8.3 KB. */
const quickAnswerQuality = 4;
/** Of the same list: 67 ms for 19.8 KB. Quality 11 takes 198 ms for 19.3 KB. */
const strongQuality = 10;
/** 256 KB; the default of 4 MB would be allocated for each page. */
const windowBits = 18;

/** For an answer that somebody waits for. */
export async function compressQuickly(body: Buffer, encoding: Encoding, isPage: boolean): Promise<Buffer> {
  if (encoding === "identity") return body;
  const quality = isPage ? quickPageQuality : quickAnswerQuality;
  return withoutSpareBytes(
    encoding === "gzip" ? await compressGzip(body) : await compressBrotli(body, quality),
  );
}

/** Makes a body that `compressQuickly` returned for brotli smaller. */
export async function recompressStrongly(compressed: Buffer): Promise<Buffer> {
  return withoutSpareBytes(await compressBrotli(await decompressBrotli(compressed), strongQuality));
}

function compressBrotli(body: Buffer, quality: number): Promise<Buffer> {
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_LGWIN]: windowBits,
    },
  });
}

/** zlib returns the beginning of a larger chunk, which the cache would retain without counting it. */
function withoutSpareBytes(body: Buffer): Buffer {
  if (body.buffer.byteLength === body.length) return body;
  const copy = Buffer.allocUnsafeSlow(body.length);
  body.copy(copy);
  return copy;
}

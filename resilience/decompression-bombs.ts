import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

/** A small file that unpacks to a large one, and the statuses the server may answer. */
export type DecompressionBomb = Readonly<{
  name: string;
  create: () => Buffer | Promise<Buffer>;
  statuses: readonly number[];
}>;

const rejected = [400];
/** The server may store the picture without the hidden data or reject it. */
const strippedOrRejected = [201, 400];

const compressZeros = (megabytes: number) => deflateSync(Buffer.alloc(megabytes * 1024 * 1024), { level: 9 });
const blackImage = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: "#000" } });

/** `npm test` tries one that lies about its size and one that unpacks to more than it says. */
export const shortBombs: readonly DecompressionBomb[] = [
  {
    name: "a PNG that claims 3.6 billion pixels",
    create: () => encodePng(60_000, 60_000, [["IDAT", compressZeros(1)]]),
    statuses: rejected,
  },
  {
    name: "a PNG whose pixel data unpacks to 100 MB",
    create: () => encodePng(64, 64, [["IDAT", compressZeros(100)]]),
    statuses: strippedOrRejected,
  },
];

export const allBombs: readonly DecompressionBomb[] = [
  ...shortBombs,
  {
    name: "a PNG of 40 million pixels",
    create: () => blackImage(8000, 5000).png({ compressionLevel: 9 }).toBuffer(),
    statuses: rejected,
  },
  {
    name: "a PNG with a colour profile of 100 MB",
    create: () =>
      encodePng(64, 64, [
        ["iCCP", Buffer.concat([Buffer.from("x\0\0"), compressZeros(100)])],
        ["IDAT", compressGreyPixels(64, 64)],
      ]),
    statuses: strippedOrRejected,
  },
  {
    name: "a PNG with twenty text chunks of 100 MB",
    create: () => {
      const chunk: Chunk = ["zTXt", Buffer.concat([Buffer.from("x\0\0"), compressZeros(100)])];
      return encodePng(64, 64, [...Array(20).fill(chunk), ["IDAT", compressGreyPixels(64, 64)]]);
    },
    statuses: strippedOrRejected,
  },
  {
    name: "a progressive PNG of 33 million pixels",
    create: () => blackImage(6600, 5000).png({ progressive: true, compressionLevel: 9 }).toBuffer(),
    statuses: [201],
  },
  {
    name: "a progressive JPEG of 33 million pixels",
    create: () => blackImage(7000, 4700).jpeg({ progressive: true }).toBuffer(),
    statuses: [201],
  },
];

type Chunk = readonly [type: string, data: Buffer];

/** A PNG file with valid checksums. */
function encodePng(width: number, height: number, chunks: readonly Chunk[]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const all: Chunk[] = [["IHDR", header], ...chunks, ["IEND", Buffer.alloc(0)]];
  return Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), ...all.map(encodeChunk)]);
}

function encodeChunk([type, data]: Chunk): Buffer {
  const typeAndData = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const chunk = Buffer.alloc(typeAndData.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  typeAndData.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(typeAndData), typeAndData.length + 4);
  return chunk;
}

/** Each row is preceded by the number of its filter. */
function compressGreyPixels(width: number, height: number): Buffer {
  return deflateSync(Buffer.alloc((width + 1) * height));
}

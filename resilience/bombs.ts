import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

/** A small file that would like to be large, and what may be answered to it. */
export type Bomb = Readonly<{ what: string; bytes: Buffer; statuses: readonly number[] }>;

const refused = [400];
/** Cleaned of what was hidden in it, or refused: either will do. */
const either = [201, 400];

const zeros = (megabytes: number) => deflateSync(Buffer.alloc(megabytes * 1024 * 1024), { level: 9 });
const black = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: "#000" } });

export async function makeBombs(): Promise<Bomb[]> {
  const hidden = zeros(100);
  const small = rows(64, 64);
  return [
    {
      what: "a PNG of 40 million pixels",
      bytes: await black(8000, 5000).png({ compressionLevel: 9 }).toBuffer(),
      statuses: refused,
    },
    {
      what: "a PNG that says it has 3.6 billion pixels",
      bytes: png(60_000, 60_000, [["IDAT", zeros(1)]]),
      statuses: refused,
    },
    {
      what: "a PNG whose pixels unfold to 100 times what they may be",
      bytes: png(64, 64, [["IDAT", hidden]]),
      statuses: either,
    },
    {
      what: "a PNG with a colour profile of 100 MB",
      bytes: png(64, 64, [
        ["iCCP", Buffer.concat([Buffer.from("x\0\0"), hidden])],
        ["IDAT", small],
      ]),
      statuses: either,
    },
    {
      what: "a PNG with twenty notes of 100 MB",
      bytes: png(64, 64, [
        ...Array.from({ length: 20 }, (): Chunk => ["zTXt", Buffer.concat([Buffer.from("x\0\0"), hidden])]),
        ["IDAT", small],
      ]),
      statuses: either,
    },
    {
      what: "a PNG of 33 million pixels that must be held whole",
      bytes: await black(6600, 5000).png({ progressive: true, compressionLevel: 9 }).toBuffer(),
      statuses: [201],
    },
    {
      what: "a JPEG of 33 million pixels that must be held whole",
      bytes: await black(7000, 4700).jpeg({ progressive: true }).toBuffer(),
      statuses: [201],
    },
  ];
}

type Chunk = readonly [type: string, data: Buffer];

/** As its writer would, with right checksums: only its content is wicked. */
function png(width: number, height: number, chunks: readonly Chunk[]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const all: Chunk[] = [["IHDR", header], ...chunks, ["IEND", Buffer.alloc(0)]];
  return Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), ...all.map(written)]);
}

function written([type, data]: Chunk): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const chunk = Buffer.alloc(named.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  named.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(named), named.length + 4);
  return chunk;
}

/** Grey pixels, a row at a time behind its filter's number. */
function rows(width: number, height: number): Buffer {
  return deflateSync(Buffer.alloc((width + 1) * height));
}

import { inflateSync } from "node:zlib";

const woffHeader = 44;
const woffEntry = 20;
const sfntHeader = 12;
const sfntEntry = 16;

type Table = Readonly<{ tag: Buffer; checksum: number; content: Buffer }>;

/** The TrueType font inside a WOFF file, which is the same tables, each deflated. HarfBuzz reads no WOFF. */
export function decodeWoff(woff: Buffer): Buffer {
  if (woff.toString("latin1", 0, 4) !== "wOFF") throw new Error("This is no WOFF file");
  const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, index) => readTable(woff, index));
  const font = Buffer.alloc(
    sfntHeader + tables.reduce((size, { content }) => size + sfntEntry + aligned(content.length), 0),
  );
  font.writeUInt32BE(woff.readUInt32BE(4), 0);
  font.writeUInt16BE(tables.length, 4);
  let offset = sfntHeader + tables.length * sfntEntry;
  for (const [index, { tag, checksum, content }] of tables.entries()) {
    const entry = sfntHeader + index * sfntEntry;
    tag.copy(font, entry);
    font.writeUInt32BE(checksum, entry + 4);
    font.writeUInt32BE(offset, entry + 8);
    font.writeUInt32BE(content.length, entry + 12);
    content.copy(font, offset);
    offset += aligned(content.length);
  }
  return font;
}

function readTable(woff: Buffer, index: number): Table {
  const entry = woffHeader + index * woffEntry;
  const offset = woff.readUInt32BE(entry + 4);
  const stored = woff.subarray(offset, offset + woff.readUInt32BE(entry + 8));
  const length = woff.readUInt32BE(entry + 12);
  return {
    tag: woff.subarray(entry, entry + 4),
    checksum: woff.readUInt32BE(entry + 16),
    // A table that deflating would not shrink is stored as it is.
    content: stored.length < length ? inflateSync(stored) : stored,
  };
}

/** Tables begin at multiples of four bytes. */
function aligned(length: number): number {
  return (length + 3) & ~3;
}

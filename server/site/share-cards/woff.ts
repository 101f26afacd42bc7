import { inflateSync } from "node:zlib";

const woffHeaderBytes = 44;
const woffEntryBytes = 20;
const sfntHeaderBytes = 12;
const sfntEntryBytes = 16;

type Table = Readonly<{ tag: Buffer; checksum: number; content: Buffer }>;

/** Converts WOFF, which contains deflated TrueType tables, to TrueType, because HarfBuzz can't read WOFF. */
export function decodeWoff(woff: Buffer): Buffer {
  if (woff.toString("latin1", 0, 4) !== "wOFF") throw new Error("Not a WOFF file");
  const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, index) => readTable(woff, index));
  const font = Buffer.alloc(
    sfntHeaderBytes +
      tables.reduce((size, { content }) => size + sfntEntryBytes + alignToFourBytes(content.length), 0),
  );
  font.writeUInt32BE(woff.readUInt32BE(4), 0);
  font.writeUInt16BE(tables.length, 4);
  let offset = sfntHeaderBytes + tables.length * sfntEntryBytes;
  for (const [index, { tag, checksum, content }] of tables.entries()) {
    const entry = sfntHeaderBytes + index * sfntEntryBytes;
    tag.copy(font, entry);
    font.writeUInt32BE(checksum, entry + 4);
    font.writeUInt32BE(offset, entry + 8);
    font.writeUInt32BE(content.length, entry + 12);
    content.copy(font, offset);
    offset += alignToFourBytes(content.length);
  }
  return font;
}

function readTable(woff: Buffer, index: number): Table {
  const entry = woffHeaderBytes + index * woffEntryBytes;
  const offset = woff.readUInt32BE(entry + 4);
  const stored = woff.subarray(offset, offset + woff.readUInt32BE(entry + 8));
  const length = woff.readUInt32BE(entry + 12);
  return {
    tag: woff.subarray(entry, entry + 4),
    checksum: woff.readUInt32BE(entry + 16),
    // Tables that deflate would not shrink are stored uncompressed.
    content: stored.length < length ? inflateSync(stored) : stored,
  };
}

function alignToFourBytes(length: number): number {
  return (length + 3) & ~3;
}

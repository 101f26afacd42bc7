import { crc32, deflateRawSync } from "node:zlib";

export type ZippedFile = Readonly<{
  name: string;
  content: Buffer;
  /** What the directory claims instead of the content's own length. */
  claimedBytes?: number;
  /** 0 stores it without compressing, which is quick. */
  level?: number;
  /** The mode of Unix, as of a symbolic link. */
  mode?: number;
}>;

/** A ZIP archive in memory. Its names and sizes may be lies. */
export function createZip(files: readonly ZippedFile[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, claimedBytes = content.length, level = 6, mode = 0o100644 } of files) {
    const compressed = deflateRawSync(content, { level });
    const nameBytes = Buffer.from(name);
    const common = Buffer.alloc(26);
    // Version 2.0, names in UTF-8, deflated.
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(0x800, 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(compressed.length, 14);
    common.writeUInt32LE(claimedBytes, 18);
    common.writeUInt16LE(nameBytes.length, 22);
    const local = Buffer.concat([Buffer.from("PK\x03\x04", "latin1"), common, nameBytes, compressed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE((mode << 16) >>> 0, 6);
    rest.writeUInt32LE(offset, 10);
    const madeBy = Buffer.from([20, 3]);
    directory.push(Buffer.concat([Buffer.from("PK\x01\x02", "latin1"), madeBy, common, rest, nameBytes]));
    parts.push(local);
    offset += local.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", 0, "latin1");
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(entries.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, entries, end]);
}

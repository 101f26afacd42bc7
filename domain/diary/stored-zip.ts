import { toUtf8 } from "./utf8.ts";

/**
 * A ZIP file without compression, dates or attributes, always with the records of ZIP64: there is one way to write the same files, so
 * that a reader can compare every byte.
 */
export type ZippedFile = Readonly<{ name: string; bytes: number; crc32: number }>;

/** ZIP64. */
const version = 45;
const isUtf8 = 0x08_00;
/** 1 January 1980, the first day of ZIP. */
const date = 0x00_21;
const local = { signature: 0x04_03_4b_50, bytes: 30 };
const central = { signature: 0x02_01_4b_50, bytes: 46, extraBytes: 12 };

export function localHeader({ name, bytes, crc32 }: ZippedFile): Uint8Array {
  const encodedName = toUtf8(name);
  const record = new RecordWriter(local.bytes + encodedName.length);
  record.u32(local.signature).u16(version);
  writeCommon(record, { bytes, crc32 }, encodedName);
  return record.u16(0).raw(encodedName).done();
}

export function localHeaderBytes(name: string): number {
  return local.bytes + toUtf8(name).length;
}

/** The size that a local header claims, if it is one. */
export function claimedBytes(header: Uint8Array): number | null {
  if (header.length < local.bytes) return null;
  const view = new DataView(header.buffer, header.byteOffset, header.byteLength);
  return view.getUint32(0, true) === local.signature ? view.getUint32(18, true) : null;
}

export function centralHeader({ name, bytes, crc32 }: ZippedFile, offset: number): Uint8Array {
  const encodedName = toUtf8(name);
  const record = new RecordWriter(central.bytes + encodedName.length + central.extraBytes);
  record.u32(central.signature).u16(version).u16(version);
  writeCommon(record, { bytes, crc32 }, encodedName);
  record.u16(central.extraBytes).u16(0).u16(0).u16(0).u32(0).u32(0xff_ff_ff_ff).raw(encodedName);
  return record.u16(1).u16(8).u64(offset).done();
}

/** The records behind the directory. */
export function endOfZip(files: number, directoryOffset: number, directoryBytes: number): Uint8Array {
  const record = new RecordWriter(56 + 20 + 22);
  record.u32(0x06_06_4b_50).u64(44).u16(version).u16(version).u32(0).u32(0).u64(files).u64(files);
  record.u64(directoryBytes).u64(directoryOffset);
  record
    .u32(0x07_06_4b_50)
    .u32(0)
    .u64(directoryOffset + directoryBytes)
    .u32(1);
  record.u32(0x06_05_4b_50).u16(0).u16(0).u16(0xff_ff).u16(0xff_ff).u32(0xff_ff_ff_ff).u32(0xff_ff_ff_ff);
  return record.u16(0).done();
}

function writeCommon(
  record: RecordWriter,
  { bytes, crc32 }: Omit<ZippedFile, "name">,
  encodedName: Uint8Array,
): void {
  record.u16(isUtf8).u16(0).u16(0).u16(date).u32(crc32).u32(bytes).u32(bytes).u16(encodedName.length);
}

class RecordWriter {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  #offset = 0;

  constructor(length: number) {
    this.#bytes = new Uint8Array(length);
    this.#view = new DataView(this.#bytes.buffer);
  }

  u16(value: number): this {
    this.#view.setUint16(this.#offset, value, true);
    this.#offset += 2;
    return this;
  }

  u32(value: number): this {
    this.#view.setUint32(this.#offset, value, true);
    this.#offset += 4;
    return this;
  }

  u64(value: number): this {
    this.#view.setBigUint64(this.#offset, BigInt(value), true);
    this.#offset += 8;
    return this;
  }

  raw(bytes: Uint8Array): this {
    this.#bytes.set(bytes, this.#offset);
    this.#offset += bytes.length;
    return this;
  }

  done(): Uint8Array {
    return this.#bytes;
  }
}

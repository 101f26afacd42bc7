/** A file on a disk or in a browser. Fewer bytes than asked for mean that it ends there. */
export type BundleFile = Readonly<{
  bytes: number;
  read: (offset: number, length: number) => Promise<Uint8Array>;
}>;

const windowBytes = 4 * 1024 * 1024;

/** Reads ahead: a bundle has tens of thousands of small files, and each read of a browser takes a while. */
export function bufferReads(file: BundleFile): BundleFile {
  let start = 0;
  let held: Uint8Array = new Uint8Array();
  return {
    bytes: file.bytes,
    async read(offset, length) {
      const isHeld = offset >= start && offset + length <= start + held.length;
      if (!isHeld) {
        start = offset;
        held = await file.read(offset, Math.max(length, windowBytes));
      }
      return held.subarray(offset - start, offset - start + length);
    },
  };
}

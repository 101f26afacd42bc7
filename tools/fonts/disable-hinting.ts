/** Sets the drop-out mode and nothing else: what Google's tools put into fonts without hinting. */
const program = Buffer.from("b801ff85b0048d", "hex");

/** Adds a program to a font without one: FreeType would otherwise hint the letters itself and round their widths. */
export function disableHinting(font: Uint8Array): Uint8Array {
  const bytes = Buffer.from(font);
  const tableCount = bytes.readUInt16BE(4);
  const directoryEnd = 12 + 16 * tableCount;
  const directory = Buffer.concat([bytes.subarray(0, directoryEnd), Buffer.alloc(16)]);
  directory.writeUInt16BE(tableCount + 1, 4);
  for (let entry = 12; entry < directoryEnd; entry += 16) {
    directory.writeUInt32BE(directory.readUInt32BE(entry + 8) + 16, entry + 8);
  }
  // "prep" sorts after the names of all other tables. WOFF2 stores no checksum.
  directory.write("prep", directoryEnd, "latin1");
  directory.writeUInt32BE(bytes.length + 16, directoryEnd + 8);
  directory.writeUInt32BE(program.length, directoryEnd + 12);
  return Buffer.concat([directory, bytes.subarray(directoryEnd), program, Buffer.alloc(1)]);
}

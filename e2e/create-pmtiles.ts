import { writeFileSync } from "node:fs";

/** MP2: a file in which every tile to zoom 12 is the same: land with a road across (PMTiles 3, Mapbox vector tile 2.1). */
export function writePmtiles(path: string): void {
  const land = layer("earth", feature(3, [9, 0, 0, 26, 8192, 0, 0, 8192, 8191, 0, 15]));
  const road = layer("roads", feature(2, [9, 0, 0, 10, 8192, 8192]));
  const tile = Buffer.concat([land, road]);
  const allTiles = (4 ** 13 - 1) / 3;
  const directory = Buffer.concat([1, 0, allTiles, tile.length, 1].map(varint));
  const metadata = Buffer.from("{}");
  const header = Buffer.alloc(127);
  header.write("PMTiles");
  header[7] = 3;
  const directoryOffset = header.length;
  const metadataOffset = directoryOffset + directory.length;
  const tileOffset = metadataOffset + metadata.length;
  const numbers = [
    [directoryOffset, directory.length],
    [metadataOffset, metadata.length],
    [tileOffset, 0],
    [tileOffset, tile.length],
    [allTiles, 1],
    [1],
  ].flat();
  for (const [index, number] of numbers.entries()) header.writeBigUInt64LE(BigInt(number), 8 + index * 8);
  // Clustered, nothing compressed, vector tiles, zoom 0 to 12.
  header.set([1, 1, 1, 1, 0, 12], 96);
  for (const [index, degrees] of [-180, -85, 180, 85].entries())
    header.writeInt32LE(degrees * 1e7, 102 + index * 4);
  writeFileSync(path, Buffer.concat([header, directory, metadata, tile]));
}

function layer(name: string, content: Buffer): Buffer {
  const extent = [varint(5 * 8), varint(4096)];
  const version = [varint(15 * 8), varint(2)];
  return bytes(3, Buffer.concat([...version, bytes(1, Buffer.from(name)), bytes(2, content), ...extent]));
}

function feature(type: number, geometry: readonly number[]): Buffer {
  return Buffer.concat([varint(3 * 8), varint(type), bytes(4, Buffer.concat(geometry.map(varint)))]);
}

/** A protobuf field of bytes. */
function bytes(field: number, content: Buffer): Buffer {
  return Buffer.concat([varint(field * 8 + 2), varint(content.length), content]);
}

function varint(value: number): Buffer {
  const parts: number[] = [];
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) parts.push((rest % 128) + 128);
  return Buffer.from([...parts, rest]);
}

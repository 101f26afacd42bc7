/** What a camera wrote into a photo. */
export type ExifFacts = Readonly<{
  taken_at: string | null;
  latitude: number | null;
  longitude: number | null;
}>;

const nothing: ExifFacts = { taken_at: null, latitude: null, longitude: null };
/** The segment with the metadata is one of the first. */
const maxBytes = 256 * 1024;
const tags = {
  exifFolder: 0x87_69,
  gpsFolder: 0x88_25,
  takenAt: 0x90_03,
  offset: 0x90_11,
  latitudeRef: 1,
  latitude: 2,
  longitudeRef: 3,
  longitude: 4,
};

/** CN5: time and place of a JPEG. Anything that can't be read is unknown; a time without a zone is that of this phone. */
export async function readExif(file: Blob): Promise<ExifFacts> {
  try {
    const bytes = new DataView(await file.slice(0, maxBytes).arrayBuffer());
    const start = findExif(bytes);
    return start === null ? nothing : readFacts(new TiffReader(bytes, start));
  } catch {
    return nothing;
  }
}

/** The offset of the TIFF header; null without one. */
function findExif(bytes: DataView): number | null {
  if (bytes.getUint16(0) !== 0xff_d8) return null;
  for (let offset = 2; offset + 10 < bytes.byteLength; ) {
    const marker = bytes.getUint16(offset);
    const isExif = marker === 0xff_e1 && bytes.getUint32(offset + 4) === 0x45_78_69_66;
    if (isExif) return offset + 10;
    // The picture itself begins here.
    if (marker === 0xff_da || marker >> 8 !== 0xff) return null;
    offset += 2 + bytes.getUint16(offset + 2);
  }
  return null;
}

function readFacts(tiff: TiffReader): ExifFacts {
  const main = tiff.readFolder(tiff.firstFolder());
  const exif = tiff.folderOf(main, tags.exifFolder);
  const gps = tiff.folderOf(main, tags.gpsFolder);
  const taken = exif && tiff.text(exif.get(tags.takenAt));
  const latitude = gps && degrees(tiff, gps, tags.latitude, tags.latitudeRef, "S", 90);
  const longitude = gps && degrees(tiff, gps, tags.longitude, tags.longitudeRef, "W", 180);
  const hasPlace = typeof latitude === "number" && typeof longitude === "number";
  return {
    taken_at: taken ? toInstant(taken, (exif && tiff.text(exif.get(tags.offset))) ?? "") : null,
    latitude: hasPlace ? latitude : null,
    longitude: hasPlace ? longitude : null,
  };
}

/** "2026:11:18 10:45:30" and "+05:45". */
function toInstant(taken: string, zone: string): string | null {
  const match = /^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)/.exec(taken);
  if (!match) return null;
  const [, year, month, day, time] = match;
  const date = new Date(`${year}-${month}-${day}T${time}${/^[+-]\d\d:\d\d$/.test(zone) ? zone : ""}`);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}

function degrees(
  tiff: TiffReader,
  gps: Folder,
  tag: number,
  refTag: number,
  negative: string,
  max: number,
): number | null {
  const parts = tiff.rationals(gps.get(tag));
  if (parts?.length !== 3) return null;
  const [whole = 0, minutes = 0, seconds = 0] = parts;
  const value = whole + minutes / 60 + seconds / 3600;
  // Six decimals are a tenth of a metre.
  const rounded = Math.round(value * 1_000_000) / 1_000_000;
  if (!(rounded <= max)) return null;
  return tiff.text(gps.get(refTag))?.startsWith(negative) ? -rounded : rounded;
}

type Field = Readonly<{ type: number; count: number; at: number }>;
type Folder = ReadonlyMap<number, Field>;

const sizes: Readonly<Record<number, number>> = { 1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 7: 1, 9: 4, 10: 8 };
const maxFields = 200;

class TiffReader {
  readonly #bytes: DataView;
  readonly #start: number;
  readonly #isLittle: boolean;

  constructor(bytes: DataView, start: number) {
    this.#bytes = bytes;
    this.#start = start;
    this.#isLittle = bytes.getUint16(start) === 0x49_49;
  }

  firstFolder(): number {
    return this.#u32(this.#start + 4);
  }

  readFolder(offset: number): Folder {
    const at = this.#start + offset;
    const count = Math.min(this.#u16(at), maxFields);
    return new Map(
      Array.from({ length: count }, (_, index): [number, Field] => {
        const field = at + 2 + 12 * index;
        const type = this.#u16(field + 2);
        const values = this.#u32(field + 4);
        const isInside = (sizes[type] ?? 1) * values <= 4;
        return [
          this.#u16(field),
          { type, count: values, at: isInside ? field + 8 : this.#start + this.#u32(field + 8) },
        ];
      }),
    );
  }

  folderOf(folder: Folder, tag: number): Folder | null {
    const field = folder.get(tag);
    return field ? this.readFolder(this.#u32(field.at)) : null;
  }

  text(field: Field | undefined): string | null {
    if (field?.type !== 2) return null;
    const codes = Array.from({ length: Math.min(field.count, 64) }, (_, index) =>
      this.#bytes.getUint8(field.at + index),
    );
    return String.fromCharCode(...codes.filter((code) => code !== 0));
  }

  rationals(field: Field | undefined): number[] | null {
    if (field?.type !== 5 || field.count > 3) return null;
    return Array.from(
      { length: field.count },
      (_, index) => this.#u32(field.at + 8 * index) / this.#u32(field.at + 8 * index + 4),
    );
  }

  #u16(offset: number): number {
    return this.#bytes.getUint16(offset, this.#isLittle);
  }

  #u32(offset: number): number {
    return this.#bytes.getUint32(offset, this.#isLittle);
  }
}

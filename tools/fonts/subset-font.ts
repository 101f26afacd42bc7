import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The functions of HarfBuzz's subsetter that this file calls. Arguments and results are pointers, numbers and tags. */
type Subsetter = Record<
  | "malloc"
  | "free"
  | "hb_blob_create"
  | "hb_blob_destroy"
  | "hb_blob_get_data"
  | "hb_blob_get_length"
  | "hb_face_create"
  | "hb_face_destroy"
  | "hb_face_reference_blob"
  | "hb_set_add"
  | "hb_set_clear"
  | "hb_subset_input_create_or_fail"
  | "hb_subset_input_destroy"
  | "hb_subset_input_glyph_set"
  | "hb_subset_input_set"
  | "hb_subset_input_set_flags"
  | "hb_subset_input_unicode_set"
  | "hb_subset_or_fail",
  (...values: number[]) => number
> & { memory: WebAssembly.Memory; _initialize(): void };

const writableMemory = 2;
const layoutFeatureSet = 6;
const noHinting = 0x1;
const noLayoutClosure = 0x200;

const wasm = readFileSync(fileURLToPath(import.meta.resolve("harfbuzzjs/dist/harfbuzz-subset.wasm")));
const harfbuzz = new WebAssembly.Instance(new WebAssembly.Module(wasm)).exports as unknown as Subsetter;
harfbuzz._initialize();

type Contents = Readonly<{
  codePoints: Iterable<number>;
  features: readonly string[];
  /** If given, these and the letters' own glyphs are the only ones; otherwise all that the features can reach. */
  glyphs?: Iterable<number>;
}>;

/** A font file with fewer letters and without hinting instructions. */
export function subsetFont(font: Uint8Array, { codePoints, features, glyphs }: Contents): Uint8Array {
  const source = harfbuzz.malloc(font.length);
  new Uint8Array(harfbuzz.memory.buffer).set(font, source);
  const blob = harfbuzz.hb_blob_create(source, font.length, writableMemory, 0, 0);
  const face = harfbuzz.hb_face_create(blob, 0);
  const input = harfbuzz.hb_subset_input_create_or_fail();
  harfbuzz.hb_subset_input_set_flags(input, noHinting | (glyphs ? noLayoutClosure : 0));
  const fill = (set: number, values: Iterable<number>) => {
    harfbuzz.hb_set_clear(set);
    for (const value of values) harfbuzz.hb_set_add(set, value);
  };
  fill(harfbuzz.hb_subset_input_unicode_set(input), codePoints);
  fill(harfbuzz.hb_subset_input_glyph_set(input), glyphs ?? []);
  fill(harfbuzz.hb_subset_input_set(input, layoutFeatureSet), features.map(toTag));

  const subset = harfbuzz.hb_subset_or_fail(face, input);
  if (subset === 0) throw new Error("HarfBuzz could not read the font");
  const result = harfbuzz.hb_face_reference_blob(subset);
  const start = harfbuzz.hb_blob_get_data(result, 0);
  const bytes = new Uint8Array(harfbuzz.memory.buffer).slice(
    start,
    start + harfbuzz.hb_blob_get_length(result),
  );

  harfbuzz.hb_blob_destroy(result);
  harfbuzz.hb_face_destroy(subset);
  harfbuzz.hb_subset_input_destroy(input);
  harfbuzz.hb_face_destroy(face);
  harfbuzz.hb_blob_destroy(blob);
  harfbuzz.free(source);
  return bytes;
}

/** OpenType's form of a four-letter name. */
function toTag(name: string): number {
  return Buffer.from(name, "latin1").readUInt32BE();
}

import * as z from "zod/mini";
import { canonicalJson, parseJson } from "./canonical-json.ts";
import { type PictureFacts, pictureFactsSchema, sha256Schema } from "./entry-content.ts";
import type { Hashing } from "./hashing.ts";
import type { Seal } from "./seal.ts";
import { centralHeader, endOfZip, localHeader, type ZippedFile } from "./stored-zip.ts";
import { toUtf8 } from "./utf8.ts";

/** The first file of a bundle. `has_facts`: times and places of the originals are in it. */
const headSchema = z.strictObject({
  format: z.literal("mithila-diary-1"),
  job: z.string(),
  days: z.int().check(z.nonnegative()),
  has_facts: z.union([z.literal("yes"), z.literal("no")]),
});
export type BundleHead = z.output<typeof headSchema>;

export const headName = "bundle.json";
export const sealName = (day: string) => `${day}/seal.json`;
export const entryName = (day: string, entry: number) => `${day}/${entry}/entry.json`;
export const factsName = (day: string, entry: number) => `${day}/${entry}/facts.json`;
export const pictureName = (day: string, entry: number, picture: number) => `${day}/${entry}/${picture}.jpg`;

const sealSchema = z.strictObject({ document: z.string(), hash: sha256Schema });
const factsSchema = z.array(pictureFactsSchema);

/** Each is null for a text that the writer below does not write. */
export const readHead = (text: string): BundleHead | null => readCanonical(headSchema, text);
export const readSeal = (text: string): Seal | null => readCanonical(sealSchema, text);
export const readFacts = (text: string): PictureFacts[] | null => readCanonical(factsSchema, text);

function readCanonical<Schema extends z.ZodMiniType<Parameters<typeof canonicalJson>[0]>>(
  schema: Schema,
  text: string,
): z.output<Schema> | null {
  const read = schema.safeParse(parseJson(text));
  return read.success && canonicalJson(read.data) === text ? read.data : null;
}

type BundledEntry = Readonly<{
  content: string;
  facts: readonly PictureFacts[] | null;
  /** The files, one at a time. A missing one ends the bundle with an error. */
  pictures: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}>;
export type BundledDay = Readonly<{ day: string; seal: Seal; entries: readonly BundledEntry[] }>;

/** CN9: the bytes of a bundle, in pieces. The same diary always has the same bytes. */
export async function* writeBundle(
  hashing: Pick<Hashing, "crc32">,
  { job, days, hasFacts }: Readonly<{ job: string; days: number; hasFacts: boolean }>,
  chain: AsyncIterable<BundledDay> | Iterable<BundledDay>,
): AsyncGenerator<Uint8Array> {
  const directory: Uint8Array[] = [];
  let offset = 0;
  function* add(name: string, content: Uint8Array | string) {
    const bytes = typeof content === "string" ? toUtf8(content) : content;
    const file: ZippedFile = { name, bytes: bytes.length, crc32: hashing.crc32(bytes) };
    directory.push(centralHeader(file, offset));
    const header = localHeader(file);
    offset += header.length + bytes.length;
    yield header;
    yield bytes;
  }
  const head: BundleHead = { format: "mithila-diary-1", job, days, has_facts: hasFacts ? "yes" : "no" };
  yield* add(headName, canonicalJson(head));
  for await (const { day, seal, entries } of chain) {
    yield* add(sealName(day), canonicalJson(seal));
    for (const [index, { content, facts, pictures }] of entries.entries()) {
      const entry = index + 1;
      yield* add(entryName(day, entry), content);
      if (facts) yield* add(factsName(day, entry), canonicalJson(facts));
      let picture = 0;
      for await (const bytes of pictures) yield* add(pictureName(day, entry, ++picture), bytes);
    }
  }
  yield* directory;
  const directoryBytes = directory.reduce((sum, record) => sum + record.length, 0);
  yield endOfZip(directory.length, offset, directoryBytes);
}

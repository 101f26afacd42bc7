import * as z from "zod/mini";
import { canonicalJson, parseJson } from "./canonical-json.ts";
import { daySchema, sha256Schema } from "./entry-content.ts";
import { type Hashing, hashText } from "./hashing.ts";

const sealVersion = 1;

/** CN8: what the hash of a seal covers. */
const sealDocumentSchema = z.strictObject({
  version: z.literal(sealVersion),
  /** The code of the job. */
  job: z.string(),
  number: z.int().check(z.positive()),
  day: daySchema,
  /** The hash of the seal before; null for the first. */
  previous: z.nullable(sha256Schema),
  /** The hashes of the day's contents in the order of arrival. */
  entries: z.array(sha256Schema).check(z.minLength(1)),
});
export type SealDocument = z.output<typeof sealDocumentSchema>;

export type Seal = Readonly<{ document: string; hash: string }>;

export function sealOf(
  hashing: Pick<Hashing, "sha256">,
  {
    contents,
    ...head
  }: Omit<SealDocument, "version" | "entries"> & Readonly<{ contents: readonly string[] }>,
): Seal {
  const entries = contents.map((content) => hashText(hashing, content));
  const document = canonicalJson({ ...head, entries, version: sealVersion });
  return { document, hash: hashText(hashing, document) };
}

/** Null for a text that `sealOf` does not write. */
export function readSealDocument(text: string): SealDocument | null {
  const read = sealDocumentSchema.safeParse(parseJson(text));
  return read.success && canonicalJson(read.data) === text ? read.data : null;
}

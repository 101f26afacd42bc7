import * as z from "zod/mini";
import { isCalendarDate, readInstant } from "#domain/dates.ts";
import { sides } from "#domain/jobs/choices.ts";
import { canonicalJson, parseJson } from "./canonical-json.ts";
import { type Hashing, hashText } from "./hashing.ts";
import { weathers } from "./weather.ts";

export const sha256Schema = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const instant = z.string().check(z.refine((text) => readInstant(text) !== null));
export const daySchema = z.string().check(z.refine(isCalendarDate));
const contentVersion = 1;

/** CN8: what the seal covers of an entry, and the only place of its texts (decision 83). */
const entryContentSchema = z.strictObject({
  version: z.literal(contentVersion),
  /** The code of the job. */
  job: z.string(),
  uuid: z.uuid(),
  /** The day in Kathmandu on which it arrived. */
  day: daySchema,
  received_at: instant,
  /** By the clock of the phone. */
  written_at: instant,
  /** The stage's name as it was. */
  stage: z.nullable(z.strictObject({ en: z.string(), np: z.string() })),
  weather: z.nullable(z.enum(weathers)),
  workers: z.nullable(z.int()),
  text: z.string(),
  /** The entry that this one corrects. */
  corrects: z.nullable(z.uuid()),
  pictures: z.array(
    z.strictObject({
      /** Of the JPEG as it is stored and shown. */
      sha256: sha256Schema,
      side: z.nullable(z.enum(sides)),
      /** `hashFacts` of the original's time and place. */
      facts: sha256Schema,
    }),
  ),
});
export type EntryContent = z.output<typeof entryContentSchema>;

export function writeContent(content: Omit<EntryContent, "version">): string {
  return canonicalJson({ ...content, version: contentVersion });
}

/** Null for a text that `writeContent` does not write. */
export function readContent(text: string): EntryContent | null {
  const read = entryContentSchema.safeParse(parseJson(text));
  return read.success && canonicalJson(read.data) === text ? read.data : null;
}

/** What the original of a picture says. The salt keeps a reader from finding the place by trying all places. */
export const pictureFactsSchema = z.strictObject({
  salt: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  taken_at: z.nullable(instant),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
});
export type PictureFacts = z.output<typeof pictureFactsSchema>;

export function hashFacts(hashing: Pick<Hashing, "sha256">, facts: PictureFacts): string {
  return hashText(hashing, canonicalJson(facts));
}

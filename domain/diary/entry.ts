import * as z from "zod/mini";
import { optionalChoice } from "#domain/choice-fields.ts";
import { readInstant } from "#domain/dates.ts";
import { sides } from "#domain/jobs/choices.ts";
import { localTextSchema } from "#domain/local-text-schema.ts";
import { maxLengths } from "#domain/max-lengths.ts";
import { optionalNumber } from "#domain/number-fields.ts";
import { pictureSchema } from "#domain/pictures/picture.ts";
import { fieldCode } from "#domain/problems.ts";
import { maxRowId } from "#domain/row-id.ts";
import { textOrEmpty } from "#domain/text-fields.ts";
import { jsonField } from "#domain/translation-schemas.ts";
import { weathers } from "./weather.ts";

export const maxEntryPictures = 12;
const maxWorkers = 9_999;
const minYear = 2000;
const maxYear = 2100;

/** A moment of a clock that may be wrong, but not by centuries. */
const instantField = z.pipe(
  z.string(fieldCode("date_invalid")),
  z.transform((text, context): string => {
    const date = new Date(readInstant(text) ?? Number.NaN);
    const year = date.getUTCFullYear();
    if (year >= minYear && year < maxYear) return date.toISOString();
    context.issues.push({ code: "custom", message: fieldCode("date_invalid"), input: text });
    return z.NEVER;
  }),
);

const degrees = (max: number) =>
  z.nullable(
    z
      .number(fieldCode("number_invalid"))
      .check(z.gte(-max, fieldCode("too_small")), z.lte(max, fieldCode("too_big"))),
  );

/** What the phone knows of a picture: the file itself is sent without it. */
const sentPictureSchema = z
  .strictObject(
    {
      side: z.nullable(z.enum(sides, fieldCode("choice_invalid"))),
      taken_at: z.nullable(instantField),
      latitude: degrees(90),
      longitude: degrees(180),
    },
    fieldCode("invalid"),
  )
  .check(
    z.refine(({ latitude, longitude }) => (latitude === null) === (longitude === null), fieldCode("invalid")),
  );
export type SentPicture = z.output<typeof sentPictureSchema>;

const optionalUuid = z.pipe(
  z.nullish(z.union([z.uuid(), z.literal("")], fieldCode("invalid"))),
  z.transform((uuid): string | null => uuid || null),
);

/** CN5: an entry as a phone sends it, with the files in `images`. */
export const entryInputSchema = z.object({
  uuid: z
    .uuid(fieldCode("invalid"))
    .check(z.describe("Chosen by the phone: an entry that is sent twice is stored once.")),
  written_at: instantField,
  stage_id: optionalNumber({ min: 1, max: maxRowId, step: "whole" }),
  weather: optionalChoice(weathers),
  workers: optionalNumber({ max: maxWorkers, step: "whole" }),
  text: textOrEmpty(maxLengths.text),
  corrects: optionalUuid.check(z.describe("The `uuid` of the entry that this one corrects.")),
  pictures: z
    .optional(
      jsonField(
        z
          .array(sentPictureSchema, fieldCode("invalid"))
          .check(z.maxLength(maxEntryPictures, fieldCode("too_many"))),
      ),
    )
    .check(z.describe("As a JSON text: side, time and place of each file of `images`, in their order.")),
});
export type EntryInput = z.output<typeof entryInputSchema>;

/** CN10: a picture as the client sees it. */
const clientPictureSchema = z.extend(pictureSchema, { side: z.nullable(z.enum(sides)) });

const written = {
  uuid: z.uuid(),
  /** The day in Kathmandu on which it arrived. */
  day: z.string(),
  received_at: z.string(),
  /** By the clock of the phone. */
  written_at: z.string(),
  stage: z.nullable(localTextSchema),
  weather: z.nullable(z.enum(weathers)),
  workers: z.nullable(z.int()),
  text: z.string(),
  corrects: z.nullable(z.uuid()),
  /** The entries that correct this one. */
  corrected_by: z.array(z.uuid()),
  /** Null until the day has ended. */
  seal: z.nullable(z.int()),
};

const clientEntrySchema = z.object({ ...written, pictures: z.array(clientPictureSchema) });
export type ClientEntry = z.output<typeof clientEntrySchema>;

const staffPictureSchema = z.extend(clientPictureSchema, {
  sha256: z.string(),
  taken_at: z.nullable(z.string()),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
});

/** CN5: an entry as staff see it, with its author and the times and places of its pictures. */
export const diaryEntrySchema = z.object({
  id: z.int(),
  /** The name of the account at the time; empty for entries of earlier versions. */
  author: z.string(),
  ...written,
  stage_id: z.nullable(z.int()),
  pictures: z.array(staffPictureSchema),
});
export type DiaryEntry = z.output<typeof diaryEntrySchema>;

/** CN8: a sealed day. */
export const diarySealSchema = z.object({
  number: z.int(),
  day: z.string(),
  hash: z.string(),
  entries: z.int(),
  pictures: z.int(),
  sealed_at: z.string(),
});
export type DiarySeal = z.output<typeof diarySealSchema>;

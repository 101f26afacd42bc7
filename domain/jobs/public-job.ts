import * as z from "zod/mini";
import { requiredChoice } from "#domain/choice-fields.ts";
import { localTextSchema } from "#domain/local-text-schema.ts";
import { maxLengths } from "#domain/max-lengths.ts";
import { pictureSchema } from "#domain/pictures/picture.ts";
import { fieldCode } from "#domain/problems.ts";
import { projectTypes } from "#domain/projects/kinds.ts";
import { maxProjectImages } from "#domain/projects/project-input.ts";
import { localParagraphs, requiredLocalLine } from "#domain/settings/fields.ts";
import { requiredLine } from "#domain/text-fields.ts";
import { sides } from "./choices.ts";

const maxKeyLength = 80;

/** CN4: what visitors see of a job, besides its public stages. */
export const publicJobSchema = z.object({
  title: requiredLocalLine("name"),
  place: requiredLine(maxLengths.address),
  proj_type: requiredChoice(projectTypes),
  description: localParagraphs("text"),
  /** Keys of pictures of the diary, in the order in which they are shown. */
  pictures: z
    .array(z.string(fieldCode("invalid")).check(z.maxLength(maxKeyLength, fieldCode("too_long"))))
    .check(
      z.maxLength(maxProjectImages, fieldCode("too_many")),
      z.refine((keys) => new Set(keys).size === keys.length, fieldCode("invalid")),
    ),
});
export type PublicJob = z.output<typeof publicJobSchema>;

/** CN4: what is public of a job that is shown, and null for one that is not. */
export const publicJobStateSchema = z.object({
  shown: z.nullable(
    z.object({
      title: localTextSchema,
      place: z.string(),
      proj_type: z.enum(projectTypes),
      description: localTextSchema,
      pictures: z.array(z.string()),
    }),
  ),
});

/** CN4: pictures of the diary, of which staff choose the public ones. */
export const jobPictureSchema = z.object({
  id: z.int(),
  picture: pictureSchema,
  day: z.iso.date(),
  side: z.nullable(z.enum(sides)),
});
export type JobPicture = z.infer<typeof jobPictureSchema>;

const daysPerMonth = 30.4;

/** "8 months", as the duration of a project; pages translate it. Empty if a day is not known. */
export function monthsBetween(starts: string | null, ends: string | null): string {
  if (starts === null || ends === null) return "";
  const days = (Date.parse(ends) - Date.parse(starts)) / (24 * 60 * 60 * 1000);
  const months = Math.max(1, Math.round(days / daysPerMonth));
  return `${months} ${months === 1 ? "month" : "months"}`;
}

import * as z from "zod/mini";
import { choiceOr, requiredChoice } from "#domain/choice-fields.ts";
import { isoDate } from "#domain/date-fields.ts";
import { moneyRules, numberOrZero } from "#domain/number-fields.ts";
import { imageDescriptionList, pictureKeysField } from "#domain/pictures/picture.ts";
import { checkPin, pinFields } from "#domain/places/pin-fields.ts";
import { placeNumbers } from "#domain/places/place-fields.ts";
import { fieldCode } from "#domain/problems.ts";
import {
  jsonField,
  markMissingLines,
  textSchemas,
  translationsInputSchema,
} from "#domain/translation-schemas.ts";
import { projectStatuses, projectTypes } from "./kinds.ts";
import { projectTexts } from "./project-texts.ts";

export const maxProjectImages = 20;

const imageDescriptions = jsonField(imageDescriptionList(maxProjectImages)).check(
  z.describe(
    "Each picture's description by language, in the order of the pictures, as a list or as a JSON text.",
  ),
);

/** AJ3: the admin's form as multipart or JSON. Images are sent as separate parts. */
export const projectInputFields = z
  .object({
    ...textSchemas(projectTexts),
    ...placeNumbers,
    proj_type: requiredChoice(projectTypes),
    proj_status: choiceOr("Planning", projectStatuses),
    professionals: numberOrZero({ max: 1_000_000, step: "whole" }),
    proj_budget: numberOrZero(moneyRules),
    start_date: isoDate,
    end_date: isoDate,
    completed_date: isoDate,
    translations: translationsInputSchema(projectTexts),
    image_descriptions: imageDescriptions,
    picture_keys: pictureKeysField(maxProjectImages),
    ...pinFields,
  })
  .check(checkPin)
  .check(({ value, issues }) => {
    const { start_date: start } = value;
    for (const field of ["end_date", "completed_date"] as const) {
      const date = value[field];
      // YYYY-MM-DD sorts as it reads.
      if (start !== null && date !== null && date < start)
        issues.push({ code: "custom", message: fieldCode("before_start"), path: [field], input: date });
    }
  });

export const projectInputSchema = z.pipe(markMissingLines(projectTexts, "location"), projectInputFields);
export type ProjectInput = z.output<typeof projectInputSchema>;

/** If one of these is empty, the form shows "Missing Information". */
export const requiredProjectFields = [
  "proj_name",
  "location",
  "proj_type",
  "client_name",
  "proj_area",
  "proj_duration",
] as const satisfies (keyof ProjectInput)[];

const minProjectImages = 3;

/** Checked for new projects only, because older ones may have fewer images. */
export function hasEnoughImages(count: number): boolean {
  return count >= minProjectImages;
}

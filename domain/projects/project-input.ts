import * as z from "zod/mini";
import { choiceOr, requiredChoice } from "#domain/choice-fields.ts";
import { isoDate } from "#domain/date-fields.ts";
import { moneyRules, numberOrZero } from "#domain/number-fields.ts";
import { fieldCode } from "#domain/problems.ts";
import { maxLengths, requiredLine, textOrEmpty } from "#domain/text-fields.ts";
import { projectStatuses, projectTypes } from "./kinds.ts";
import { readTextList } from "./text-list.ts";

const textList = z.pipe(
  z.pipe(z.optional(z.unknown()), z.transform(readTextList)),
  z.array(requiredLine(maxLengths.address)).check(z.maxLength(60, fieldCode("too_many"))),
);

/** AJ3: the admin's form as multipart or JSON. Images are sent as separate parts. */
export const projectInputSchema = z
  .object({
    proj_name: requiredLine(maxLengths.title),
    location: requiredLine(maxLengths.address),
    client_name: requiredLine(maxLengths.title),
    proj_area: requiredLine(maxLengths.name),
    proj_type: requiredChoice(projectTypes),
    proj_status: choiceOr("Planning", projectStatuses),
    proj_duration: requiredLine(maxLengths.name),
    professionals: numberOrZero({ max: 1_000_000, step: "whole" }),
    proj_budget: numberOrZero(moneyRules),
    start_date: isoDate,
    end_date: isoDate,
    completed_date: isoDate,
    features: textList,
    challenges: textList,
    outcomes: textList,
    description: textOrEmpty(maxLengths.text),
  })
  .check(({ value, issues }) => {
    const { start_date: start } = value;
    for (const field of ["end_date", "completed_date"] as const) {
      const date = value[field];
      // YYYY-MM-DD sorts as it reads.
      if (start !== null && date !== null && date < start)
        issues.push({ code: "custom", message: fieldCode("before_start"), path: [field], input: date });
    }
  });
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

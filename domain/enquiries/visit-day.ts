import * as z from "zod/mini";
import { isoDateFromToday } from "#domain/date-fields.ts";
import { kathmanduDay } from "#domain/dates.ts";
import { fieldCode } from "#domain/problems.ts";

/** A year of Bikram Sambat that was read as a Gregorian one is more than 50 years away. */
const maxYearsAhead = 10;

/** VT3: the day of a visit, if there is one. */
export const visitDay = isoDateFromToday.check(
  z.refine(
    (day) => day === null || yearOf(day) <= yearOf(kathmanduDay(Date.now())) + maxYearsAhead,
    fieldCode("day_far"),
  ),
);

function yearOf(isoDate: string): number {
  return Number(isoDate.slice(0, 4));
}

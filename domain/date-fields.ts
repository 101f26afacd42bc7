import * as z from "zod/mini";
import { isCalendarDate } from "#domain/dates.ts";
import { fieldCode } from "#domain/problems.ts";

/** An optional YYYY-MM-DD of a form: left empty it is null. */
export const isoDate = z.pipe(
  z.nullish(
    z.string(fieldCode("date_invalid")).check(
      z.trim(),
      z.refine((text) => text === "" || isCalendarDate(text), fieldCode("date_invalid")),
    ),
  ),
  z.transform((text) => text || null),
);

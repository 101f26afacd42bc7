import * as z from "zod/mini";
import { isCalendarDate } from "#domain/dates.ts";
import { fieldCode } from "#domain/problems.ts";

/** An optional date as YYYY-MM-DD. An empty field becomes null. */
export const isoDate = z.pipe(
  z.nullish(
    z.string(fieldCode("date_invalid")).check(
      z.trim(),
      z.refine((text) => text === "" || isCalendarDate(text), fieldCode("date_invalid")),
    ),
  ),
  z.transform((text) => text || null),
);

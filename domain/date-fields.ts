import * as z from "zod/mini";
import { isCalendarDate, kathmanduDay } from "#domain/dates.ts";
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

/** An optional day that has not passed yet in Kathmandu, wherever the server or the visitor is. */
export const isoDateFromToday = isoDate.check(
  z.refine((day) => day === null || day >= kathmanduDay(Date.now()), fieldCode("date_past")),
);

/** An optional day that has come in Kathmandu. */
export const isoDateUntilToday = isoDate.check(
  z.refine((day) => day === null || day <= kathmanduDay(Date.now()), fieldCode("date_future")),
);

function required(day: z.ZodMiniType<string | null, string | null | undefined>) {
  return z.pipe(
    day,
    z.transform((value, context): string => {
      if (value === null)
        context.issues.push({ code: "custom", message: fieldCode("required"), input: value });
      return value ?? z.NEVER;
    }),
  );
}

export const requiredDay = required(isoDate);
export const requiredDayUntilToday = required(isoDateUntilToday);

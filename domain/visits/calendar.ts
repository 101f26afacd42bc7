import * as z from "zod/mini";
import { toBikramSambat } from "#domain/calendar/bikram-sambat.ts";
import { addDays } from "#domain/calendar/month-days.ts";
import { writeParts } from "#domain/calendar/read-date.ts";
import { type Hours, hoursOn } from "#domain/enquiries/visit-times.ts";
import { localTextSchema } from "#domain/local-text-schema.ts";
import type { CalendarSettings } from "#domain/settings/calendar.ts";

/** A month has at most 32 days, in at most 6 weeks. */
export const maxCalendarDays = 42;

/** DY4: a day as the office has it. */
const calendarDaySchema = z.object({
  date: z.iso.date(),
  /** HH:MM; null if the office is closed. */
  opens: z.nullable(z.string()),
  closes: z.nullable(z.string()),
  holiday: z.nullable(localTextSchema),
});
export type CalendarDay = z.infer<typeof calendarDaySchema>;

/** DY4: the next step of a lead. */
const calendarStepSchema = z.object({
  lead_id: z.int(),
  name: z.string(),
  phone: z.nullable(z.string()),
  next_step: z.string(),
  next_step_on: z.iso.date(),
  owner_id: z.nullable(z.int()),
  owner_name: z.nullable(z.string()),
});
export type CalendarStep = z.infer<typeof calendarStepSchema>;

export const calendarAnswerSchema = z.object({
  days: z.array(calendarDaySchema),
  steps: z.array(calendarStepSchema),
});
export type CalendarAnswer = z.infer<typeof calendarAnswerSchema>;

/** The days from one on, with the opening hours and holidays of settings. On a holiday the office is closed. */
export function calendarDays(
  from: string,
  count: number,
  hours: Hours,
  holidays: CalendarSettings["holidays"],
): CalendarDay[] {
  return Array.from({ length: count }, (_, index) => {
    const date = addDays(from, index);
    const inNepal = toBikramSambat(date);
    const holiday = inNepal && holidays.find((one) => one.date === writeParts(inNepal));
    const open = holiday ? null : hoursOn(hours, date);
    const { opens = null, closes = null } = open ?? {};
    return { date, opens, closes, holiday: holiday ? { en: holiday.name.en, np: holiday.name.np } : null };
  });
}

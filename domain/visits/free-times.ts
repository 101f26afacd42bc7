import * as z from "zod/mini";
import { toBikramSambat } from "#domain/calendar/bikram-sambat.ts";
import { writeParts } from "#domain/calendar/read-date.ts";
import { kathmanduDay, kathmanduTime } from "#domain/dates.ts";
import {
  type Hours,
  hoursOn,
  type VisitProblem,
  visitProblem,
  visitTimes,
} from "#domain/enquiries/visit-times.ts";
import type { CalendarSettings } from "#domain/settings/calendar.ts";

const dayMs = 24 * 60 * 60 * 1000;
const minuteMs = 60_000;

const freeDaySchema = z.object({ date: z.iso.date(), times: z.array(z.string()) });
/** A day in Kathmandu with the times at which a visit can begin. */
export type FreeDay = Readonly<z.infer<typeof freeDaySchema>>;

/** DY5: what visitors can choose from. None while booking is off. */
export const freeTimesSchema = z.object({ is_booking_on: z.boolean(), results: z.array(freeDaySchema) });

/** In a conflict. */
export const takenSlotSchema = z.object({ free_times: z.array(freeDaySchema) });

export type BookingRules = Readonly<{
  hours: Hours;
  calendar: Pick<CalendarSettings, "visitMinutes" | "gapMinutes" | "daysAhead" | "holidays">;
}>;

/** When the agent is with somebody else. */
export type BusyTime = Readonly<{ startMs: number; endMs: number }>;

/** DY5: the days with free times, from a day on; the rules allow none before now or too far ahead. */
export function freeDays(
  rules: BookingRules,
  busy: readonly BusyTime[],
  { from, days, nowMs }: Readonly<{ from: string; days: number; nowMs: number }>,
): FreeDay[] {
  return Array.from({ length: days }, (_, index) =>
    kathmanduDay(kathmanduTime(from, "12:00").getTime() + index * dayMs),
  )
    .map((date) => ({ date, times: freeTimesOn(rules, busy, date, nowMs) }))
    .filter(({ times }) => times.length > 0);
}

function freeTimesOn(rules: BookingRules, busy: readonly BusyTime[], date: string, nowMs: number): string[] {
  if (isTooFar(rules, date, nowMs) || isHoliday(rules, date)) return [];
  return visitTimes(rules.hours, date, nowMs).filter(
    (time) => fitsOpeningHours(rules, date, time) && isAgentFree(rules, busy, date, time),
  );
}

/** DY5: why a wished time can't be booked with any agent; null if it can. `isAgentFree` says whether the agent has time. */
export function bookingProblem(
  rules: BookingRules,
  date: string,
  time: string,
  nowMs: number,
): VisitProblem | null {
  if (isTooFar(rules, date, nowMs)) return { field: "visit_on", code: "day_far" };
  if (isHoliday(rules, date)) return { field: "visit_on", code: "day_closed" };
  const problem = visitProblem(rules.hours, date, time, nowMs);
  if (problem) return problem;
  return fitsOpeningHours(rules, date, time) ? null : { field: "visit_time", code: "time_closed" };
}

/** Whether there is time for the visit, and for the way from the one before and to the one after. */
export function isAgentFree(
  { calendar: { visitMinutes, gapMinutes } }: BookingRules,
  busy: readonly BusyTime[],
  date: string,
  time: string,
): boolean {
  const startMs = kathmanduTime(date, time).getTime();
  const endMs = startMs + visitMinutes * minuteMs;
  const gapMs = gapMinutes * minuteMs;
  return busy.every((other) => endMs + gapMs <= other.startMs || other.endMs + gapMs <= startMs);
}

function isTooFar({ calendar }: BookingRules, date: string, nowMs: number): boolean {
  return date > kathmanduDay(nowMs + calendar.daysAhead * dayMs);
}

/** Whether the office is open on a day. */
export function isOpenDay(rules: BookingRules, date: string): boolean {
  return hoursOn(rules.hours, date) !== null && !isHoliday(rules, date);
}

function isHoliday({ calendar }: BookingRules, date: string): boolean {
  const day = toBikramSambat(date);
  if (!day) return false;
  const text = writeParts(day);
  return calendar.holidays.some((holiday) => holiday.date === text);
}

function fitsOpeningHours({ hours, calendar }: BookingRules, date: string, time: string): boolean {
  const open = hoursOn(hours, date);
  if (!open) return false;
  const endMs = kathmanduTime(date, time).getTime() + calendar.visitMinutes * minuteMs;
  return endMs <= kathmanduTime(date, open.closes).getTime();
}

import { isClockTime } from "#domain/calendar/format-clock.ts";
import { isCalendarDate, kathmanduClock, kathmanduDay } from "#domain/dates.ts";
import type { FieldCode } from "#domain/problem-texts.ts";
import type { Company } from "#domain/settings/company.ts";
import { weekdays } from "#domain/settings/weekdays.ts";

export type Hours = Company["hours"];
type OpenTime = NonNullable<Hours[keyof Hours]>;

/** For a company that has not entered its hours. */
const usualHours: OpenTime = { opens: "07:00", closes: "19:00" };
const stepMinutes = 30;

/** Null if the office is closed on that day. */
export function hoursOn(hours: Hours, isoDate: string): OpenTime | null {
  if (weekdays.every((day) => hours[day] === null)) return usualHours;
  const weekday = weekdays[new Date(`${isoDate}T00:00:00Z`).getUTCDay()];
  return weekday ? hours[weekday] : null;
}

/** VT3: the whole and half hours at which a visit can begin on a day; today, only those to come in Kathmandu. */
export function visitTimes(hours: Hours, isoDate: string, nowMs: number): string[] {
  const open = isCalendarDate(isoDate) ? hoursOn(hours, isoDate) : null;
  if (!open || isoDate < kathmanduDay(nowMs)) return [];
  return timesWithin(open).filter((time) => !isPast(isoDate, time, nowMs));
}

/** VT3: the times of any day, for a form whose scripts have not loaded. */
export function allVisitTimes(hours: Hours): string[] {
  const open = Object.values(hours).filter((day) => day !== null);
  const times = (open.length === 0 ? [usualHours] : open).flatMap(timesWithin);
  return [...new Set(times)].sort();
}

export type VisitProblem = Readonly<{ field: "visit_on" | "visit_time"; code: FieldCode }>;

/** VT3: the problem of a wished time, if it has one. A text that is no time of a clock, as "after lunch", is left to staff. */
export function visitProblem(
  hours: Hours,
  isoDate: string,
  time: string | null,
  nowMs: number,
): VisitProblem | null {
  const open = hoursOn(hours, isoDate);
  if (!open) return { field: "visit_on", code: "day_closed" };
  if (time === null || !isClockTime(time)) return null;
  if (time < open.opens || time >= open.closes) return { field: "visit_time", code: "time_closed" };
  return isPast(isoDate, time, nowMs) ? { field: "visit_time", code: "time_past" } : null;
}

function timesWithin({ opens, closes }: OpenTime): string[] {
  const times: string[] = [];
  const first = Math.ceil(minutesOf(opens) / stepMinutes) * stepMinutes;
  for (let minutes = first; minutes < minutesOf(closes); minutes += stepMinutes) times.push(clockOf(minutes));
  return times;
}

function isPast(isoDate: string, time: string, nowMs: number): boolean {
  const { hour = 0, minute = 0 } = kathmanduClock(new Date(nowMs).toISOString()) ?? {};
  return isoDate === kathmanduDay(nowMs) && time <= clockOf(hour * 60 + minute);
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

function clockOf(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
}

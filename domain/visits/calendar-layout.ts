import type { Calendar } from "#domain/calendar/format-date.ts";
import { datePartsIn } from "#domain/calendar/format-date.ts";
import { addDays, addMonths, monthDays } from "#domain/calendar/month-days.ts";
import { kathmanduClock, kathmanduDay, kathmanduTime } from "#domain/dates.ts";
import type { CalendarDay } from "./calendar.ts";

export const calendarViews = ["day", "week", "month", "agenda"] as const;
export type CalendarView = (typeof calendarViews)[number];

const agendaDays = 14;
const daysAWeek = 7;
const dayMinutes = 24 * 60;
const usualHours = { first: 9, last: 18 };
/** Visits are moved by so many minutes. */
export const moveStepMinutes = 15;

type Timed = Readonly<{ id: number; starts_at: string; ends_at: string }>;

function startOfWeek(day: string): string {
  return addDays(day, -new Date(day).getUTCDay());
}

/** DY4: the days that a view shows: whole weeks from Sunday on, also of a month of either calendar. */
export function shownDays(view: CalendarView, calendar: Calendar, day: string): readonly string[] {
  const list = (from: string, count: number) =>
    Array.from({ length: count }, (_, index) => addDays(from, index));
  if (view === "day") return [day];
  if (view === "agenda") return list(day, agendaDays);
  if (view === "week") return list(startOfWeek(day), daysAWeek);
  const parts = datePartsIn(calendar, day);
  const month = parts ? monthDays(calendar, parts.year, parts.month) : [];
  const first = startOfWeek(month[0] ?? day);
  const last = month.at(-1) ?? day;
  const weeks = Math.floor((Date.parse(last) - Date.parse(first)) / 86_400_000 / daysAWeek) + 1;
  return list(first, weeks * daysAWeek);
}

/** The day that the view before or after this one is about. */
export function turnPage(view: CalendarView, calendar: Calendar, day: string, pages: 1 | -1): string {
  if (view === "month") return addMonths(calendar, day, pages) ?? addDays(day, pages * 30);
  const days = { day: 1, week: daysAWeek, agenda: agendaDays };
  return addDays(day, pages * days[view]);
}

/** Minutes since midnight in Kathmandu. */
export function minuteOfDay(iso: string): number {
  const { hour = 0, minute = 0 } = kathmanduClock(iso) ?? {};
  return hour * 60 + minute;
}

/** The day in Kathmandu of an instant. */
export function dayOf(iso: string): string {
  return kathmanduDay(Date.parse(iso));
}

export type PlacedVisit<Visit> = Readonly<{
  visit: Visit;
  /** Minutes since midnight. */
  from: number;
  until: number;
  /** Visits of several agents at one time stand beside each other. */
  lane: number;
  lanes: number;
}>;

/** DY4: where the visits of one day stand. Those that overlap share the width of their day. */
export function placeVisits<Visit extends Timed>(visits: readonly Visit[]): readonly PlacedVisit<Visit>[] {
  const sorted = visits
    .map((visit) => {
      const from = minuteOfDay(visit.starts_at);
      const length = (Date.parse(visit.ends_at) - Date.parse(visit.starts_at)) / 60_000;
      return { visit, from, until: Math.min(from + length, dayMinutes) };
    })
    .toSorted((one, other) => one.from - other.from || one.visit.id - other.visit.id);
  const placed: PlacedVisit<Visit>[] = [];
  let group: { visit: Visit; from: number; until: number; lane: number }[] = [];
  let groupEnd = 0;
  const closeGroup = () => {
    const lanes = Math.max(0, ...group.map(({ lane }) => lane)) + 1;
    placed.push(...group.map((one) => ({ ...one, lanes })));
    group = [];
  };
  for (const one of sorted) {
    if (one.from >= groupEnd) closeGroup();
    const taken = new Set(group.filter(({ until }) => until > one.from).map(({ lane }) => lane));
    let lane = 0;
    while (taken.has(lane)) lane += 1;
    group.push({ ...one, lane });
    groupEnd = Math.max(groupEnd, one.until);
  }
  closeGroup();
  return placed;
}

/** The whole hours that a day or a week shows: those of the office, and those of every visit. */
export function shownHours(
  days: readonly CalendarDay[],
  visits: readonly Timed[],
): Readonly<{ first: number; last: number }> {
  const opens = days.flatMap((day) => (day.opens === null ? [] : [Number(day.opens.slice(0, 2))]));
  const closes = days.flatMap((day) =>
    day.closes === null ? [] : [Math.ceil(clockMinutes(day.closes) / 60)],
  );
  const starts = visits.map(({ starts_at }) => Math.floor(minuteOfDay(starts_at) / 60));
  const ends = placeVisits(visits).map(({ until }) => Math.ceil(until / 60));
  return {
    first: Math.min(usualHours.first, ...opens, ...starts),
    last: Math.max(usualHours.last, ...closes, ...ends),
  };
}

export function clockMinutes(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** An instant at a minute of a day, rounded to a step and kept within the day. */
export function instantAt(day: string, minute: number): string {
  const step = Math.round(minute / moveStepMinutes) * moveStepMinutes;
  const kept = Math.min(Math.max(step, 0), dayMinutes - moveStepMinutes);
  const clock = `${String(Math.floor(kept / 60)).padStart(2, "0")}:${String(kept % 60).padStart(2, "0")}`;
  return kathmanduTime(day, clock).toISOString();
}

/** Moves an instant by days and minutes. */
export function shiftInstant(iso: string, days: number, minutes: number): string {
  return new Date(Date.parse(iso) + (days * dayMinutes + minutes) * 60_000).toISOString();
}

import { isClockTime } from "#domain/calendar/format-clock.ts";
import { isCalendarDate } from "#domain/dates.ts";

/** A day and a time as one value of a form: "2026-11-22 10:30". */
export function writeSlot(date: string, time: string): string {
  return `${date} ${time}`;
}

/** Null for any other text, and if another day is open in the form: a time that is not shown is not meant. */
export function readSlot(slot: string, shownDay: string): Readonly<{ date: string; time: string }> | null {
  const [date = "", time = "", ...rest] = slot.split(" ");
  const isSlot = rest.length === 0 && isCalendarDate(date) && isClockTime(time);
  return isSlot && (shownDay === "" || shownDay === date) ? { date, time } : null;
}

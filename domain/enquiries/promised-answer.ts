import { kathmanduDay, kathmanduTime } from "#domain/dates.ts";
import { type Hours, hoursOn } from "./visit-times.ts";

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
/** An answer before the office closes is promised only if this much time is left. */
const minAnswerMs = 4 * hourMs;
const searchedDays = 9;

/**
 * VT3: until when an enquiry is answered: within 24 hours. If the office is closed by then, until it closes before, or
 * until the end of its next day. Decision 55.
 */
export function promisedUntil(hours: Hours, receivedMs: number): Date {
  const limitMs = receivedMs + dayMs;
  const days = openingTimes(hours, receivedMs - dayMs);
  if (days.some(({ opensMs, closesMs }) => opensMs <= limitMs && limitMs < closesMs))
    return new Date(limitMs);
  const closings = days.map(({ closesMs }) => closesMs);
  const before = closings.findLast((ms) => ms >= receivedMs + minAnswerMs && ms <= limitMs);
  return new Date(before ?? closings.find((ms) => ms > limitMs) ?? limitMs);
}

function openingTimes(hours: Hours, fromMs: number) {
  return Array.from({ length: searchedDays }, (_, index) => {
    const day = kathmanduDay(fromMs + index * dayMs);
    const open = hoursOn(hours, day);
    return open
      ? [
          {
            opensMs: kathmanduTime(day, open.opens).getTime(),
            closesMs: kathmanduTime(day, open.closes).getTime(),
          },
        ]
      : [];
  }).flat();
}

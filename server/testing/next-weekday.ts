import { kathmanduDay } from "#domain/dates.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** The next such day in Kathmandu, from tomorrow on. */
function nextWeekday(weekday: number): string {
  const days = Array.from({ length: 7 }, (_, index) => kathmanduDay(Date.now() + (index + 1) * dayMs));
  const found = days.find((day) => new Date(`${day}T00:00:00Z`).getUTCDay() === weekday);
  if (found === undefined) throw new Error(`there is no weekday ${weekday}`);
  return found;
}

/** The demo company's office is open on Sundays and closed on Saturdays. */
export const nextSunday = nextWeekday(0);
export const nextSaturday = nextWeekday(6);

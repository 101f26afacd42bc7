import { demoCalendar } from "#demo/company/calendar.ts";
import { toBikramSambat } from "#domain/calendar/bikram-sambat.ts";
import { kathmanduDay } from "#domain/dates.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** The next such day in Kathmandu, from tomorrow on, that is no holiday of the demo company. */
function nextWeekday(weekday: number): string {
  const days = Array.from({ length: 14 }, (_, index) => kathmanduDay(Date.now() + (index + 1) * dayMs));
  const found = days.find((day) => {
    const { year = 0, month = 0, day: date = 0 } = toBikramSambat(day) ?? {};
    const written = [year, month, date].map((part) => String(part).padStart(2, "0")).join("-");
    const isHoliday = demoCalendar.holidays.some((holiday) => holiday.date === written);
    return new Date(`${day}T00:00:00Z`).getUTCDay() === weekday && !isHoliday;
  });
  if (found === undefined) throw new Error(`there is no weekday ${weekday}`);
  return found;
}

/** The demo company's office is open on Sundays and closed on Saturdays. */
export const nextSunday = nextWeekday(0);
export const nextMonday = nextWeekday(1);
export const nextTuesday = nextWeekday(2);
export const nextSaturday = nextWeekday(6);

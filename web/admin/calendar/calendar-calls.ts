import { addDays } from "#domain/calendar/month-days.ts";
import { kathmanduMidnight } from "#domain/dates.ts";
import type { Language } from "#domain/language.ts";
import { type CalendarAnswer, calendarAnswerSchema } from "#domain/visits/calendar.ts";
import { type Visit, visitListSchema } from "#domain/visits/visit.ts";
import { acceptLanguage } from "#web/admin/calls/accept-language.ts";
import { callAsAdmin } from "#web/admin/session/call-as-admin.ts";

export type CalendarData = CalendarAnswer & Readonly<{ visits: readonly Visit[] }>;

/** Everything that a page of the calendar shows. Cancelled visits keep no time and are left out. */
export async function fetchCalendar(
  days: readonly string[],
  agentId: string,
  language: Language,
): Promise<CalendarData> {
  const [from = ""] = days;
  const to = kathmanduMidnight(addDays(days.at(-1) ?? from, 1)).toISOString();
  const agent = agentId === "" ? {} : { agent_id: agentId };
  const range = new URLSearchParams({ from: kathmanduMidnight(from).toISOString(), to, ...agent });
  const dates = new URLSearchParams({ from, days: String(days.length), ...agent });
  const [visits, office] = await Promise.all([
    callAsAdmin(
      { method: "GET", path: `/api/visits/?${range}`, headers: acceptLanguage(language) },
      visitListSchema,
    ),
    callAsAdmin({ method: "GET", path: `/api/calendar/?${dates}` }, calendarAnswerSchema),
  ]);
  return { ...office, visits: visits.results.filter(({ state }) => state !== "cancelled") };
}

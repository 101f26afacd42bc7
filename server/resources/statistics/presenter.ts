import { buildObject } from "#domain/build-object.ts";
import type { Language } from "#domain/language.ts";
import { leadStatuses } from "#domain/leads/lead.ts";
import { daysUntil, type Statistics, sum, type Week, weeksUntil } from "#domain/statistics/statistics.ts";
import type { Database } from "#server/platform/database/database.ts";
import { readAnswerWeeks, readLeadWeeks, readListings, readTotals } from "./repository.ts";

/** LE9: weeks and days without anything are there, with zeros. */
export async function presentStatistics(
  database: Database,
  { today, language, ownerId }: Readonly<{ today: string; language: Language; ownerId: number | null }>,
): Promise<Statistics> {
  const days = daysUntil(today);
  const [firstDay = today] = days;
  const starts = weeksUntil(today);
  const [firstWeek = today] = starts;
  const [leadWeeks, answerWeeks, totals, listings] = await Promise.all([
    readLeadWeeks(database, firstWeek, ownerId),
    readAnswerWeeks(database, firstWeek, ownerId),
    readTotals(database, firstDay, ownerId),
    readListings(database, firstDay, ownerId, language),
  ]);
  const weeks = starts.map((start): Week => {
    const answers = answerWeeks.find(({ week }) => week === start);
    const leads = leadWeeks.filter(({ week }) => week === start);
    return {
      starts_on: start,
      leads: buildObject(leadStatuses, (name) => leads.find(({ status }) => status === name)?.leads ?? 0),
      median_answer_minutes: answers?.median ?? null,
      answered: answers?.answered ?? 0,
    };
  });
  const leadsOf = (week: Week | undefined) => sum(Object.values(week?.leads ?? {}));
  return {
    today,
    totals: {
      leads_this_week: leadsOf(weeks.at(-1)),
      leads_last_week: leadsOf(weeks.at(-2)),
      unanswered: totals?.unanswered ?? 0,
      median_answer_minutes: totals?.median ?? null,
      views: totals?.views ?? 0,
    },
    weeks,
    listings: listings.map(({ id, name, enquiries, views }) => ({
      id,
      name,
      enquiries,
      views: days.map((day) => views[day] ?? 0),
    })),
  };
}

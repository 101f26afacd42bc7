import { demoRates } from "#demo/rates.ts";
import { kathmanduDay, kathmanduMidnight } from "#domain/dates.ts";
import { fiscalYearStart } from "#domain/rates/rate-states.ts";
import type { Database } from "#server/platform/database/database.ts";

/** ST2: as if they had been checked today, but for one that shows what renewal looks like. */
export async function seedRates(database: Database): Promise<void> {
  const now = new Date();
  const yearStart = kathmanduMidnight(fiscalYearStart(kathmanduDay(now.getTime())));
  const rows = demoRates.map(({ isOverdue = false, note, source, ...rate }) => ({
    ...rate,
    note: JSON.stringify(note),
    source: JSON.stringify(source),
    checked_by: null,
    checked_at: isOverdue ? new Date(yearStart.getTime() - 1) : now,
  }));
  await database.insertInto("rates").values(rows).execute();
}

import { demoSettings } from "#demo/company.ts";
import type { Database } from "#server/platform/database/database.ts";

/** The demo company's own words. A document that somebody has already saved stays. */
export async function seedSettings(database: Database): Promise<void> {
  const rows = Object.entries(demoSettings).map(([name, value]) => ({
    name,
    value: JSON.stringify(value),
    is_demo: true,
  }));
  await database
    .insertInto("settings")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

import { sql } from "kysely";
import { kathmanduDay } from "#domain/dates.ts";
import { plottedDays } from "#domain/statistics/statistics.ts";
import type { Database } from "#server/platform/database/database.ts";

/** LE9: some properties are seen more than others, and all more at the end of a week. */
export async function seedViews(database: Database): Promise<void> {
  await sql`
    insert into property_views (property_id, day, views)
    select id, day, views
    from properties, generate_series(0, ${plottedDays - 1}) as ago,
      lateral (select ${kathmanduDay(Date.now())}::date - ago as day) as days,
      lateral (select (id * 7 % 11) * (2 + extract(dow from day)::integer) * ((id + ago) * 37 % 17) / 100 as views) as counted
    where views > 0`.execute(database);
}

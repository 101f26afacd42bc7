import { demoSettings } from "#demo/company.ts";
import { demoProperties } from "#demo/properties.ts";
import { demoVisits } from "#demo/visits.ts";
import { kathmanduDay, kathmanduTime } from "#domain/dates.ts";
import { isOpenDay } from "#domain/visits/free-times.ts";
import type { Database } from "#server/platform/database/database.ts";
import { loadSigningSecret } from "#server/platform/secrets/signing-secret.ts";
import { VisitPages } from "#server/resources/visit-pages/visit-pages.ts";

const dayMs = 24 * 60 * 60 * 1000;
const visitMs = demoSettings.calendar.visitMinutes * 60_000;

/** DY5: after the messages and the properties. */
export async function seedVisits(database: Database): Promise<void> {
  const pages = new VisitPages(await loadSigningSecret(database), "");
  for (const { email, property, days, time, ...columns } of demoVisits) {
    const startsAt = kathmanduTime(openDay(days), time);
    const { id: lead_id } = await database
      .selectFrom("leads")
      .select("id")
      .where("email", "=", email)
      .executeTakeFirstOrThrow();
    const { id: property_id } = await database
      .selectFrom("properties")
      .select("id")
      .where("name", "=", demoProperties[property]?.name ?? "")
      .executeTakeFirstOrThrow();
    await database
      .insertInto("visits")
      .values({
        lead_id,
        property_id,
        agent_id: null,
        starts_at: startsAt,
        ends_at: new Date(startsAt.getTime() + visitMs),
        ...columns,
        ...pages.create(),
      })
      .execute();
  }
}

/** So many open days from today; a closed today counts as the next open one. */
function openDay(days: number): string {
  const rules = { hours: demoSettings.company.hours, calendar: demoSettings.calendar };
  const step = days < 0 ? -dayMs : dayMs;
  let timeMs = Date.now();
  for (let left = Math.abs(days); ; timeMs += step) {
    const day = kathmanduDay(timeMs);
    if (!isOpenDay(rules, day)) continue;
    if (left === 0) return day;
    left -= 1;
  }
}

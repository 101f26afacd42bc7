import { codeMinutes } from "#domain/estimates/estimate-page.ts";
import { isOpenVisit } from "#domain/leads/visit-states.ts";
import { endOfQuietTime, isQuietTime } from "#domain/visits/reminder-times.ts";
import type { Database } from "#server/platform/database/database.ts";
import type { CheckTiming, TimedMessage } from "#server/platform/mail/check-timing.ts";

/** CN3: a mail that expires within minutes is a code that somebody waits for, perhaps at night or in another time zone. */
const awaitedMs = codeMinutes * 60_000;

/**
 * DY8: asked right before a message is sent, because it may have waited for hours. At night a reminder waits until 7:00. It is dropped
 * if its visit was cancelled, moved or has begun. Other messages go out at once.
 */
export async function checkReminder(
  database: Database,
  { about_visit: visitId, send_by: sendBy }: TimedMessage,
  now: Date,
): Promise<Awaited<ReturnType<CheckTiming>>> {
  if (sendBy === null) return "now";
  if (sendBy <= now) return "outdated";
  if (visitId !== null && !(await isStillDue(database, visitId, sendBy))) return "outdated";
  const isAwaited = visitId === null && sendBy.getTime() - now.getTime() <= awaitedMs;
  if (isAwaited || !isQuietTime(now)) return "now";
  return { startAfterSeconds: Math.ceil((endOfQuietTime(now).getTime() - now.getTime()) / 1000) };
}

async function isStillDue(database: Database, id: number, startsAt: Date): Promise<boolean> {
  const visit = await database
    .selectFrom("visits")
    .select("state")
    .where("id", "=", id)
    .where("starts_at", "=", startsAt)
    .executeTakeFirst();
  return visit !== undefined && isOpenVisit(visit.state);
}

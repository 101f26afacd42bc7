import { kathmanduClock, kathmanduDay, kathmanduTime } from "#domain/dates.ts";

/** DY8: what a visitor is reminded of: a visit of tomorrow, and one that begins soon. */
export const reminderKinds = ["evening", "hours"] as const;
export type ReminderKind = (typeof reminderKinds)[number];

/** `from` is when it is due; from `until` on it is of no use any more. */
type ReminderWindow = Readonly<{ kind: ReminderKind; from: Date; until: Date }>;

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const quietFromHour = 20;
const quietUntilHour = 7;
const quietFrom = `${quietFromHour}:00`;
const quietUntil = `0${quietUntilHour}:00`;
const eveningFrom = "18:00";
/** The latest moment at which a reminder becomes due in the evening, so that the job that sends it has half an hour. */
const beforeNight = "19:30";
const leadMs = 120 * minuteMs;
/** In the morning it must come at least so long before the visit. */
const minLeadMs = 45 * minuteMs;
/** Later it would only disturb a visitor who is on the way. */
const lastMs = 15 * minuteMs;

/** Whether nobody is disturbed: from 20:00 to 7:00 in Kathmandu. */
export function isQuietTime(at: Date): boolean {
  const hour = kathmanduClock(at.toISOString())?.hour ?? 0;
  return hour >= quietFromHour || hour < quietUntilHour;
}

/** The next 7:00 in Kathmandu, of a moment at night. */
export function endOfQuietTime(at: Date): Date {
  const today = kathmanduTime(kathmanduDay(at.getTime()), quietUntil);
  return today > at ? today : kathmanduTime(kathmanduDay(at.getTime() + dayMs), quietUntil);
}

/**
 * DY8: when a visitor is reminded: at 18:00 of the day before, and two hours before. If the latter is at night, it comes after the
 * night, at 7:00, or if the visit begins before 7:45, before the night, at 19:30, unless the visitor was reminded that evening anyway.
 */
export function reminderWindows(startsAt: Date): readonly ReminderWindow[] {
  const dayBefore = kathmanduDay(startsAt.getTime() - dayMs);
  const evening = {
    kind: "evening",
    from: kathmanduTime(dayBefore, eveningFrom),
    until: kathmanduTime(dayBefore, quietFrom),
  } as const;
  const last = new Date(startsAt.getTime() - lastMs);
  const due = new Date(startsAt.getTime() - leadMs);
  if (!isQuietTime(due)) {
    const day = kathmanduDay(due.getTime());
    const from = earlier(due, kathmanduTime(day, beforeNight));
    return [evening, { kind: "hours", from, until: earlier(last, kathmanduTime(day, quietFrom)) }];
  }
  const morning = endOfQuietTime(due);
  if (morning.getTime() + minLeadMs <= startsAt.getTime())
    return [evening, { kind: "hours", from: morning, until: last }];
  const eveningBefore = kathmanduDay(morning.getTime() - dayMs);
  if (eveningBefore === dayBefore) return [evening];
  const from = kathmanduTime(eveningBefore, beforeNight);
  return [evening, { kind: "hours", from, until: kathmanduTime(eveningBefore, quietFrom) }];
}

function earlier(one: Date, other: Date): Date {
  return one < other ? one : other;
}

/** DY8: when agents get the list of their day: from 7:00, and not after 10:00, when it is no list of the morning any more. */
export function isMorning(at: Date): boolean {
  const hour = kathmanduClock(at.toISOString())?.hour ?? 0;
  return hour >= quietUntilHour && hour < 10;
}

/** When something of a day is of no use any more: when its evening ends. */
export function endOfDay(at: Date): Date {
  return kathmanduTime(kathmanduDay(at.getTime()), quietFrom);
}

// Nepal uses UTC+5:45 all year, so adding a fixed offset gives the same result on the server and in the browser.
const kathmanduOffsetMs = (5 * 60 + 45) * 60_000;
const dayMs = 86_400_000;

// PostgreSQL rejects the year 0.
const calendarDate = /^(?!0000)\d{4}-\d{2}-\d{2}$/;
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:\d{2})?$/;

/** Returns the milliseconds of an ISO timestamp. A timestamp without a zone is UTC. */
export function readInstant(iso: string): number | null {
  const match = instant.exec(iso);
  if (!match) return null;
  const milliseconds = Date.parse(match[1] ? iso : `${iso}Z`);
  return Number.isNaN(milliseconds) ? null : milliseconds;
}

export function isCalendarDate(text: string): boolean {
  if (!calendarDate.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  // Some engines accept 30 February and return a date in March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The calendar day in Kathmandu at an instant, as YYYY-MM-DD. */
export function kathmanduDay(nowMs: number): string {
  return new Date(nowMs + kathmanduOffsetMs).toISOString().slice(0, 10);
}

export function isSameKathmanduDay(oneMs: number, otherMs: number): boolean {
  const dayOf = (ms: number) => Math.floor((ms + kathmanduOffsetMs) / dayMs);
  return dayOf(oneMs) === dayOf(otherMs);
}

/** Returns a date as it is, and Kathmandu's day for an instant. */
export function calendarDay(iso: string | null): string | null {
  if (iso === null || isCalendarDate(iso)) return iso;
  const milliseconds = readInstant(iso);
  return milliseconds === null ? null : kathmanduDay(milliseconds);
}

/** The time of day in Kathmandu at an instant. */
export function kathmanduClock(iso: string): Readonly<{ hour: number; minute: number }> | null {
  const milliseconds = readInstant(iso);
  if (milliseconds === null) return null;
  const date = new Date(milliseconds + kathmanduOffsetMs);
  return { hour: date.getUTCHours(), minute: date.getUTCMinutes() };
}

/** The instant at which a day begins in Kathmandu. */
export function kathmanduMidnight(isoDate: string): Date {
  return new Date(Date.parse(isoDate) - kathmanduOffsetMs);
}

/** The instant of a time such as "09:30" on a day in Kathmandu. */
export function kathmanduTime(isoDate: string, time: string): Date {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return new Date(kathmanduMidnight(isoDate).getTime() + (hour * 60 + minute) * 60_000);
}

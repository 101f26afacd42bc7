import type { Language } from "#domain/language.ts";
import { localDigits } from "#domain/numbers.ts";

// Nepal uses UTC+5:45 all year, so adding a fixed offset gives the same result on the server and in the browser.
const kathmanduOffsetMs = (5 * 60 + 45) * 60_000;

// biome-ignore format: twelve names in a row read better than twelve lines
const months: Record<Language, readonly string[]> = {
  en: ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"],
  np: ["जनवरी", "फेब्रुअरी", "मार्च", "अप्रिल", "मे", "जुन", "जुलाई", "अगस्ट", "सेप्टेम्बर", "अक्टोबर", "नोभेम्बर", "डिसेम्बर"],
};

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

/** Returns "15 November 2026", or null for a missing or invalid date. */
export function formatDate(iso: string | null, language: Language): string | null {
  const date = wallClock(iso);
  return date && localDigits(dayMonthYear(date, language), language);
}

export function formatDateTime(iso: string | null, language: Language): string | null {
  const date = wallClock(iso);
  return date && localDigits(`${dayMonthYear(date, language)}, ${clockTime(date, language)}`, language);
}

/** "3:45 PM", "दिउँसो ३:४५ बजे". */
export function formatTime(iso: string, language: Language): string | null {
  const date = wallClock(iso);
  return date && localDigits(clockTime(date, language), language);
}

/** Returns a date whose UTC fields equal the local time in Kathmandu. A date without a time is not shifted. */
function wallClock(iso: string | null): Date | null {
  if (iso === null) return null;
  if (isCalendarDate(iso)) return new Date(`${iso}T00:00:00Z`);
  const milliseconds = readInstant(iso);
  return milliseconds === null ? null : new Date(milliseconds + kathmanduOffsetMs);
}

function dayMonthYear(date: Date, language: Language): string {
  return `${date.getUTCDate()} ${months[language][date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

function clockTime(date: Date, language: Language): string {
  const hour = date.getUTCHours();
  const clock = `${hour % 12 || 12}:${String(date.getUTCMinutes()).padStart(2, "0")}`;
  return language === "np" ? `${nepaliTimeOfDay(hour)} ${clock} बजे` : `${clock} ${hour < 12 ? "AM" : "PM"}`;
}

function nepaliTimeOfDay(hour: number): string {
  if (hour < 4 || hour >= 20) return "राति";
  if (hour < 12) return "बिहान";
  return hour < 16 ? "दिउँसो" : "बेलुका";
}

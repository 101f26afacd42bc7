import { kathmanduClock } from "#domain/dates.ts";
import type { Language } from "#domain/language.ts";
import { localDigits } from "#domain/numbers.ts";

/** "3:45 PM", "दिउँसो ३:४५ बजे". */
export function formatTime(iso: string, language: Language): string | null {
  const clock = kathmanduClock(iso);
  if (!clock) return null;
  const { hour, minute } = clock;
  const time = localDigits(`${hour % 12 || 12}:${String(minute).padStart(2, "0")}`, language);
  return language === "np" ? `${nepaliTimeOfDay(hour)} ${time} बजे` : `${time} ${hour < 12 ? "AM" : "PM"}`;
}

export function nepaliTimeOfDay(hour: number): string {
  if (hour < 4 || hour >= 20) return "राति";
  if (hour < 12) return "बिहान";
  return hour < 16 ? "दिउँसो" : "बेलुका";
}

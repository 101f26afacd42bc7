import type { Language } from "#domain/language.ts";
import { localDigits } from "#domain/numbers.ts";
import { nepaliTimeOfDay } from "./format-time.ts";

const clockTime = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

export function isClockTime(text: string): boolean {
  return clockTime.test(text);
}

/** A time of the office as HH:MM: "9:30 AM", "बिहान ९:३०". */
export function formatClock(time: string, language: Language): string {
  const hour = Number(time.slice(0, 2));
  const clock = localDigits(`${hour % 12 || 12}${time.slice(2)}`, language);
  return language === "np" ? `${nepaliPartOfDay(hour)} ${clock}` : `${clock} ${hour < 12 ? "AM" : "PM"}`;
}

/** Offices close in the evening: "साँझ" where a clock says "बेलुका". */
function nepaliPartOfDay(hour: number): string {
  return hour >= 17 && hour < 20 ? "साँझ" : nepaliTimeOfDay(hour);
}

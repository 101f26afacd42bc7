import { calendarDay } from "#domain/dates.ts";
import type { Language } from "#domain/language.ts";
import { localDigits } from "#domain/numbers.ts";
import { type BikramSambatDate, toBikramSambat } from "./bikram-sambat.ts";

/** `ad` is the Gregorian calendar, `bs` is Bikram Sambat. */
export type Calendar = "ad" | "bs";

/** The calendar that readers of a language think in. */
export const mainCalendar = { en: "ad", np: "bs" } as const satisfies Record<Language, Calendar>;

// biome-ignore format: twelve names in a row read better than twelve lines
const monthNames: Record<Calendar, Record<Language, readonly string[]>> = {
  ad: {
    en: ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"],
    np: ["जनवरी", "फेब्रुअरी", "मार्च", "अप्रिल", "मे", "जुन", "जुलाई", "अगस्ट", "सेप्टेम्बर", "अक्टोबर", "नोभेम्बर", "डिसेम्बर"],
  },
  bs: {
    en: ["Baisakh", "Jestha", "Asar", "Shrawan", "Bhadra", "Asoj", "Kartik", "Mangsir", "Poush", "Magh", "Falgun", "Chaitra"],
    np: ["वैशाख", "जेठ", "असार", "साउन", "भदौ", "असोज", "कात्तिक", "मंसिर", "पुस", "माघ", "फागुन", "चैत"],
  },
};

/** Returns null for a day outside the table of Bikram Sambat. */
export function datePartsIn(calendar: Calendar, isoDate: string): BikramSambatDate | null {
  if (calendar === "bs") return toBikramSambat(isoDate);
  const [year = 0, month = 0, day = 0] = isoDate.split("-").map(Number);
  return { year, month, day };
}

/**
 * Returns a date or instant as "15 November 2026" in English and "२९ कात्तिक २०८३" in Nepali, or null for a missing or
 * invalid one. A Nepali date outside the table is Gregorian.
 */
export function formatDate(iso: string | null, language: Language): string | null {
  return formatDateIn(mainCalendar[language], iso, language) ?? formatDateIn("ad", iso, language);
}

/** Returns "29 Kartik 2083" in English and "१५ नोभेम्बर २०२६" in Nepali, or null if `formatDate` shows the same or nothing. */
export function formatOtherDate(iso: string | null, language: Language): string | null {
  const other = formatDateIn(language === "np" ? "ad" : "bs", iso, language);
  return other === formatDate(iso, language) ? null : other;
}

/** For axes: "15 Nov", "२९ कात्तिक". */
export function formatShortDate(isoDate: string, language: Language): string {
  return formatShortDateIn(toBikramSambat(isoDate) ? mainCalendar[language] : "ad", isoDate, language);
}

export function formatShortDateIn(calendar: Calendar, isoDate: string, language: Language): string {
  const { month = 0, day = 0 } = datePartsIn(calendar, isoDate) ?? {};
  const name = monthName(calendar, month, language);
  return localDigits(`${day} ${language === "en" && calendar === "ad" ? name.slice(0, 3) : name}`, language);
}

export function monthName(calendar: Calendar, month: number, language: Language): string {
  return monthNames[calendar][language][month - 1] ?? "";
}

export function formatDateIn(calendar: Calendar, iso: string | null, language: Language): string | null {
  const isoDate = calendarDay(iso);
  const parts = isoDate && datePartsIn(calendar, isoDate);
  if (!parts) return null;
  const { year, month, day } = parts;
  return localDigits(`${day} ${monthName(calendar, month, language)} ${year}`, language);
}

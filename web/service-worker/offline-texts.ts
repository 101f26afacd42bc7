import { formatDate } from "#domain/calendar/format-date.ts";
import { formatTime } from "#domain/calendar/format-time.ts";
import type { Language } from "#domain/language.ts";
import { offline as en } from "#web/i18n/en/offline.ts";
import { offline as np } from "#web/i18n/np/offline.ts";
import { createTranslate } from "#web/i18n/translate.ts";

export const offlineTexts = { en: createTranslate<typeof en>(en), np: createTranslate<typeof en>(np, en) };

/** A moment in Kathmandu: "17 November 2026, 3:45 PM". */
export function formatMoment(ms: number, language: Language): string {
  const iso = new Date(ms).toISOString();
  return [formatDate(iso, language), formatTime(iso, language)].filter(Boolean).join(", ");
}

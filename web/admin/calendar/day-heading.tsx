import { type Calendar, datePartsIn, monthName } from "#domain/calendar/format-date.ts";
import type { CalendarDay } from "#domain/visits/calendar.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { useKathmanduDay } from "#web/ui/use-kathmandu-day.ts";
import { otherCalendar, weekdayName } from "./day-title.ts";

type Props = Readonly<{ day: CalendarDay; calendar: Calendar; hasWeekday?: boolean; isPale?: boolean }>;

/** The number of a day in both calendars, its weekday, and why the office is closed. */
export function DayHeading({ day, calendar, hasWeekday = true, isPale = false }: Props) {
  const { t } = useAdminTranslation();
  const language = useLanguage();
  const format = useFormat();
  const isToday = useKathmanduDay() === day.date;
  const partsIn = (which: Calendar) => datePartsIn(which, day.date);
  const numberIn = (which: Calendar) => format.digits(String(partsIn(which)?.day ?? ""));
  const other = otherCalendar[calendar];
  // "Man" would be no month of Nepal to anyone.
  const name = monthName(other, partsIn(other)?.month ?? 0, language);
  const shortName = other === "ad" && language === "en" ? name.slice(0, 3) : name;
  const closed = day.holiday
    ? day.holiday[language] || day.holiday.en
    : day.opens === null
      ? t("calendar.closed")
      : null;
  return (
    <span className={`block leading-tight ${isPale ? "text-ink-soft" : ""}`}>
      <span className={hasWeekday ? "block text-sm" : "sr-only"}>{weekdayName(day.date, language)} </span>
      <span className="flex flex-wrap items-baseline gap-x-1.5">
        <span
          aria-current={isToday ? "date" : undefined}
          className={`figures font-semibold text-lg ${isToday ? "rounded-full bg-madder px-2 text-on-madder" : ""}`}
        >
          {numberIn(calendar)}
          <span className="sr-only">
            {" "}
            {monthName(calendar, partsIn(calendar)?.month ?? 0, language)}{" "}
            {format.digits(String(partsIn(calendar)?.year ?? ""))}
          </span>
        </span>{" "}
        <span className="figures text-ink-soft text-xs">
          {numberIn(other)} {shortName}
        </span>
      </span>
      {closed && (
        <span
          className={`block text-xs wrap-anywhere ${day.holiday ? "text-madder-strong" : "text-ink-soft"}`}
        >
          {closed}
        </span>
      )}
    </span>
  );
}

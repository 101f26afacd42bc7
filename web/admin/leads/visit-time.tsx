import { formatClock, isClockTime } from "#domain/calendar/format-clock.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { DateText } from "#web/ui/date-text.tsx";

/** VT3: the wished day in both calendars, and its time, which other programs may send in words. */
export function VisitTime({ on, time }: Readonly<{ on: string; time: string | null }>) {
  const language = useLanguage();
  const shown = time !== null && isClockTime(time) ? formatClock(time, language) : time;
  return <DateText iso={on} time={shown} hasOtherCalendar />;
}

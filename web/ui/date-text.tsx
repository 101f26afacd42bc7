import type { ReactNode } from "react";
import { formatDate, formatOtherDate } from "#domain/calendar/format-date.ts";
import { useLanguage } from "#web/i18n/use-language.ts";

type Props = Readonly<{
  iso: string | null;
  /** Follows the date. If there is little room, it wraps below it. */
  time?: string | null;
  /** Adds the date in the other calendar. Without it, only a pointer shows it. */
  hasOtherCalendar?: boolean;
  fallback?: ReactNode;
  className?: string;
}>;

/** NL7: a date in the calendar of the page's language. */
export function DateText({ iso, time, hasOtherCalendar = false, fallback = null, className = "" }: Props) {
  const language = useLanguage();
  const text = formatDate(iso, language);
  if (iso === null || text === null) return fallback;
  const other = formatOtherDate(iso, language);
  return (
    <time dateTime={iso} title={hasOtherCalendar ? undefined : (other ?? undefined)} className={className}>
      <span className={hasOtherCalendar ? "inline-block" : "whitespace-nowrap"}>
        {time ? `${text},` : text}
      </span>
      {time && <span className="whitespace-nowrap"> {time}</span>}
      {hasOtherCalendar && other && (
        <>
          {" "}
          <span className="inline-block font-normal font-sans text-ink-soft text-sm">({other})</span>
        </>
      )}
    </time>
  );
}

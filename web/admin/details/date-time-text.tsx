import { formatDate, formatTime } from "#domain/calendar/format-date.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { NotGiven } from "./facts.tsx";

/** A date and time in Nepal. If there is little room, the time wraps below the date. */
export function DateTimeText({ iso }: { iso: string | null }) {
  const language = useLanguage();
  const date = formatDate(iso, language);
  if (iso === null || date === null) return <NotGiven />;
  return (
    <time dateTime={iso}>
      <span className="whitespace-nowrap">{date},</span>{" "}
      <span className="whitespace-nowrap">{formatTime(iso, language)}</span>
    </time>
  );
}

import { formatTime } from "#domain/calendar/format-time.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { DateText } from "#web/ui/date-text.tsx";
import { NotGiven } from "./facts.tsx";

type Props = Readonly<{ iso: string | null; hasOtherCalendar?: boolean }>;

/** A date and time in Nepal. */
export function DateTimeText({ iso, hasOtherCalendar = false }: Props) {
  const language = useLanguage();
  return (
    <DateText
      iso={iso}
      time={iso && formatTime(iso, language)}
      hasOtherCalendar={hasOtherCalendar}
      fallback={<NotGiven />}
    />
  );
}

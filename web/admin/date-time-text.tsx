import { formatDateTime } from "#domain/dates.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { NotGiven } from "./facts.tsx";

/** When something came, to the minute, as a clock in Nepal showed it. */
export function DateTimeText({ iso }: { iso: string | null }) {
  const text = formatDateTime(iso, useLanguage());
  if (iso === null || text === null) return <NotGiven />;
  return <time dateTime={iso}>{text}</time>;
}

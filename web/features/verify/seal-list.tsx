import type { DiarySeal } from "#domain/diary/entry.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { useVerifyTranslation } from "#web/i18n/verify-messages.ts";
import { DateText } from "#web/ui/date-text.tsx";

/** The newest first. Each hash is whole, so that it can be compared by eye. */
export function SealList({ seals }: Readonly<{ seals: readonly DiarySeal[] }>) {
  const { t } = useVerifyTranslation();
  const format = useFormat();
  return (
    <ol className="grid gap-3">
      {seals.map(({ number, day, hash, entries, pictures }) => (
        <li key={number} className="grid gap-1 rounded-md border border-line bg-surface px-4 py-3">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-semibold">
              {t("seals.number")} {format.number(number)} · <DateText iso={day} hasOtherCalendar />
            </span>
            <span className="text-ink-soft text-sm">
              {t("seals.contentsText", {
                entries: format.number(entries),
                pictures: format.number(pictures),
              })}
            </span>
          </p>
          <p lang="en" className="break-all font-mono text-ink-soft text-xs">
            {number}-{hash}
          </p>
        </li>
      ))}
    </ol>
  );
}

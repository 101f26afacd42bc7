import type { ReactNode } from "react";
import { formatShortDate } from "#domain/calendar/format-date.ts";
import { useLanguage } from "#web/i18n/use-language.ts";

const plotHeight = 180;
const labelsHeight = 28;
const weeksPerLabel = 3;
/** Nepali months are wide. */
const weeksPerLabelOnPhones = 6;

type Props = Readonly<{
  /** The first day of each week. */
  weeks: readonly string[];
  ticks: readonly number[];
  formatTick: (tick: number) => string;
  /** Draws with `y`, the position of a value. */
  children: (y: (value: number) => number) => ReactNode;
}>;

/** The middle of a week, as a share of the width. */
export function weekCentre(index: number, weeks: number): string {
  return `${((index + 0.5) * 100) / weeks}%`;
}

/** Lines and labels of a plot by weeks. Widths are shares and heights are pixels, so that letters keep their size. */
export function WeekAxes({ weeks, ticks, formatTick, children }: Props) {
  const language = useLanguage();
  const top = ticks.at(-1) ?? 1;
  const y = (value: number) => plotHeight * (1 - value / top);
  return (
    <div aria-hidden className="pt-2 pl-12">
      <svg
        role="presentation"
        width="100%"
        height={plotHeight + labelsHeight}
        className="figures overflow-visible fill-ink-soft text-xs"
      >
        {ticks.map((tick) => (
          <g key={tick}>
            <line x1="0" x2="100%" y1={y(tick)} y2={y(tick)} className="stroke-line" />
            <text x="-8" y={y(tick)} dy="0.35em" textAnchor="end">
              {formatTick(tick)}
            </text>
          </g>
        ))}
        {children(y)}
        {weeks.map((week, index) =>
          (weeks.length - 1 - index) % weeksPerLabel === 0 ? (
            <text
              key={week}
              // The last label would leave the card on a phone.
              x={index === weeks.length - 1 ? "100%" : weekCentre(index, weeks.length)}
              y={plotHeight + labelsHeight - 6}
              textAnchor={index === weeks.length - 1 ? "end" : "middle"}
              className={
                (weeks.length - 1 - index) % weeksPerLabelOnPhones === 0 ? undefined : "max-sm:hidden"
              }
            >
              {formatShortDate(week, language)}
            </text>
          ) : null,
        )}
      </svg>
    </div>
  );
}

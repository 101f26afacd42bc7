import { formatDate, formatShortDate } from "#domain/calendar/format-date.ts";
import { durationTicks, durationUnit } from "#domain/statistics/scale.ts";
import type { Week } from "#domain/statistics/statistics.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { PlotFigure } from "./plot-figure.tsx";
import { useDuration } from "./use-duration.ts";
import { WeekAxes, weekCentre } from "./week-axes.tsx";

/** LE9: how long visitors waited for the first answer. A week in which nothing was answered is a gap. */
export function AnswersPlot({ weeks }: Readonly<{ weeks: readonly Week[] }>) {
  const { t } = useAdminTranslation();
  const format = useFormat();
  const language = useLanguage();
  const duration = useDuration();
  const medians = weeks.map(({ median_answer_minutes }) => median_answer_minutes);
  const known = medians.filter((minutes) => minutes !== null);
  const max = Math.max(1, ...known);
  const unit = durationUnit(max);
  return (
    <PlotFigure
      title={t("statistics.answers.title")}
      text={t("statistics.answers.text")}
      empty={t("statistics.answers.empty")}
      isEmpty={known.length === 0}
      table={{
        headers: [t("statistics.week"), t("statistics.answers.answered"), t("statistics.answers.median")],
        rows: weeks.map(({ starts_on, answered, median_answer_minutes }) => [
          formatDate(starts_on, language) ?? starts_on,
          format.number(answered),
          median_answer_minutes === null ? "–" : duration(median_answer_minutes),
        ]),
      }}
    >
      <WeekAxes
        weeks={weeks.map((week) => week.starts_on)}
        ticks={durationTicks(max, unit)}
        formatTick={(tick) => duration(tick, unit)}
      >
        {(y) =>
          weeks.map(({ starts_on, median_answer_minutes: minutes }, index) => {
            if (minutes === null) return null;
            const previous = medians[index - 1] ?? null;
            const x = weekCentre(index, weeks.length);
            return (
              <g key={starts_on}>
                <title>{`${formatShortDate(starts_on, language)}\n${duration(minutes)}`}</title>
                {previous !== null && (
                  <line
                    x1={weekCentre(index - 1, weeks.length)}
                    y1={y(previous)}
                    x2={x}
                    y2={y(minutes)}
                    strokeWidth="2"
                    className="stroke-river"
                  />
                )}
                <circle cx={x} cy={y(minutes)} r="4" className="fill-river" />
              </g>
            );
          })
        }
      </WeekAxes>
    </PlotFigure>
  );
}

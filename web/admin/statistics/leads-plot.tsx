import { formatDate, formatShortDate } from "#domain/calendar/format-date.ts";
import { type LeadStatus, leadStatuses } from "#domain/leads/lead.ts";
import { ticksUntil } from "#domain/statistics/scale.ts";
import { sum, type Week } from "#domain/statistics/statistics.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { PlotFigure } from "./plot-figure.tsx";
import { WeekAxes } from "./week-axes.tsx";

const looks: Readonly<Record<LeadStatus, string>> = {
  new: "fill-river",
  contacted: "fill-marigold stroke-marigold-strong",
  visit: "fill-on-badge-orange",
  negotiating: "fill-mark",
  won: "fill-sprig",
  lost: "fill-line-strong",
};
const barShare = 0.7;
const gapPixels = 1;

/** LE9: how many leads each week brought, and what became of them. */
export function LeadsPlot({ weeks }: Readonly<{ weeks: readonly Week[] }>) {
  const { t } = useAdminTranslation();
  const format = useFormat();
  const language = useLanguage();
  const totals = weeks.map(({ leads }) => sum(Object.values(leads)));
  const max = Math.max(...totals);
  const listStatuses = (week: Week) =>
    leadStatuses
      .filter((status) => week.leads[status] > 0)
      .map((status) => `${t(`leads.statuses.${status}`)}: ${format.number(week.leads[status])}`);
  return (
    <PlotFigure
      title={t("statistics.leads.title")}
      text={t("statistics.leads.text")}
      empty={t("statistics.leads.empty")}
      isEmpty={max === 0}
      table={{
        headers: [
          t("statistics.week"),
          ...leadStatuses.map((status) => t(`leads.statuses.${status}`)),
          t("statistics.total"),
        ],
        rows: weeks.map(({ starts_on, leads }, index) => [
          formatDate(starts_on, language) ?? starts_on,
          ...leadStatuses.map((status) => format.number(leads[status])),
          format.number(totals[index] ?? 0),
        ]),
      }}
    >
      <ul aria-hidden className="mb-3 flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {leadStatuses.map((status) => (
          <li key={status} className="inline-flex items-center gap-1.5">
            <svg role="presentation" className="size-3">
              <rect x="0.5" y="0.5" width="11" height="11" rx="2" className={looks[status]} />
            </svg>
            {t(`leads.statuses.${status}`)}
          </li>
        ))}
      </ul>
      <WeekAxes
        weeks={weeks.map((week) => week.starts_on)}
        ticks={ticksUntil(max)}
        formatTick={format.number}
      >
        {(y) =>
          weeks.map((week, index) => {
            let below = 0;
            return (
              <g key={week.starts_on}>
                <title>{[formatShortDate(week.starts_on, language), ...listStatuses(week)].join("\n")}</title>
                {leadStatuses.map((status) => {
                  const from = below;
                  below += week.leads[status];
                  const height = y(from) - y(below);
                  if (height === 0) return null;
                  return (
                    <rect
                      key={status}
                      x={`${((index + (1 - barShare) / 2) * 100) / weeks.length}%`}
                      y={y(below)}
                      width={`${(barShare * 100) / weeks.length}%`}
                      height={Math.max(1, height - gapPixels)}
                      className={looks[status]}
                    />
                  );
                })}
              </g>
            );
          })
        }
      </WeekAxes>
    </PlotFigure>
  );
}

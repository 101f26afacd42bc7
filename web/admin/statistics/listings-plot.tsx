import { formatDate } from "#domain/calendar/format-date.ts";
import { daysUntil, type ListingViews, sum } from "#domain/statistics/statistics.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useAccessScope } from "#web/admin/session/use-access-scope.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { LangText } from "#web/ui/lang-text.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { PlotFigure } from "./plot-figure.tsx";

const sparklineHeight = 32;
const minBarHeight = 1.5;

type Props = Readonly<{ listings: readonly ListingViews[]; today: string }>;

/** LE9: the listings that were seen most. Agents can open only their own in the dashboard, so they get the public page. */
export function ListingsPlot({ listings, today }: Props) {
  const { t } = useAdminTranslation();
  const format = useFormat();
  const opensAll = useAccessScope("listings") === "all";
  const days = daysUntil(today);
  return (
    <PlotFigure
      title={t("statistics.listings.title")}
      text={t("statistics.listings.text")}
      empty={t("statistics.listings.empty")}
      isEmpty={listings.length === 0}
    >
      <ol className="divide-y divide-line">
        {listings.map(({ id, name, enquiries, views }) => {
          const total = sum(views);
          return (
            <li
              key={id}
              className="grid grid-cols-[1fr_auto] items-center gap-x-4 py-2 sm:grid-cols-[minmax(0,1fr)_9rem_7rem_5.5rem] lg:grid-cols-[minmax(0,1fr)_14rem_7rem_8rem]"
            >
              <TextLink
                to={opensAll ? `?tab=listings&open=${id}` : `/property/${id}`}
                className="touch inline-flex items-center justify-self-start wrap-anywhere max-sm:col-span-2"
              >
                <LangText>{name}</LangText>
              </TextLink>
              <Sparkline days={days} views={views} />
              <span className="figures text-right max-sm:row-start-2 max-sm:col-start-2">
                {total === 1
                  ? t("statistics.listings.oneView")
                  : t("statistics.listings.views", { number: format.number(total) })}
                <span className="block text-ink-soft text-sm sm:hidden">{enquiriesText(enquiries)}</span>
              </span>
              <span className="figures text-right text-ink-soft max-sm:hidden">
                {enquiriesText(enquiries)}
              </span>
            </li>
          );
        })}
      </ol>
    </PlotFigure>
  );

  function enquiriesText(enquiries: number): string {
    return enquiries === 1
      ? t("statistics.listings.oneEnquiry")
      : t("statistics.listings.enquiries", { number: format.number(enquiries) });
  }
}

/** A bar for each day. Its name says which day had most, because thirty numbers would be tiring to hear. */
function Sparkline({ days, views }: Readonly<{ days: readonly string[]; views: readonly number[] }>) {
  const { t } = useAdminTranslation();
  const format = useFormat();
  const language = useLanguage();
  const max = Math.max(...views);
  const label =
    max === 0
      ? t("statistics.listings.noViews")
      : t("statistics.listings.most", {
          date: formatDate(days[views.indexOf(max)] ?? null, language) ?? "",
          number: format.number(max),
        });
  return (
    <svg role="img" aria-label={label} width="100%" height={sparklineHeight} className="fill-river">
      <title>{label}</title>
      {views.map((count, index) => {
        const height = max === 0 ? minBarHeight : Math.max(minBarHeight, (sparklineHeight * count) / max);
        return (
          <rect
            key={days[index]}
            x={`${(index * 100) / views.length}%`}
            y={sparklineHeight - height}
            width={`${70 / views.length}%`}
            height={height}
            className={count === 0 ? "fill-line-strong" : undefined}
          />
        );
      })}
    </svg>
  );
}

import { defaultPageSize } from "#domain/page-size.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { Icon } from "#web/icons/icon.tsx";
import { PageLink } from "./page-link.tsx";
import { pageNumbers } from "./page-numbers.ts";
import { ResultsLink } from "./results-link.tsx";
import { useQuery } from "./use-query.ts";

type Props = Readonly<{
  page: number;
  pages: number;
  /** If true, a page change scrolls to the ResultsHeading above the list, otherwise to the top. */
  hasResultsHeading?: boolean;
}>;

/** Plain links, so that pages can be shared and work without JavaScript. */
export function Pagination({ page, pages, hasResultsHeading = false }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const parameters = useQuery();
  if (pages <= 1) return null;
  const NumberLink = hasResultsHeading ? ResultsLink : PageLink;
  const to = (number: number) => {
    const next = new URLSearchParams(parameters);
    if (number === 1) next.delete("page");
    else next.set("page", String(number));
    return `?${next}`;
  };
  return (
    <nav aria-label={t("ui.pages.label")} className="mt-10">
      <ul className="flex items-center justify-between gap-2 sm:justify-center">
        {page > 1 && (
          <li>
            <NumberLink to={to(page - 1)} rel="prev" className="page-number">
              <Icon name="chevron-left" className="-ml-1" />
              {t("ui.pages.previous")}
            </NumberLink>
          </li>
        )}
        {pageNumbers(page, pages).map((number, index) =>
          number === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other identity
            <li key={`gap-${index}`} aria-hidden className="px-1 text-ink-soft max-sm:hidden">
              …
            </li>
          ) : (
            <li key={number} className="max-sm:hidden">
              <NumberLink
                to={to(number)}
                aria-label={t("ui.pages.page", { number: format.number(number) })}
                aria-current={number === page ? "page" : undefined}
                className="figures page-number"
              >
                {format.number(number)}
              </NumberLink>
            </li>
          ),
        )}
        <li className="figures mx-auto text-ink-soft sm:hidden">
          {format.number(page)} / {format.number(pages)}
        </li>
        {page < pages && (
          <li>
            <NumberLink to={to(page + 1)} rel="next" className="page-number">
              {t("ui.pages.next")}
              <Icon name="chevron-right" className="-mr-1" />
            </NumberLink>
          </li>
        )}
      </ul>
    </nav>
  );
}

type RangeProps = Readonly<{
  page: Readonly<{ page: number; pages: number; results: readonly unknown[] }>;
}>;

/** "1–12": which of the results this page of several has. */
export function PageRange({ page: { page, pages, results } }: RangeProps) {
  const { t } = useTranslation();
  const format = useFormat();
  if (pages <= 1 || results.length === 0) return null;
  const before = (page - 1) * defaultPageSize;
  const values = { first: format.number(before + 1), last: format.number(before + results.length) };
  return <p className="figures text-ink-soft text-sm">{t("ui.pages.range", values)}</p>;
}

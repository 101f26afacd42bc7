import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";
import { useFormat } from "#web/i18n/use-format.ts";

/** Plain links, so that they can be opened, shared and followed without a script. */
export function Pagination({ page, pages }: { page: number; pages: number }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [parameters] = useSearchParams();
  if (pages <= 1) return null;
  const to = (number: number) => {
    const next = new URLSearchParams(parameters);
    if (number === 1) next.delete("page");
    else next.set("page", String(number));
    return `?${next}`;
  };
  const linkClass =
    "touch inline-flex items-center justify-center rounded-md border border-line-strong px-3 font-semibold hover:bg-sunken aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-paper";
  return (
    <nav aria-label={t("ui.pages.label")} className="mt-10">
      <ul className="flex flex-wrap justify-center gap-2">
        {page > 1 && (
          <li>
            <Link to={to(page - 1)} rel="prev" className={linkClass}>
              {t("ui.pages.previous")}
            </Link>
          </li>
        )}
        {numbersAround(page, pages).map((number) => (
          <li key={number}>
            <Link
              to={to(number)}
              aria-label={t("ui.pages.page", { number: format.number(number) })}
              aria-current={number === page ? "page" : undefined}
              className={linkClass}
            >
              {format.number(number)}
            </Link>
          </li>
        ))}
        {page < pages && (
          <li>
            <Link to={to(page + 1)} rel="next" className={linkClass}>
              {t("ui.pages.next")}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}

/** The first, the last and those next to the current one. */
function numbersAround(page: number, pages: number): number[] {
  const near = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  return [...new Set(near)].sort((a, b) => a - b);
}

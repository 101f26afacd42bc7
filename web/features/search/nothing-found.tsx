import { type PropertyListAddress, withoutFilter } from "#domain/properties/filters.ts";
import type { ListingType } from "#domain/properties/kinds.ts";
import type { Loosened } from "#domain/properties/loosened.ts";
import { useSearchTranslation } from "#web/i18n/search-messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { buttonClass } from "#web/ui/button-class.ts";
import { ResultsLink } from "#web/ui/results-link.tsx";
import { chipsOf } from "./chips.ts";
import type { FilterOptions } from "./filter-options.ts";
import { listAddress } from "./list-address.ts";
import { useFilterText } from "./use-filter-text.ts";

type Props = Readonly<{
  listing: ListingType;
  address: PropertyListAddress;
  options: FilterOptions;
  loosened: readonly Loosened[];
}>;

/** SR5: how many properties there are without one of the filters. */
export function NothingFound({ listing, address, options, loosened }: Props) {
  const { t } = useSearchTranslation();
  const format = useFormat();
  const textOf = useFilterText(options);
  const { filters } = address;
  if (loosened.length === 0) return null;
  return (
    <div className="mb-4 text-center">
      <p className="font-semibold">{t("nothing.loosen")}</p>
      <ul className="mt-3 flex flex-wrap justify-center gap-3">
        {loosened.map(({ filter, count, is_exact }) => (
          <li key={filter} className="max-w-full">
            <ResultsLink
              to={listAddress(listing, { ...address, page: 1, filters: withoutFilter(filters, filter) })}
              className={`${buttonClass("secondary")} max-w-full flex-wrap`}
            >
              <span className="font-rupee">
                {t("nothing.without", {
                  filter: chipsOf(filters, filter)
                    .map((chip) => textOf(filters, chip))
                    .join(", "),
                })}
              </span>
              <span className="font-normal text-ink-soft">
                {count === 1
                  ? t("nothing.one")
                  : t("nothing.count", { count: format.count(count, is_exact) })}
              </span>
            </ResultsLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

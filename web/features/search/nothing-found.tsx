import { type PropertyListAddress, withoutFilter } from "#domain/properties/filters.ts";
import type { ListingType } from "#domain/properties/kinds.ts";
import type { RelaxedFilter } from "#domain/properties/relaxed-filters.ts";
import { listPaths } from "#domain/site/list-paths.ts";
import { EmptyPropertiesArt } from "#web/art/drawings.tsx";
import { useSearchTranslation } from "#web/i18n/search-messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { buttonClass } from "#web/ui/button-class.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ResultsLink } from "#web/ui/results-link.tsx";
import { chipsOf } from "./chips.ts";
import type { FilterOptions } from "./filter-options.ts";
import { listAddress } from "./list-address.ts";
import { useFilterText } from "./use-filter-text.ts";

type SearchProps = Readonly<{
  listing: ListingType;
  address: PropertyListAddress;
  options: FilterOptions;
  relaxedFilters: readonly RelaxedFilter[];
}>;
type Props = SearchProps & Readonly<{ isUnlisted: boolean }>;

/** BU4: nothing matches, or the company has no listing yet. */
export function NothingFound({ isUnlisted, ...search }: Props) {
  const { t } = useSearchTranslation();
  const state = isUnlisted ? "none" : "nothing";
  return (
    <>
      <EmptyState
        art={<EmptyPropertiesArt className="h-44 w-auto text-ink" />}
        title={t(`${state}.title`)}
        text={t(`${state}.text`)}
      >
        {isUnlisted ? (
          <ButtonLink look="secondary" to="/contact">
            {t("none.ask")}
          </ButtonLink>
        ) : (
          <ResultsLink to={listPaths[search.listing]} className={buttonClass("secondary")}>
            {t("nothing.clear")}
          </ResultsLink>
        )}
      </EmptyState>
      {search.relaxedFilters.length > 0 && <RelaxedFilters {...search} />}
    </>
  );
}

/** SR5: how many properties there are without one of the filters. */
function RelaxedFilters({ listing, address, options, relaxedFilters }: SearchProps) {
  const { t } = useSearchTranslation();
  const format = useFormat();
  const textOf = useFilterText(options);
  const { filters } = address;
  return (
    <div className="mb-4 text-center">
      <p className="font-semibold">{t("nothing.relax")}</p>
      <ul className="mt-3 flex flex-wrap justify-center gap-3">
        {relaxedFilters.map(({ filter, count, is_exact }) => (
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

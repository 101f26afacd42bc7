import { type PropertyListAddress, withoutFilter } from "#domain/properties/filters.ts";
import type { ListingType } from "#domain/properties/kinds.ts";
import { useSearchTranslation } from "#web/i18n/search-messages.ts";
import { Icon } from "#web/icons/icon.tsx";
import { LangText } from "#web/ui/lang-text.tsx";
import { ResultsLink } from "#web/ui/results-link.tsx";
import { listChips } from "./chips.ts";
import type { FilterOptions } from "./filter-options.ts";
import { listAddress } from "./list-address.ts";
import { useFilterText } from "./use-filter-text.ts";

type Props = Readonly<{
  listing: ListingType;
  address: PropertyListAddress;
  options: FilterOptions;
  /** SR1: the words that were searched for instead. */
  corrected?: string | null | undefined;
}>;

/** SR3: what is set, each with a link that takes it away. */
export function FilterChips({ listing, address, options, corrected }: Props) {
  const { t } = useSearchTranslation();
  const textOf = useFilterText(options);
  const { filters } = address;
  const chips = listChips(filters);
  if (chips.length === 0) return null;
  return (
    <>
      {corrected && (
        <p className="mb-3">{t("chips.corrected", { search: filters.search ?? "", corrected })}</p>
      )}
      <ul aria-label={t("chips.label")} className="mb-5 flex flex-wrap items-center gap-2 print:hidden">
        {chips.map((chip) => {
          const text = textOf(filters, chip);
          return (
            <li key={`${chip.name} ${chip.value ?? ""}`} className="max-w-full">
              <ResultsLink
                to={listAddress(listing, {
                  ...address,
                  page: 1,
                  filters: withoutFilter(filters, chip.name, chip.value),
                })}
                aria-label={t("chips.remove", { filter: text })}
                className="inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-full border border-line-strong bg-surface py-1 pr-2.5 pl-3.5 text-sm leading-title transition-colors duration-fast hover:bg-sunken"
              >
                <span className="truncate font-rupee">
                  <LangText>{text}</LangText>
                </span>
                <Icon name="x" className="size-4 shrink-0 text-ink-soft" />
              </ResultsLink>
            </li>
          );
        })}
        <li>
          <ResultsLink
            to={listAddress(listing, { ...address, page: 1, filters: {} })}
            className="inline-flex min-h-9 items-center px-2 font-semibold text-indigo text-sm hover:underline"
          >
            {t("chips.clear")}
          </ResultsLink>
        </li>
      </ul>
    </>
  );
}

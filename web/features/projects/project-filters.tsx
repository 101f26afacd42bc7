import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { keysOf } from "#domain/keys-of.ts";
import type { LocationChoices } from "#domain/places/location-option.ts";
import {
  type ProjectFilters as Filters,
  projectFilterParameters,
  projectStatusChoices,
  projectTypeChoices,
  readProjectFilters,
} from "#domain/projects/filters.ts";
import { foldCase } from "#domain/search-text.ts";
import { useProjectListTranslation } from "#web/i18n/project-list-messages.ts";
import { Button } from "#web/ui/button.tsx";
import { FiltersButtonText } from "#web/ui/filters-button-text.tsx";
import { LocationSelect } from "#web/ui/location-select.tsx";
import { usePageAddress } from "#web/ui/page-link.tsx";
import { resultsId } from "#web/ui/results-navigation.ts";
import { SearchFieldButton } from "#web/ui/search-field-button.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { filledFields, useIsSearching, useResultsSearch } from "#web/ui/use-results-search.ts";

type Props = Readonly<{ filters: Filters; places: LocationChoices }>;

/** A plain form that puts the filters into the URL, from which the page reads them. Narrow windows have a button for more. */
export function ProjectFilters({ filters, places }: Props) {
  const { t } = useProjectListTranslation();
  const search = useResultsSearch();
  const address = usePageAddress();
  const form = useFilterFields(filters);
  const searchId = useId();
  const [isOpen, setOpen] = useState(false);
  // Leaves empty filters out of the URL, which a plain form cannot.
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setOpen(false);
    search(
      "/projects",
      new URLSearchParams(projectFilterParameters(readProjectFilters(filledFields(event)))),
    );
  };
  const isBusy = useIsSearching();
  const chosen = [filters.location, filters.status, filters.type].filter(Boolean).length;
  const hidden = "max-lg:hidden max-lg:noscript:block";
  // Narrow windows show only the filters that are set, until the others are asked for.
  const ifSet = (value: string | null) => (isOpen || value ? "" : hidden);
  return (
    <search aria-label={t("projects.filters.label")}>
      <form
        ref={form}
        method="get"
        action={address(`/projects#${resultsId}`)}
        onSubmit={apply}
        className="grid grid-cols-[1fr_auto] items-end gap-x-2 gap-y-4 lg:grid-cols-[1.6fr_1.2fr_1fr_1fr_auto] lg:gap-x-4 lg:rounded-lg lg:border lg:border-line lg:bg-surface lg:p-5 lg:shadow-sm"
      >
        <div className="relative">
          <label htmlFor={searchId} className="mb-1.5 block font-semibold text-sm max-lg:sr-only">
            {t("projects.filters.search")}
          </label>
          <input
            id={searchId}
            name="search"
            type="search"
            maxLength={100}
            placeholder={t("projects.filters.searchHint")}
            defaultValue={filters.search}
            className="control max-lg:pr-12"
          />
          <SearchFieldButton label={t("projects.filters.search")} isBusy={isBusy} />
        </div>
        <Button
          look="secondary"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="field-height px-3! lg:hidden noscript:hidden"
        >
          <FiltersButtonText chosen={chosen} />
        </Button>
        <LocationSelect
          label={t("projects.filters.location")}
          placeholder={t("projects.filters.anyLocation")}
          areasLabel={t("projects.filters.areas")}
          places={places}
          selected={filters.location}
          className={`max-lg:col-span-full ${ifSet(filters.location)}`}
        />
        <SelectField
          label={t("projects.filters.status")}
          name="status"
          defaultValue={filters.status ?? ""}
          placeholder={t("projects.filters.anyStatus")}
          options={keysOf(projectStatusChoices).map((value) => ({
            value,
            label: t(`projects.filters.statuses.${value}`),
          }))}
          className={`max-lg:col-span-full ${ifSet(filters.status)}`}
        />
        <SelectField
          label={t("projects.filters.type")}
          name="type"
          defaultValue={filters.type ?? ""}
          placeholder={t("projects.filters.anyType")}
          options={keysOf(projectTypeChoices).map((value) => ({
            value,
            label: t(`projects.types.${projectTypeChoices[value]}`),
          }))}
          className={`max-lg:col-span-full ${ifSet(filters.type)}`}
        />
        <Button
          type="submit"
          isBusy={isBusy}
          className={`field-height max-lg:col-span-full ${chosen > 0 ? "" : ifSet(null)}`}
        >
          {t("projects.filters.apply")}
        </Button>
      </form>
    </search>
  );
}

/** Updates the fields when the URL's filters change, for example after going back, and keeps the focus. */
function useFilterFields(filters: Filters) {
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(filters);
  useEffect(() => {
    if (shown.current === filters) return;
    shown.current = filters;
    const { search, location, status, type } = filters;
    const values = { search, location: foldCase(location), status: status ?? "", type: type ?? "" };
    for (const [name, value] of Object.entries(values)) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
    }
  }, [filters]);
  return form;
}

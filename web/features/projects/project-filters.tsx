import { type FormEvent, useEffect, useRef } from "react";
import { useNavigation } from "react-router";
import { keysOf } from "#domain/keys-of.ts";
import type { LocationOption } from "#domain/places/location-option.ts";
import {
  type ProjectFilters as Filters,
  projectFilterParameters,
  projectLocations,
  projectStatusChoices,
  projectTypeChoices,
  readProjectFilters,
} from "#domain/projects/filters.ts";
import { foldCase } from "#domain/search-text.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { usePageAddress } from "#web/ui/page-link.tsx";
import { resultsId } from "#web/ui/results-navigation.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useLocationOptions } from "#web/ui/use-location-options.ts";
import { filledFields, useResultsSearch } from "#web/ui/use-results-search.ts";

type Props = Readonly<{ filters: Filters; places: readonly LocationOption[] }>;

/** A plain form that puts the filters into the URL, from which the page reads them. */
export function ProjectFilters({ filters, places }: Props) {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const search = useResultsSearch();
  const address = usePageAddress();
  const locations = useLocationOptions([...places, ...projectLocations], filters.location);
  const form = useFilterFields(filters);
  // Leaves empty filters out of the URL, which a plain form cannot.
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    search(
      "/projects",
      new URLSearchParams(projectFilterParameters(readProjectFilters(filledFields(event)))),
    );
  };
  return (
    <Card>
      <search aria-label={t("projects.filters.label")}>
        <form
          ref={form}
          method="get"
          action={address(`/projects#${resultsId}`)}
          onSubmit={apply}
          className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[1.6fr_1.2fr_1fr_1fr_auto]"
        >
          <TextField
            label={t("projects.filters.search")}
            name="search"
            type="search"
            maxLength={100}
            placeholder={t("projects.filters.searchHint")}
            defaultValue={filters.search}
          />
          <SelectField
            label={t("projects.filters.location")}
            name="location"
            defaultValue={foldCase(filters.location)}
            placeholder={t("projects.filters.anyLocation")}
            options={locations}
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
          />
          <Button
            type="submit"
            isBusy={navigation.state === "loading" && navigation.formAction !== undefined}
            className="field-height sm:col-span-2 lg:col-span-1"
          >
            {t("projects.filters.apply")}
          </Button>
        </form>
      </search>
    </Card>
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

import type { FormEvent } from "react";
import { useNavigation } from "react-router";
import type { LocationOption } from "#domain/places/location-option.ts";
import type { PropertyFilters as Filters } from "#domain/properties/filters.ts";
import type { ListingType, PropertyType } from "#domain/properties/kinds.ts";
import { bedroomChoices, locationsFor } from "#domain/properties/options.ts";
import { priceBandsFor } from "#domain/properties/price-bands.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { CheckboxField } from "#web/ui/checkbox-field.tsx";
import { usePageAddress } from "#web/ui/page-link.tsx";
import { resultsId } from "#web/ui/results-navigation.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useLocationOptions } from "#web/ui/use-location-options.ts";
import { filledFields, useResultsSearch } from "#web/ui/use-results-search.ts";
import { listPaths } from "./list-paths.ts";
import { useBandLabel } from "./use-band-label.ts";
import { useTypeOptions } from "./use-type-options.ts";

type Props = Readonly<{
  listing: ListingType;
  filters: Filters;
  places: readonly LocationOption[];
  /** The types with listings. */
  listedTypes: readonly PropertyType[];
}>;

/** A plain form that puts the filters into the URL, from which the page reads them. */
export function PropertyFilters({ listing, filters, places, listedTypes }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const bandLabel = useBandLabel();
  const navigation = useNavigation();
  const locations = useLocationOptions([...places, ...locationsFor(listing)], filters.location ?? "");
  const types = useTypeOptions(listing, listedTypes, filters.type?.[0]);
  const isForRent = listing === "rent";
  const search = useResultsSearch(listPaths[listing]);
  const address = usePageAddress();
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    search(filledFields(event));
  };
  const bands = priceBandsFor(listing, filters.price).map((band) => ({
    value: band.value,
    label: bandLabel(band),
  }));
  const bedrooms = bedroomChoices.map((choice) => ({
    value: String(choice),
    label: `${format.number(choice)}+`,
  }));
  const columns = isForRent
    ? "lg:grid-cols-[1.4fr_1.2fr_1.4fr_1fr_0.8fr_auto]"
    : "sm:grid-cols-3 lg:grid-cols-[1.4fr_1.2fr_1.4fr_1fr_auto]";
  const wide = isForRent ? "col-span-2 lg:col-span-1" : "col-span-2 sm:col-span-3 lg:col-span-1";
  return (
    <Card>
      <search aria-label={t("properties.filters.label")}>
        <form
          method="get"
          action={address(`${listPaths[listing]}#${resultsId}`)}
          onSubmit={apply}
          // A new key resets the fields to the URL's filters, for example after going back.
          key={JSON.stringify(filters)}
          className={`grid grid-cols-2 items-end gap-x-3 gap-y-4 sm:gap-x-4 ${columns}`}
        >
          <TextField
            label={t("properties.filters.search")}
            name="search"
            type="search"
            maxLength={100}
            placeholder={t("properties.filters.searchHint")}
            defaultValue={filters.search ?? ""}
            className={`field-height ${wide}`}
          />
          <SelectField
            label={t("properties.filters.location")}
            name="location"
            defaultValue={filters.location?.toLowerCase() ?? ""}
            placeholder={t("properties.filters.anyLocation")}
            options={locations}
          />
          <SelectField
            label={t(isForRent ? "properties.filters.rent" : "properties.filters.price")}
            name="price"
            defaultValue={filters.price?.value ?? ""}
            placeholder={t("properties.filters.anyPrice")}
            options={bands}
          />
          <SelectField
            label={t("properties.filters.type")}
            name="type"
            defaultValue={filters.type?.[0] ?? ""}
            placeholder={t("properties.filters.anyType")}
            options={types}
            {...(!isForRent && { className: "col-span-2 sm:col-span-1" })}
          />
          {isForRent && (
            <SelectField
              label={t("properties.bedrooms")}
              name="bedrooms"
              defaultValue={filters.bedrooms === undefined ? "" : String(filters.bedrooms)}
              placeholder={t("properties.filters.anyBedrooms")}
              options={bedrooms}
            />
          )}
          <CheckboxField
            label={t("properties.filters.checked")}
            name="checked"
            value="1"
            defaultChecked={filters.checked ?? false}
            className="col-span-full lg:order-last"
          />
          <Button
            type="submit"
            isBusy={navigation.state === "loading" && navigation.formAction !== undefined}
            className={`field-height ${wide}`}
          >
            {t("properties.filters.apply")}
          </Button>
        </form>
      </search>
    </Card>
  );
}

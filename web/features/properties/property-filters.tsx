import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import type { PropertyFilters as Filters } from "#domain/properties/filters.ts";
import { locationsFor, propertyTypesFor } from "#domain/properties/options.ts";
import { priceBandsFor } from "#domain/properties/price-bands.ts";
import type { ListingType } from "#domain/properties/property.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { Button } from "#web/ui/button.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useBandLabel } from "./use-band-label.ts";

type Props = Readonly<{ listing: ListingType; filters: Filters; places: readonly string[] }>;

/** A plain form that puts the filters into the address; the page reads them from there. */
export function PropertyFilters({ listing, filters, places }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const bandLabel = useBandLabel();
  const known = locationsFor(listing).map(({ value, label }) => ({ value, label: label[language] }));
  const real = places.map((place) => ({ value: place.toLowerCase(), label: place }));
  const locations = [...real, ...known];
  if (filters.location && !locations.some(({ value }) => value === filters.location.toLowerCase())) {
    locations.unshift({ value: filters.location, label: filters.location });
  }
  const types = propertyTypesFor(listing).map((type) => ({
    value: type,
    label: t(`properties.types.${type}`),
  }));
  const bands = priceBandsFor(listing, filters.price).map((band) => ({
    value: band.value,
    label: bandLabel(band),
  }));
  return (
    <Form
      method="get"
      role="search"
      aria-label={t("properties.filters.label")}
      // What the address says is what the fields show, also after going back.
      key={JSON.stringify(filters)}
      className="grid items-end gap-4 rounded-lg border border-line bg-surface p-5 sm:grid-cols-2 lg:grid-cols-[1.6fr_1.2fr_1.2fr_1fr_auto]"
    >
      <TextField
        label={t("properties.filters.search")}
        name="search"
        type="search"
        maxLength={100}
        placeholder={t("properties.filters.searchHint")}
        defaultValue={filters.search}
      />
      <SelectField
        label={t("properties.filters.location")}
        name="location"
        defaultValue={filters.location.toLowerCase()}
        options={[{ value: "", label: t("properties.filters.anyLocation") }, ...locations]}
      />
      <SelectField
        label={t("properties.filters.price")}
        name="price"
        defaultValue={filters.price?.value ?? ""}
        options={[{ value: "", label: t("properties.filters.anyPrice") }, ...bands]}
      />
      <SelectField
        label={t("properties.filters.type")}
        name="type"
        defaultValue={filters.type ?? ""}
        options={[{ value: "", label: t("properties.filters.anyType") }, ...types]}
      />
      <Button type="submit" className="sm:col-span-2 lg:col-span-1">
        {t("properties.filters.apply")}
      </Button>
    </Form>
  );
}

import type { PropertyFilters } from "#domain/properties/filters.ts";
import type { ListingType } from "#domain/properties/kinds.ts";
import { locationsFor } from "#domain/properties/options.ts";
import { priceBandsFor } from "#domain/properties/price-bands.ts";
import { foldCase } from "#domain/search-text.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { useLocationOptions } from "#web/ui/use-location-options.ts";
import type { FilterOptions } from "./filter-options.ts";
import { useBandLabel } from "./use-band-label.ts";

type Props = Readonly<{ listing: ListingType; filters: PropertyFilters; className?: string }>;

/** BU7 */
export function LocationSelect({
  listing,
  filters: { location = "" },
  options,
  ...rest
}: Props & Readonly<{ options: FilterOptions }>) {
  const { t } = useTranslation();
  return (
    <SelectField
      label={t("properties.filters.location")}
      name="location"
      defaultValue={foldCase(location)}
      placeholder={t("properties.filters.anyLocation")}
      options={useLocationOptions([...options.locations, ...locationsFor(listing)], location)}
      {...rest}
    />
  );
}

/** BU6, RE2 */
export function PriceSelect({ listing, filters: { price }, ...rest }: Props) {
  const { t } = useTranslation();
  const bandLabel = useBandLabel();
  return (
    <SelectField
      label={t(listing === "rent" ? "properties.filters.rent" : "properties.filters.price")}
      name="price"
      defaultValue={price?.value ?? ""}
      placeholder={t("properties.filters.anyPrice")}
      options={priceBandsFor(listing, price).map((band) => ({ value: band.value, label: bandLabel(band) }))}
      {...rest}
    />
  );
}

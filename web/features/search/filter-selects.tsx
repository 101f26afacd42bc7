import type { ChangeEventHandler } from "react";
import type { PropertyFilters } from "#domain/properties/filters.ts";
import type { ListingType } from "#domain/properties/kinds.ts";
import { ownRange, priceBandsFor } from "#domain/properties/price-bands.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { LocationSelect } from "#web/ui/location-select.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import type { FilterOptions } from "./filter-options.ts";
import { useBandLabel } from "./use-band-label.ts";

type LocationProps = Readonly<{
  filters: PropertyFilters;
  options: FilterOptions;
  className?: string;
  placeholder?: string;
  onChange?: ChangeEventHandler<HTMLSelectElement>;
}>;
type Props = Readonly<{ listing: ListingType; filters: PropertyFilters; className: string }>;

/** BU7, RE2: unless a location is chosen, it names the places of the address. */
export function PropertyLocationSelect({ filters, options, ...rest }: LocationProps) {
  const { t } = useTranslation();
  const places = filters.place?.map((code) => options.placeNames[code] ?? code).join(", ");
  return (
    <LocationSelect
      label={t("properties.filters.location")}
      placeholder={places || t("properties.filters.anyLocation")}
      areasLabel={t("properties.filters.areas")}
      places={options}
      selected={filters.location ?? ""}
      {...rest}
    />
  );
}

/** BU6, RE2: the bands, and the range of the address that is none of them. */
export function PriceSelect({ listing, filters, ...rest }: Props) {
  const { t } = useTranslation();
  const bandLabel = useBandLabel();
  const { price, price_from: from = null, price_to: to = null } = filters;
  const own = from === null && to === null ? [] : [{ value: ownRange, lower: from, upper: to }];
  return (
    <SelectField
      label={t(listing === "rent" ? "properties.filters.rent" : "properties.filters.price")}
      name="price"
      defaultValue={(price ?? own[0])?.value ?? ""}
      placeholder={t("properties.filters.anyPrice")}
      options={[...own, ...priceBandsFor(listing, price)].map((band) => ({
        value: band.value,
        label: bandLabel(band),
      }))}
      {...rest}
    />
  );
}

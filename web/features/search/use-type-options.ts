import type { ListingType, PropertyType } from "#domain/properties/kinds.ts";
import { offeredTypes } from "#domain/properties/options.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import type { SelectOption } from "#web/ui/select-field.tsx";

/** The types that this page offers, and those in the URL: several of them are one option. */
export function useTypeOptions(
  listing: ListingType,
  listed: readonly PropertyType[],
  chosen: readonly PropertyType[] = [],
): readonly SelectOption[] {
  const { t } = useTranslation();
  const label = (type: PropertyType) => t(`properties.types.${type}`);
  const options = offeredTypes(listing, [...listed, ...chosen]).map((type) => ({
    value: type,
    label: label(type),
  }));
  return chosen.length > 1
    ? [{ value: chosen.join(","), label: chosen.map(label).join(", ") }, ...options]
    : options;
}

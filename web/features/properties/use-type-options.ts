import type { ListingType, PropertyType } from "#domain/properties/kinds.ts";
import { offeredTypes } from "#domain/properties/options.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import type { SelectOption } from "#web/ui/select-field.tsx";

/** The types that this page offers, and the type in the URL if it is another one. */
export function useTypeOptions(
  listing: ListingType,
  listed: readonly PropertyType[],
  selected?: PropertyType,
): readonly SelectOption[] {
  const { t } = useTranslation();
  return offeredTypes(listing, selected === undefined ? listed : [...listed, selected]).map((type) => ({
    value: type,
    label: t(`properties.types.${type}`),
  }));
}

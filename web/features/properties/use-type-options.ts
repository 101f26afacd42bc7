import type { ListingType, PropertyType } from "#domain/properties/kinds.ts";
import { propertyTypesFor } from "#domain/properties/options.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import type { SelectOption } from "#web/ui/select-field.tsx";

/** The types that this page offers, and the type in the URL if it is another one. */
export function useTypeOptions(listing: ListingType, selected: PropertyType | null): readonly SelectOption[] {
  const { t } = useTranslation();
  const offered = propertyTypesFor(listing);
  const types = selected === null || offered.includes(selected) ? offered : [selected, ...offered];
  return types.map((type) => ({ value: type, label: t(`properties.types.${type}`) }));
}

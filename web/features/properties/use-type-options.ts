import type { ListingType, PropertyType } from "#domain/properties/kinds.ts";
import { propertyTypesFor } from "#domain/properties/options.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import type { SelectOption } from "#web/ui/select-field.tsx";

/** The types this page filters by, and the one the address asks for if it is another. */
export function useTypeOptions(listing: ListingType, asked: PropertyType | null): readonly SelectOption[] {
  const { t } = useTranslation();
  const offered = propertyTypesFor(listing);
  const types = asked === null || offered.includes(asked) ? offered : [asked, ...offered];
  return types.map((type) => ({ value: type, label: t(`properties.types.${type}`) }));
}

import { sellPropertyTypes } from "#domain/sell/property-types.ts";
import { useSellTranslation } from "#web/i18n/sell-messages.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { useFormat } from "#web/i18n/use-format.ts";

/** Translates and formats the values of a submission. */
export function useSubmissionLabels() {
  const { t } = useSellTranslation();
  const { t: site } = useTranslation();
  const format = useFormat();
  return {
    /** Returns a type that only another API host knows unchanged. */
    type(type: string): string {
      const known = sellPropertyTypes.find((name) => name.toLowerCase() === type.toLowerCase());
      return known ? t(`sell.types.${known}`) : type;
    },
    forSale: site("properties.forSale"),
    number: (value: number | null) => value !== null && format.number(value),
    area: (squareFeet: number | null) => squareFeet !== null && format.area(squareFeet),
    beds: (value: number) => site("properties.bedroomsShort", { number: format.number(value) }),
    baths: (value: number) => site("properties.bathroomsShort", { number: format.number(value) }),
    phone: (number: string) => format.digits(number),
  };
}

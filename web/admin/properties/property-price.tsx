import type { Property } from "#domain/properties/property.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { Price } from "#web/ui/price.tsx";

type Props = Readonly<{
  property: Pick<Property, "price" | "for_type">;
  size?: "base" | "lg" | "xl";
  hasAmountInWords?: boolean;
}>;

/** AP4: prices are in rupees. */
export function PropertyPrice({ property, size = "lg", hasAmountInWords = true }: Props) {
  const { t } = useTranslation();
  const isForRent = property.for_type === "rent";
  return (
    <Price
      amount={property.price}
      size={size}
      hasAmountInWords={hasAmountInWords}
      {...(isForRent && { suffix: t("properties.perMonth") })}
    />
  );
}

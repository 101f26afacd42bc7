import type { Property } from "#domain/properties/property.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { Price } from "#web/ui/price.tsx";

type Props = Readonly<{
  property: Pick<Property, "price" | "for_type">;
  size?: "lg" | "xl" | "2xl";
  hasAmountInWords?: boolean;
  className?: string;
}>;

/** A price, or the rent of one month; a row stored with 0 has none to show. */
export function PropertyPrice({ property, ...rest }: Props) {
  const { t } = useTranslation();
  if (property.price <= 0)
    return <span className={`font-semibold ${rest.className ?? ""}`}>{t("properties.priceOnRequest")}</span>;
  return (
    <Price
      amount={property.price}
      {...(property.for_type === "rent" && { suffix: t("properties.perMonth") })}
      {...rest}
    />
  );
}

import type { Property } from "#domain/properties/property.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { Price } from "#web/ui/price.tsx";

type Props = Readonly<{
  property: Pick<Property, "price" | "for_type">;
  size?: "lg" | "xl" | "2xl";
  hasAmountInWords?: boolean;
  className?: string;
}>;

/** The price, or the rent per month. A price of 0 in an older row is shown as a price on request. */
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

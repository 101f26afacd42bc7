import type { PropertyCard } from "#domain/properties/property-card.ts";
import { shownUnitPrice } from "#domain/properties/shown-unit-price.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { useFormat } from "#web/i18n/use-format.ts";

/** LD3: "रु 45 lakh per kattha". An entered price that has more digits than two decimals show is written out. */
export function UnitPrice({ property }: Readonly<{ property: PropertyCard }>) {
  const { t } = useTranslation();
  const format = useFormat();
  const price = shownUnitPrice(property);
  if (!price) return null;
  const { amount, unit, isEntered } = price;
  const isExactInWords = amount % (amount < 10_000_000 ? 1_000 : 100_000) === 0;
  const words = !isEntered || isExactInWords ? format.rupeesInWords(amount) : null;
  const figure = words === null ? format.rupees(isEntered ? amount : Math.round(amount)) : `रु ${words}`;
  return (
    <p className="price-note">
      {t("properties.unitPrice", { amount: figure, unit: t(`properties.priceUnits.${unit}`) })}
    </p>
  );
}

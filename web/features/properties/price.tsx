import { useTranslation } from "react-i18next";
import type { Property } from "#domain/properties/property.ts";
import { useFormat } from "#web/i18n/use-format.ts";

/** The figure, and near by how people say it. */
export function PropertyPrice({
  property,
  className = "",
}: {
  property: Pick<Property, "price" | "for_type">;
  className?: string;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const words = format.rupeesInWords(property.price);
  return (
    <p className={`flex flex-wrap items-baseline gap-x-2 ${className}`}>
      <span className="figures font-rupee text-xl font-bold text-ink">
        {format.rupees(property.price)}
        {property.for_type === "rent" && (
          <span className="text-base font-normal text-ink-soft">{t("properties.perMonth")}</span>
        )}
      </span>
      {words && <span className="text-sm text-ink-soft">{words}</span>}
    </p>
  );
}

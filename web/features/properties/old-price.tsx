import type { Property } from "#domain/properties/property.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { useFormat } from "#web/i18n/use-format.ts";

/** LD5: the price before its reduction. Screen readers do not announce that it is struck through, so words say it. */
export function OldPrice({ property }: Readonly<{ property: Pick<Property, "reduced_from"> }>) {
  const { t } = useTranslation();
  const format = useFormat();
  if (property.reduced_from === null) return null;
  return (
    <p className="text-sm text-ink-soft">
      <span className="sr-only">{`${t("properties.reducedFrom")} `}</span>
      <del className="figures font-normal font-rupee">{format.rupees(property.reduced_from)}</del>
    </p>
  );
}

import Bath from "lucide-react/icons/bath";
import BedDouble from "lucide-react/icons/bed-double";
import Ruler from "lucide-react/icons/ruler";
import type { Property } from "#domain/properties/property.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { useFormat } from "#web/i18n/use-format.ts";

type Props = Readonly<{ property: Pick<Property, "bedrooms" | "bathrooms" | "area">; className?: string }>;

/** Beds, baths and area at a glance; land has no rooms to count. */
export function PropertyFacts({ property, className = "" }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <ul className={`flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft ${className}`}>
      {property.bedrooms > 0 && (
        <li className="flex items-center gap-1.5">
          <BedDouble aria-hidden className="size-4" />
          {t("properties.bedroomsShort", { number: format.number(property.bedrooms) })}
        </li>
      )}
      {property.bathrooms > 0 && (
        <li className="flex items-center gap-1.5">
          <Bath aria-hidden className="size-4" />
          {t("properties.bathroomsShort", { number: format.number(property.bathrooms) })}
        </li>
      )}
      {property.area > 0 && (
        <li className="flex items-center gap-1.5">
          <Ruler aria-hidden className="size-4" />
          {format.area(property.area)}
        </li>
      )}
    </ul>
  );
}

import { landAreaOf } from "#domain/properties/land-area.ts";
import type { PropertyCard } from "#domain/properties/property-card.ts";
import { roomsOf } from "#domain/properties/rooms.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { Icon } from "#web/icons/icon.tsx";
import { RoomIcon } from "#web/icons/room-icon.tsx";
import { LandArea } from "./deferred-land.ts";

type Props = Readonly<{ property: PropertyCard; className?: string }>;

/** The rooms and areas on a card. */
export function PropertyFacts({ property, className = "" }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const landArea = landAreaOf(property);
  const item = "flex items-center gap-1.5";
  return (
    <ul className={`flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft ${className}`}>
      {roomsOf(property).map(({ fact, count }) => (
        <li key={fact} className={item}>
          <RoomIcon fact={fact} />
          {t(`properties.${fact}Short`, { number: format.number(count) })}
        </li>
      ))}
      {property.property_type !== "land" && property.area > 0 && (
        <li className={item}>
          <Icon name="ruler" className="size-4" />
          {format.area(property.area)}
        </li>
      )}
      {landArea && (
        <li className={item}>
          <Icon name="land-plot" className="size-4" />
          <span className="sr-only">{t("properties.landArea")}</span>
          <LandArea area={landArea} custom={property.land_custom} isShort />
        </li>
      )}
    </ul>
  );
}

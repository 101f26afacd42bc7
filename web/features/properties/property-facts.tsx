import { landAreaOf } from "#domain/properties/land-area.ts";
import type { PropertyCard } from "#domain/properties/property-card.ts";
import { roomsOf } from "#domain/properties/rooms.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { Icon } from "#web/icons/icon.tsx";
import { RoomIcon } from "#web/icons/room-icon.tsx";
import { LandArea } from "./deferred-land.ts";

type Props = Readonly<{ property: PropertyCard }>;

/** The rooms and areas on a card. */
export function PropertyFacts({ property }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const landArea = landAreaOf(property);
  return (
    <ul className="card-facts">
      {roomsOf(property).map(({ fact, count }) => (
        <li key={fact}>
          <RoomIcon fact={fact} />
          {t(`properties.${fact}Short`, { number: format.number(count) })}
        </li>
      ))}
      {property.property_type !== "land" && property.area > 0 && (
        <li>
          <Icon name="ruler" />
          {format.area(property.area)}
        </li>
      )}
      {landArea && (
        <li>
          <Icon name="land-plot" />
          <span className="sr-only">{t("properties.landArea")}</span>
          <LandArea area={landArea} custom={property.land_custom} isShort />
        </li>
      )}
    </ul>
  );
}

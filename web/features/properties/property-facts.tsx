import Ruler from "lucide-react/icons/ruler";
import type { Property } from "#domain/properties/property.ts";
import { roomsOf } from "#domain/properties/rooms.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { RoomIcon } from "#web/icons/room-icon.tsx";

type Props = Readonly<{
  property: Pick<Property, "property_type" | "bedrooms" | "bathrooms" | "area">;
  className?: string;
}>;

export function PropertyFacts({ property, className = "" }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <ul className={`flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft ${className}`}>
      {roomsOf(property).map(({ fact, count }) => (
        <li key={fact} className="flex items-center gap-1.5">
          <RoomIcon fact={fact} />
          {t(`properties.${fact}Short`, { number: format.number(count) })}
        </li>
      ))}
      {property.area > 0 && (
        <li className="flex items-center gap-1.5">
          <Ruler aria-hidden className="size-4" />
          {format.area(property.area)}
        </li>
      )}
    </ul>
  );
}

import MapPin from "lucide-react/icons/map-pin";
import Ruler from "lucide-react/icons/ruler";
import type { Property } from "#domain/properties/property.ts";
import { propertyTexts } from "#domain/properties/property-fields.ts";
import { roomsOf } from "#domain/properties/rooms.ts";
import { RowPicture } from "#web/admin/details/row-picture.tsx";
import { CardActions, type RowActions } from "#web/admin/list/row-actions.tsx";
import { UntranslatedBadge } from "#web/admin/translations/untranslated-badge.tsx";
import { useTranslation } from "#web/i18n/translations.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { RoomIcon } from "#web/icons/room-icon.tsx";
import { Card } from "#web/ui/card.tsx";
import { LangText } from "#web/ui/lang-text.tsx";
import { ApprovalBadge, FeaturedBadge, ListingBadge, StatusBadge } from "./property-badges.tsx";
import { PropertyPrice } from "./property-price.tsx";

type Props = Readonly<{ property: Property; actions: RowActions<Property> }>;

const sizes = "(min-width: 1280px) 24rem, (min-width: 768px) 46vw, 92vw";

export function PropertyCard({ property, actions }: Props) {
  const { name } = property;
  return (
    <Card as="article" aria-label={name} isPadded={false} className="relative flex flex-col">
      <RowPicture
        address={property.image}
        pictures={property.pictures}
        alt=""
        sizes={sizes}
        className="aspect-16/9 w-full object-cover"
      />
      <div className="absolute top-3 left-3 flex flex-wrap gap-2">
        <StatusBadge status={property.status} />
        <ApprovalBadge approval={property.approval} />
        <ListingBadge forType={property.for_type} />
        {property.is_featured && <FeaturedBadge />}
        <UntranslatedBadge fields={propertyTexts} row={property} />
      </div>
      <div className="flex grow flex-col p-4">
        <h3 className="line-clamp-2 font-sans text-base font-semibold leading-title tracking-normal">
          <LangText>{name}</LangText>
        </h3>
        <p className="mt-1 flex items-start gap-1.5 text-ink-soft text-sm">
          <MapPin aria-hidden className="mt-[0.3em] size-4 shrink-0" />
          <span className="line-clamp-1">
            <LangText>{property.address}</LangText>
          </span>
        </p>
        <div className="mt-2">
          <PropertyPrice property={property} />
        </div>
        <Facts property={property} />
        <CardActions {...actions(property)} className="pt-4" />
      </div>
    </Card>
  );
}

function Facts({ property }: { property: Property }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-ink-soft text-sm">
      <li>{t(`properties.types.${property.property_type}`)}</li>
      {roomsOf(property).map(({ fact, count }) => (
        <li key={fact} className="flex items-center gap-1.5 [&>svg]:size-4">
          <RoomIcon fact={fact} />
          {t(`properties.${fact}Short`, { number: format.number(count) })}
        </li>
      ))}
      <li className="flex items-center gap-1.5">
        <Ruler aria-hidden className="size-4" />
        {format.area(property.area)}
      </li>
    </ul>
  );
}

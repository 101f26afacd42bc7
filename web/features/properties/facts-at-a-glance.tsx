import type { ReactNode } from "react";
import { isTaken } from "#domain/properties/kinds.ts";
import { landAreaOf } from "#domain/properties/land-area.ts";
import type { Property } from "#domain/properties/property.ts";
import { roomsOf } from "#domain/properties/rooms.ts";
import { usePropertyDetailTranslation } from "#web/i18n/property-detail-messages.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { LandArea, UnitPrice } from "./deferred-land.ts";
import { OldPrice } from "./old-price.tsx";
import { PropertyPrice } from "./property-price.tsx";

/** PY1: price, rooms and area. */
export function FactsAtAGlance({ property, priceNote }: { property: Property; priceNote?: ReactNode }) {
  const { t } = useTranslation();
  const { t: detail } = usePropertyDetailTranslation();
  const format = useFormat();
  const landArea = landAreaOf(property);
  return (
    <dl
      aria-label={detail("facts")}
      className="mt-6 flex flex-wrap gap-x-10 gap-y-5 border-y border-line py-5 print:gap-x-5 print:gap-y-2 print:py-3"
    >
      <Fact
        term={property.for_type === "rent" ? detail("pricePerMonth") : t("properties.filters.price")}
        className="w-full sm:w-auto"
      >
        <PropertyPrice property={property} size="2xl" />
        <OldPrice property={property} />
        <UnitPrice property={property} />
        {property.is_negotiable && !isTaken(property.status) && (
          <p className="font-normal text-sm">{t("properties.negotiable")}</p>
        )}
        {priceNote}
      </Fact>
      {roomsOf(property).map(({ fact, count }) => (
        <Fact key={fact} term={detail(fact)}>
          {format.number(count)}
        </Fact>
      ))}
      {property.property_type !== "land" && property.area > 0 && (
        <Fact term={detail("area")}>{format.area(property.area)}</Fact>
      )}
      {landArea && (
        <Fact term={t("properties.landArea")}>
          <LandArea area={landArea} custom={property.land_custom} isShort />
        </Fact>
      )}
    </dl>
  );
}

function Fact({ term, className = "", children }: { term: string; className?: string; children: ReactNode }) {
  return (
    <div className={className}>
      <dt className="text-sm text-ink-soft">{term}</dt>
      {/* The zero-width space gives every value the line height of the price, so that they share a baseline. */}
      <dd className="text-lg font-semibold sm:before:text-2xl sm:before:content-['\200b']">{children}</dd>
    </div>
  );
}

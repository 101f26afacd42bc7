import { Bath, BedDouble, MapPin, Ruler } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { phoneLink } from "#domain/company.ts";
import { listingLabel } from "#domain/properties/badges.ts";
import type { Property } from "#domain/properties/property.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { Badge } from "#web/ui/badge.tsx";
import { ButtonAnchor, ButtonLink } from "#web/ui/button.tsx";
import { Picture } from "#web/ui/picture.tsx";
import { PropertyPrice } from "./price.tsx";

const sizes = "(min-width: 1024px) 25rem, (min-width: 640px) 50vw, 100vw";

export function PropertyCard({ property, priority }: { property: Property; priority: boolean }) {
  const { t } = useTranslation();
  const format = useFormat();
  const language = useLanguage();
  const [picture] = property.pictures;
  const address = `/property/${property.id}`;
  return (
    <article className="flex flex-col overflow-hidden rounded-lg border border-line bg-surface shadow-sm">
      <Link to={address} prefetch="intent" tabIndex={-1} aria-hidden className="relative block">
        <Picture
          picture={picture}
          alt={picture?.alt?.[language] ?? property.name}
          sizes={sizes}
          priority={priority}
          className="aspect-3/2 w-full object-cover"
        />
        <span className="absolute top-3 left-3">
          <Badge>{t(`properties.${listingLabel(property.for_type)}`)}</Badge>
        </span>
      </Link>
      <div className="flex grow flex-col gap-2 p-5">
        <PropertyPrice property={property} />
        <h2 className="font-sans text-lg font-semibold leading-title">
          <Link to={address} prefetch="intent" className="hover:underline">
            {property.name}
          </Link>
        </h2>
        <p className="flex items-start gap-1.5 text-sm text-ink-soft">
          <MapPin aria-hidden className="mt-1 size-4 shrink-0" />
          {property.address}
        </p>
        <ul className="mt-auto flex flex-wrap gap-x-4 gap-y-1 pt-2 text-sm text-ink-soft">
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
          <li className="flex items-center gap-1.5">
            <Ruler aria-hidden className="size-4" />
            {format.area(property.area)}
          </li>
        </ul>
        <div className="mt-3 grid grid-cols-2 gap-3">
          <ButtonLink
            look="secondary"
            to={address}
            prefetch="intent"
            aria-label={t("properties.viewDetailsOf", { name: property.name })}
            className="px-3 text-sm"
          >
            {t("properties.viewDetails")}
          </ButtonLink>
          <ButtonAnchor look="quiet" href={phoneLink} className="px-3 text-sm">
            {t("properties.contactAgent")}
          </ButtonAnchor>
        </div>
      </div>
    </article>
  );
}

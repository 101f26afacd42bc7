import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { listingLabel, propertyStatusTone } from "#domain/properties/badges.ts";
import { readFeatureList } from "#domain/properties/features.ts";
import type { Property } from "#domain/properties/property.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Picture } from "#web/ui/picture.tsx";
import { ContactAgent } from "./contact-agent.tsx";
import { PropertyPrice } from "./price.tsx";

export function PropertyDetail({ property }: { property: Property }) {
  const { t } = useTranslation();
  const format = useFormat();
  const features = [...property.feature_names, ...readFeatureList(property.custom_features).names];
  return (
    <article className="page-width py-8">
      <Pictures property={property} />
      <div className="mt-8 grid gap-10 lg:grid-cols-[1fr_22rem]">
        <div>
          <div className="flex flex-wrap gap-2">
            <Badge>{t(`properties.types.${property.property_type}`)}</Badge>
            <Badge tone="blue">{t(`properties.${listingLabel(property.for_type)}`)}</Badge>
            {property.is_featured && <Badge tone="yellow">{t("properties.featured")}</Badge>}
            <Badge tone={propertyStatusTone(property.status)}>
              {t(`properties.status.${property.status}`)}
            </Badge>
          </div>
          <h1 className="mt-3">{property.name}</h1>
          <p className="mt-1 text-lg text-ink-soft">{property.address}</p>
          <PropertyPrice property={property} className="mt-4" />
          <dl className="mt-6 grid grid-cols-3 gap-4 border-y border-line py-5">
            <Fact term={t("properties.bedrooms")}>{format.number(property.bedrooms)}</Fact>
            <Fact term={t("properties.bathrooms")}>{format.number(property.bathrooms)}</Fact>
            <Fact term={t("properties.area")}>{format.area(property.area)}</Fact>
          </dl>
          <h2 className="mt-8 mb-2 text-2xl">{t("properties.detail.description")}</h2>
          <p className="max-w-text whitespace-pre-line">
            {property.description || t("properties.detail.noDescription")}
          </p>
          {features.length > 0 && (
            <>
              <h2 className="mt-8 mb-3 text-2xl">{t("properties.detail.features")}</h2>
              <ul className="flex flex-wrap gap-2">
                {features.map((feature) => (
                  <li key={feature}>
                    <Badge>{feature}</Badge>
                  </li>
                ))}
              </ul>
            </>
          )}
          <dl className="mt-8 flex flex-wrap gap-x-8 gap-y-1 text-sm text-ink-soft">
            <Fact term={t("properties.detail.listed")}>{format.date(property.created_at)}</Fact>
            <Fact term={t("properties.detail.updated")}>{format.date(property.updated_at)}</Fact>
          </dl>
        </div>
        <ContactAgent property={property} />
      </div>
    </article>
  );
}

function Pictures({ property }: { property: Property }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const format = useFormat();
  const [first, ...others] = property.pictures;
  return (
    <div className={others.length > 0 ? "grid gap-3 sm:grid-cols-[2fr_1fr]" : "grid"}>
      <Picture
        picture={first}
        alt={first?.alt?.[language] ?? property.name}
        sizes="(min-width: 1280px) 50rem, (min-width: 640px) 66vw, 100vw"
        priority
        className="aspect-3/2 h-full w-full rounded-lg object-cover"
      />
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-1">
        {others.map((picture, index) => (
          <Picture
            key={picture.key}
            picture={picture}
            alt={
              picture.alt?.[language] ??
              t("properties.detail.pictureOf", { name: property.name, number: format.number(index + 2) })
            }
            sizes="(min-width: 1280px) 25rem, (min-width: 640px) 33vw, 50vw"
            className="aspect-3/2 h-full w-full rounded-lg object-cover"
          />
        ))}
      </div>
    </div>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{term}</dt>
      <dd className="font-semibold text-ink">{children}</dd>
    </div>
  );
}

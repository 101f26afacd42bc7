import { languageTag } from "#domain/language.ts";
import { jpegPicturePath } from "#domain/pictures/picture-paths.ts";
import type { PropertyStatus, PropertyType } from "#domain/properties/kinds.ts";
import type { Property } from "#domain/properties/property.ts";
import { type RoomFact, roomFieldsOf } from "#domain/properties/rooms.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { useLanguage } from "#web/i18n/use-language.ts";
import { usePublicUrl } from "#web/site-context.ts";
import { companyReference } from "./company-facts.ts";
import { toGeo } from "./geo.ts";
import { pageUrl } from "./page-url.ts";
import { postalAddress } from "./postal-address.ts";
import { StructuredData } from "./structured-data.tsx";
import { summarize } from "./summarize.ts";

const kinds: Record<PropertyType, string> = {
  house: "House",
  townhouse: "House",
  apartment: "Apartment",
  condo: "Apartment",
  loft: "Apartment",
  studio: "Apartment",
  penthouse: "Apartment",
  commercial: "Accommodation",
  land: "Place",
};

export function PropertyData({ property }: Readonly<{ property: Property }>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const publicUrl = usePublicUrl();
  const url = pageUrl(publicUrl, { path: `/property/${property.id}` }, language);
  const image = property.pictures.map(({ key }) => publicUrl + jpegPicturePath(key));
  return (
    <StructuredData
      data={{
        "@type": "RealEstateListing",
        "@id": url,
        url,
        name: property.name,
        description: summarize(property.description) || undefined,
        image: image.length > 0 ? image : undefined,
        inLanguage: languageTag(language),
        datePosted: property.created_at,
        dateModified: property.updated_at,
        provider: companyReference(publicUrl, language),
        mainEntity: toMainEntity(property, t("properties.area")),
        offers: toOffer(property, url),
      }}
    />
  );
}

function toMainEntity(property: Property, areaName: string) {
  const area = property.area > 0 ? { value: property.area, unitCode: "FTK" } : undefined;
  const place = {
    "@type": kinds[property.property_type],
    name: property.name,
    address: postalAddress(property.address, property),
    geo: toGeo(property.map_location),
  };
  // Land has no floor and no rooms.
  if (property.property_type === "land")
    return { ...place, additionalProperty: area && { "@type": "PropertyValue", name: areaName, ...area } };
  const hasRooms = (asked: RoomFact) =>
    roomFieldsOf(property.property_type).some(({ fact }) => fact === asked);
  return {
    ...place,
    floorSize: area && { "@type": "QuantitativeValue", ...area },
    ...(hasRooms("bedrooms") && { numberOfBedrooms: property.bedrooms }),
    ...(hasRooms("bathrooms") && { numberOfBathroomsTotal: property.bathrooms }),
    amenityFeature: [...property.feature_names, ...property.custom_features].map((name) => ({
      "@type": "LocationFeatureSpecification",
      name,
      value: true,
    })),
  };
}

const availability: Record<PropertyStatus, string> = {
  draft: "SoldOut",
  active: "InStock",
  reserved: "LimitedAvailability",
  sold: "SoldOut",
  rented: "SoldOut",
  withdrawn: "SoldOut",
};

function toOffer(property: Property, url: string) {
  const isRent = property.for_type === "rent";
  const price = property.price > 0 ? { price: property.price, priceCurrency: "NPR" } : undefined;
  return {
    "@type": "Offer",
    url,
    ...price,
    availability: `https://schema.org/${availability[property.status]}`,
    businessFunction: `http://purl.org/goodrelations/v1#${isRent ? "LeaseOut" : "Sell"}`,
    // Rents are per month.
    priceSpecification:
      isRent && price
        ? { "@type": "UnitPriceSpecification", ...price, unitCode: "MON", referenceQuantity: month }
        : undefined,
  };
}

const month = { "@type": "QuantitativeValue", value: 1, unitCode: "MON" } as const;

import { landUnitNames } from "#domain/land/format-measure.ts";
import { squareFeetOf } from "#domain/land/measure.ts";
import { type Language, languageTag } from "#domain/language.ts";
import { jpegPicturePath } from "#domain/pictures/picture-paths.ts";
import type { PropertyStatus, PropertyType } from "#domain/properties/kinds.ts";
import { landAreaOf } from "#domain/properties/land-area.ts";
import { landMeasureOf } from "#domain/properties/land-measure.ts";
import type { Property } from "#domain/properties/property.ts";
import { factGroupsOf } from "#domain/properties/property-facts.ts";
import type { FactField } from "#domain/properties/property-fields.ts";
import { type RoomFact, roomFieldsOf } from "#domain/properties/rooms.ts";
import { shownUnitPrice } from "#domain/properties/shown-unit-price.ts";
import { loadFactTexts } from "#web/i18n/use-fact-texts.ts";
import { companyReference, type DescribingSite } from "./company-reference.ts";
import { toGeo } from "./geo.ts";
import { pageUrl } from "./page-url.ts";
import { postalAddress } from "./postal-address.ts";
import { writeStructuredData } from "./script-json.ts";
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

export async function propertyData(property: Property, site: DescribingSite): Promise<string> {
  const { language, publicUrl } = site;
  const url = pageUrl(publicUrl, { path: `/property/${property.id}` }, language);
  const image = property.pictures.map(({ key }) => publicUrl + jpegPicturePath(key));
  return writeStructuredData({
    "@type": "RealEstateListing",
    "@id": url,
    url,
    name: property.name,
    description: summarize(property.description) || undefined,
    image: image.length > 0 ? image : undefined,
    inLanguage: languageTag(language),
    datePosted: property.created_at,
    dateModified: property.updated_at,
    provider: companyReference(site),
    mainEntity: { ...toMainEntity(property), additionalProperty: await factValues(property, language) },
    offers: toOffer(property, url, language),
  });
}

/** The facts that schema.org has a word for. */
const namedFacts: readonly FactField[] = ["area", "bedrooms", "bathrooms", "year_built"];

/** LD4: the other facts, with their words in the page's language. Schema.org has no word for the area of a plot. */
async function factValues(property: Property, language: Language) {
  const texts = await loadFactTexts(language);
  const facts = factGroupsOf({ ...property, land_area: landAreaOf(property) })
    .flatMap((group) => group.facts)
    .filter(({ field }) => !namedFacts.includes(field));
  const measure = landMeasureOf(property);
  const values = facts.map((fact) => ({
    "@type": "PropertyValue",
    name: texts.label(fact.fact),
    ...(fact.field === "land_area" && measure
      ? { value: squareFeetOf(measure), unitCode: squareFoot }
      : { value: texts.text(fact) }),
  }));
  return values.length > 0 ? values : undefined;
}

const squareFoot = "FTK";

function toMainEntity(property: Property) {
  const place = {
    "@type": kinds[property.property_type],
    name: property.name,
    address: postalAddress(property.address, property),
    geo: toGeo(property.map_location),
  };
  // Land has no floor and no rooms.
  if (property.property_type === "land") return place;
  const hasRooms = (asked: RoomFact) =>
    roomFieldsOf(property.property_type).some(({ fact }) => fact === asked);
  return {
    ...place,
    floorSize:
      property.area > 0
        ? { "@type": "QuantitativeValue", value: property.area, unitCode: squareFoot }
        : undefined,
    yearBuilt: property.year_built === null ? undefined : gregorianYear(property.year_built),
    ...(hasRooms("bedrooms") && { numberOfBedrooms: property.bedrooms }),
    ...(hasRooms("bathrooms") && { numberOfBathroomsTotal: property.bathrooms }),
    amenityFeature: [...property.feature_names, ...property.custom_features].map((name) => ({
      "@type": "LocationFeatureSpecification",
      name,
      value: true,
    })),
  };
}

/** Most of a year of Bikram Sambat is in the year that is 57 less. */
function gregorianYear(year: number): number {
  return year - 57;
}

const availability: Record<PropertyStatus, string> = {
  draft: "SoldOut",
  active: "InStock",
  reserved: "LimitedAvailability",
  sold: "SoldOut",
  rented: "SoldOut",
  withdrawn: "SoldOut",
};

function toOffer(property: Property, url: string, language: Language) {
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
        : toUnitPrice(property, language),
  };
}

/** The units of land have no code. */
function toUnitPrice(property: Property, language: Language) {
  const price = shownUnitPrice(property);
  if (!price) return;
  const { amount, unit } = price;
  return {
    "@type": "UnitPriceSpecification",
    price: amount,
    priceCurrency: "NPR",
    ...(unit === "sq_ft" ? { unitCode: squareFoot } : { unitText: landUnitNames[unit][language] }),
  };
}

const month = { "@type": "QuantitativeValue", value: 1, unitCode: "MON" } as const;

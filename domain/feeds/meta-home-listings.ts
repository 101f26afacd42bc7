import { escapeXml } from "#domain/escape-xml.ts";
import { jpegPicturePath } from "#domain/pictures/picture-paths.ts";
import type { ListingType, PropertyStatus, PropertyType } from "#domain/properties/kinds.ts";
import type { Property } from "#domain/properties/property.ts";
import { roomFieldsOf } from "#domain/properties/rooms.ts";

/** Meta's limit. */
const maxPictures = 20;
const maxDescriptionLength = 5_000;

/** Meta's names of types. It has none for lofts, studios, penthouses and commercial space. */
const types: Readonly<Record<PropertyType, string>> = {
  house: "house",
  townhouse: "townhouse",
  apartment: "apartment",
  condo: "condo",
  loft: "apartment",
  studio: "apartment",
  penthouse: "apartment",
  land: "land",
  commercial: "other",
};

const roomNames = { bedrooms: "num_beds", bathrooms: "num_baths" } as const;

function availabilityOf(listing: ListingType, status: PropertyStatus): string {
  if (status === "reserved") return listing === "sale" ? "sale_pending" : "off_market";
  return listing === "sale" ? "for_sale" : "for_rent";
}

/** Meta refuses a listing without a price, a picture or a place on the map. */
export function isHomeListing({ price, pictures, map_location: location }: Property): boolean {
  return price > 0 && pictures.length > 0 && location !== null && location !== undefined;
}

/**
 * IM5: the format of https://developers.facebook.com/docs/marketing-api/real-estate-ads/get-started, for properties of which
 * `isHomeListing` is true. The point of an approximate pin is its public one.
 */
export function composeHomeListings(
  properties: readonly Property[],
  { title, publicUrl }: Readonly<{ title: string; publicUrl: string }>,
): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<listings>
<title>${escapeXml(title)}</title>
<link rel="self" href="${escapeXml(publicUrl)}"/>
${properties.map((property) => listingElement(property, publicUrl)).join("")}</listings>
`;
}

function listingElement(property: Property, publicUrl: string): string {
  const { id, for_type: listing, property_type: type, map_location: location } = property;
  const pictures = property.pictures
    .slice(0, maxPictures)
    .map((picture) => `<image><url>${escapeXml(publicUrl + jpegPicturePath(picture))}</url></image>`);
  const elements = [
    element("home_listing_id", String(id)),
    element("name", property.name),
    element("availability", availabilityOf(listing, property.status)),
    element("description", (property.description || property.name).slice(0, maxDescriptionLength)),
    addressElement(property),
    element("latitude", String(location?.latitude)),
    element("longitude", String(location?.longitude)),
    element("neighborhood", property.street || property.local_level || property.address),
    ...pictures,
    element("listing_type", listing === "sale" ? "for_sale_by_agent" : "for_rent_by_agent"),
    ...roomFieldsOf(type).map(({ field }) => element(roomNames[field], String(property[field]))),
    element("price", `${property.price} NPR`),
    element("property_type", types[type]),
    element("url", `${publicUrl}/property/${id}`),
    ...(property.year_built ? [element("year_built", String(property.year_built))] : []),
  ];
  return `<listing>\n${elements.join("\n")}\n</listing>\n`;
}

function addressElement({ address, street, ward, local_level, district, province }: Property): string {
  const first = [street, ward && `Ward ${ward}`].filter(Boolean).join(", ") || address;
  const components = { addr1: first, city: local_level ?? district, region: province, country: "Nepal" };
  const lines = Object.entries(components).map(([name, text]) =>
    text ? `<component name="${name}">${escapeXml(text)}</component>` : "",
  );
  return `<address format="simple">${lines.join("")}</address>`;
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

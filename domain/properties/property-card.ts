import { type MapPoint, toMapPoint } from "#domain/places/map-point.ts";
import type { Property } from "./property.ts";

/** What cards and hearts show and store of a property. Lists send only this to the browser, always with `map_point`. */
export type PropertyCard = Readonly<Omit<CardSource, "map_location"> & { map_point?: MapPoint | null }>;

type CardSource = Readonly<
  Pick<
    Property,
    | "id"
    | "name"
    | "address"
    | "property_type"
    | "for_type"
    | "status"
    | "price"
    | "price_unit"
    | "unit_price"
    | "reduced_from"
    | "is_negotiable"
    | "checked_on"
    | "area"
    | "bedrooms"
    | "bathrooms"
    | "land_area"
    | "land_custom"
    | "agent_phone"
    | "map_location"
    | "pictures"
  >
>;

/** With the first picture only. */
export function toPropertyCard(property: CardSource): PropertyCard {
  return {
    id: property.id,
    name: property.name,
    address: property.address,
    property_type: property.property_type,
    for_type: property.for_type,
    status: property.status,
    price: property.price,
    price_unit: property.price_unit,
    unit_price: property.unit_price,
    reduced_from: property.reduced_from,
    is_negotiable: property.is_negotiable,
    checked_on: property.checked_on,
    area: property.area,
    bedrooms: property.bedrooms,
    bathrooms: property.bathrooms,
    land_area: property.land_area,
    land_custom: property.land_custom,
    agent_phone: property.agent_phone,
    map_point: toMapPoint(property.map_location),
    pictures: property.pictures.slice(0, 1),
  };
}

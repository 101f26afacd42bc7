import { isInBounds } from "#domain/places/bounds.ts";
import { districtOf, findLocalLevel, provinceOf } from "#domain/places/local-levels.ts";
import { type PlaceCode, splitPlaceCode } from "#domain/places/place-code.ts";
import { landSquareFeet } from "#domain/properties/derived-fields.ts";
import type { PropertyFilters } from "#domain/properties/filters.ts";
import { isInBand } from "#domain/properties/price-bands.ts";
import type { Property } from "#domain/properties/property.ts";
import type { propertyTexts } from "#domain/properties/property-fields.ts";
import { containsText, isPlaceInAnyLanguage } from "#domain/search-text.ts";
import type { Translations } from "#domain/translations.ts";
import { propertyKeys, type SearchedProperty } from "./row-keys.ts";
import { matchesWords, readSearchWords } from "./search-words.ts";

export type MatchedProperty = Pick<
  Property,
  | "price"
  | "area"
  | "land_area"
  | "bedrooms"
  | "bathrooms"
  | "road_width"
  | "facing"
  | "checked_on"
  | "map_location"
> &
  SearchedProperty &
  Readonly<{ created_at: Date; translations: Translations<typeof propertyTexts> }>;

const dayMs = 86_400_000;

/** SR3: the reference implementation. The server's SQL must select the same rows. */
export function matchesProperty(
  property: MatchedProperty,
  filters: PropertyFilters,
  now = new Date(),
): boolean {
  const { search = "", location = "", place, type, price, bounds, facing, since, checked } = filters;
  const { bedrooms = 0, bathrooms = 0, road = 0, area_from: areaFrom, area_to: areaTo } = filters;
  const { price_from: priceFrom = 0, price_to: priceTo = Number.POSITIVE_INFINITY } = filters;
  const languages = [property, ...Object.values(property.translations)];
  const words = readSearchWords(search);
  const addresses = (isPlaceInAnyLanguage(location) ? languages : [property]).map(
    (texts) => texts?.address ?? "",
  );
  return (
    (search === "" || (words.length > 0 && matchesWords(propertyKeys(property), words))) &&
    addresses.some((address) => containsText(address, location)) &&
    (!place || place.some((code) => isIn(code, property.local_level_id))) &&
    (!type || type.includes(property.property_type)) &&
    (!price || isInBand(property.price, price)) &&
    property.price >= priceFrom &&
    property.price <= priceTo &&
    (!areaFrom || sizeOf(property) >= millionths(landSquareFeet(areaFrom))) &&
    (!areaTo || sizeOf(property) <= millionths(landSquareFeet(areaTo))) &&
    property.bedrooms >= bedrooms &&
    property.bathrooms >= bathrooms &&
    (property.road_width ?? 0) >= road &&
    (!facing || (property.facing !== null && facing.includes(property.facing))) &&
    (!checked || property.checked_on !== null) &&
    (!since || property.created_at.getTime() > now.getTime() - since * dayMs) &&
    (!bounds || isInBounds(property.map_location, bounds))
  );
}

function isIn(code: PlaceCode, localLevelId: number | null): boolean {
  const localLevel = localLevelId === null ? undefined : findLocalLevel(localLevelId);
  if (!localLevel) return false;
  const district = districtOf(localLevel);
  const { level, id } = splitPlaceCode(code);
  return id === { l: localLevel.id, d: district.id, p: provinceOf(district).id }[level];
}

/** Integers, because square feet of six decimals are not exact as floating-point numbers. */
function sizeOf({ land_area: landArea, area }: MatchedProperty): bigint {
  return millionths(landSquareFeet(landArea) ?? area.toFixed(6));
}

function millionths(squareFeet: string | null): bigint {
  return BigInt((squareFeet ?? "0.000000").replace(".", ""));
}

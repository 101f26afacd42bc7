import { type QueryParameters, readParameter } from "#domain/query-parameters.ts";
import { containsText, isPlaceInAnyLanguage } from "#domain/search-text.ts";
import type { Translations } from "#domain/translations.ts";
import { type ListingType, type PropertyType, propertyTypes } from "./kinds.ts";
import { type BedroomChoice, bedroomChoices, maxBedroomChoice } from "./options.ts";
import { isInBand, type PriceBand, readPriceBand } from "./price-bands.ts";
import type { Property } from "./property.ts";
import type { propertyTexts } from "./property-fields.ts";

/** The filters of a list. "" and null mean no filter. */
export interface PropertyFilters {
  readonly search: string;
  readonly location: string;
  readonly price: PriceBand | null;
  readonly type: PropertyType | null;
  readonly bedrooms: BedroomChoice | null;
  /** LD8: only properties that staff have checked. */
  readonly isChecked: boolean;
}

export const noPropertyFilters: PropertyFilters = {
  search: "",
  location: "",
  price: null,
  type: null,
  bedrooms: null,
  isChecked: false,
};

/** Reads the filters from the URL. Invalid values are ignored. Only Rent has a bedroom filter. */
export function readPropertyFilters(parameters: QueryParameters, listing: ListingType): PropertyFilters {
  const type = readParameter(parameters, "type").toLowerCase();
  const bedrooms = readParameter(parameters, "bedrooms").replace(/\+$/, "");
  return {
    search: readParameter(parameters, "search"),
    location: readParameter(parameters, "location"),
    price: readPriceBand(readParameter(parameters, "price"), listing),
    type: propertyTypes.find((known) => known === type) ?? null,
    bedrooms: (listing === "rent" && bedroomChoices.find((choice) => String(choice) === bedrooms)) || null,
    isChecked: readParameter(parameters, "checked") === "1",
  };
}

/** Returns the URL parameters for these filters. Unset filters are left out. */
export function propertyFilterParameters(filters: PropertyFilters): Record<string, string> {
  const entries = Object.entries({
    search: filters.search,
    location: filters.location,
    price: filters.price?.value ?? "",
    type: filters.type ?? "",
    bedrooms: filters.bedrooms === null ? "" : String(filters.bedrooms),
    checked: filters.isChecked ? "1" : "",
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== ""));
}

function matchesBedrooms(bedrooms: number, choice: BedroomChoice): boolean {
  return choice === maxBedroomChoice ? bedrooms >= choice : bedrooms === choice;
}

/** The reference implementation. The server's SQL must select the same rows. */
export function matchesProperty(
  property: Pick<Property, "name" | "address" | "price" | "property_type" | "bedrooms" | "checked_on"> &
    Readonly<{ translations?: Translations<typeof propertyTexts> | undefined }>,
  filters: PropertyFilters,
): boolean {
  const { search, location, price, type, bedrooms, isChecked } = filters;
  const languages = [property, ...Object.values(property.translations ?? {})];
  const searchedTexts = languages.flatMap((texts) => [texts?.name ?? "", texts?.address ?? ""]);
  const addresses = (isPlaceInAnyLanguage(location) ? languages : [property]).map(
    (texts) => texts?.address ?? "",
  );
  return (
    searchedTexts.some((text) => containsText(text, search)) &&
    addresses.some((address) => containsText(address, location)) &&
    (price === null || isInBand(property.price, price)) &&
    (type === null || property.property_type === type) &&
    (bedrooms === null || matchesBedrooms(property.bedrooms, bedrooms)) &&
    (!isChecked || property.checked_on !== null)
  );
}

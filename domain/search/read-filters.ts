import { readAmount } from "#domain/amounts.ts";
import { landMeasureText } from "#domain/land/measure.ts";
import { readLandMeasure } from "#domain/land/read-measure.ts";
import { readUnitWord } from "#domain/land/unit-words.ts";
import type { LandUnit } from "#domain/land/units.ts";
import { readListView } from "#domain/list-view.ts";
import { readNumber } from "#domain/numbers.ts";
import { readPageNumber } from "#domain/paging.ts";
import { readBounds } from "#domain/places/bounds.ts";
import { comparePlaceCodes, readPlaceCode } from "#domain/places/place-code.ts";
import type { FieldCode } from "#domain/problem-texts.ts";
import {
  type FilterName,
  filterNames,
  maxRoomsFilter,
  type PropertyFilters,
  type PropertyListAddress,
  propertyListParameterNames,
  propertyListParameters,
  propertySorts,
  sinceChoices,
} from "#domain/properties/filters.ts";
import { type ListingType, propertyTypes } from "#domain/properties/kinds.ts";
import { readPriceBand } from "#domain/properties/price-bands.ts";
import { facings } from "#domain/properties/property-fields.ts";
import { type QueryParameters, readListParameter, readParameter } from "#domain/query-parameters.ts";
import { readSearch } from "./read-search.ts";

type ReadOptions = Readonly<{
  /** The page; undefined in the API, which knows the bands of every page. */
  listing?: ListingType | undefined;
  /** The unit of an area without one. */
  areaUnit?: LandUnit | undefined;
}>;
type FilterReader<Value> = Readonly<{
  /** Null if the text is not valid: pages ignore it, the API rejects it with the code. */
  read(text: string, options: ReadOptions): Value | null;
  code: FieldCode;
  /** Its values may be repeated parameters, as a form sends them, or joined by commas. */
  isList?: true;
}>;

const maxPlaces = 15;
const maxRoadFeet = 999;
const maxPrice = 999_999_999_999;

const anyText: FilterReader<string> = { read: (text) => text, code: "text_invalid" };
const amount: FilterReader<number> = { read: readPositiveAmount, code: "amount_invalid" };
const area: FilterReader<string> = { read: readArea, code: "land_measure_invalid" };
const rooms: FilterReader<number> = { read: readRooms, code: "number_invalid" };

/** How each parameter is read. */
export const filterReaders: { [Name in FilterName]: FilterReader<PropertyFilters[Name] & {}> } = {
  search: anyText,
  location: anyText,
  place: {
    read: (text) => readList(text, readPlaceCode)?.toSorted(comparePlaceCodes).slice(0, maxPlaces) ?? null,
    code: "choice_invalid",
    isList: true,
  },
  type: { read: (text) => readChoices(text, propertyTypes), code: "choice_invalid", isList: true },
  price: { read: (text, { listing }) => readPriceBand(text, listing), code: "choice_invalid" },
  price_from: amount,
  price_to: amount,
  area_from: area,
  area_to: area,
  bedrooms: rooms,
  bathrooms: rooms,
  road: { read: readFeet, code: "number_invalid" },
  facing: { read: (text) => readChoices(text, facings), code: "choice_invalid", isList: true },
  checked: { read: (text) => (text === "1" ? true : null), code: "choice_invalid" },
  since: {
    read: (text) => sinceChoices.find((days) => String(days) === text) ?? null,
    code: "choice_invalid",
  },
  bounds: { read: readBounds, code: "choice_invalid" },
};

/** A form's select for the unit of its area fields. Addresses have it within `area_from` and `area_to`. */
export const areaUnitParameter = "area_unit";

/** SR3: reads the filters from the URL or a form. Invalid values are ignored; "3 bhk" in the search is a filter, too. */
export function readPropertyFilters(parameters: QueryParameters, listing?: ListingType): PropertyFilters {
  const options = { listing, areaUnit: readUnitWord(readParameter(parameters, areaUnitParameter)) };
  const search = readSearch(readParameter(parameters, "search"));
  const filters: Partial<Record<FilterName, unknown>> = {};
  for (const name of filterNames) {
    const reader = filterReaders[name];
    const given = (reader.isList ? readListParameter : readParameter)(parameters, name);
    const text = name === "search" ? search.text : (search.taken[name] ?? given);
    const value = text === "" ? null : reader.read(text, options);
    if (value !== null) filters[name] = value;
  }
  // Each value is what the reader of its name returned, which the compiler cannot relate.
  return withOnePrice(filters as PropertyFilters);
}

/** SR3: amounts that are a band are that band; others replace it, so that the two never contradict each other. */
function withOnePrice(filters: PropertyFilters): PropertyFilters {
  const { price, price_from: from, price_to: to, ...others } = filters;
  if (!price || (from === undefined && to === undefined)) return filters;
  if ((from ?? null) === price.lower && (to ?? null) === price.upper) return { ...others, price };
  const { price: _band, ...withoutBand } = filters;
  return withoutBand;
}

/** Which list the words of a search name: "ghar bhada" is for rent. Undefined if they name none. */
export function readNamedListing(parameters: QueryParameters): ListingType | undefined {
  return readSearch(readParameter(parameters, "search")).listing;
}

/** Reads all that the address of a page says. */
export function readPropertyListAddress(
  parameters: QueryParameters,
  listing: ListingType,
): PropertyListAddress {
  return {
    filters: readPropertyFilters(parameters, listing),
    sort: readChoice(readParameter(parameters, "sort"), propertySorts) ?? propertySorts[0],
    view: readListView(parameters),
    page: readPageNumber(parameters),
  };
}

/** Whether the address says nothing twice, nothing empty and nothing in another way than the shortest. */
export function isShortestAddress(
  query: QueryParameters & Iterable<[name: string, value: string]>,
  listing: ListingType,
): boolean {
  const shortest = propertyListParameters(readPropertyListAddress(query, listing));
  const given = [...query].filter(
    ([name]) => propertyListParameterNames.includes(name) || name === areaUnitParameter,
  );
  return (
    given.length === Object.keys(shortest).length && given.every(([name, value]) => shortest[name] === value)
  );
}

function readPositiveAmount(text: string): number | null {
  const read = readAmount(text);
  if (read === null) return null;
  const rupees = Math.round(read * 100) / 100;
  return rupees > 0 && rupees <= maxPrice ? rupees : null;
}

/** A number alone has the unit of the form, else square feet. */
function readArea(text: string, { areaUnit = "sq_ft" }: ReadOptions): string | null {
  const number = readNumber(text);
  const reading = readLandMeasure(number === null ? text : `${text} ${areaUnit}`);
  if (reading.kind === "measure") return landMeasureText(reading.measure);
  const [first] = reading.kind === "ambiguous" ? reading.choices : [];
  return first ? landMeasureText(first) : null;
}

function readRooms(text: string): number | null {
  const number = readNumber(text.replace(/\+$/, ""));
  const isCount = number !== null && Number.isInteger(number) && number >= 1;
  return isCount && number <= maxRoomsFilter ? number : null;
}

function readFeet(text: string): number | null {
  const number = readNumber(text);
  const feet = number === null ? 0 : Math.round(number * 10) / 10;
  return feet > 0 && feet <= maxRoadFeet ? feet : null;
}

/** In the order of `values`, so that the same choices have the same address. Null if one is unknown. */
function readChoices<Value extends string>(text: string, values: readonly Value[]): Value[] | null {
  const chosen = readList(text, (item) => readChoice(item, values));
  return chosen && values.filter((value) => chosen.includes(value));
}

function readChoice<Value extends string>(text: string, values: readonly Value[]): Value | null {
  return values.find((value) => value === text.toLowerCase()) ?? null;
}

function readList<Value>(text: string, readItem: (item: string) => Value | null): Value[] | null {
  const read = text
    .split(",")
    .map((item) => item.trim())
    .filter((item) => item !== "")
    .map(readItem);
  const items = read.filter((item) => item !== null);
  return items.length === 0 || items.length < read.length ? null : [...new Set(items)];
}

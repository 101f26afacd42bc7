import * as z from "zod/mini";
import { landCustomOf } from "#domain/land/customs.ts";
import { isDashed, landMeasureText } from "#domain/land/measure.ts";
import { readLandMeasure } from "#domain/land/read-measure.ts";
import { maxLengths } from "#domain/max-lengths.ts";
import { readNumber } from "#domain/numbers.ts";
import type { Place } from "#domain/places/compose-address.ts";
import { districtOf, findLocalLevel } from "#domain/places/local-levels.ts";
import { placeFieldsSchema, placeOf } from "#domain/places/place-input.ts";
import { proposePlace } from "#domain/places/propose-place.ts";
import { readCoordinates } from "#domain/places/read-coordinates.ts";
import { fieldMessages } from "#domain/problems.ts";
import { propertyFieldNames, propertyFields } from "#domain/properties/property-fields.ts";
import { readReference } from "#domain/properties/reference.ts";
import { detectLanguageTag } from "#domain/text-language.ts";
import type { RowProblem } from "./import.ts";
import { CellReader, type FileRecord } from "./read-cells.ts";

type FormFields = Readonly<Record<string, unknown>>;

export type ReadListing = Readonly<{
  reference: string | null;
  /** The fields of the form that the row fills in. */
  fields: FormFields;
  /** Names of files in the ZIP; undefined if the row names none. */
  pictures: readonly string[] | undefined;
  features: readonly string[] | undefined;
  /** IM2 */
  oldAddress: string | null;
  problems: readonly RowProblem[];
}>;

const separators = /[;|,\n]/;
/** What a spreadsheet makes of 1-5-10. */
const isoDay = /^(?:19|20)\d\d-\d\d-\d\d(?:[T ].*)?$/;

/** IM1: reads a row's cells by the rules of the form. The form's schema then validates the fields. */
export function readListing(record: FileRecord): ReadListing {
  const cells = new CellReader(record);
  const place = readPlace(cells);
  if ((record.get("reference")?.length ?? 0) > maxLengths.word) cells.report("reference", "too_long");
  const fields: Record<string, unknown> = {
    ...plainFields(cells),
    ...place.fields,
    ...pinOf(cells),
    ...landArea(cells, place.place),
    ...textsOf(cells, place.nepaliStreet),
  };
  return {
    reference: referenceOf(record),
    fields,
    pictures: cells.list("pictures", separators),
    features: cells.list("features", separators),
    oldAddress: record.get("old_address") ?? null,
    problems: cells.problems,
  };
}

export function referenceOf(record: FileRecord): string | null {
  return readReference(record.get("reference") ?? "");
}

const ownWays = ["name", "address", "description", "land_area"];

/** Numbers, amounts and years stay as they are written: the form's schema reads them. */
function plainFields(cells: CellReader): FormFields {
  const fields = propertyFieldNames
    .filter((name) => !ownWays.includes(name) && cells.record.has(name))
    .map((name) => [name, plainField(cells, name)] as const);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

function plainField(cells: CellReader, name: (typeof propertyFieldNames)[number]): unknown {
  const { kind } = propertyFields[name];
  if (kind === "choice" || kind === "optionalChoice") return cells.choice(name);
  if (kind === "checkbox") return cells.choice(name, "checkbox");
  if (kind === "day") return cells.day(name);
  if (kind === "landmarks") return cells.list(name, /[;\n]/);
  return withoutUnit(cells.text(name) ?? "", name);
}

/** "1540 sq ft", "13 ft" and "3 BHK" are written in columns whose unit is known. */
function withoutUnit(text: string, name: string): string {
  const number = text.replace(
    /\s*(?:sq\.?\s*ft\.?|sqft|square feet|वर्ग फिट|feet|ft\.?|फिट|bhk|rooms?|cars?|storeys?)$/i,
    "",
  );
  return ["price", "unit_price"].includes(name) || readNumber(number) === null ? text : number;
}

type PlaceReading = Readonly<{ fields: FormFields; place: Place | null; nepaliStreet?: string | undefined }>;

/** A place that a column names must exist. An address is read, too; one that names no certain place stays as it is written. */
function readPlace(cells: CellReader): PlaceReading {
  const [municipality, district, address] = ["place", "district", "address"].map((name) => cells.text(name));
  const street = cells.text("street") ?? "";
  const ward = cells.text("ward");
  if (municipality !== undefined) {
    // With its ward, "Lalitpur" is the city and not the district.
    const name =
      ward === undefined || /[\d०-९]/.test(municipality) ? municipality : `${municipality}-${ward}`;
    const place = [name, district].filter((part) => part !== undefined).join(", ");
    const read = z.safeParse(placeFieldsSchema, { local_level_id: null, ward: null, street, place });
    if (read.success) return placed(placeOf(read.data));
    for (const { code } of Object.values(fieldMessages(read.error.issues)).flat())
      cells.report(code === "ward_unknown" ? "ward" : "place", code);
    return { fields: {}, place: null };
  }
  if (address === undefined)
    return {
      fields: { ...(ward !== undefined && { ward }), ...(street !== "" && { street }) },
      place: null,
    };
  const line = [address, district].filter((part) => part !== undefined).join(", ");
  const proposal = proposePlace({ en: line });
  if (!proposal?.isCertain) return { fields: { address: line }, place: null };
  return placed({
    localLevelId: proposal.local_level_id,
    ward: proposal.ward,
    street: street || Object.values(proposal.streets)[0] || "",
  });
}

function placed(place: Place | null): PlaceReading {
  if (!place) return { fields: {}, place };
  const { localLevelId, ward, street } = place;
  const isNepali = detectLanguageTag(street) === "ne";
  return {
    fields: { local_level_id: localLevelId, ward, ...(street !== "" && !isNepali && { street }) },
    place,
    nepaliStreet: isNepali ? street : undefined,
  };
}

function pinOf(cells: CellReader): FormFields {
  const text = cells.text("coordinates");
  // RealHomes and Houzez append the zoom of the map.
  const point = text === undefined ? null : readCoordinates(text.replace(/^([^,]+,[^,]+),\s*\d+$/, "$1"));
  if (text !== undefined && !point) cells.report("coordinates", "invalid");
  const { latitude, longitude } = point ?? {
    latitude: cells.text("latitude"),
    longitude: cells.text("longitude"),
  };
  if (latitude === undefined && longitude === undefined) return {};
  return { latitude, longitude, pin_precision: "approximate" };
}

/** The custom of the place decides between the meanings of a measure without units. */
function landArea(cells: CellReader, place: Place | null): FormFields {
  const text = cells.text("land_area");
  if (text === undefined) return {};
  if (isoDay.test(text)) {
    cells.report("land_area", "land_is_date");
    return {};
  }
  const level = place && findLocalLevel(place.localLevelId);
  const custom = level ? landCustomOf(districtOf(level).id) : null;
  const reading = readLandMeasure(text, custom ?? undefined);
  if (reading.kind === "measure") return { land_area: landMeasureText(reading.measure) };
  const dashed = reading.kind === "ambiguous" ? reading.choices.find(isDashed) : undefined;
  if (dashed) return { land_area: landMeasureText(dashed) };
  cells.report("land_area", reading.kind === "invalid" ? reading.code : "land_measure_ambiguous");
  return {};
}

/** A text in Devanagari belongs to the Nepali pages, unless another column has those. */
function textsOf(cells: CellReader, nepaliStreet: string | undefined): FormFields {
  const plain: Record<string, string> = {};
  const np: Record<string, string> = nepaliStreet === undefined ? {} : { street: nepaliStreet };
  for (const name of ["name", "description"] as const) {
    const text = cells.text(name);
    const nepali = cells.text(`${name}_np`);
    if (nepali !== undefined) np[name] = nepali;
    if (text === undefined) continue;
    if (nepali === undefined && detectLanguageTag(text) === "ne") np[name] = text;
    else plain[name] = text;
  }
  return { ...plain, ...(Object.keys(np).length > 0 && { translations: { np } }) };
}

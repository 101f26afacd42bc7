import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toBikramSambat } from "#domain/calendar/bikram-sambat.ts";
import { writeParts } from "#domain/calendar/read-date.ts";
import { localDigits } from "#domain/numbers.ts";
import { propertyFieldNames, propertyFields } from "#domain/properties/property-fields.ts";
import { readChoice } from "./choice-words.ts";
import { columnsOf, leadColumnNames, listingColumnNames } from "./column-names.ts";
import { guessColumns } from "./guess-columns.ts";
import { importKinds } from "./import.ts";
import { toRecord } from "./read-cells.ts";
import { readLead } from "./read-lead.ts";
import { readListing } from "./read-listing.ts";

const read = (cells: Readonly<Record<string, string>>) => readListing(new Map(Object.entries(cells)));

describe("IM1: guessing columns", () => {
  test.each([...importKinds])("every name of a field in either language means it: %s", (kind) => {
    for (const [field, { en, np }] of Object.entries(columnsOf(kind)))
      for (const header of [en, np, field, en.toUpperCase(), ` ${en}: `])
        expect([header, guessColumns(kind, [header])]).toEqual([header, [field]]);
  });
  test("reads names as people write them, and each field once", () => {
    const headers = ["S.N.", "Ref. No.", "PRICE (Rs.)", "amount", "वडा नं.", "Built-up area", "Photos", ""];
    expect(guessColumns("listings", headers)).toEqual([
      null,
      "reference",
      "price",
      null,
      "ward",
      "area",
      "pictures",
      null,
    ]);
  });
  test("a field's own name comes before other names, as in our export", () => {
    expect(guessColumns("listings", ["id", "reference", "Amount", "Price"])).toEqual([
      null,
      "reference",
      null,
      "price",
    ]);
  });
  test("the fields of both WordPress themes", () => {
    expect(guessColumns("wordpress", ["fave_property_price", "fave_property_land"])).toEqual([
      "price",
      "land_area",
    ]);
    expect(guessColumns("wordpress", ["REAL_HOMES_property_price", "post_link"])).toEqual([
      "price",
      "old_address",
    ]);
  });
  test("names no field that listings and leads do not have", () => {
    expect(
      propertyFieldNames.filter((name) => !listingColumnNames.some((column) => column === name)),
    ).toEqual([]);
    expect(leadColumnNames).toContain("phone");
  });
});

describe("IM1: reading cells", () => {
  test("every value of a choice is a word of its own", () => {
    for (const [name, field] of Object.entries(propertyFields))
      if (field.kind === "choice" || field.kind === "optionalChoice")
        for (const value of field.values) expect([name, readChoice(name, value)]).toEqual([name, value]);
  });
  test.each([
    ["property_type", "जग्गा", "land"],
    ["property_type", "Flat", "apartment"],
    ["for_type", "भाडामा", "rent"],
    ["facing", "North-East", "north_east"],
    ["road_type", "पिच", "blacktop"],
    ["lalpurja", "छ", "yes"],
    ["is_negotiable", "हो", "yes"],
  ])("%s: %s is %s", (field, word, value) => {
    expect(read({ [field]: word })).toMatchObject({ fields: { [field]: value }, problems: [] });
  });
  test("a word that is none of a choice's is refused with what it says", () => {
    expect(read({ facing: "up" }).problems).toEqual([{ field: "facing", code: "word_unknown", text: "up" }]);
  });
  test.each([
    [{ land_area: "0-4-2-0" }, "0-4-2-0"],
    [{ land_area: "१-५-१०" }, "1-5-10"],
    [{ land_area: "5", place: "Janakpurdham" }, undefined],
    [{ land_area: "4-2", place: "Mahalaxmi", district: "Lalitpur" }, undefined],
    [{ land_area: "1540 sq ft" }, "1540 sq_ft"],
  ])("land %o is %s", (cells, measure) => {
    const { fields, problems } = read(cells);
    expect([fields.land_area, problems.map(({ code }) => code)]).toEqual([
      measure,
      measure === undefined ? ["land_measure_ambiguous"] : [],
    ]);
  });
  test("a measure that a spreadsheet turned into a date is refused, not read as two thousand bigha", () => {
    expect(read({ land_area: "2010-05-01" }).problems).toMatchObject([{ code: "land_is_date" }]);
  });
  test("days of both calendars, in both digits", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9000 }), fc.constantFrom("en", "np"), (days, language) => {
        const isoDate = new Date(Date.UTC(2001, 0, 1) + days * 86_400_000).toISOString().slice(0, 10);
        const bikram = toBikramSambat(isoDate);
        fc.pre(bikram !== null && bikram.year >= 2057);
        for (const text of [isoDate, bikram ? writeParts(bikram) : ""])
          expect(read({ road_measured_on: localDigits(text, language) }).fields.road_measured_on).toBe(
            isoDate,
          );
      }),
    );
    expect(read({ road_measured_on: "13/05/2026" }).problems).toMatchObject([{ code: "date_invalid" }]);
  });
  test("a municipality must exist, with its ward; an address that names no place stays as it is", () => {
    expect(read({ place: "Atlantis" }).problems).toMatchObject([{ field: "place", code: "place_unknown" }]);
    expect(read({ place: "Janakpurdham", ward: "99" }).problems).toMatchObject([
      { field: "ward", code: "ward_unknown" },
    ]);
    expect(read({ place: "जनकपुरधाम", district: "धनुषा", ward: "४" }).fields).toMatchObject({ ward: 4 });
    expect(read({ address: "Bhanu Chowk, Janakpur-4, Dhanusha" }).fields).toMatchObject({
      ward: 4,
      street: "Bhanu Chowk",
    });
    expect(read({ address: "Somewhere" }).fields).toEqual({ address: "Somewhere" });
  });
  test("cells with =, + and @ are texts, and lose only the mark of our own exports", () => {
    const record = toRecord(["name", "description", null], ["=1+1", "'=HYPERLINK(1)", "x"]);
    expect([...record]).toEqual([
      ["name", "=1+1"],
      ["description", "=HYPERLINK(1)"],
    ]);
  });
  test("coordinates with the zoom that WordPress themes append", () => {
    expect(read({ coordinates: "26.7312,85.9274,15" }).fields).toEqual({
      latitude: 26.7312,
      longitude: 85.9274,
      pin_precision: "approximate",
    });
  });
});

describe("IM3: reading leads", () => {
  const lead = (cells: Readonly<Record<string, string>>) =>
    readLead(new Map(Object.entries(cells)), "contacts.csv");
  test("a contact needs a number or an address", () => {
    expect(lead({ name: "Sita" }).problems).toEqual([{ field: "phone", code: "required", text: "" }]);
    expect(lead({ name: "सीता", phone: "९८०१२३४५६७" })).toMatchObject({
      lead: { phone: "9801234567", language: "np", text: "contacts.csv", channel: "other" },
    });
  });
  test("a wrong number or word is refused with its cell", () => {
    expect(lead({ phone: "none", channel: "pigeon" }).problems).toEqual([
      { field: "channel", code: "word_unknown", text: "pigeon" },
      { field: "phone", code: "phone_invalid", text: "none" },
    ]);
  });
});

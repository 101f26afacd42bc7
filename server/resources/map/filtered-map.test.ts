import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Bounds } from "#domain/places/bounds.ts";
import { maxMapPins } from "#domain/places/map-pins.ts";
import { gridOf } from "#domain/places/map-squares.ts";
import { nepalBounds } from "#domain/places/pin.ts";
import type { PropertyFilters } from "#domain/properties/filters.ts";
import { isListed, type ListingType, propertyStatuses, propertyTypes } from "#domain/properties/kinds.ts";
import { buyPriceBands, isInBand, type PriceBand } from "#domain/properties/price-bands.ts";
import type { Database } from "#server/platform/database/database.ts";
import { sampleProperty } from "#server/testing/sample-rows.ts";
import { createTestDatabase, type TestDatabase } from "#server/testing/test-database.ts";
import { propertyPins } from "./repository.ts";

const { west, south, east, north } = nepalBounds;
const wholeCountry: Bounds = [west, south, east, north];
const towns: Bounds[] = [
  [85.91, 26.71, 85.95, 26.75],
  [85.3, 27.68, 85.34, 27.72],
  [83.96, 28.19, 84, 28.23],
];

const roundAmounts = [1, 1_000, 15_000, 5_000_000, 7_500_000, 10_000_000, 1_000_000_000];
const amount = fc.oneof(
  fc.constantFrom(...roundAmounts),
  fc.integer({ min: 3_000, max: 9_300 }).map((exponent) => Math.round(10 ** (exponent / 1_000))),
);
const placeIn = ([fromLongitude, fromLatitude, toLongitude, toLatitude]: Bounds) =>
  fc.record({
    longitude: fc.double({ min: fromLongitude, max: toLongitude, noNaN: true }),
    latitude: fc.double({ min: fromLatitude, max: toLatitude, noNaN: true }),
  });
const property = fc.record({
  place: fc.oneof(
    ...towns.map((town) => ({ weight: 9, arbitrary: placeIn(town) })),
    { weight: 1, arbitrary: placeIn(wholeCountry) },
    { weight: 1, arbitrary: fc.constant(null) },
  ),
  price: fc.oneof(amount, fc.constant(0)),
  property_type: fc.constantFrom(...propertyTypes),
  bedrooms: fc.integer({ min: 0, max: 6 }),
  for_type: fc.constantFrom<ListingType>("sale", "sale", "rent"),
  status: fc.oneof(
    { weight: 9, arbitrary: fc.constant("active" as const) },
    fc.constantFrom(...propertyStatuses),
  ),
});

let store: TestDatabase;
beforeAll(async () => {
  store = await createTestDatabase();
  const properties = fc.sample(property, { numRuns: 9_000, seed: 43 });
  for (let first = 0; first < properties.length; first += 1_000) {
    const rows = properties.slice(first, first + 1_000).map(({ place, ...columns }) => ({
      ...sampleProperty,
      ...columns,
      latitude: place?.latitude ?? null,
      longitude: place?.longitude ?? null,
      pin_precision: place && ("exact" as const),
    }));
    await store.database.insertInto("properties").values(rows).execute();
  }
  await sql`vacuum analyze properties`.execute(store.database);
});
afterAll(() => store.drop());

function readPlacedRows() {
  return store.database
    .selectFrom("properties")
    .select([
      "id",
      "map_square",
      "map_latitude",
      "map_longitude",
      "price",
      "property_type",
      "bedrooms",
      "for_type",
      "status",
    ])
    .where("map_square", "is not", null)
    .execute();
}
type PlacedRow = Awaited<ReturnType<typeof readPlacedRows>>[number];

function isFound(row: PlacedRow, listing: ListingType | undefined, filters: PropertyFilters): boolean {
  const { type, price, price_from = 0, price_to = Number.POSITIVE_INFINITY, bedrooms = 0 } = filters;
  return (
    isListed(row.status) &&
    (!listing || row.for_type === listing) &&
    (!type || type.includes(row.property_type)) &&
    (!price || isInBand(row.price, price)) &&
    row.price >= price_from &&
    row.price <= price_to &&
    row.bedrooms >= bedrooms
  );
}

/** What a map shows, counted row by row. Few rows in a square have their mean place, many have its middle. */
function countRows(rows: readonly PlacedRow[], bounds: Bounds) {
  const clusters = gridOf(bounds).squares.flatMap(({ first, last, ...middle }) => {
    const inSquare = rows.filter(
      ({ map_square: square }) => square !== null && first <= square && square <= last,
    );
    if (inSquare.length === 0) return [];
    const isExact = inSquare.length <= maxMapPins;
    const mean = (values: readonly (number | null)[]) =>
      values.reduce<number>((sum, value) => sum + (value ?? Number.NaN), 0) / values.length;
    const { latitude, longitude } = isExact
      ? {
          latitude: mean(inSquare.map((row) => row.map_latitude)),
          longitude: mean(inSquare.map((row) => row.map_longitude)),
        }
      : middle;
    return [
      {
        ids: inSquare.map(({ id }) => id),
        cluster: {
          latitude: expect.closeTo(latitude, 9),
          longitude: expect.closeTo(longitude, 9),
          count: Math.min(inSquare.length, maxMapPins),
          is_exact: isExact,
        },
      },
    ];
  });
  const ids = clusters.flatMap((square) => square.ids).sort((a, b) => a - b);
  return ids.length <= maxMapPins
    ? { ids, clusters: [] }
    : { ids: [], clusters: clusters.map(({ cluster }) => cluster) };
}

const someFilters: fc.Arbitrary<PropertyFilters> = fc.record(
  {
    type: fc.subarray([...propertyTypes], { minLength: 1 }),
    price: fc.constantFrom(...buyPriceBands),
    price_from: amount,
    price_to: amount,
    bedrooms: fc.integer({ min: 1, max: 6 }),
  },
  { requiredKeys: [] },
);

test("MP4: with filters, pins and clusters are what a plain count of the rows finds", async () => {
  const rows = await readPlacedRows();
  const listings = fc.constantFrom<ListingType | undefined>("sale", "rent", undefined);
  const bounds = fc.constantFrom(wholeCountry, ...towns, [85, 26.4, 86.6, 27.9] as const);
  const shown = { pins: 0, clusters: 0 };
  await fc.assert(
    fc.asyncProperty(listings, someFilters, bounds, async (listing, filters, inside) => {
      const { pins, clusters } = await propertyPins(
        store.database,
        listing,
        { ...filters, bounds: inside },
        "en",
      );
      const expected = countRows(
        rows.filter((row) => isFound(row, listing, filters)),
        inside,
      );
      expect(pins.map(({ id }) => id).sort((a, b) => a - b)).toEqual(expected.ids);
      expect(clusters).toEqual(expected.clusters);
      shown.pins += pins.length;
      shown.clusters += clusters.length;
    }),
    { numRuns: 200 },
  );
  expect(shown.pins).toBeGreaterThan(0);
  expect(shown.clusters).toBeGreaterThan(0);
});

test.each<[string, PropertyFilters]>([
  ["a type", { type: ["loft"] }],
  ["a price band", { price: buyPriceBands[1] as PriceBand }],
])("MP4: the map of %s reads few of the index entries", async (_, filters) => {
  const listed = (await readPlacedRows()).filter((row) => isFound(row, "sale", {}));
  const entriesRead = await store.database.connection().execute(async (connection) => {
    const before = await readIndexEntries(connection);
    await propertyPins(connection, "sale", filters, "en");
    return (await readIndexEntries(connection)) - before;
  });
  expect(entriesRead).toBeGreaterThan(0);
  expect(entriesRead).toBeLessThan(listed.length / 4);
});

/** How many entries of the indexes this connection has read. */
async function readIndexEntries(connection: Database): Promise<number> {
  const { rows } = await sql<{ entries: number }>`
    select sum(pg_stat_get_xact_tuples_returned(indexrelid))::integer as entries
    from pg_index where indrelid = 'properties'::regclass`.execute(connection);
  return rows[0]?.entries ?? 0;
}

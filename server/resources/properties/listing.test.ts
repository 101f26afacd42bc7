import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { languages } from "#domain/language.ts";
import type { PlaceCode } from "#domain/places/place-code.ts";
import { landSquareFeet } from "#domain/properties/derived-fields.ts";
import { filterNames, type PropertyFilters, sinceChoices } from "#domain/properties/filters.ts";
import {
  isListed,
  type ListingType,
  listingTypes,
  propertyStatuses,
  propertyTypes,
} from "#domain/properties/kinds.ts";
import { buyPriceBands, homePriceBands, rentPriceBands } from "#domain/properties/price-bands.ts";
import { facings, propertyTexts } from "#domain/properties/property-fields.ts";
import { type MatchedProperty, matchesProperty } from "#domain/search/matches-property.ts";
import { missingTexts } from "#domain/translations.ts";
import { fillSearch } from "#server/resources/search/fill-search.ts";
import { sampleProperty } from "#server/testing/sample-rows.ts";
import { searchTextFor, storedText, storedTranslations } from "#server/testing/search-texts.ts";
import { createTestDatabase, type TestDatabase } from "#server/testing/test-database.ts";
import { featuredProperties, listProperties, propertyPlaces } from "./listing.ts";
import { ordersBySort } from "./orders.ts";

const bands = [...buyPriceBands, ...homePriceBands, ...rentPriceBands];
const edges = bands.flatMap(({ lower, upper }) => [lower, upper]).filter((bound) => bound !== null);

const dayMs = 86_400_000;
const measures = ["4 aana", "0-4-2-0", "2 kattha", "1-5-10", "1200 sq_ft"];
const localLevelIds = [1, 2, 223, 224, 300, 753];

const propertyRow = fc.record({
  name: storedText,
  address: fc.oneof({ weight: 3, arbitrary: storedText }, { weight: 1, arbitrary: fc.constant("") }),
  translations: storedTranslations("name", "address"),
  price: fc.oneof(
    fc.integer({ min: 0, max: 20_000_000 }),
    fc.constantFrom(...edges.flatMap((edge) => [edge, edge + 0.01, edge - 0.01])),
  ),
  area: fc.constantFrom(1, 1200, 1199.99, 1368.99, 5000),
  land_area: fc.option(fc.constantFrom(...measures)),
  bedrooms: fc.integer({ min: 0, max: 6 }),
  bathrooms: fc.integer({ min: 0, max: 4 }),
  road_width: fc.option(fc.constantFrom(8, 13, 13.5, 20)),
  facing: fc.option(fc.constantFrom(...facings)),
  local_level_id: fc.option(fc.constantFrom(...localLevelIds)),
  property_type: fc.constantFrom(...propertyTypes),
  for_type: fc.constantFrom(...listingTypes),
  status: fc.constantFrom(...propertyStatuses),
  road_measured_on: fc.option(fc.constant("2026-10-01")),
  daysOld: fc.constantFrom(0, 1, 8, 31, 91),
});
const rows = fc.sample(propertyRow, 300);

const amount = fc.constantFrom(15_000, 2_000_000, 5_000_000, 9_999_999.99);
const measure = fc.constantFrom(...measures, "1 ropani", "1368.99 sq_ft");
const filters: fc.Arbitrary<PropertyFilters> = fc.record(
  {
    search: searchTextFor(
      rows.flatMap(({ name, address, translations: { np } }) =>
        [name, address, np?.name, np?.address].flatMap((text) => text || []),
      ),
    ),
    location: searchTextFor(
      rows.flatMap(({ address, translations: { np } }) =>
        [address, np?.address].flatMap((text) => text || []),
      ),
    ),
    place: fc.subarray<PlaceCode>(["p1", "p2", "d1", "d20", "l223", "l753"], { minLength: 1 }),
    type: fc.subarray([...propertyTypes], { minLength: 1 }),
    price: fc.constantFrom(...bands),
    price_from: amount,
    price_to: amount,
    area_from: measure,
    area_to: measure,
    bedrooms: fc.integer({ min: 1, max: 5 }),
    bathrooms: fc.integer({ min: 1, max: 3 }),
    road: fc.constantFrom(8, 13.5),
    facing: fc.subarray([...facings], { minLength: 3 }),
    checked: fc.constant(true as const),
    since: fc.constantFrom(...sinceChoices),
  },
  { requiredKeys: [] },
);
/** A few filters at once, because many match nothing. */
const someFilters = fc
  .tuple(filters, fc.subarray([...filterNames], { minLength: 0, maxLength: 4 }))
  .map(
    ([all, names]): PropertyFilters =>
      Object.fromEntries(names.flatMap((name) => (all[name] ? [[name, all[name]]] : []))),
  );

const seededAt = Date.now();
let store: TestDatabase;
let stored: ((typeof rows)[number] & MatchedProperty & { id: number })[];
beforeAll(async () => {
  store = await createTestDatabase();
  const inserted = await store.database
    .insertInto("properties")
    .values(
      rows.map(({ status, daysOld, ...row }) => ({
        ...row,
        land_sq_ft: landSquareFeet(row.land_area),
        status,
        description: "",
        is_featured: row.bedrooms === 3,
        custom_features: [],
        created_at: new Date(seededAt - daysOld * dayMs),
      })),
    )
    .returning("id")
    .execute();
  stored = rows.map((row, index) => ({
    ...row,
    id: inserted[index]?.id ?? 0,
    created_at: new Date(seededAt - row.daysOld * dayMs),
    checked_on: row.road_measured_on,
    map_location: null,
    ward: null,
    custom_features: [],
    features: [],
  }));
  await fillSearch(store.database);
});
afterAll(() => store.drop());

describe("the SQL filters and the domain's matchesProperty (BU1, BU6, RE1, NL4)", () => {
  test("select the same properties for generated names and filters", async () => {
    const scope = fc.record({
      isListed: fc.boolean(),
      status: fc.option(fc.constantFrom(...propertyStatuses), { nil: undefined }),
      listing: fc.option(fc.constantFrom<ListingType>(...listingTypes), { nil: undefined }),
    });
    await fc.assert(
      fc.asyncProperty(scope, someFilters, async (asked, wanted) => {
        const expected = stored.filter(
          (row) =>
            (!asked.isListed || isListed(row.status)) &&
            (asked.status === undefined || row.status === asked.status) &&
            (asked.listing === undefined || row.for_type === asked.listing) &&
            matchesProperty(row, wanted),
        );
        const { rows, count } = await listProperties(store.database, asked, wanted, {
          page: 1,
          pageSize: 300,
        });
        const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id).sort((a, b) => a - b);
        expect(ids(rows)).toEqual(ids(expected));
        expect(count).toBe(expected.length);
      }),
      { numRuns: 100 },
    );
  });

  test("the generated searches match often enough to be a test", () => {
    const searches = fc.sample(filters, 300);
    const hits = searches.filter(
      ({ search }) => search && stored.some((row) => matchesProperty(row, { search })),
    );
    // About a quarter does. They are random, so the bar is far below that.
    expect(hits.length).toBeGreaterThan(30);
  });

  test.each(["%", "_", "\\", "'", ":*", "&", "!"])(
    "%s in a search is no operator and finds nothing",
    async (search) => {
      const { rows } = await listProperties(store.database, {}, { search }, { page: 1, pageSize: 300 });
      expect(rows).toEqual([]);
    },
  );

  test.each(languages)(
    "NL5 the filter for texts missing in %s selects the same as missingTexts",
    async (language) => {
      const scope = { untranslated: language, listing: "sale" as const };
      const { rows, count } = await listProperties(
        store.database,
        scope,
        {},
        {
          page: 1,
          pageSize: 300,
        },
      );
      const expected = (
        await listProperties(
          store.database,
          { listing: "sale" },
          {},
          {
            page: 1,
            pageSize: 300,
          },
        )
      ).rows.filter((row) => missingTexts(propertyTexts, row, language).length > 0);
      expect(expected.length).toBeGreaterThan(10);
      expect(rows.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
      expect(count).toBe(expected.length);
    },
  );

  test("NL4 sorts by the names that the language shows", async () => {
    const ordering = { column: "name", direction: "asc" } as const;
    const sorted = await listProperties(
      store.database,
      {},
      {},
      {
        page: 1,
        pageSize: 300,
        ordering,
        language: "np",
      },
    );
    const { rows: inSql } = await sql<{ id: number }>`
      select id from properties order by lower(coalesce(translations #>> '{np,name}', name)), id`.execute(
      store.database,
    );
    expect(sorted.rows.map(({ id }) => id)).toEqual(inSql.map(({ id }) => id));
  });

  test("pages contain each property exactly once", async () => {
    const pages = await Promise.all(
      [1, 2, 3].map((page) => listProperties(store.database, {}, {}, { page, pageSize: 100 })),
    );
    const ids = pages.flatMap(({ rows }) => rows.map(({ id }) => id));
    expect(new Set(ids).size).toBe(300);
  });

  test("AP1 sorts by price in both directions", async () => {
    const sorted = async (direction: "asc" | "desc") => {
      const ordering = { column: "price", direction } as const;
      const { rows } = await listProperties(
        store.database,
        {},
        {},
        {
          page: 1,
          pageSize: 300,
          ordering,
        },
      );
      return rows.map(({ price }) => price);
    };
    const prices = await sorted("asc");
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(await sorted("desc")).toEqual(prices.toReversed());
  });
});

test.each(["unit_price_asc", "unit_price_desc", "area_asc", "area_desc"] as const)(
  "SR3: sorts by %s",
  async (sort) => {
    const { rows: sorted } = await listProperties(
      store.database,
      {},
      {},
      { page: 1, pageSize: 300, ordering: ordersBySort[sort] },
    );
    const size = (row: (typeof sorted)[number]) => Number(landSquareFeet(row.land_area) ?? row.area);
    const keys = sorted.map((row) => (sort.startsWith("area") ? size(row) : row.price / size(row)));
    const ascending = keys.toSorted((a, b) => a - b);
    expect(keys).toEqual(sort.endsWith("asc") ? ascending : ascending.toReversed());
  },
);

describe("places and featured properties (BU7, HO4)", () => {
  test("HO4: shows the six newest featured properties that are listed", async () => {
    const rows = ["1", "2", "3", "4", "5", "6", "7", "8"].map((name) => ({
      ...sampleProperty,
      name,
      is_featured: true,
      status: name === "8" ? ("draft" as const) : ("active" as const),
    }));
    await store.database.insertInto("properties").values(rows).execute();
    const featured = await featuredProperties(store.database);
    expect(featured.map(({ name }) => name)).toEqual(["7", "6", "5", "4", "3", "2"]);
  });

  test("lists towns without ward and country, most listings first", async () => {
    await store.database.deleteFrom("properties").execute();
    const addresses = [
      "Station Road, Janakpur-4",
      "Kadam Chowk, Janakpur - 7, Nepal",
      "Lakeside, Pokhara-6, NEPAL",
      "Hattiban",
    ];
    const common = {
      name: "House",
      price: 1,
      description: "",
      area: 1,
      bedrooms: 1,
      bathrooms: 1,
      property_type: "house" as const,
      for_type: "sale" as const,
      custom_features: [],
    };
    await store.database
      .insertInto("properties")
      .values([
        ...addresses.map((address) => ({
          ...common,
          address,
          is_featured: true,
          status: "reserved" as const,
        })),
        { ...common, address: "Dharan", is_featured: true, status: "sold" as const },
        {
          ...common,
          address: "Itahari",
          is_featured: false,
          status: "active" as const,
          for_type: "rent" as const,
        },
      ])
      .execute();
    const places = await propertyPlaces(store.database, "sale");
    expect(places.map(({ name }) => name)).toEqual(["Janakpur", "Hattiban", "Pokhara"]);
    const featured = await featuredProperties(store.database);
    expect(featured.map(({ address }) => address)).toEqual(addresses.toReversed());
  });
});

import pg from "pg";
import type { PropertyFilters, PropertySort } from "#domain/properties/filters.ts";
import { buyPriceBands } from "#domain/properties/price-bands.ts";
import { connect, type Database } from "#server/platform/database/database.ts";
import { startCluster } from "#server/platform/database/embedded/cluster.ts";
import { migrate } from "#server/platform/database/migrate.ts";
import { propertyPins } from "#server/resources/map/repository.ts";
import { countMatches, listProperties } from "#server/resources/properties/listing.ts";
import { ordersBySort } from "#server/resources/properties/orders.ts";
import { findSuggestions } from "#server/resources/search/find-suggestions.ts";
import { createSiteData } from "#server/site/site-data.ts";
import { measureAlone } from "./alone.ts";
import type { Measurement } from "./measurement.ts";
import { measureWrites } from "./property-writes.ts";
import { seedProperties } from "./seed-properties.ts";
import { measureDurationMs, medianDurationsMs } from "./timing.ts";

const [, priceBand] = buyPriceBands;
const price = priceBand ? { price: priceBand } : {};

type Case = Readonly<{
  name: string;
  filters: PropertyFilters;
  maxRatio?: number;
  maxMs?: number;
  sort?: PropertySort;
}>;
/** The limits are those of decision 42, for the list and its count together. */
const cases: readonly Case[] = [
  { name: "no filter", filters: {}, maxRatio: 2, maxMs: 5 },
  { name: "type", filters: { type: ["loft"] }, maxRatio: 2, maxMs: 5 },
  { name: "price band", filters: price, maxRatio: 2, maxMs: 5 },
  { name: "district", filters: { place: ["d20"] }, maxRatio: 2, maxMs: 5 },
  { name: "rare place", filters: { place: ["l753"] }, maxRatio: 2, maxMs: 5 },
  { name: "type and price", filters: { type: ["house"], ...price }, maxMs: 25 },
  { name: "rare word", filters: { search: "lotus" }, maxRatio: 3, maxMs: 8 },
  { name: "common word", filters: { search: "garden" }, maxRatio: 3, maxMs: 8 },
  { name: "town by its beginning", filters: { search: "janakp" }, maxRatio: 3, maxMs: 8 },
  { name: "word that nothing has", filters: { search: "submarine" }, maxRatio: 3, maxMs: 8 },
  { name: "two words", filters: { search: "garden janakpur" }, maxMs: 15 },
  {
    name: "words and three filters",
    filters: { search: "garden janakpur", type: ["house"], bedrooms: 3, ...price },
    maxMs: 100,
  },
  {
    name: "four filters that hardly anything matches",
    filters: { type: ["loft"], place: ["d70"], road: 26, facing: ["east"] },
    maxMs: 250,
  },
  { name: "sorted by price", filters: {}, sort: "price_asc" },
  { name: "sorted by price per area", filters: {}, sort: "unit_price_asc" },
  { name: "sorted by area", filters: {}, sort: "area_desc" },
  { name: "part of an address", filters: { location: "Ring Road 44" } },
];
/** MP4: the whole country, a few districts, a town, some streets; and filters. */
const mapCases: readonly Case[] = [
  { name: "whole country", filters: {}, maxMs: 30 },
  { name: "districts", filters: { bounds: [85, 26.4, 86.6, 27.4] }, maxMs: 30 },
  { name: "town", filters: { bounds: [85.25, 27.6, 85.45, 27.8] }, maxMs: 30 },
  { name: "streets", filters: { bounds: [80.6, 26.7, 80.62, 26.72] }, maxMs: 30 },
  { name: "whole country, type", filters: { type: ["loft"] }, maxMs: 30 },
  { name: "whole country, price", filters: price, maxMs: 30 },
  { name: "whole country, common word", filters: { search: "garden" } },
  { name: "whole country, rare word", filters: { search: "lotus" } },
];
const scope = { isListed: true, listing: "sale" } as const;
const maxFirstRatio = 2;
const maxSuggestionsMs = 10;
const maxWriteRatio = 1.5;

type SeededDatabase = Readonly<{ rows: number; database: Database; site: ReturnType<typeof createSiteData> }>;

/** Compares the queries behind list pages in a small and a large database. */
export async function measureListQueries(
  folder: string,
  smallRows: number,
  largeRows: number,
  rounds: number,
): Promise<Measurement[]> {
  const cluster = await startCluster(folder, () => undefined);
  const closeCallbacks: (() => Promise<void>)[] = [cluster.stop];
  try {
    const openSeeded = async (rows: number): Promise<SeededDatabase> => {
      const url = await createDatabase(cluster.databaseUrl, `rows_${rows}`);
      const database = connect(url, () => undefined);
      closeCallbacks.push(() => database.destroy());
      await migrate(database);
      await seedProperties(url, rows);
      return {
        rows,
        database,
        site: createSiteData((work) => work(database), "http://bench.test", { read: () => [] }),
      };
    };
    return await compareDatabases(await openSeeded(smallRows), await openSeeded(largeRows), rounds);
  } finally {
    for (const close of closeCallbacks.reverse()) await close();
  }
}

async function compareDatabases(
  small: SeededDatabase,
  large: SeededDatabase,
  rounds: number,
): Promise<Measurement[]> {
  const sizes = `${formatCount(small.rows)} to ${formatCount(large.rows)}`;
  const measurements: Measurement[] = [];
  const add = (
    name: string,
    smallMs: number,
    largeMs: number,
    { maxRatio, maxMs }: Partial<Case>,
    details = "",
  ) => {
    measurements.push(
      {
        name,
        value: largeMs / smallMs,
        unit: "×",
        ...(maxRatio !== undefined && { target: { max: maxRatio } }),
        details: `p50 ${smallMs.toFixed(1)} to ${largeMs.toFixed(1)} ms, ${sizes}${details}`,
      },
      ...(maxMs === undefined
        ? []
        : [
            {
              name: `${name}, time`,
              value: largeMs,
              unit: "ms" as const,
              target: { max: maxMs },
              details: formatCount(large.rows),
            },
          ]),
    );
  };
  const compare = (task: (database: SeededDatabase) => Promise<unknown>) =>
    medianDurationsMs([() => task(small), () => task(large)], rounds);

  // Another question opens the connections and reads the catalogue, so that a first time measures only the question itself.
  await compare((database) => readList(database, { name: "", filters: { bathrooms: 3 } }));
  for (const asked of cases) {
    const firstMs = await measureDurationMs(() => readList(large, asked));
    const [smallMs = 0, largeMs = 0] = await compare((database) => readList(database, asked));
    const [, countMs = 0] = await compare(({ database }) => countMatches(database, scope, asked.filters));
    add(`list: ${asked.name}`, smallMs, largeMs, asked, `; count ${countMs.toFixed(1)} ms`);
    measurements.push({
      name: `list: ${asked.name}, first time`,
      value: firstMs / largeMs,
      unit: "×",
      // A fraction of a millisecond is noise.
      ...(firstMs > 5 && { target: { max: maxFirstRatio } }),
      details: `${firstMs.toFixed(1)} ms`,
    });
  }
  const [smallPageMs = 0, largePageMs = 0] = await compare(({ site }) =>
    site.listProperties("sale", { filters: {}, sort: "newest", view: "list", page: 1 }, "en"),
  );
  add("page of a list with its selects", smallPageMs, largePageMs, {});
  const [smallHintsMs = 0, largeHintsMs = 0] = await compare(({ database }) =>
    findSuggestions(database, "jana", "sale", "en"),
  );
  add("suggestions", smallHintsMs, largeHintsMs, { maxMs: maxSuggestionsMs });
  for (const asked of mapCases) {
    const [smallMs = 0, largeMs = 0] = await compare(({ database }) =>
      propertyPins(database, "sale", asked.filters, "en"),
    );
    add(`map: ${asked.name}`, smallMs, largeMs, asked);
  }
  for (const { name, smallMs, largeMs } of await measureWrites(small.database, large.database, rounds))
    add(`write: ${name}`, smallMs, largeMs, { maxRatio: maxWriteRatio });
  return measurements;
}

function readList({ database }: SeededDatabase, { filters, sort = "newest" }: Case) {
  return listProperties(database, scope, filters, { page: 1, pageSize: 12, ordering: ordersBySort[sort] });
}

async function createDatabase(serverUrl: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return serverUrl.replace("/mithila_ghar?", `/${name}?`);
}

function formatCount(rows: number): string {
  return rows.toLocaleString("en");
}

if (import.meta.main) await measureAlone((folder) => measureListQueries(folder, 10_000, 1_000_000, 60));

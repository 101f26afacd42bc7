import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { noPropertyFilters, type PropertyFilters } from "#domain/properties/filters.ts";
import { readPriceBand } from "#domain/properties/price-bands.ts";
import type { SiteData } from "#domain/site/site-data.ts";
import { connect } from "#server/platform/database/database.ts";
import { startCluster } from "#server/platform/database/embedded/cluster.ts";
import { migrate } from "#server/platform/database/migrate.ts";
import { countFromTallies } from "#server/resources/properties/tallies.ts";
import { createSiteData } from "#server/site/site-data.ts";
import type { Measurement } from "./measurement.ts";
import { seedProperties } from "./seed-properties.ts";
import { measureDurationMs, medianDurationsMs } from "./timing.ts";

const priceBand = readPriceBand("5000000-7500000", "sale");
const filtersByName: Record<string, Partial<PropertyFilters>> = {
  "no filter": {},
  type: { type: "loft" },
  "price band": { price: priceBand },
  "type and price band": { type: "house", price: priceBand },
};
const rareWord = { search: "lotus pond" };
const commonWord = { search: "garden" };
const town = { location: "janakpur" };
/** The server stores no tally for a search that is faster than this. */
const minTalliedSearchMs = 40;
const tallyTimeoutMs = 30_000;

type SeededDatabase = Readonly<{
  rows: number;
  site: SiteData;
  hasTally: (filters: Partial<PropertyFilters>) => Promise<boolean>;
}>;

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
        site: createSiteData((work) => work(database), "http://bench.test"),
        hasTally: async (filters) =>
          (await countFromTallies(database, {}, completeFilters(filters))) !== undefined,
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
  const measure = async (
    name: string,
    filters: Partial<PropertyFilters>,
    choosePage: (database: SeededDatabase) => Promise<number>,
    maxRatio?: number,
  ) => {
    const pages = [await choosePage(small), await choosePage(large)];
    const [smallMs = 0, largeMs = 0] = await medianDurationsMs(
      [small, large].map((database, index) => () => readList(database, filters, pages[index])),
      rounds,
    );
    measurements.push({
      name,
      value: largeMs / smallMs,
      unit: "×",
      ...(maxRatio === undefined ? {} : { target: { max: maxRatio } }),
      details: `p50 ${smallMs.toFixed(1)} to ${largeMs.toFixed(1)} ms, ${sizes}${pages[1] === 1 ? "" : `, page ${pages[1]}`}`,
    });
  };
  const firstPage = async () => 1;
  const middlePage = (filters: Partial<PropertyFilters>) => async (database: SeededDatabase) =>
    Math.max(1, Math.floor((await readList(database, filters)).pages / 2));

  for (const [name, filters] of Object.entries(filtersByName))
    await measure(`list and count: ${name}`, filters, firstPage, 1.5);
  await measure("search: rare word", rareWord, firstPage, 2);
  for (const [name, filters] of [
    ["search: common word", commonWord],
    ["search: town", town],
  ] as const) {
    const firstRequestMs = await measureDurationMs(() => readList(large, filters));
    await waitForTally(large, filters);
    await measure(name, filters, firstPage, 2);
    measurements.push({
      name: `${name}, first request`,
      value: firstRequestMs,
      unit: "ms",
      details: `${formatCount(large.rows)} rows`,
    });
  }
  await measure("middle page: no filter", {}, middlePage({}));
  await measure("middle page: price band", { price: priceBand }, middlePage({ price: priceBand }));
  await measure("middle page: common word", commonWord, middlePage(commonWord));
  return measurements;
}

function readList({ site }: SeededDatabase, filters: Partial<PropertyFilters>, page = 1) {
  return site.listProperties("sale", completeFilters(filters), page, "en");
}

/** The server tallies slow searches in the background and pauses between two of them, so each attempt may be skipped. */
async function waitForTally(database: SeededDatabase, filters: Partial<PropertyFilters>): Promise<void> {
  for (const deadline = Date.now() + tallyTimeoutMs; Date.now() < deadline; await delay(1_000)) {
    if (await database.hasTally(filters)) return;
    if ((await measureDurationMs(() => readList(database, filters))) < minTalliedSearchMs) return;
  }
  throw new Error(`The server stored no tally for a slow search within ${tallyTimeoutMs} ms`);
}

function completeFilters(filters: Partial<PropertyFilters>): PropertyFilters {
  return { ...noPropertyFilters, ...filters };
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

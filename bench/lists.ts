import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { noPropertyFilters, type PropertyFilters } from "#domain/properties/filters.ts";
import { readPriceBand } from "#domain/properties/price-bands.ts";
import type { SiteData } from "#domain/site-data.ts";
import { connect } from "#server/database/database.ts";
import { startCluster } from "#server/database/embedded/cluster.ts";
import { migrate } from "#server/database/migrate.ts";
import { talliedCount } from "#server/properties/tallies.ts";
import { siteData } from "#server/site/site-data.ts";
import type { Figure } from "./figure.ts";
import { fillProperties } from "./listings.ts";
import { medianTimes, once } from "./measure.ts";

const band = readPriceBand("5000000-7500000", "sale");
const filtered: Record<string, Partial<PropertyFilters>> = {
  "no filter": {},
  type: { type: "loft" },
  "price band": { price: band },
  "type and band": { type: "house", price: band },
};
const rare = { search: "lotus pond" };
const common = { search: "garden" };
const town = { location: "janakpur" };
/** Milliseconds that a search may take without being tallied. */
const quickEnough = 40;

type Store = Readonly<{
  rows: number;
  site: SiteData;
  isTallied: (text: Partial<PropertyFilters>) => Promise<boolean>;
}>;

/** What a list page reads, among few properties and among many. */
export async function lists(folder: string, few: number, many: number, turns: number): Promise<Figure[]> {
  const cluster = await startCluster(folder, () => undefined);
  const opened: (() => Promise<void>)[] = [cluster.stop];
  try {
    const stores: Store[] = [];
    for (const rows of [few, many]) {
      const url = await createDatabase(cluster.databaseUrl, `rows_${rows}`);
      const database = connect(url, () => undefined);
      opened.push(() => database.destroy());
      await migrate(database);
      await fillProperties(url, rows);
      stores.push({
        rows,
        site: siteData(database, "http://bench.test"),
        isTallied: async (text) => (await talliedCount(database, {}, complete(text))) !== undefined,
      });
    }
    const [small, large] = stores;
    if (!small || !large) throw new Error("two sizes are compared");
    return await compare(small, large, turns);
  } finally {
    for (const close of opened.reverse()) await close();
  }
}

async function compare(small: Store, large: Store, turns: number): Promise<Figure[]> {
  const sizes = `${short(small.rows)} to ${short(large.rows)}`;
  const figures: Figure[] = [];
  const add = async (
    what: string,
    filters: Partial<PropertyFilters>,
    page: (store: Store) => Promise<number>,
    most?: number,
  ) => {
    const pages = [await page(small), await page(large)];
    const [before = 0, after = 0] = await medianTimes(
      [small, large].map((store, index) => () => read(store, filters, pages[index])),
      turns,
    );
    figures.push({
      what,
      value: after / before,
      unit: "×",
      ...(most === undefined ? {} : { bar: { most } }),
      from: `p50 ${before.toFixed(1)} to ${after.toFixed(1)} ms, ${sizes}${pages[1] === 1 ? "" : `, page ${pages[1]}`}`,
    });
  };
  const first = async () => 1;
  const middle = (filters: Partial<PropertyFilters>) => async (store: Store) =>
    Math.max(1, Math.floor((await read(store, filters)).pages / 2));

  for (const [name, filters] of Object.entries(filtered))
    await add(`list and count: ${name}`, filters, first, 1.5);
  await add("search: rare word", rare, first, 2);
  for (const [what, text] of [
    ["search: common word", common],
    ["search: a town", town],
  ] as const) {
    const cold = await once(() => read(large, text));
    await untilTallied(large, text);
    await add(what, text, first, 2);
    figures.push({
      what: `${what}, asked for the first time ever`,
      value: cold,
      unit: "ms",
      from: `${short(large.rows)} rows`,
    });
  }
  await add("a page in the middle: no filter", {}, middle({}));
  await add("a page in the middle: price band", { price: band }, middle({ price: band }));
  await add("a page in the middle: common word", common, middle(common));
  return figures;
}

function read({ site }: Store, filters: Partial<PropertyFilters>, page = 1) {
  return site.listProperties("sale", complete(filters), page);
}

/** What is slow is tallied beside the answer, though not at once if another text was just now. */
async function untilTallied(store: Store, text: Partial<PropertyFilters>): Promise<void> {
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; await delay(1_000)) {
    if (await store.isTallied(text)) return;
    if ((await once(() => read(store, text))) < quickEnough) return;
  }
  throw new Error("a search that was slow was not tallied");
}

function complete(filters: Partial<PropertyFilters>): PropertyFilters {
  return { ...noPropertyFilters, ...filters };
}

async function createDatabase(serverUrl: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return serverUrl.replace("/mithila_ghar?", `/${name}?`);
}

function short(rows: number): string {
  return rows.toLocaleString("en");
}

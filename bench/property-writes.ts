import { sql } from "kysely";
import { propertyKeys } from "#domain/search/row-keys.ts";
import type { Database } from "#server/platform/database/database.ts";
import { searchColumns } from "#server/platform/database/search-column.ts";
import { sampleProperty } from "#server/testing/sample-rows.ts";
import { medianDurationsMs } from "./timing.ts";

type Comparison = Readonly<{ name: string; smallMs: number; largeMs: number }>;

const searched = { custom_features: [], local_level_id: 223, ward: 4, translations: {}, features: [] };
let written = 0;

/** Creating and changing one property, each in a transaction that waits for the disk. */
export async function measureWrites(small: Database, large: Database, rounds: number): Promise<Comparison[]> {
  const comparisons: Comparison[] = [];
  for (const [name, write] of [
    ["create", create],
    ["change the name", rename],
    ["change the price", changePrice],
    ["sell", sell],
  ] as const) {
    const [smallMs = 0, largeMs = 0] = await medianDurationsMs(
      [() => write(small), () => write(large)],
      rounds,
    );
    comparisons.push({ name, smallMs, largeMs });
  }
  return comparisons;
}

function textsOf() {
  written += 1;
  const name = `Brick house ${written} with garden`;
  const texts = { name, address: `Ring Road ${written}, Janakpurdham-4, Dhanusha` };
  return { ...texts, ...searchColumns(propertyKeys({ ...texts, ...searched, property_type: "house" })) };
}

function create(database: Database) {
  return database
    .insertInto("properties")
    .values({ ...sampleProperty, ...textsOf(), local_level_id: 223, ward: 4 })
    .execute();
}

function rename(database: Database) {
  return database.updateTable("properties").set(textsOf()).where("id", "=", newest).execute();
}

function changePrice(database: Database) {
  written += 1;
  return database
    .updateTable("properties")
    .set({ price: 1_000_000 + written })
    .where("id", "=", newest)
    .execute();
}

function sell(database: Database) {
  written += 1;
  const status = written % 2 === 0 ? "active" : "sold";
  return database.updateTable("properties").set({ status }).where("id", "=", newest).execute();
}

const newest = sql<number>`(select max(id) - ${sql.lit(40)} from properties)`;

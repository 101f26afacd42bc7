import { sql } from "kysely";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { noPropertyFilters, type PropertyFilters } from "#domain/properties/filters.ts";
import { propertyTypes } from "#domain/properties/kinds.ts";
import { buyPriceBands, priceBounds, rentPriceBands } from "#domain/properties/price-bands.ts";
import type { Database } from "#server/platform/database/database.ts";
import { markDeleted, markRestored } from "#server/platform/deletion/repository.ts";
import { createTestDatabase } from "#server/testing/test-database.ts";
import { countProperties, listProperties, matchingProperties, propertyPage } from "./listing.ts";
import { countFromTallies, seekPosition, tallySearch } from "./tallies.ts";

/** Writes and autovacuum may hold the table for longer than a tally waits. */
const untilUnlocked = { interval: 10, timeout: 10_000 };

const store = await createTestDatabase();
const { database } = store;
afterAll(() => store.drop());
beforeEach(async () => {
  await sql`truncate properties cascade`.execute(database);
  await sql`delete from tallied_searches where id > 0`.execute(database);
});

const garden = { search: "garden", location: "" };
const sale = { isListed: true, listing: "sale" } as const;
const complete = (filters: Partial<PropertyFilters>) => ({ ...noPropertyFilters, ...filters });

async function addRows(from: Database, first: number, last: number): Promise<void> {
  await sql`
    insert into properties
      (name, address, price, area, bedrooms, bathrooms, property_type, for_type, listing_status, created_at)
    select
      case when n % 3 = 0 then 'Garden house ' else 'House ' end || n, 'Ward ' || n % 5 || ', Janakpur', n * 37171::bigint % 12000000,
      1, n % 6, 1, (array['house', 'loft', 'land'])[1 + n % 3], case when n % 2 = 0 then 'sale' else 'rent' end,
      case when n % 10 = 3 then 'draft' when n % 10 = 4 then 'reserved' else 'active' end,
      timestamptz '2026-01-15' + n % 700 * interval '6 hours'
    from generate_series(${first}::int, ${last}::int) as n`.execute(from);
}

/** The counts of the tallies, and those of the rows. */
async function expectExact(texts: readonly Partial<PropertyFilters>[]): Promise<void> {
  const kinds: Partial<PropertyFilters>[] = [
    {},
    ...propertyTypes.slice(0, 4).map((type) => ({ type })),
    ...[...buyPriceBands, ...rentPriceBands].map((price) => ({ price })),
    ...([1, 2, 3, 4] as const).map((bedrooms) => ({ bedrooms, type: "house" as const })),
  ];
  for (const scope of [{}, sale, { listing: "rent" } as const]) {
    for (const filters of texts.flatMap((text) => kinds.map((kind) => complete({ ...text, ...kind })))) {
      const count = (await matchingProperties(database, scope, filters).execute()).length;
      expect(await countFromTallies(database, scope, filters)).toBe(count);
    }
  }
}

describe("the tallies", () => {
  test("stay exact during concurrent inserts, updates, deletes, restores and compactions", async () => {
    await addRows(database, 1, 96);
    const rows = await database.selectFrom("properties").select("id").execute();
    const ids = rows.map((row) => row.id);
    const worker = async (offset: number) => {
      for (const [turn, id] of ids.entries()) {
        if (turn % 8 !== offset) continue;
        await addRows(database, id * 10, id * 10 + 3);
        await database
          .updateTable("properties")
          .set({ price: (id * 91) % 9_000_000, name: turn % 2 ? "Garden flat" : "Flat", bedrooms: turn % 5 })
          .where("id", "=", id)
          .execute();
        await markDeleted(database, "properties", id);
        if (turn % 3 > 0) await markRestored(database, "properties", id);
        if (turn % 5 === 0) await database.deleteFrom("properties").where("id", "=", id).execute();
        if (turn % 16 === 0) await sql`select add_up_tallies()`.execute(database);
      }
    };
    const work = Promise.all([0, 1, 2, 3, 4, 5, 6, 7].map(worker));
    await expect.poll(() => tallySearch(database, garden), untilUnlocked).toBe(true);
    await work;
    await expectExact([{}, garden]);
    await sql`select add_up_tallies()`.execute(database);
    await expectExact([{}, garden]);
    await sql`select tally_all_properties()`.execute(database);
    await expectExact([garden]);
  });

  test("NL4 follow names in other languages", async () => {
    await addRows(database, 1, 60);
    const nepali = { search: "बगैँचा", location: "" };
    await expect.poll(() => tallySearch(database, nepali), untilUnlocked).toBe(true);
    const rename = (name: string, isEven: boolean) =>
      database
        .updateTable("properties")
        .set({ translations: { np: { name } } })
        .where(sql<boolean>`id % 2 = ${isEven ? 0 : 1}`)
        .execute();
    await rename("बगैँचा भएको घर", true);
    expect(await countFromTallies(database, {}, complete(nepali))).toBe(30);
    await rename("ठूलो बगैँचा", false);
    await rename("घर", true);
    await expectExact([{}, nepali]);
    await sql`select tally_all_properties()`.execute(database);
    await expectExact([{}, nepali]);
  });

  test("ignore rolled back writes and are emptied when the table is truncated", async () => {
    await addRows(database, 1, 10);
    const given = database.transaction().execute(async (transaction) => {
      await addRows(transaction, 11, 20);
      throw new Error("changed my mind");
    });
    await expect(given).rejects.toThrow("changed my mind");
    expect(await countProperties(database, {})).toBe(10);
    await sql`truncate properties cascade`.execute(database);
    expect(await countProperties(database, {})).toBe(0);
  });

  test("count a search only after it is tallied, at most one search in 5 seconds", async () => {
    await addRows(database, 1, 30);
    expect(await countFromTallies(database, {}, complete(garden))).toBeUndefined();
    await expect.poll(() => tallySearch(database, garden), untilUnlocked).toBe(true);
    expect(await countFromTallies(database, {}, complete(garden))).toBe(10);
    expect(await tallySearch(database, { search: "ward", location: "" })).toBe(false);
  });

  test("have a step for every bound of the site's price bands", async () => {
    for (const [index, bound] of priceBounds.entries()) {
      const { rows } = await sql`
        select price_step(${bound}) as up_to, price_step(${bound + 0.01}) as above`.execute(database);
      expect(rows).toEqual([{ up_to: index, above: index + 1 }]);
    }
  });
});

test("a page far down a list contains the same rows as a plain offset query", async () => {
  await addRows(database, 1, 9_000);
  const common = { search: "", location: "janakpur" };
  await expect.poll(() => tallySearch(database, common), untilUnlocked).toBe(true);
  await database.deleteFrom("properties").where("name", "like", "%7").execute();
  await addRows(database, 9_001, 9_100);
  const wanted = [{}, common, { type: "house" as const }, { price: buyPriceBands[0] ?? null }];
  await database.connection().execute(async (connection) => {
    // In this time zone a month starts on another day than in UTC.
    await sql`set timezone to 'America/New_York'`.execute(connection);
    for (const filters of wanted.map(complete)) {
      const order = { column: "created_at", direction: "desc" } as const;
      const all = await propertyPage(connection, sale, filters, {
        skipped: 0,
        limit: 10_000,
        ordering: order,
      })
        .clearSelect()
        .select("id")
        .execute();
      for (const page of [1, 60, 101, 130, Math.ceil(all.length / 10), Math.ceil(all.length / 10) + 1]) {
        const { rows } = await listProperties(connection, sale, filters, { page, pageSize: 10 });
        expect(rows.map(({ id }) => id)).toEqual(all.slice((page - 1) * 10, page * 10).map(({ id }) => id));
      }
      const place = await seekPosition(connection, sale, filters, Math.floor(all.length / 2));
      expect(place?.skipped).toBeLessThan(all.length / 3);
    }
    await sql`reset timezone`.execute(connection);
  });
});

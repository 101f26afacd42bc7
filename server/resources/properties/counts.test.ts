import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { localLevels } from "#domain/places/local-levels.ts";
import { createTestDatabase, type TestDatabase } from "#server/testing/test-database.ts";
import { countBound, countProperties, listProperties } from "./listing.ts";

let store: TestDatabase;
beforeAll(async () => {
  store = await createTestDatabase();
});
afterAll(() => store.drop());

const run = (statement: string) => sql.raw(statement).execute(store.database);
const insert = (rows: number) =>
  run(`insert into properties (name, address, price, description, area, bedrooms, bathrooms, is_featured, property_type, for_type,
    status) select 'House ' || n, 'Janakpur', n, '', 1, 1, 1, false, 'house', (array['sale', 'rent'])[1 + n % 2],
    (array['active', 'reserved', 'sold', 'draft'])[1 + n % 4] from generate_series(1, ${rows}) as n`);

const scopes = [
  {},
  { isListed: true },
  { isListed: true, listing: "sale" },
  { isListed: true, listing: "rent" },
] as const;

/** Counts row by row. */
async function countRows({ isListed, listing }: { isListed?: boolean; listing?: string }): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*) as count from properties where deleted_at is null
    and (not ${isListed ?? false} or status in ('active', 'reserved'))
    and (${listing ?? null}::text is null or for_type = ${listing ?? null})`.execute(store.database);
  return rows[0]?.count ?? 0;
}

test("SR6: the numbers without filters are exact after any writes", async () => {
  const change = fc.constantFrom(
    "update properties set status = 'sold' where id % 3 = 0",
    "update properties set status = 'active' where id % 5 = 0",
    "update properties set status = 'withdrawn' where id % 7 = 0",
    "update properties set for_type = 'rent' where id % 4 = 0",
    "update properties set deleted_at = now() where id % 6 = 0",
    "update properties set deleted_at = null where id % 2 = 0",
    "update properties set name = 'x'",
    "delete from properties where id % 11 = 0",
    "truncate properties cascade",
  );
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(change, fc.constant("insert")), { maxLength: 8 }), async (changes) => {
      await insert(20);
      for (const statement of changes) await (statement === "insert" ? insert(10) : run(statement));
      for (const scope of scopes)
        expect((await countProperties(store.database, scope)).count, JSON.stringify(scope)).toBe(
          await countRows(scope),
        );
    }),
    { numRuns: 30 },
  );
});

test("SR6: simultaneous writers neither lose a number nor wait for each other in a circle", async () => {
  await run("truncate properties cascade");
  await Promise.all(
    Array.from({ length: 8 }, () =>
      store.database.transaction().execute(async (transaction) => {
        for (const listing of ["sale", "rent", "sale"])
          await sql
            .raw(`insert into properties (name, address, price, description, area, bedrooms, bathrooms, is_featured,
            property_type, for_type) values ('x', 'x', 1, '', 1, 1, 1, false, 'house', '${listing}')`)
            .execute(transaction);
      }),
    ),
  );
  const counts = await Promise.all(scopes.map((scope) => countProperties(store.database, scope)));
  expect(counts.map(({ count }) => count)).toEqual([24, 24, 16, 8]);
});

test("SR6: counts and pages of filtered lists end at the bound", async () => {
  await run("truncate properties cascade");
  await insert(4200);
  const list = (filters: object, page: number) =>
    listProperties(store.database, { isListed: true }, filters, { page, pageSize: 100 });
  const many = await list({ type: ["house"] }, 10);
  expect(many).toMatchObject({ count: countBound, isExact: false });
  expect(many.rows).toHaveLength(100);
  expect((await list({ type: ["house"] }, 11)).rows).toEqual([]);
  expect(await list({ price_to: 2000 }, 1)).toMatchObject({ count: 1000, isExact: true });
  expect(await list({ price_to: 2001 }, 1)).toMatchObject({ count: 1000, isExact: false });
  const all = await list({}, 21);
  expect(all).toMatchObject({ count: 2100, isExact: true });
  expect(all.rows).toHaveLength(100);
});

test("SR3: the database knows the district of every local level", async () => {
  const { rows } = await sql<{ districts: number[] }>`
    select array_agg(district_of(id) order by id) as districts from generate_series(1, ${localLevels.length}::integer) as id`.execute(
    store.database,
  );
  expect(rows[0]?.districts).toEqual(
    localLevels.toSorted((a, b) => a.id - b.id).map(({ districtId }) => districtId),
  );
});

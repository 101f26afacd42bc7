import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { countProperties, listProperties } from "#server/resources/properties/listing.ts";
import { findProperty } from "#server/resources/properties/repository.ts";
import { sampleProperty } from "#server/testing/sample-rows.ts";
import { createTestDatabase, type TestDatabase } from "#server/testing/test-database.ts";
import { builtOnce } from "./built-once.ts";

let store: TestDatabase;
beforeAll(async () => {
  store = await createTestDatabase();
});
afterAll(() => store.drop());

test("prepares each select once per connection, except those with LIKE", async () => {
  const statements = await store.database.connection().execute(async (connection) => {
    for (let round = 0; round < 3; round += 1) {
      await findProperty(connection, round);
      await countProperties(connection, { isListed: true });
      await listProperties(connection, {}, { search: "pond" }, { page: 1, pageSize: 12 });
    }
    const prepared = await sql<{ statement: string; executions: number }>`
      with plans as (select statement, generic_plans + custom_plans as executions from pg_prepared_statements)
      select * from plans`.execute(connection);
    return prepared.rows;
  });
  expect(statements.map(({ executions }) => executions)).toContain(3);
  expect(statements.filter(({ statement }) => statement.includes(" like "))).toEqual([]);
});

test("prepares a statement that is built once, although it contains LIKE", async () => {
  const readNames = builtOnce((database) =>
    database.selectFrom("projects").select("proj_name").where("proj_name", "like", "Pond%"),
  );
  const executions = await store.database.connection().execute(async (connection) => {
    for (let round = 0; round < 2; round += 1) await readNames(connection);
    const prepared = await sql<{ executions: number }>`
      select generic_plans + custom_plans as executions from pg_prepared_statements where statement like '% like %'
      and statement like '%from "projects"%'`.execute(connection);
    return prepared.rows.map((row) => row.executions);
  });
  expect(executions).toEqual([2]);
});

test("prepares the reading of a list's rows once, whatever the list asks for and however many rows it has", async () => {
  await store.database
    .insertInto("properties")
    .values([sampleProperty, sampleProperty, sampleProperty])
    .execute();
  const [before, after] = await store.database.connection().execute(async (connection) => {
    const readExecutions = async () => {
      const { rows } = await sql<{ executions: number }>`
        select generic_plans + custom_plans as executions from pg_prepared_statements
        where statement like '%id = any (%'`.execute(connection);
      return rows.map(({ executions }) => executions);
    };
    // The first list prepares it, unless the connection has read a property before.
    await listProperties(connection, {}, {}, { page: 1, pageSize: 3 });
    const known = await readExecutions();
    for (const [index, filters] of [{}, { price_from: 1 }, { price_to: 900_000_000 }].entries())
      await listProperties(connection, {}, filters, { page: 1, pageSize: index + 1 });
    return [known, await readExecutions()];
  });
  expect(before).toHaveLength(1);
  expect(after).toEqual(before?.map((executions) => executions + 3));
});

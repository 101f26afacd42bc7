import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { noPropertyFilters } from "#domain/properties/filters.ts";
import { countProperties, listProperties } from "#server/resources/properties/listing.ts";
import { findProperty } from "#server/resources/properties/repository.ts";
import { createTestDatabase, type TestDatabase } from "#server/testing/test-database.ts";

let store: TestDatabase;
beforeAll(async () => {
  store = await createTestDatabase();
});
afterAll(() => store.drop());

test("a read is parsed once a connection; one that looks for a part of a text is planned for that text", async () => {
  const statements = await store.database.connection().execute(async (connection) => {
    for (let turn = 0; turn < 3; turn += 1) {
      await findProperty(connection, turn);
      await countProperties(connection, { status: "active" });
      await listProperties(
        connection,
        {},
        { ...noPropertyFilters, search: "pond" },
        { page: 1, pageSize: 12 },
      );
    }
    const prepared = await sql<{ statement: string; times: number }>`
      with plans as (select statement, generic_plans + custom_plans as times from pg_prepared_statements)
      select * from plans`.execute(connection);
    return prepared.rows;
  });
  expect(statements.map(({ times }) => times)).toContain(3);
  expect(statements.filter(({ statement }) => statement.includes(" like "))).toEqual([]);
});

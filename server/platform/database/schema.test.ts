import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { describeSchema } from "#server/testing/describe-schema.ts";
import { createTestDatabase, type TestDatabase } from "#server/testing/test-database.ts";

let store: TestDatabase;
beforeAll(async () => {
  store = await createTestDatabase();
});
afterAll(() => store.drop());

const readNames = async (query: string): Promise<string[]> => {
  const { rows } = await sql.raw<{ name: string }>(query).execute(store.database);
  return rows.map(({ name }) => name);
};

test("schema.sql is what the migrations make; if not, run node tools/schema.ts --write", async () => {
  const committed = await readFile(join(import.meta.dirname, "schema.sql"), "utf8");
  expect(committed).toBe(await describeSchema(store.database, "public"));
});

describe("docs/schema.md", () => {
  /** The first cells of the table rows below a heading, without backticks. */
  async function readCells(heading: string): Promise<string[][]> {
    const text = await readFile("docs/schema.md", "utf8");
    const section = text.split(/^## /m).find((part) => part.startsWith(heading)) ?? "";
    const rows = section.split("\n").filter((line) => line.startsWith("| `"));
    return rows.map((row) =>
      row
        .slice(2)
        .split(" | ")
        .map((cell) => cell.replaceAll("`", "").replace(/ \|$/, "")),
    );
  }

  test("has every table once", async () => {
    const tables = await readNames(
      "select tablename as name from pg_tables where schemaname = 'public' order by 1",
    );
    expect((await readCells("Tables")).map(([table]) => table).sort()).toEqual(tables);
  });

  test("has every trigger once, with the tables that it is on and a reason", async () => {
    const triggers = await readNames(`
      select tgname || ': ' || string_agg(relname, ', ' order by relname) as name
      from pg_trigger join pg_class on pg_class.oid = tgrelid
      where not tgisinternal and relnamespace = 'public'::regnamespace group by tgname order by 1`);
    const cells = await readCells("Triggers");
    const documented = cells.map(
      ([trigger, tables = ""]) => `${trigger}: ${tables.split(", ").sort().join(", ")}`,
    );
    expect(documented.sort()).toEqual(triggers);
    expect(cells.filter(([, , reason = ""]) => reason.length < 20)).toEqual([]);
  });
});

import { sql } from "kysely";
import { afterEach, describe, expect, test } from "vitest";
import { describeSchema } from "#server/testing/describe-schema.ts";
import { applyPreviousMigrations } from "#server/testing/previous-migrations.ts";
import { createBlankDatabase } from "#server/testing/test-database.ts";
import type { Database } from "./database.ts";
import { applyMigrations, migrate, OutdatedSchema } from "./migrate.ts";

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function createBlank(): Promise<Database> {
  const { database, drop } = await createBlankDatabase();
  closers.push(drop);
  return database;
}

const describeAll = async (database: Database) =>
  (await describeSchema(database, "public")) + (await describeSchema(database, "jobs"));

/** The rows that migrations insert, without ids and times that differ in every database. */
async function readRows(database: Database): Promise<unknown> {
  const read = async (query: string) => (await sql.raw(query).execute(database)).rows;
  return [
    await read("select id, name, translations, list_position, is_hidden from features order by id"),
    await read("select * from property_counts order by shard"),
    await read("select count(*) from database_identity"),
    await read("select name, policy from jobs.queue order by name"),
    await read("select version from jobs.version"),
  ];
}

describe("the baseline (decision 64)", () => {
  test("makes the schema and the rows that the previous release made step by step", async () => {
    const previous = await createBlank();
    await applyPreviousMigrations(previous);
    const fresh = await createBlank();
    await fresh.transaction().execute((transaction) => applyMigrations(transaction, ["0060-baseline.sql"]));
    expect(await describeAll(fresh)).toBe(await describeAll(previous));
    expect(await readRows(fresh)).toEqual(await readRows(previous));
    // A backup names the migrations of the database that it is of.
    const { rows: names } = await sql<{ name: string }>`select name from migrations order by name`.execute(
      previous,
    );
    const restored = await createBlank();
    const applied = await restored.transaction().execute((transaction) =>
      applyMigrations(
        transaction,
        names.map(({ name }) => name),
      ),
    );
    expect(applied).toEqual(["0060-baseline.sql"]);
  });

  test("counts as applied in a database of the previous release, which gets the schema of a new one", async () => {
    const previous = await createBlank();
    await applyPreviousMigrations(previous);
    const fresh = await createBlank();
    const applied = await migrate(fresh);
    expect(applied[0]).toBe("0060-baseline.sql");
    expect(await migrate(previous)).toEqual(applied.slice(1));
    expect(await migrate(previous)).toEqual([]);
    expect(await describeAll(previous)).toBe(await describeAll(fresh));
    expect(await readRows(previous)).toEqual(await readRows(fresh));
  });

  test("is not applied to a database of an older release, which says what to do", async () => {
    const older = await createBlank();
    await applyPreviousMigrations(older, "0056");
    await expect(migrate(older)).rejects.toThrow(OutdatedSchema);
    const { rows } = await sql`select name from migrations where name > '0056'`.execute(older);
    expect(rows).toEqual([]);
  });
});

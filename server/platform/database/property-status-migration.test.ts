import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "#server/testing/test-database.ts";
import { applyMigrations, listMigrations } from "./migrate.ts";

let store: TestDatabase;
beforeAll(async () => {
  store = await createTestDatabase();
});
afterAll(() => store.drop());

const columns = "name, address, price, area, bedrooms, bathrooms, property_type, for_type";
const values = "'Old house', 'Janakpur', 1, 1, 1, 1, 'house', 'sale'";

/** As the previous release does, which knows neither the column nor the other statuses. */
async function insertWithPreviousRelease(status: "active" | "inactive"): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into properties (${sql.raw(columns)}, status) values (${sql.raw(values)}, ${status}) returning id`.execute(
    store.database,
  );
  return rows[0]?.id ?? 0;
}

async function statusesOf(id: number) {
  const { rows } = await sql<{ status: string; listing_status: string }>`
    select status, listing_status from properties where id = ${id}`.execute(store.database);
  return [rows[0]?.listing_status, rows[0]?.status];
}

const update = (id: number, column: "status" | "listing_status", value: string) =>
  sql`update properties set ${sql.ref(column)} = ${value}, updated_at = now() where id = ${id}`.execute(
    store.database,
  );

describe("LD5: migration 0029", () => {
  test("makes inactive properties withdrawn", async () => {
    const names = await listMigrations();
    await store.database.transaction().execute(async (transaction) => {
      await sql`drop schema public, jobs cascade`.execute(transaction);
      await sql`create schema public`.execute(transaction);
      await applyMigrations(
        transaction,
        names.filter((name) => name < "0029"),
      );
      for (const status of ["active", "inactive"])
        await sql`insert into properties (${sql.raw(columns)}, status) values (${sql.raw(values)}, ${status})`.execute(
          transaction,
        );
      await applyMigrations(transaction, names);
    });
    expect([await statusesOf(1), await statusesOf(2)]).toEqual([
      ["active", "active"],
      ["withdrawn", "inactive"],
    ]);
  });

  test("SC5: maps what the previous release inserts and updates", async () => {
    const id = await insertWithPreviousRelease("inactive");
    expect(await statusesOf(id)).toEqual(["withdrawn", "inactive"]);
    await update(id, "status", "active");
    expect(await statusesOf(id)).toEqual(["active", "active"]);
    expect(await statusesOf(await insertWithPreviousRelease("active"))).toEqual(["active", "active"]);
  });

  test.each([
    ["draft", "inactive"],
    ["active", "active"],
    ["reserved", "active"],
    ["sold", "inactive"],
    ["rented", "inactive"],
    ["withdrawn", "inactive"],
  ] as const)(
    "SC5: the previous release reads %s as %s, and keeps it when it saves that",
    async (status, read) => {
      const id = await insertWithPreviousRelease("active");
      await update(id, "listing_status", status);
      expect(await statusesOf(id)).toEqual([status, read]);
      await update(id, "status", read);
      expect(await statusesOf(id)).toEqual([status, read]);
    },
  );

  test("rejects an unknown status", async () => {
    await expect(update(await insertWithPreviousRelease("active"), "listing_status", "gone")).rejects.toThrow(
      "check constraint",
    );
  });
});

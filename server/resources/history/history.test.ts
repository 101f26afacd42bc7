import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { historyEntrySchema } from "#domain/history/entry.ts";
import { pageSchema } from "#domain/paging.ts";
import { restorableForMs } from "#domain/trash/trash.ts";
import { purgeDeleted } from "#server/platform/deletion/purge.ts";
import { writeAs } from "#server/platform/history/write-as.ts";
import { changePassword, createAccount } from "#server/platform/session/accounts.ts";
import { AdminClient, deletableResources } from "#server/testing/deletable-resources.ts";
import { HistoryClient } from "#server/testing/history-client.ts";
import { insertProperty } from "#server/testing/insert-property.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { messageFields, propertyFields } from "#server/testing/sample-forms.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let site: TestApp;
let admin: LoggedIn;
let colleague: LoggedIn;
let staff: AdminClient;
let history: HistoryClient;
beforeAll(async () => {
  site = await createTestApp();
  [admin, colleague] = [await logInAs(site, "admin"), await logInAs(site, "admin")];
  staff = new AdminClient(site, admin);
  history = new HistoryClient(site, admin);
});
afterAll(() => site.close());

const listHistory = (query: string) => history.read(pageSchema(historyEntrySchema), `/api/history/${query}`);
const stored = (table: string, id: number) =>
  site.database
    .selectFrom("row_history")
    .select(["action", "account_id", "before", "after"])
    .where("table_name", "=", table)
    .where("row_id", "=", id)
    .orderBy("id")
    .execute();

describe("LE7: the history of a row", () => {
  test.each(deletableResources)("of $table names who created, deleted and restored it", async (resource) => {
    const { id } = await staff.create(resource);
    await staff.delete(resource, id);
    await staff.restore(resource, id);
    const isVisitors = !["properties", "projects"].includes(resource.table);
    const entries = await stored(resource.table, id);
    expect(entries.map(({ action, before, after }) => [action, before, after])).toEqual([
      ["insert", {}, {}],
      ["delete", {}, {}],
      ["restore", {}, {}],
    ]);
    expect(entries.map(({ account_id }) => account_id !== null)).toEqual([!isVisitors, true, true]);
  });

  test("has the changed fields before and after, and who changed them", async () => {
    const property = await history.createProperty({
      price: "100",
      features: "1",
      translations: '{"np":{"name":"घर"}}',
    });
    await history.patch(property.id, { price: 90, status: "reserved" });
    await history.patch(
      property.id,
      { features: [2, 3], translations: { np: { name: "ठूलो घर" } } },
      colleague,
    );
    await history.patch(property.id, {
      local_level_id: 223,
      ward: 4,
      latitude: 26.73,
      longitude: 85.92,
      pin_precision: "exact",
    });
    const { results, name, row } = await history.historyOf("properties", property.id);
    expect(name).toBe(property.name);
    expect(row).toMatchObject({ id: property.id, ward: 4 });
    expect(results.map(({ action, account }) => [action, account])).toEqual([
      ["update", admin.username],
      ["update", colleague.username],
      ["update", admin.username],
      ["insert", admin.username],
    ]);
    expect(results[0]).toMatchObject({
      before: { ward: null, latitude: null },
      after: { ward: 4, latitude: 26.73 },
    });
    expect(results[1]).toMatchObject({
      before: { features: [1], translations: { np: { name: "घर" } } },
      after: { features: [2, 3], translations: { np: { name: "ठूलो घर" } } },
    });
    expect(results[2]).toMatchObject({
      before: { price: 100, status: "active" },
      after: { price: 90, status: "reserved" },
    });
    expect(results[2]?.after).not.toHaveProperty("name");
  });

  test("records a save that changes nothing as nothing, however often it rewrites its lists", async () => {
    const { id, name } = await history.createProperty({ features: "1" }, 2);
    await history.patch(id, { name, features: [1] });
    // A writer may replace its lists by the same.
    await site.database.transaction().execute(async (transaction) => {
      const pictures = await transaction
        .selectFrom("property_pictures")
        .selectAll()
        .where("property_id", "=", id)
        .execute();
      await transaction.deleteFrom("property_pictures").where("property_id", "=", id).execute();
      await transaction.insertInto("property_pictures").values(pictures).execute();
      await transaction.updateTable("properties").set({ price: 5 }).where("id", "=", id).execute();
      await transaction
        .updateTable("properties")
        .set({ price: Number(propertyFields.price) })
        .where("id", "=", id)
        .execute();
    });
    expect(await stored("properties", id)).toMatchObject([{ action: "insert" }]);
  });

  test("has pictures and their descriptions as one change with the other fields", async () => {
    const { id, pictures } = await history.createProperty({}, 2);
    const keys = pictures.map(({ key }) => key);
    await history.patch(id, {
      name: "Renamed",
      picture_keys: keys.toReversed(),
      picture_descriptions: [{ en: "The gate" }, null],
    });
    const entries = await stored("properties", id);
    expect(entries.slice(1)).toMatchObject([
      {
        action: "update",
        before: { name: propertyFields.name, pictures: keys, [`alt:${keys[1]}`]: null },
        after: { name: "Renamed", pictures: keys.toReversed(), [`alt:${keys[1]}`]: { en: "The gate" } },
      },
    ]);
  });

  test("records writes of SQL by hand, of tasks and of migrations without an account", async () => {
    const id = await insertProperty(site.database);
    await sql`update properties set status = 'withdrawn' where id = ${id}`.execute(site.database);
    await sql`update properties set updated_at = now() + interval '1 s' where id = ${id}`.execute(
      site.database,
    );
    expect(await stored("properties", id)).toEqual([
      { action: "insert", account_id: null, before: {}, after: {} },
      {
        action: "update",
        account_id: null,
        before: { status: "active" },
        after: { status: "withdrawn" },
      },
    ]);
  });

  test("is written in the transaction of the change", async () => {
    const { id } = await history.createProperty();
    const failing = writeAs(site.database, 1, async (transaction) => {
      await transaction.updateTable("properties").set({ price: 1 }).where("id", "=", id).execute();
      throw new Error("rolled back");
    });
    await expect(failing).rejects.toThrow("rolled back");
    expect(await stored("properties", id)).toHaveLength(1);
  });

  test("an account does not leak from one transaction into the next", async () => {
    const { id } = await history.createProperty();
    for (let price = 1; price <= 12; price += 1)
      await site.database.updateTable("properties").set({ price }).where("id", "=", id).execute();
    const [, ...updates] = await stored("properties", id);
    expect(updates.map(({ account_id }) => account_id)).toEqual(Array(12).fill(null));
  });

  test("contains no secrets", async () => {
    const username = `secret-${Date.now()}`;
    await createAccount(site.database, {
      username,
      password: "first password",
      isAdmin: false,
      canSeePapers: false,
    });
    await changePassword(site.database, username, "second password");
    const { id } = await history.createProperty();
    await history.send("PUT", `/api/properties/${id}/papers/`, {
      owner_name: "Sita Karna",
      kitta_number: "1234",
    });
    const { rows } = await sql<{
      text: string;
    }>`select string_agg(h::text, '') as text from row_history h`.execute(site.database);
    for (const secret of ["argon2", "password", "sealed", "Karna"])
      expect(rows[0]?.text).not.toContain(secret);
  });

  test("keeps no values of a purged row, only who did what", async () => {
    const [properties] = deletableResources;
    const { id } = await history.createProperty({ name: "House of Hari Prasad Sharma" }, 1);
    await history.patch(id, { name: "House of Gita Devi Sharma" });
    await staff.delete(properties, id);
    await purgeDeleted(site.database, site.media, new Date(Date.now() + restorableForMs + 60_000));
    const entries = await stored("properties", id);
    expect(entries.map(({ action, before, after }) => [action, before, after])).toEqual(
      ["insert", "update", "delete", "purge"].map((action) => [action, {}, {}]),
    );
    expect(await history.historyOf("properties", id)).toMatchObject({ name: null, row: null, count: 4 });
    expect((await listHistory("?search=Prasad+Sharma")).count).toBe(0);
  });

  test("is for admins only", async () => {
    const { headers } = await logInAs(site, "staff");
    for (const url of ["/api/history/", "/api/history/properties/1/"]) {
      expect((await site.app.inject(url)).statusCode).toBe(401);
      expect((await site.app.inject({ url, headers })).statusCode).toBe(403);
    }
    expect((await history.send("GET", "/api/history/properties/999999/")).statusCode).toBe(404);
  });
});

describe("LE7: the list of all changes", () => {
  test("is searched by text, kind, action, account and day", async () => {
    const { id } = await history.createProperty({ name: "Searchable villa" });
    await history.patch(id, { name: "Findable villa" }, colleague);
    const message = await history.send("POST", "/messages/create/", {
      ...messageFields,
      subject: "Findable subject",
    });
    const found = await listHistory("?search=findable");
    expect(found.results.map(({ kind, row_id }) => [kind, row_id])).toEqual([
      ["messages", message.json().id],
      ["properties", id],
      ["properties", id],
    ]);
    expect(found.results[1]).toMatchObject({
      name: "Findable villa",
      fields: ["name"],
      account: colleague.username,
    });
    const count = async (query: string) => (await listHistory(`?search=findable&${query}`)).count;
    expect(await count("kind=messages")).toBe(1);
    expect(await count("action=update")).toBe(1);
    expect(await count(`account=${colleague.username}`)).toBe(1);
    expect(await count("from=2020-01-01&until=2020-12-31")).toBe(0);
    expect(await count("from=2020-01-01")).toBe(3);
    expect((await history.send("GET", "/api/history/?kind=pictures")).statusCode).toBe(400);
    expect((await history.send("GET", "/api/history/?from=yesterday")).statusCode).toBe(400);
  });
});

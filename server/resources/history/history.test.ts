import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type * as z from "zod/mini";
import { historyEntrySchema, rowHistorySchema } from "#domain/history/entry.ts";
import { pageSchema } from "#domain/paging.ts";
import { projectSchema } from "#domain/projects/project.ts";
import { propertySchema } from "#domain/properties/property.ts";
import { restorableForMs } from "#domain/trash/trash.ts";
import { purgeDeleted } from "#server/platform/deletion/purge.ts";
import { writeAs } from "#server/platform/history/write-as.ts";
import { changePassword, createAccount } from "#server/platform/session/accounts.ts";
import { AdminClient, deletableResources } from "#server/testing/deletable-resources.ts";
import { insertProperty } from "#server/testing/insert-property.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { formOf, pictureFile } from "#server/testing/pictures.ts";
import { messageFields, projectFields, propertyFields, threePictures } from "#server/testing/sample-forms.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let site: TestApp;
let admin: LoggedIn;
let colleague: LoggedIn;
let staff: AdminClient;
beforeAll(async () => {
  site = await createTestApp();
  [admin, colleague] = [await logInAs(site, "admin"), await logInAs(site, "admin")];
  staff = new AdminClient(site, admin);
});
afterAll(() => site.close());

const send = (
  method: "GET" | "POST" | "PUT" | "PATCH",
  url: string,
  payload?: object,
  by = admin,
  headers = {},
) => site.app.inject({ method, url, headers: { ...by.headers, ...headers }, ...(payload && { payload }) });

async function read<Schema extends z.ZodMiniType>(schema: Schema, url: string, by = admin) {
  const response = await send("GET", url, undefined, by);
  expect(response.statusCode, response.body).toBe(200);
  return schema.parse(response.json());
}

const historyOf = (kind: string, id: number) =>
  read(rowHistorySchema, `/api/history/${kind}/${id}/?page_size=100`);
const listHistory = (query: string) => read(pageSchema(historyEntrySchema), `/api/history/${query}`);
const stored = (table: string, id: number) =>
  site.database
    .selectFrom("row_history")
    .select(["action", "account_id", "before", "after"])
    .where("table_name", "=", table)
    .where("row_id", "=", id)
    .orderBy("id")
    .execute();

async function createProperty(fields: object = {}, pictures = 0) {
  const files = Object.fromEntries(
    await Promise.all(
      ["image", "featured_image1", "featured_image2"]
        .slice(0, pictures)
        .map(async (name) => [name, await pictureFile()] as const),
    ),
  );
  const response = await send("POST", "/api/properties/", formOf({ ...propertyFields, ...fields, ...files }));
  expect(response.statusCode, response.body).toBe(201);
  return propertySchema.parse(response.json());
}

async function patch(id: number, payload: object, by = admin) {
  const response = await send("PATCH", `/api/properties/${id}/`, payload, by);
  expect(response.statusCode, response.body).toBe(200);
  return propertySchema.parse(response.json());
}

const bringBack = (kind: string, id: number, entry: number, headers = {}) =>
  send("POST", `/api/history/${kind}/${id}/${entry}/`, undefined, admin, headers);

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
    const property = await createProperty({
      price: "100",
      features: "1",
      translations: '{"np":{"name":"घर"}}',
    });
    await patch(property.id, { price: 90, status: "reserved" });
    await patch(property.id, { features: [2, 3], translations: { np: { name: "ठूलो घर" } } }, colleague);
    await patch(property.id, {
      local_level_id: 223,
      ward: 4,
      latitude: 26.73,
      longitude: 85.92,
      pin_precision: "exact",
    });
    const { results, name, row } = await historyOf("properties", property.id);
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
    const { id, name } = await createProperty({ features: "1" }, 2);
    await patch(id, { name, features: [1] });
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
    const { id, pictures } = await createProperty({}, 2);
    const keys = pictures.map(({ key }) => key);
    await patch(id, {
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
    const { id } = await createProperty();
    const failing = writeAs(site.database, 1, async (transaction) => {
      await transaction.updateTable("properties").set({ price: 1 }).where("id", "=", id).execute();
      throw new Error("rolled back");
    });
    await expect(failing).rejects.toThrow("rolled back");
    expect(await stored("properties", id)).toHaveLength(1);
  });

  test("an account does not leak from one transaction into the next", async () => {
    const { id } = await createProperty();
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
    const { id } = await createProperty();
    await send("PUT", `/api/properties/${id}/papers/`, { owner_name: "Sita Karna", kitta_number: "1234" });
    const { rows } = await sql<{
      text: string;
    }>`select string_agg(h::text, '') as text from row_history h`.execute(site.database);
    for (const secret of ["argon2", "password", "sealed", "Karna"])
      expect(rows[0]?.text).not.toContain(secret);
  });

  test("keeps no values of a purged row, only who did what", async () => {
    const [properties] = deletableResources;
    const { id } = await createProperty({ name: "House of Hari Prasad Sharma" }, 1);
    await patch(id, { name: "House of Gita Devi Sharma" });
    await staff.delete(properties, id);
    await purgeDeleted(site.database, site.media, new Date(Date.now() + restorableForMs + 60_000));
    const entries = await stored("properties", id);
    expect(entries.map(({ action, before, after }) => [action, before, after])).toEqual(
      ["insert", "update", "delete", "purge"].map((action) => [action, {}, {}]),
    );
    expect(await historyOf("properties", id)).toMatchObject({ name: null, row: null, count: 4 });
    expect((await listHistory("?search=Prasad+Sharma")).count).toBe(0);
  });

  test("is for admins only", async () => {
    const { headers } = await logInAs(site, "staff");
    for (const url of ["/api/history/", "/api/history/properties/1/"]) {
      expect((await site.app.inject(url)).statusCode).toBe(401);
      expect((await site.app.inject({ url, headers })).statusCode).toBe(403);
    }
    expect((await send("GET", "/api/history/properties/999999/")).statusCode).toBe(404);
  });
});

describe("LE7: bringing a version back", () => {
  test("restores fields, texts, place and pictures through the form's own path", async () => {
    const original = await createProperty(
      { price: "100", features: "1", custom_features: '["Well"]', translations: '{"np":{"name":"घर"}}' },
      3,
    );
    const { id, pictures } = original;
    const keys = pictures.map(({ key }) => key);
    await patch(id, {
      name: "Other",
      price: 80,
      features: [2],
      translations: { np: { name: "अर्को", description: "नयाँ" } },
    });
    await patch(id, { picture_keys: [keys[2], keys[0]], local_level_id: 223, ward: 4 });
    const { results } = await historyOf("properties", id);
    const first = results.at(-1)?.id ?? 0;
    const response = await bringBack("properties", id, first);
    expect(response.statusCode, response.body).toBe(200);
    const back = propertySchema.parse(response.json());
    const pictured = { updated_at: "", pictures: [], image: "", featured_image1: "", featured_image2: "" };
    expect({ ...back, ...pictured }).toEqual({ ...original, ...pictured });
    // The second picture was removed, so that its file is gone.
    expect(back.pictures.map(({ key }) => key)).toEqual([keys[0], keys[2]]);
    expect((await historyOf("properties", id)).missing_pictures).toEqual([keys[1]]);
    const [newest] = (await historyOf("properties", id)).results;
    expect(newest).toMatchObject({
      action: "update",
      account: admin.username,
      after: { name: original.name },
    });
  });

  test("rejects an outdated version and an invalid one, and changes nothing", async () => {
    const { id } = await createProperty({ price: "100" });
    await patch(id, { price: 90 });
    const before = await send("GET", `/api/properties/${id}/`);
    await patch(id, { price: 80 });
    const { results } = await historyOf("properties", id);
    const outdated = await bringBack("properties", id, results[2]?.id ?? 0, {
      "if-match": String(before.headers.etag),
    });
    expect(outdated.statusCode).toBe(412);
    await site.database.updateTable("properties").set({ price: 0 }).where("id", "=", id).execute();
    await patch(id, { price: 70 });
    const [, zero] = (await historyOf("properties", id)).results;
    const invalid = await bringBack("properties", id, zero?.id ?? 0);
    expect([invalid.statusCode, Object.keys(invalid.json().fields)]).toEqual([400, ["price"]]);
    expect((await send("GET", `/api/properties/${id}/`)).json().price).toBe(70);
  });

  test("works for projects", async () => {
    const created = await send(
      "POST",
      "/apis/projects/create/",
      formOf({ ...projectFields, images: await threePictures() }),
    );
    const project = projectSchema.parse(created.json());
    await send("PATCH", `/apis/projects/${project.id}/update/`, {
      proj_name: "Changed",
      features: ["New"],
      proj_budget: 7,
    });
    const { results } = await historyOf("projects", project.id);
    expect(results[0]).toMatchObject({
      before: { proj_name: project.proj_name },
      after: { proj_name: "Changed" },
    });
    const response = await bringBack("projects", project.id, results[1]?.id ?? 0);
    expect(response.statusCode, response.body).toBe(200);
    expect({ ...projectSchema.parse(response.json()), updated_at: "" }).toEqual({
      ...project,
      updated_at: "",
    });
  });

  test("is not possible for a deleted row, an entry of another row, or visitors' forms", async () => {
    const [properties] = deletableResources;
    const { id } = await createProperty();
    const other = await createProperty();
    const [entry] = (await historyOf("properties", other.id)).results;
    expect((await bringBack("properties", id, entry?.id ?? 0)).statusCode).toBe(404);
    expect((await bringBack("messages", 1, 1)).statusCode).toBe(400);
    const [own] = (await historyOf("properties", id)).results;
    await staff.delete(properties, id);
    expect((await bringBack("properties", id, own?.id ?? 0)).statusCode).toBe(404);
    expect(await historyOf("properties", id)).toMatchObject({ is_deleted: true, row: { id } });
  });
});

describe("LE7: the list of all changes", () => {
  test("is searched by text, kind, action, account and day", async () => {
    const { id } = await createProperty({ name: "Searchable villa" });
    await patch(id, { name: "Findable villa" }, colleague);
    const message = await send("POST", "/messages/create/", {
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
    expect((await send("GET", "/api/history/?kind=pictures")).statusCode).toBe(400);
    expect((await send("GET", "/api/history/?from=yesterday")).statusCode).toBe(400);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { bulkUndoResultSchema } from "#domain/bulk/bulk-change.ts";
import { bulkResultSchema } from "#domain/trash/trash.ts";
import { AdminClient, deletableResources } from "#server/testing/deletable-resources.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { sampleProperty } from "#server/testing/sample-rows.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let site: TestApp;
let admin: LoggedIn;
let staff: AdminClient;
beforeAll(async () => {
  site = await createTestApp();
  admin = await logInAs(site, "admin");
  staff = new AdminClient(site, admin);
});
beforeEach(async () => {
  for (const { table } of deletableResources) await site.database.deleteFrom(table).execute();
});
afterAll(() => site.close());

const post = (url: string, payload: object, by = admin) =>
  site.app.inject({ method: "POST", url, headers: by.headers, payload });
async function bulk(kind: string, ids: number[], change: object) {
  const response = await post("/api/bulk/", { kind, ids, change });
  expect(response.statusCode, response.body).toBe(200);
  return bulkResultSchema.parse(response.json());
}
async function undo(token: string | null) {
  const response = await post("/api/bulk/undo/", { undo: token });
  expect(response.statusCode, response.body).toBe(200);
  return bulkUndoResultSchema.parse(response.json());
}
async function insertProperties(count: number, changes: Partial<typeof sampleProperty> = {}) {
  const rows = Array.from({ length: count }, () => ({ ...sampleProperty, ...changes }));
  const inserted = await site.database.insertInto("properties").values(rows).returning("id").execute();
  return inserted.map(({ id }) => id);
}
const columns = () =>
  site.database
    .selectFrom("properties")
    .select(["status", "is_featured", "deleted_at"])
    .orderBy("id")
    .execute();

describe("LE6: changes of several rows", () => {
  test("sets the status of 500 properties in one transaction and takes it back with one undo", async () => {
    const active = await insertProperties(300);
    const sold = await insertProperties(200, { status: "sold" });
    const before = await columns();
    const result = await bulk("properties", [...active, ...sold], { status: "withdrawn" });
    expect(result.changed).toBe(500);
    expect((await columns()).every(({ status }) => status === "withdrawn")).toBe(true);
    const entries = await site.database
      .selectFrom("row_history")
      .innerJoin("accounts", "accounts.id", "account_id")
      .select(["transaction_id", "username"])
      .where("action", "=", "update")
      .where("row_id", "in", [...active, ...sold])
      .execute();
    expect(entries).toHaveLength(500);
    expect(new Set(entries.map(({ transaction_id }) => transaction_id)).size).toBe(1);
    expect(new Set(entries.map(({ username }) => username))).toEqual(new Set([admin.username]));
    expect(await undo(result.undo)).toEqual({ changed: 500, skipped: 0 });
    expect(await columns()).toEqual(before);
  });

  test("publishes no draft without an area", async () => {
    const [unfinished = 0] = await insertProperties(1, { status: "draft", area: 0 });
    const [finished = 0] = await insertProperties(1, { status: "draft" });
    expect((await bulk("properties", [unfinished, finished], { status: "active" })).changed).toBe(1);
    expect((await columns()).map(({ status }) => status)).toEqual(["draft", "active"]);
    expect((await bulk("properties", [unfinished], { status: "withdrawn" })).changed).toBe(1);
  });

  test("sets whether properties are featured, and leaves out those that are so already", async () => {
    const featured = await insertProperties(2);
    const other = await insertProperties(3, { is_featured: false });
    const result = await bulk("properties", [...featured, ...other], { is_featured: true });
    expect(result.changed).toBe(3);
    await undo(result.undo);
    expect((await columns()).map(({ is_featured }) => is_featured)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(await bulk("properties", featured, { is_featured: true })).toEqual({ changed: 0, undo: null });
  });

  test.each(deletableResources)(
    "deletes rows of $table with their pictures, and undoes it",
    async (resource) => {
      const rows = [await staff.create(resource), await staff.create(resource)];
      const kept = await staff.create(resource);
      const before = await staff.list(resource);
      const kind = resource.path.split("/").at(-2) ?? "";
      const ids = rows.map(({ id }) => id);
      const result = await bulk(kind, [...ids, 999_999], { is_deleted: true });
      expect(result.changed).toBe(2);
      expect((await staff.list(resource)).results).toEqual([kept]);
      for (const row of rows) expect(await staff.pictureStatuses(row)).toEqual(row.pictures.map(() => 404));
      expect(await undo(result.undo)).toEqual({ changed: 2, skipped: 0 });
      expect(await staff.list(resource)).toEqual(before);
      const shown = resource.hasPublicPictures ? 200 : 404;
      for (const row of rows) expect(await staff.pictureStatuses(row)).toEqual(row.pictures.map(() => shown));
    },
  );

  test("an undo leaves what was changed again meanwhile, and a second one changes nothing", async () => {
    const [first = 0, second = 0, third = 0] = await insertProperties(3);
    const { undo: token } = await bulk("properties", [first, second, third], { status: "sold" });
    await bulk("properties", [second], { status: "rented" });
    await bulk("properties", [third], { is_deleted: true });
    expect(await undo(token)).toEqual({ changed: 1, skipped: 2 });
    expect((await columns()).map(({ status }) => status)).toEqual(["active", "rented", "sold"]);
    expect(await undo(token)).toEqual({ changed: 0, skipped: 3 });
  });

  test("concurrent changes of the same rows all succeed and leave one value in all", async () => {
    const ids = await insertProperties(60);
    const statuses = ["sold", "reserved", "withdrawn", "draft"];
    await Promise.all(
      statuses.map((status, index) => bulk("properties", index % 2 ? ids.toReversed() : ids, { status })),
    );
    expect(new Set((await columns()).map(({ status }) => status)).size).toBe(1);
  });

  test("changes nothing if no row is left, or all belong to others", async () => {
    const nothing = { changed: 0, undo: null };
    const [theirs = 0] = await insertProperties(1);
    const agent = await logInAs(site, "agent");
    for (const change of [{ status: "active" }, { is_featured: false }, { is_deleted: true }]) {
      expect(await bulk("properties", [999_999], change)).toEqual(nothing);
      const byAgent = await post("/api/bulk/", { kind: "properties", ids: [theirs], change }, agent);
      expect([byAgent.statusCode, byAgent.json()]).toEqual([200, nothing]);
    }
    for (const change of [{ lead_status: "won" }, { owner_id: null }])
      expect(await bulk("leads", [999_999], change)).toEqual(nothing);
  });

  test("sends visitors no outdated list", async () => {
    const [id = 0] = await insertProperties(1);
    const count = async () => (await site.app.inject("/api/properties/")).json().count;
    expect(await count()).toBe(1);
    await bulk("properties", [id], { status: "withdrawn" });
    await expect.poll(count).toBe(0);
  });

  test("is for admins only and rejects what rows do not have", async () => {
    const payload = { kind: "properties", ids: [1], change: { status: "sold" } };
    expect((await post("/api/bulk/", payload, await logInAs(site, "staff"))).statusCode).toBe(403);
    for (const wrong of [
      { kind: "messages" },
      { kind: "accounts" },
      { ids: [] },
      { ids: Array(501).fill(1) },
      { ids: [2 ** 31] },
      { change: { status: "gone" } },
      { change: { price: 1 } },
      { change: { status: "sold", is_featured: true } },
    ])
      expect((await post("/api/bulk/", { ...payload, ...wrong })).statusCode, JSON.stringify(wrong)).toBe(
        400,
      );
    expect((await post("/api/bulk/undo/", { undo: "1-1" })).statusCode).toBe(404);
    expect((await post("/api/bulk/undo/", { undo: "x" })).statusCode).toBe(400);
  });
});

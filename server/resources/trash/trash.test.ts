import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { pageSchema } from "#domain/paging.ts";
import { type RowTable, rowKinds, rowNames } from "#domain/rows/kinds.ts";
import { restorableForMs, trashRowSchema } from "#domain/trash/trash.ts";
import { AdminClient, deletableResources } from "#server/testing/deletable-resources.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { listPictures } from "#server/testing/test-media.ts";

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

const kindOf = (table: RowTable) => rowKinds.find((kind) => rowNames[kind].table === table) ?? "";
const send = (action: "restore" | "purge", rows: object[], by = admin) =>
  site.app.inject({ method: "POST", url: `/api/trash/${action}/`, headers: by.headers, payload: { rows } });
async function listTrash(query = "") {
  const response = await site.app.inject({ url: `/api/trash/${query}`, headers: admin.headers });
  expect(response.statusCode, response.body).toBe(200);
  return pageSchema(trashRowSchema).parse(response.json());
}
/** Creates and deletes a row of every kind. */
async function deleteOneOfEach() {
  const rows = [];
  for (const resource of deletableResources) {
    const entity = await staff.create(resource);
    await staff.delete(resource, entity.id);
    rows.push({ kind: kindOf(resource.table), id: entity.id, entity, resource });
  }
  return rows;
}
const selectionOf = (rows: { kind: string; id: number }[]) => rows.map(({ kind, id }) => ({ kind, id }));

describe("LE6: the trash", () => {
  test("lists deleted rows of every kind with who deleted them and when they go", async () => {
    const rows = await deleteOneOfEach();
    const { count, results } = await listTrash();
    expect(count).toBe(5);
    expect(selectionOf(results)).toEqual(selectionOf(rows).toReversed());
    for (const { name, deleted_by, deleted_at, purged_at } of results) {
      expect(name).not.toBe("");
      expect(deleted_by).toBe(admin.username);
      expect(Date.parse(purged_at) - Date.parse(deleted_at)).toBe(restorableForMs);
    }
    expect((await listTrash("?kind=messages")).results.map(({ name }) => name)).toEqual(["Sita – A visit"]);
    expect((await listTrash("?search=flooring")).results.map(({ kind }) => kind)).toEqual([
      "service-requests",
    ]);
    expect((await listTrash("?page_size=2&page=3")).results).toHaveLength(1);
  });

  test("does not know who deleted a row with the previous release", async () => {
    const [, , , , messages] = deletableResources;
    if (!messages) throw new Error("no messages");
    const { id } = await staff.create(messages);
    await site.database
      .updateTable("messages")
      .set({ deleted_at: new Date() })
      .where("id", "=", id)
      .execute();
    expect((await listTrash()).results).toMatchObject([{ id, deleted_by: null }]);
  });

  test("restores one or many rows of several kinds with their pictures", async () => {
    const rows = await deleteOneOfEach();
    const response = await send("restore", [...selectionOf(rows), { kind: "messages", id: 999_999 }]);
    expect(response.json()).toEqual({ changed: 5 });
    expect((await listTrash()).count).toBe(0);
    for (const { resource, entity } of rows) {
      expect((await staff.list(resource)).results).toEqual([entity]);
      const shown = resource.hasPublicPictures ? 200 : 404;
      expect(await staff.pictureStatuses(entity)).toEqual(entity.pictures.map(() => shown));
    }
    expect((await send("restore", selectionOf(rows))).json()).toEqual({ changed: 0 });
  });

  test("purges rows with their pictures and keeps who did it, but never a row that is not deleted", async () => {
    const rows = await deleteOneOfEach();
    const [properties] = deletableResources;
    const live = await staff.create(properties);
    const response = await send("purge", [...selectionOf(rows), { kind: "properties", id: live.id }]);
    expect(response.json()).toEqual({ changed: 5 });
    expect((await listTrash()).count).toBe(0);
    expect((await staff.list(properties)).results).toEqual([live]);
    const files = await listPictures(site.media);
    for (const { key } of rows.flatMap(({ entity }) => entity.pictures))
      expect(files).toContain(`quarantine/${key}`);
    const entries = await site.database
      .selectFrom("row_history")
      .innerJoin("accounts", "accounts.id", "account_id")
      .select("username")
      .where("action", "=", "purge")
      // The people of the forms are purged with them.
      .where("table_name", "<>", "people")
      .where(
        "row_id",
        "in",
        rows.map(({ id }) => id),
      )
      .execute();
    expect(entries.filter(({ username }) => username === admin.username)).toHaveLength(5);
  });

  test("is for admins only and rejects unknown kinds and too many rows", async () => {
    const agent = await logInAs(site, "staff");
    for (const action of ["restore", "purge"] as const) {
      expect((await send(action, [{ kind: "messages", id: 1 }], agent)).statusCode).toBe(403);
      expect((await send(action, [{ kind: "accounts", id: 1 }])).statusCode).toBe(400);
      expect((await send(action, [])).statusCode).toBe(400);
      const many = Array.from({ length: 501 }, (_, id) => ({ kind: "messages", id: id + 1 }));
      expect((await send(action, many)).statusCode).toBe(400);
    }
  });
});

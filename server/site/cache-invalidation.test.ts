import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { AdminClient, deletableResources } from "#server/testing/deletable-resources.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { formOf } from "#server/testing/pictures.ts";
import { sampleProject, sampleProperty } from "#server/testing/sample-rows.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { createTestDatabase } from "#server/testing/test-database.ts";

const house = { ...sampleProperty, name: "Marked 0" };
const bridge = { ...sampleProject, proj_name: "Marked 0" };

const lists = [
  ...["/", "/buy", "/buy?search=ward", "/rent", "/_.data", "/buy.data"],
  ...["/np", "/np/buy", "/np/buy?search=ward", "/np/rent", "/np.data", "/np/buy.data"],
];
const pages = [
  ...lists,
  "/property/1",
  "/property/1.data",
  "/property/2",
  "/projects",
  "/projects.data",
  "/project/1",
  "/project/2",
  "/np/property/1",
  "/np/property/1.data",
  "/np/property/2",
  "/np/projects",
  "/np/project/1",
];

let site: TestApp;
let twin: TestApp;
let admin: LoggedIn;
beforeAll(async () => {
  const store = await createTestDatabase();
  await store.database
    .insertInto("properties")
    .values([house, { ...house, for_type: "rent" }])
    .execute();
  await store.database.insertInto("projects").values([bridge, bridge]).execute();
  site = await createTestApp({}, store);
  twin = await createTestApp({}, { ...store, drop: async () => undefined });
  admin = await logInAs(site, "admin");
});
afterAll(async () => {
  await twin.close();
  await site.close();
});

let mark = 0;

/** Renames every row without its trigger, so that a page with the old name comes from the cache. */
async function markRows(): Promise<string> {
  mark += 1;
  const name = `Marked ${mark}`;
  await site.database.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction);
    await transaction.updateTable("properties").set({ name }).execute();
    await transaction.updateTable("projects").set({ proj_name: name }).execute();
  });
  return name;
}

/** The cached pages that are rendered again after `act`. */
async function renderedAfter(act: () => Promise<unknown>, instance = site): Promise<string[]> {
  for (const url of pages) await instance.app.inject(url);
  await act();
  const name = await markRows();
  const isNew = new RegExp(`${name}\\b`);
  const rendered: string[] = [];
  for (const url of pages) if (isNew.test((await instance.app.inject(url)).body)) rendered.push(url);
  return rendered;
}

const send = (method: "POST" | "PUT" | "PATCH" | "DELETE", url: string, payload?: object) => () =>
  site.app.inject({ method, url, headers: admin.headers, ...(payload && { payload }) });

describe("cached pages stay", () => {
  test.each([
    ["a write without a token", "POST", "/api/properties/", 401],
    ["a write of a project without a token", "POST", "/apis/projects/create/", 401],
    ["a delete without a token", "DELETE", "/api/properties/1/delete/", 401],
    ["a rejected form post", "POST", "/contact", 400],
    ["a method that is not allowed", "PUT", "/buy", 404],
  ] as const)("after %s", async (_, method, url, status) => {
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const rejectedWrite = async () => {
      expect((await site.app.inject({ method, url, headers, payload: "" })).statusCode).toBe(status);
    };
    expect(await renderedAfter(rejectedWrite)).toEqual([]);
  });

  test("after an admin's rejected write", async () => {
    const rejectedWrite = async () => {
      expect((await send("PATCH", "/api/properties/1/", { price: -1 })()).statusCode).toBe(400);
      expect((await send("DELETE", "/api/properties/999/delete/")()).statusCode).toBe(404);
    };
    expect(await renderedAfter(rejectedWrite)).toEqual([]);
  });

  test.each(deletableResources.filter(({ table }) => table !== "properties" && table !== "projects"))(
    "after a row of $table is sent, deleted and restored",
    async (resource) => {
      const staff = new AdminClient(site, admin);
      const act = async () => {
        const { id } = await staff.create(resource);
        expect(await staff.delete(resource, id)).toBe(204);
        expect((await staff.restore(resource, id)).status).toBe(200);
      };
      expect(await renderedAfter(act)).toEqual([]);
    },
  );
});

describe("a committed change invalidates the pages that show it before it is answered", () => {
  const propertyPages = [
    ...lists,
    ...["/property/1", "/property/1.data", "/np/property/1", "/np/property/1.data"],
  ];

  test("NL3: editing a property invalidates its page in both languages and the lists of properties", async () => {
    const edit = send("PATCH", "/api/properties/1/", { description: "x" });
    expect((await renderedAfter(edit)).sort()).toEqual(propertyPages.sort());
  });

  test("creating, deleting and restoring a property invalidates only the lists", async () => {
    const staff = new AdminClient(site, admin);
    const [properties] = deletableResources;
    if (!properties) throw new Error("properties are the first");
    let id = 0;
    const create = async () => {
      id = (await staff.create(properties)).id;
    };
    for (const act of [create, () => staff.delete(properties, id), () => staff.restore(properties, id)])
      expect((await renderedAfter(act)).sort()).toEqual([...lists].sort());
  });

  test("NL3: editing a project invalidates its page in both languages and the list of projects", async () => {
    const form = formOf({ ...bridgeForm, description: "x" });
    const edit = send("PUT", "/apis/projects/1/update/", form);
    expect((await renderedAfter(edit)).sort()).toEqual([
      ...["/np/project/1", "/np/projects"],
      ...["/project/1", "/projects", "/projects.data"],
    ]);
  });

  test("other instances of the app invalidate their pages, too", async () => {
    const edit = async () => {
      await twin.app.inject({
        method: "PATCH",
        url: "/api/properties/1/",
        headers: admin.headers,
        payload: { description: "y" },
      });
      // The response proves only that the twin has seen its change; this instance sees it at about the same time.
      await expect.poll(async () => (await site.app.inject("/property/1")).body).toContain(">y<");
    };
    expect((await renderedAfter(edit, site)).filter((url) => lists.includes(url)).sort()).toEqual(
      [...lists].sort(),
    );
    const other = send("PATCH", "/api/properties/2/", { description: "z" });
    const seenByTwin = async () => {
      await other();
      await expect.poll(async () => (await twin.app.inject("/property/2")).body).toContain(">z<");
    };
    const rendered = await renderedAfter(seenByTwin, twin);
    expect(rendered).toContain("/buy");
    expect(rendered).not.toContain("/property/1");
    expect(rendered).not.toContain("/projects");
  });
});

const bridgeForm = {
  proj_name: "Bridge",
  location: "Janakpur",
  client_name: "The town",
  proj_area: "1 km",
  proj_type: "Infrastructure",
  proj_duration: "1 year",
};

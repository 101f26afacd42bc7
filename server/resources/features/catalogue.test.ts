import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { FeatureCatalogue } from "#domain/properties/feature-catalogue.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { propertyFields } from "#server/testing/sample-forms.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let site: TestApp;
let admin: LoggedIn;
beforeAll(async () => {
  site = await createTestApp();
  admin = await logInAs(site, "admin");
});
afterAll(() => site.close());

const url = "/api/features/catalogue/";
async function read(): Promise<{ items: FeatureCatalogue["items"]; etag: string }> {
  const response = await site.app.inject({ url, headers: admin.headers });
  return { items: response.json().value.items, etag: String(response.headers.etag) };
}
const put = (items: readonly object[], headers: Record<string, string> = {}) =>
  site.app.inject({ method: "PUT", url, payload: { items }, headers: { ...admin.headers, ...headers } });
const offered = async () =>
  (await site.app.inject("/api/features/")).json().results.map(({ name }: { name: string }) => name);

describe("the feature catalogue (ST1)", () => {
  test("AP5: renames, sorts, hides and adds features; the public list follows at once", async () => {
    const { items, etag } = await read();
    const [parking, balcony, garden, ...others] = items;
    if (!parking || !balcony || !garden) throw new Error("The eight features are missing");
    const added = { id: "new-1", name: { en: "Rooftop", np: "छत" }, isHidden: false };
    const saved = await put(
      [
        garden,
        { ...parking, name: { en: "Car parking", np: "कार पार्किङ" } },
        added,
        { ...balcony, isHidden: true },
        ...others,
      ],
      { "if-match": etag },
    );
    expect(saved.statusCode, saved.body).toBe(200);
    const names = await offered();
    expect(names.slice(0, 3)).toEqual(["Garden", "Car parking", "Rooftop"]);
    expect(names).not.toContain("Balcony");
    expect(names).toHaveLength(8);
    expect((await put(items, { "if-match": etag })).statusCode).toBe(412);
  });

  test("a property keeps a hidden feature, and is found by the new name of a feature at once", async () => {
    const { items } = await read();
    const balcony = items.find(({ name }) => name.en === "Balcony");
    const payload = { ...propertyFields, features: [Number(balcony?.id)] };
    const made = await site.app.inject({
      method: "POST",
      url: "/api/properties/create/",
      headers: admin.headers,
      payload,
    });
    expect(made.statusCode, made.body).toBe(201);
    const renamed = items.map((item) =>
      item.id === balcony?.id ? { ...item, name: { en: "Wide verandah", np: "" } } : item,
    );
    expect((await put(renamed)).statusCode).toBe(200);
    const found = (await site.app.inject("/api/properties/?search=verandah")).json();
    expect(found.results).toMatchObject([{ id: made.json().id, feature_names: ["Wide verandah"] }]);
  });

  test("two features may swap their names", async () => {
    const { items } = await read();
    const [first, second, ...others] = items;
    if (!first || !second) throw new Error("The features are missing");
    const swapped = [{ ...first, name: second.name }, { ...second, name: first.name }, ...others];
    expect((await put(swapped)).statusCode).toBe(200);
    expect((await read()).items.slice(0, 2).map(({ name }) => name.en)).toEqual([
      second.name.en,
      first.name.en,
    ]);
  });

  test("rejects a name twice, a missing English name, and a list without a stored feature", async () => {
    const { items } = await read();
    const [first, second, ...others] = items;
    const cases = [
      [first, { ...second, name: { en: first?.name.en.toUpperCase(), np: "" } }, ...others],
      [{ ...first, name: { en: "", np: "बगैँचा" } }, second, ...others],
      [second, ...others],
      [{ ...first, id: "1; drop table features" }, second, ...others],
    ];
    for (const sent of cases) expect((await put(sent as object[])).statusCode).toBe(400);
    expect((await read()).items).toEqual(items);
  });

  test("LE8: agents and visitors may not read or change it; LE7: changes are in the history", async () => {
    const agent = await logInAs(site, "agent");
    for (const method of ["GET", "PUT"] as const) {
      const payload = { items: [] };
      expect((await site.app.inject({ method, url, payload, headers: agent.headers })).statusCode).toBe(403);
      expect((await site.app.inject({ method, url, payload })).statusCode).toBe(401);
    }
    const { rows } = await sql<{ username: string }>`select distinct username from row_history
      join accounts on accounts.id = account_id where table_name = 'features'`.execute(site.database);
    expect(rows).toEqual([{ username: admin.username }]);
  });
});

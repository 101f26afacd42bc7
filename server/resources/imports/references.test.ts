import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { ImportClient } from "#server/testing/import-client.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { problemFields } from "#server/testing/problem-response.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

const house = {
  reference: " क-१०१ ",
  name: "House by the pond",
  local_level_id: 223,
  ward: 4,
  street: "Bhanu Chowk",
  price: "1 crore 20 lakh",
  is_negotiable: true,
  description: "Two storeys, a garden.\nQuiet.",
  property_type: "house",
  area: 1800,
  land_area: "0-2-10",
  bedrooms: 4,
  bathrooms: 2,
  storeys: 2.5,
  road_width: 20,
  facing: "south_east",
  landmarks: [{ kind: "school", metres: 500 }],
  lalpurja_seen_on: "2026-10-01",
  custom_features: ["Mango tree"],
};
let site: TestApp;
let admin: LoggedIn;
let imports: ImportClient;
beforeAll(async () => {
  site = await createTestApp();
  admin = await logInAs(site, "admin");
  imports = new ImportClient(site, admin);
});
beforeEach(async () => {
  await site.database.deleteFrom("imports").execute();
  await site.database.deleteFrom("properties").execute();
});
afterAll(() => site.close());

const send = (method: "POST" | "PUT" | "PATCH" | "DELETE", path: string, payload?: object) =>
  site.app.inject({
    method,
    url: `/api/properties/${path}`,
    headers: admin.headers,
    ...(payload && { payload }),
  });
async function add(fields: object = {}): Promise<{ id: number; reference: string | null }> {
  const response = await send("POST", "", { ...house, ...fields });
  expect(response.statusCode, response.body).toBe(201);
  return response.json();
}
const readAsStaff = async (id: number) =>
  (await site.app.inject({ url: `/api/properties/${id}/`, headers: admin.headers })).json();
const exported = async () =>
  (await site.app.inject({ url: "/api/properties/export.csv", headers: admin.headers })).body;

test("IM1: staff give a listing its reference, in digits of either script; visitors never see it", async () => {
  const { id, reference } = await add();
  expect(reference).toBe("क-101");
  expect((await site.app.inject(`/api/properties/${id}/`)).json()).not.toHaveProperty("reference");
  await send("PATCH", `${id}/`, { reference: "A-7" });
  expect(await readAsStaff(id)).toMatchObject({ reference: "A-7" });
  // A client that knows no references leaves it.
  const { reference: _, ...known } = house;
  expect((await send("PUT", `${id}/`, known)).json()).toMatchObject({ reference: "A-7" });
  await send("PATCH", `${id}/`, { reference: "" });
  expect(await readAsStaff(id)).toMatchObject({ reference: null });
});

test("IM1: a reference belongs to one listing; a copy has none, and a deleted one gives it up", async () => {
  const first = await add();
  const second = await add({ reference: "" });
  const taken = { reference: [{ code: "reference_taken" }] };
  expect(problemFields(await send("POST", "", house))).toMatchObject(taken);
  expect(problemFields(await send("PATCH", `${second.id}/`, { reference: "क-101" }))).toMatchObject(taken);
  const both = await Promise.all([
    send("POST", "", { ...house, reference: "B-1" }),
    send("POST", "", { ...house, reference: "B-1" }),
  ]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400]);
  expect((await send("POST", `${first.id}/duplicate/`)).json()).toMatchObject({ reference: null });
  await send("DELETE", `${first.id}/delete/`);
  expect((await send("PATCH", `${second.id}/`, { reference: "क-101" })).statusCode).toBe(200);
  expect((await send("POST", `${first.id}/restore/`)).json()).toMatchObject({ reference: null });
});

test("IM1: an export that is imported again changes nothing, and a changed line changes its listing", async () => {
  const { id } = await add();
  const nepali = { name: "", translations: { np: { name: "जग्गा" } } };
  await add({ reference: "A-2", price: "85 lakh", property_type: "land", land_area: "0-4-2-0", ...nepali });
  const file = await exported();
  const checked = await imports.check(file);
  expect(checked.counts, JSON.stringify(await imports.rows(checked.id))).toEqual({
    new: 0,
    changed: 0,
    unchanged: 2,
    refused: 0,
  });
  await imports.request("DELETE", `${checked.id}/`);
  const changed = await imports.check(file.replace("12000000", "1.3 crore"));
  expect(changed.counts).toMatchObject({ changed: 1, unchanged: 1 });
  await imports.run(changed.id);
  expect(await readAsStaff(id)).toMatchObject({ price: 13_000_000, reference: "क-101" });
});

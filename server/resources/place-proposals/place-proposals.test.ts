import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type RowProposal, rowProposalsSchema } from "#domain/places/row-proposal.ts";
import { projectSchema } from "#domain/projects/project.ts";
import { propertySchema } from "#domain/properties/property.ts";
import { readOldAddresses } from "#server/resources/places/read-old-addresses.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { formOf } from "#server/testing/pictures.ts";
import { projectFields, propertyFields, threePictures } from "#server/testing/sample-forms.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let site: TestApp;
let admin: LoggedIn;
beforeAll(async () => {
  site = await createTestApp();
  admin = await logInAs(site, "admin");
});
beforeEach(async () => {
  for (const table of ["properties", "projects", "place_readings"] as const)
    await site.database.deleteFrom(table).execute();
});
afterAll(() => site.close());

const addProperty = async (address: string, translations = {}) => {
  const payload = { ...propertyFields, address, translations };
  const response = await site.app.inject({
    method: "POST",
    url: "/api/properties/create/",
    headers: admin.headers,
    payload,
  });
  return propertySchema.parse(response.json());
};
const addProject = async (location: string) => {
  const payload = formOf({ ...projectFields, location, images: await threePictures() });
  const response = await site.app.inject({
    method: "POST",
    url: "/apis/projects/create/",
    headers: admin.headers,
    payload,
  });
  return projectSchema.parse(response.json());
};
const proposals = async (query = "") => {
  const response = await site.app.inject({ url: `/api/place-proposals/${query}`, headers: admin.headers });
  return rowProposalsSchema.parse(response.json());
};
const accept = ({ resource, id, etag, change }: RowProposal) =>
  site.app.inject({
    method: "PATCH",
    url: resource === "properties" ? `/api/properties/${id}/` : `/apis/projects/${id}/update/`,
    headers: { ...admin.headers, "if-match": etag },
    payload: change,
  });
const placesOf = (table: "properties" | "projects") =>
  site.database
    .selectFrom(table)
    .select(["local_level_id", "ward", "street", "translations"])
    .orderBy("id")
    .execute();

describe("PL2 GET /api/place-proposals/", () => {
  test("lists the places that addresses name, and accepting one is a PATCH", async () => {
    await addProperty("near the temple");
    const property = await addProperty("Bhanu Chowk, Janakpur-4", { np: { address: "भानु चोक, जनकपुर-४" } });
    const project = await addProject("Janakpur, Nepal");
    const { count, results } = await proposals();
    expect(count).toBe(2);
    expect(results).toMatchObject([
      {
        resource: "properties",
        id: property.id,
        name: "Brick house",
        address: "Bhanu Chowk, Janakpur-4",
        composed: { en: "Bhanu Chowk, Janakpurdham-4, Dhanusha", np: "भानु चोक, जनकपुरधाम-४, धनुषा" },
      },
      { resource: "projects", id: project.id, composed: { en: "Janakpurdham, Dhanusha" } },
    ]);
    expect((await proposals("?lang=np")).results[0]?.address).toBe("भानु चोक, जनकपुर-४");
    for (const result of results) expect((await accept(result)).statusCode).toBe(200);
    expect(await proposals()).toEqual({ count: 0, results: [] });
    const response = await site.app.inject(`/api/properties/${property.id}/`);
    expect(propertySchema.parse(response.json())).toMatchObject({
      local_level_id: 223,
      ward: 4,
      translations: { en: { address: results[0]?.composed.en }, np: { address: results[0]?.composed.np } },
    });
  });

  test("does not accept a proposal for a row that has changed since", async () => {
    const { id } = await addProperty("Bhanu Chowk, Janakpur-4");
    const { results } = await proposals();
    const url = `/api/properties/${id}/`;
    await site.app.inject({
      method: "PATCH",
      url,
      headers: admin.headers,
      payload: { address: "Birgunj-9" },
    });
    for (const result of results) expect((await accept(result)).statusCode).toBe(412);
    expect((await proposals()).results).toMatchObject([{ change: { local_level_id: 138, ward: 9 } }]);
  });

  test("needs a token", async () => {
    expect((await site.app.inject("/api/place-proposals/")).statusCode).toBe(401);
  });
});

describe("PL2 places read from old addresses", () => {
  test("are set where they are certain, once, and no address changes", async () => {
    await addProperty("Bhanu Chowk, Janakpur-4", { np: { name: "घर", address: "भानु चोक, जनकपुर-४" } });
    await addProperty("भानु चोक, जनकपुर-४");
    await addProperty("Janakpur, Nepal");
    await addProject("Bardibas, Mahottari");
    const before = await site.database
      .selectFrom("properties")
      .select(["address", "updated_at"])
      .orderBy("id")
      .execute();
    expect(await readOldAddresses(site.database)).toBe(3);
    expect(await placesOf("properties")).toEqual([
      {
        local_level_id: 223,
        ward: 4,
        street: "Bhanu Chowk",
        translations: { np: { name: "घर", address: "भानु चोक, जनकपुर-४", street: "भानु चोक" } },
      },
      { local_level_id: 223, ward: 4, street: "", translations: { np: { street: "भानु चोक" } } },
      { local_level_id: null, ward: null, street: "", translations: {} },
    ]);
    expect(await placesOf("projects")).toMatchObject([{ local_level_id: 261, ward: null }]);
    const after = await site.database
      .selectFrom("properties")
      .select(["address", "updated_at"])
      .orderBy("id")
      .execute();
    expect(after).toEqual(before);
    // A place that staff remove stays removed, and is only proposed.
    await site.database.updateTable("projects").set({ local_level_id: null }).execute();
    expect(await readOldAddresses(site.database)).toBe(0);
    expect((await proposals()).results.map(({ resource }) => resource)).toEqual(["properties", "projects"]);
  });

  test("are set in many rows, in several steps", async () => {
    const { id } = await addProperty("Janakpur-1");
    const {
      name,
      price,
      description,
      area,
      bedrooms,
      bathrooms,
      is_featured,
      property_type,
      for_type,
      status,
    } = await site.database
      .selectFrom("properties")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const rows = Array.from({ length: 450 }, (_, index) => ({
      ...{
        name,
        price,
        description,
        area,
        bedrooms,
        bathrooms,
        is_featured,
        property_type,
        for_type,
        status,
      },
      custom_features: [],
      address: index % 3 === 0 ? "Somewhere" : `Janakpur-${(index % 25) + 1}`,
    }));
    await site.database.insertInto("properties").values(rows).execute();
    expect(await readOldAddresses(site.database)).toBe(301);
    expect((await placesOf("properties")).filter(({ ward }) => ward === null)).toHaveLength(150);
  });
});

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pictureWidths } from "#domain/pictures/picture-paths.ts";
import { problemSchema } from "#domain/problems.ts";
import { type Property, propertySchema } from "#domain/properties/property.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { formOf, pictureFile } from "#server/testing/pictures.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let site: TestApp;
let admin: LoggedIn;
let features: { id: number; name: string }[];
beforeAll(async () => {
  site = await createTestApp();
  admin = await logInAs(site, "admin");
  features = await site.database.selectFrom("features").select(["id", "name"]).orderBy("id").execute();
});
afterAll(() => site.close());

const required = {
  name: "Brick house",
  address: "Kadam Chowk, Janakpur-7",
  price: "12500000",
  area: "1850.5",
};
const send = (method: "POST" | "PUT" | "PATCH" | "DELETE", url: string, payload?: FormData | object) =>
  site.app.inject({ method, url, headers: admin.headers, ...(payload && { payload }) });
const created = async (payload: FormData | object): Promise<Property> => {
  const answer = await send("POST", "/api/properties/create/", payload);
  expect(answer.statusCode, answer.body).toBe(201);
  return propertySchema.parse(answer.json());
};
const read = async (id: number) => {
  const answer = await site.app.inject({ url: `/api/properties/${id}/`, headers: admin.headers });
  return propertySchema.parse(answer.json());
};
const statusOf = async (address: string | null) =>
  (await site.app.inject(new URL(address ?? "/", "http://site.test").pathname)).statusCode;

describe("POST /api/properties/create/ (API1, AP1)", () => {
  test("LD3 reads a price in lakh and crore", async () => {
    expect((await created({ ...required, price: "१ करोड २० लाख" })).price).toBe(12_000_000);
    const { id } = await created(formOf({ ...required, price: "Rs 85.5 lakh" }));
    expect((await read(id)).price).toBe(8_550_000);
    const answer = await send("PATCH", `/api/properties/${id}/`, { price: "1.2 dozen" });
    expect(problemSchema.parse(answer.json()).fields?.price?.[0]?.code).toBe("amount_invalid");
  });

  test("stores every field and three pictures, and returns them", async () => {
    const [parking, , garden] = features;
    const stored = await created(
      formOf({
        ...required,
        description: "Two floors.\r\nOne well.",
        bedrooms: "3",
        bathrooms: "2",
        is_featured: "true",
        property_type: "townhouse",
        for_type: "rent",
        status: "inactive",
        features: [String(garden?.id), String(parking?.id)],
        custom_features: '["Mango tree, old", "Shed"]',
        image: await pictureFile({ width: 900, height: 600 }),
        featured_image1: await pictureFile({ format: "png" }),
        featured_image2: await pictureFile({ format: "webp" }),
      }),
    );
    expect(stored).toMatchObject({
      name: "Brick house",
      price: 12_500_000,
      area: 1850.5,
      description: "Two floors.\nOne well.",
      is_featured: true,
      property_type: "townhouse",
      for_type: "rent",
      status: "withdrawn",
      features: [garden?.id, parking?.id],
      feature_names: ["Garden", "Parking"],
      custom_features: ["Mango tree, old", "Shed"],
    });
    expect(stored.pictures.map(({ width, height }) => [width, height])).toEqual([
      [900, 600],
      [64, 48],
      [64, 48],
    ]);
    expect(await read(stored.id)).toEqual(stored);
  });

  test("PY4 accepts features as ids, texts, objects, a JSON text and a comma-separated text", async () => {
    const [parking, balcony] = features;
    const ids = [parking?.id, balcony?.id];
    const shapes = [
      ids,
      ids.map(String),
      [{ id: parking?.id }, { id: balcony?.id }],
      JSON.stringify(ids),
      ids.join(", "),
    ];
    for (const shape of shapes) {
      const stored = await created({ ...required, features: shape, custom_features: "Well, Gate" });
      expect(stored).toMatchObject({ features: ids, custom_features: ["Well", "Gate"] });
    }
  });

  test("serves each picture file with its own media type, immutable and without sniffing (API6)", async () => {
    const stored = await created(
      formOf({ ...required, image: await pictureFile({ width: 500, height: 300 }) }),
    );
    const key = stored.pictures[0]?.key ?? "";
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    expect(stored.image).toBe(`http://site.test/media/${key}/1080.jpg`);
    const types = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" };
    const names = Object.entries(pictureWidths).flatMap(([format, widths]) =>
      widths.map((one) => `${one}.${format}`),
    );
    expect([...((await site.media.read(key))?.keys() ?? [])].sort()).toEqual(names.sort());
    for (const name of names) {
      const answer = await site.app.inject(`/media/${key}/${name}`);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers["content-type"]).toBe(
        Object.entries(types).find(([end]) => name.endsWith(end))?.[1],
      );
      expect(answer.headers["cache-control"]).toContain("immutable");
      expect(answer.headers["x-content-type-options"]).toBe("nosniff");
    }
  });

  test("accepts the shorter path of older clients (API2)", async () => {
    const answer = await send("POST", "/api/properties/", formOf(required));
    expect(answer.statusCode).toBe(201);
    expect(propertySchema.parse(answer.json())).toMatchObject({ bedrooms: 1, bathrooms: 1, image: null });
  });

  test("AP1 rejects a price and an area of 0, each at its field", async () => {
    const answer = await send("POST", "/api/properties/create/", { ...required, price: 0, area: "0" });
    expect(answer.statusCode).toBe(400);
    expect(problemSchema.parse(answer.json()).fields).toEqual({
      price: [{ code: "above_zero", message: "Enter a number above zero." }],
      area: [{ code: "above_zero", message: "Enter a number above zero." }],
    });
  });

  test("reports every invalid field and stores nothing (API5)", async () => {
    const before = await site.database.selectFrom("properties").select("id").execute();
    const answer = await send(
      "POST",
      "/api/properties/create/",
      formOf({ address: "x", price: "-1", status: "gone" }),
    );
    expect(answer.statusCode).toBe(400);
    const { fields } = problemSchema.parse(answer.json());
    expect(Object.keys(fields ?? {}).sort()).toEqual(["area", "name", "price", "status"]);
    const unknownFeature = await send("POST", "/api/properties/", { ...required, features: [999_999] });
    expect(problemSchema.parse(unknownFeature.json()).fields).toMatchObject({
      features: [{ code: "choice_invalid" }],
    });
    expect(await site.database.selectFrom("properties").select("id").execute()).toEqual(before);
  });
});

describe("changing a property (API1, API2, AP3)", () => {
  const paths = (id: number) =>
    [
      ["PUT", `/api/properties/${id}/update/`],
      ["PUT", `/api/properties/${id}/`],
      ["PATCH", `/api/properties/${id}/`],
    ] as const;

  test("each path writes the whole form and keeps pictures that were not sent", async () => {
    const first = await created(
      formOf({ ...required, image: await pictureFile(), featured_image1: await pictureFile() }),
    );
    for (const [method, url] of paths(first.id)) {
      const name = `${method} ${url.length}`;
      const answer = await send(method, url, formOf({ ...required, name, bedrooms: "4" }));
      expect(answer.statusCode, answer.body).toBe(200);
      const changed = propertySchema.parse(answer.json());
      expect(changed).toMatchObject({
        name,
        bedrooms: 4,
        image: first.image,
        featured_image1: first.featured_image1,
      });
      expect(Date.parse(changed.updated_at)).toBeGreaterThan(Date.parse(first.updated_at));
      expect(changed.created_at).toBe(first.created_at);
    }
  });

  test("PATCH keeps fields that are not sent, PUT resets them to defaults", async () => {
    const [parking] = features;
    const first = await created({
      ...required,
      bedrooms: 5,
      description: "Kept.",
      features: [parking?.id],
      custom_features: ["Well"],
    });
    const patched = await send("PATCH", `/api/properties/${first.id}/`, { price: 1, features: [] });
    expect(propertySchema.parse(patched.json())).toMatchObject({
      name: first.name,
      price: 1,
      bedrooms: 5,
      description: "Kept.",
      features: [],
      custom_features: ["Well"],
    });
    const put = await send("PUT", `/api/properties/${first.id}/`, required);
    expect(propertySchema.parse(put.json())).toMatchObject({
      bedrooms: 1,
      description: "",
      custom_features: [],
    });
  });

  test("PATCH changes other fields of a row that has a price of 0", async () => {
    const { id } = await created(required);
    await site.database.updateTable("properties").set({ price: 0, area: 0 }).where("id", "=", id).execute();
    const renamed = await send("PATCH", `/api/properties/${id}/`, { name: "Old row" });
    expect(renamed.statusCode).toBe(200);
    expect(propertySchema.parse(renamed.json())).toMatchObject({ name: "Old row", price: 0, area: 0 });
    expect((await send("PATCH", `/api/properties/${id}/`, { price: 0 })).statusCode).toBe(400);
  });

  test("a file replaces a picture and deletes the old files, an empty text removes it, its URL keeps it", async () => {
    const first = await created(
      formOf({ ...required, image: await pictureFile(), featured_image1: await pictureFile() }),
    );
    const url = `/api/properties/${first.id}/`;
    const answer = await send("PATCH", url, formOf({ image: await pictureFile(), featured_image1: "" }));
    const second = propertySchema.parse(answer.json());
    expect(second.featured_image1).toBeNull();
    expect(second.image).not.toBe(first.image);
    expect(await statusOf(second.image)).toBe(200);
    expect(await statusOf(first.image)).toBe(404);
    expect(await statusOf(first.featured_image1)).toBe(404);
    const echoed = await send("PUT", url, { ...second });
    expect(propertySchema.parse(echoed.json()).image).toBe(second.image);
    const foreign = await send("PATCH", url, { image: "https://elsewhere.test/a.jpg" });
    expect(problemSchema.parse(foreign.json()).fields).toMatchObject({ image: [{ code: "image_invalid" }] });
    const pictures = await site.database.selectFrom("pictures").select("key").execute();
    expect(pictures.map(({ key }) => key)).not.toContain(first.pictures[0]?.key);
  });

  test("returns 404 with the id of a missing property", async () => {
    for (const [method, url] of paths(4_000_000)) {
      const answer = await send(method, url, formOf({ ...required, image: await pictureFile() }));
      expect(answer.statusCode).toBe(404);
      expect(problemSchema.parse(answer.json()).detail).toBe("Property 4000000 not found");
    }
  });

  test("keeps two concurrent changes of different fields", async () => {
    const { id } = await created(required);
    const url = `/api/properties/${id}/`;
    await Promise.all([send("PATCH", url, { name: "Renamed" }), send("PATCH", url, { price: 77 })]);
    expect(await read(id)).toMatchObject({ name: "Renamed", price: 77 });
  });
});

describe("deleting a property (API1, API2, AP3)", () => {
  test.each([
    ["DELETE", (id: number) => `/api/properties/${id}/delete/`],
    ["DELETE", (id: number) => `/api/properties/delete/${id}/`],
    ["POST", (id: number) => `/api/properties/${id}/delete/`],
  ] as const)("%s at path %# returns 204, then 404, and removes the pictures", async (method, path) => {
    const stored = await created(
      formOf({ ...required, image: await pictureFile(), features: String(features[0]?.id) }),
    );
    const answer = await send(method, path(stored.id));
    expect([answer.statusCode, answer.body]).toEqual([204, ""]);
    expect((await send(method, path(stored.id))).statusCode).toBe(404);
    expect(await statusOf(`/api/properties/${stored.id}/`)).toBe(404);
    expect(await statusOf(stored.image)).toBe(404);
  });
});

import { afterAll, beforeAll, expect, test } from "vitest";
import { propertySchema } from "#domain/properties/property.ts";
import { AdminClient, deletableResources } from "#server/testing/deletable-resources.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { formOf, pictureFile } from "#server/testing/pictures.ts";
import { propertyFields } from "#server/testing/sample-forms.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let site: TestApp;
let admin: LoggedIn;
beforeAll(async () => {
  site = await createTestApp();
  admin = await logInAs(site, "admin");
});
afterAll(() => site.close());

const send = (method: "POST" | "PATCH" | "PUT" | "GET", url: string, payload?: object, headers = {}) =>
  site.app.inject({ method, url, headers: { ...admin.headers, ...headers }, ...(payload && { payload }) });
async function create() {
  const form = formOf({
    ...propertyFields,
    is_featured: "true",
    features: "1",
    custom_features: '["Well"]',
    translations: '{"np":{"name":"घर","description":"राम्रो घर"}}',
    lalpurja_seen_on: "2026-10-01",
    image: await pictureFile(),
    featured_image1: await pictureFile(),
  });
  const response = await send("POST", "/api/properties/", form);
  expect(response.statusCode, response.body).toBe(201);
  return propertySchema.parse(response.json());
}

test("LE6: a duplicate is a draft with the same fields, texts and pictures, but no papers and no checks", async () => {
  const original = await create();
  await send("PUT", `/api/properties/${original.id}/papers/`, { owner_name: "Sita Karna" });
  const response = await send("POST", `/api/properties/${original.id}/duplicate/`);
  expect(response.statusCode, response.body).toBe(201);
  const copy = propertySchema.parse(response.json());
  const own = {
    id: 0,
    created_at: "",
    updated_at: "",
    status: "",
    is_featured: false,
    lalpurja_seen_on: null,
  };
  // LE5: staff get signed addresses of a draft's pictures.
  const signed = (url: string | null) => url?.replace(/private-media\/(\w+)\/.*\//, "media/$1/") ?? null;
  const unsigned = {
    image: signed(copy.image),
    featured_image1: signed(copy.featured_image1),
    pictures: copy.pictures.map(({ folder: _, ...picture }) => picture),
  };
  expect({ ...copy, ...own, ...unsigned, checked_on: null }).toEqual({
    ...original,
    ...own,
    checked_on: null,
  });
  expect(copy).toMatchObject({
    status: "draft",
    is_featured: false,
    lalpurja_seen_on: null,
    checked_on: null,
  });
  expect(copy.id).not.toBe(original.id);
  const papers = await send("GET", `/api/properties/${copy.id}/papers/`);
  expect(papers.json()).toMatchObject({ owner_name: null, scans: [] });
  expect((await site.app.inject(`/api/properties/${copy.id}/`)).statusCode).toBe(404);
});

test("LE6: pictures of a duplicate stay when the original is deleted or loses them", async () => {
  const [properties] = deletableResources;
  const staff = new AdminClient(site, admin);
  const original = await create();
  const copy = propertySchema.parse((await send("POST", `/api/properties/${original.id}/duplicate/`)).json());
  await send("PATCH", `/api/properties/${original.id}/`, { picture_keys: [] });
  expect(await staff.pictureStatuses(copy)).toEqual([200, 200]);
  await staff.delete(properties, original.id);
  expect(await staff.pictureStatuses(copy)).toEqual([200, 200]);
  await staff.delete(properties, copy.id);
  expect(await staff.pictureStatuses(copy)).toEqual([404, 404]);
});

test("LE6: a repeated call makes one duplicate, and a missing property none", async () => {
  const { id } = await create();
  const headers = { "idempotency-key": "duplicate-once" };
  const url = `/api/properties/${id}/duplicate/`;
  const [first, second] = await Promise.all([
    send("POST", url, undefined, headers),
    send("POST", url, undefined, headers),
  ]);
  expect(second.json().id).toBe(first.json().id);
  expect((await send("POST", "/api/properties/999999/duplicate/")).statusCode).toBe(404);
});

test("LE6: no other picture can be used again than those of live properties", async () => {
  const [, , submissions] = deletableResources;
  if (!submissions) throw new Error("no submissions");
  const staff = new AdminClient(site, admin);
  const submission = await staff.create(submissions);
  const { id } = await create();
  const keys = submission.pictures.map(({ key }) => key);
  const response = await send("PATCH", `/api/properties/${id}/`, { picture_keys: keys });
  expect([response.statusCode, response.json().fields.picture_keys[0].code]).toEqual([400, "image_missing"]);
});

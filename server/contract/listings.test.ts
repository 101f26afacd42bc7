import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { suggestionsSchema } from "#domain/search/suggestions.ts";
import { formOf } from "#server/testing/pictures.ts";
import { projectFields, propertyFields, threePictures } from "#server/testing/sample-forms.ts";
import { ContractApi } from "./contract-api.ts";

const api = new ContractApi();
const { call, statusOf } = api;
beforeAll(() => api.start());
afterAll(() => api.close());

describe("properties", () => {
  const create = async (path: string) => {
    const [image, featured_image1, featured_image2] = await threePictures();
    if (!image || !featured_image1 || !featured_image2) throw new Error("three pictures are needed");
    const features = (await call("GET", "/api/features/", { as: "visitor" })).body.results;
    const form = formOf({
      ...propertyFields,
      description: "Two floors.",
      bedrooms: "3",
      bathrooms: "2",
      is_featured: "true",
      property_type: "house",
      for_type: "sale",
      status: "active",
      features: [String(features[0].id)],
      custom_features: '["Mango tree, old"]',
      image,
      featured_image1,
      featured_image2,
    });
    const { status, body } = await call("POST", path, { form });
    expect(status).toBe(201);
    return body;
  };

  const withoutStaffFields = (stored: Record<string, unknown>) => {
    const { owner_id: _, reference: __, submission_id: ___, approval: ____, ...shown } = stored;
    return shown;
  };

  test.each(["/api/properties/create/", "/api/properties/"])(
    "POST %s with three pictures stores them, and their URLs work (API1, API2, API6)",
    async (path) => {
      const stored = await create(path);
      const { body } = await call("GET", `/api/properties/${stored.id}/`, { as: "visitor" });
      expect(body).toEqual(withoutStaffFields(stored));
      expect(body.feature_names).toEqual(["Parking"]);
      const urls = [body.image, body.featured_image1, body.featured_image2];
      expect(urls.every((url) => url.startsWith(`${api.origin}/media/`))).toBe(true);
      expect(await Promise.all(urls.map(statusOf))).toEqual([200, 200, 200]);
      expect((await call("GET", `/api/properties/${stored.id}/changes/`)).body).toEqual([]);
      expect((await call("DELETE", `/api/properties/${stored.id}/delete/`)).status).toBe(204);
      expect(await Promise.all(urls.map(statusOf))).toEqual([404, 404, 404]);
      expect((await call("GET", `/api/properties/${stored.id}/`)).status).toBe(404);
      const restore = `/api/properties/${stored.id}/restore/`;
      expect((await call("POST", restore, { as: "visitor" })).status).toBe(401);
      expect((await call("POST", restore)).body).toEqual(stored);
      expect(await Promise.all(urls.map(statusOf))).toEqual([200, 200, 200]);
      expect((await call("POST", restore)).status).toBe(404);
    },
  );

  test("what does not wait for approval stays as it is (LE8)", async () => {
    const stored = await create("/api/properties/create/");
    expect((await call("POST", `/api/properties/${stored.id}/approve/`)).body).toEqual(stored);
    const sendBack = `/api/properties/${stored.id}/send-back/`;
    expect((await call("POST", sendBack, { json: { reason: "No." } })).status).toBe(409);
    expect((await call("POST", sendBack, { json: { reason: "No." }, as: "visitor" })).status).toBe(401);
  });

  test("GET /api/properties/ returns a page, filtered by status and for_type (API1, API3)", async () => {
    const stored = await create("/api/properties/create/");
    for (const query of ["", "?status=active", "?status=active&for_type=buy", "?for_type=sale&page=1"]) {
      const { body } = await call("GET", `/api/properties/${query}`, { as: "visitor" });
      expect(body.results).toContainEqual(withoutStaffFields(stored));
    }
    expect((await call("GET", "/api/properties/?for_type=rent")).body.results).toEqual([]);
    expect((await call("GET", "/api/properties/?for_type=lease")).status).toBe(400);
  });

  test.each([
    ["PUT", "update/"],
    ["PATCH", ""],
    ["PUT", ""],
  ])("%s /api/properties/{id}/%s changes it and keeps its pictures (API1, API2)", async (method, end) => {
    const stored = await create("/api/properties/create/");
    const path = `/api/properties/${stored.id}/${end}`;
    const { status, body } = await call(method, path, {
      form: formOf({ ...propertyFields, name: "Renamed" }),
    });
    expect([status, body.name, body.image]).toEqual([200, "Renamed", stored.image]);
    expect((await call(method, path, { form: formOf({ ...propertyFields, price: "x" }) })).status).toBe(400);
    expect((await call(method, path, { json: propertyFields, as: "visitor" })).status).toBe(401);
    expect((await call(method, `/api/properties/999999/${end}`, { json: propertyFields })).status).toBe(404);
  });

  test.each([
    ["DELETE", (id: number) => `/api/properties/${id}/delete/`],
    ["DELETE", (id: number) => `/api/properties/delete/${id}/`],
    ["POST", (id: number) => `/api/properties/${id}/delete/`],
  ])("%s on delete path %# deletes a property (API1, API2)", async (method, path) => {
    const { id } = await create("/api/properties/create/");
    expect((await call(method, path(id), { as: "visitor" })).status).toBe(401);
    expect((await call(method, path(id))).status).toBe(204);
    expect((await call(method, path(id))).status).toBe(404);
  });
});

test("LD7: papers and scans: write, read, download, delete, restore", async () => {
  const { body: property } = await call("POST", "/api/properties/", { form: formOf(propertyFields) });
  const papers = `/api/properties/${property.id}/papers/`;
  const facts = { kitta_number: "12", commission: 3, owner_phone: null };
  expect((await call("PUT", papers, { json: facts })).body).toMatchObject(facts);
  expect((await call("PUT", papers, { json: { commission: "x" } })).status).toBe(400);
  expect((await call("GET", papers, { as: "visitor" })).status).toBe(401);
  const scan = `${papers}scans/${randomBytes(16).toString("hex")}/`;
  const content = Buffer.from("%PDF-1.7");
  expect((await call("PUT", scan, { scan: content })).status).toBe(201);
  expect((await call("PUT", scan, { scan: content })).status).toBe(200);
  expect((await call("GET", papers)).body.scans).toMatchObject([{ name: "lalpurja.pdf", type: "pdf" }]);
  expect(await api.download(scan)).toBe("%PDF-1.7");
  expect((await call("DELETE", scan)).status).toBe(204);
  expect((await call("GET", scan)).status).toBe(404);
  expect((await call("POST", `${scan}restore/`)).body).toMatchObject({ name: "lalpurja.pdf" });
  expect((await call("GET", `${papers}views/`)).body.results).not.toEqual([]);
  expect((await call("DELETE", `/api/properties/${property.id}/delete/`)).status).toBe(204);
});

describe("projects", () => {
  test("create, list, read, update, delete (API1)", async () => {
    const images = await threePictures();
    const form = formOf({ ...projectFields, features: "Lifts, Solar", images });
    const { status, body: stored } = await call("POST", "/apis/projects/create/", { form });
    expect([status, stored.features, stored.image_urls.length]).toEqual([201, ["Lifts", "Solar"], 3]);
    expect((await call("GET", "/apis/projects/", { as: "visitor" })).body.results).toEqual([stored]);
    expect((await call("GET", `/apis/projects/${stored.id}/`, { as: "visitor" })).body).toEqual(stored);
    const update = `/apis/projects/${stored.id}/update/`;
    const updated = await call("PUT", update, { form: formOf({ ...projectFields, proj_name: "Renamed" }) });
    expect(updated.body).toMatchObject({ proj_name: "Renamed", image_urls: stored.image_urls });
    const place = { local_level_id: 223, ward: 4, street: "Bhanu Chowk" };
    const placed = await call("PATCH", update, { json: place });
    expect(placed.body).toMatchObject({ ...place, location: "Bhanu Chowk, Janakpurdham-4, Dhanusha" });
    expect((await call("GET", "/api/place-proposals/")).status).toBe(200);
    expect((await call("POST", "/apis/projects/create/", { form: formOf(projectFields) })).status).toBe(400);
    expect((await call("DELETE", `/apis/projects/${stored.id}/delete/`)).status).toBe(204);
    expect(await Promise.all(stored.image_urls.map(statusOf))).toEqual([404, 404, 404]);
    expect((await call("POST", `/apis/projects/${stored.id}/restore/`)).body).toEqual(placed.body);
  });
});

test("VT1: GET /api/properties/summaries/ returns the properties of a list", async () => {
  const { body: property } = await call("POST", "/api/properties/create/", { json: propertyFields });
  const path = `/api/properties/summaries/?ids=999999,${property.id}`;
  const { status, body } = await call("GET", path, { as: "visitor" });
  expect([status, body.results[0].name]).toEqual([200, property.name]);
  expect((await call("GET", `${path}&ids=1`, { as: "visitor" })).status).toBe(400);
});

test("PL1: GET /api/places/ suggests places", async () => {
  const { status, body } = await call("GET", "/api/places/?q=janak&lang=np", { as: "visitor" });
  expect([status, body.results[0].name]).toEqual([200, "जनकपुरधाम"]);
  expect((await call("GET", "/api/places/?lang=fr", { as: "visitor" })).status).toBe(400);
});

test("SR2: GET /api/suggestions/ suggests places and types", async () => {
  const { status, body } = await call("GET", "/api/suggestions/?q=jagga+janak&listing=sale", {
    as: "visitor",
  });
  expect([status, suggestionsSchema.parse(body).rest]).toEqual([200, "jagga"]);
  expect((await call("GET", "/api/suggestions/?listing=gift", { as: "visitor" })).status).toBe(400);
});

test("PL3: GET /api/places/names/ names the places of a map", async () => {
  expect((await call("GET", "/api/places/names/?lang=np", { as: "visitor" })).status).toBe(200);
});

test("MP4: GET /api/map/ returns pins of properties and projects, and the streets beneath", async () => {
  for (const path of ["/api/map/?for_type=sale", "/api/map/projects/", "/api/map/streets/"])
    expect([path, (await call("GET", path, { as: "visitor" })).status]).toEqual([path, 200]);
  expect((await call("GET", "/api/map/?bounds=1,2", { as: "visitor" })).status).toBe(400);
});

test("LE6, LE7: history, versions, duplicates, bulk changes and the trash", async () => {
  const { body: property } = await call("POST", "/api/properties/create/", { json: propertyFields });
  const { body: copy } = await call("POST", `/api/properties/${property.id}/duplicate/`);
  expect(copy).toMatchObject({ name: property.name, status: "draft" });
  const change = { kind: "properties", ids: [copy.id], change: { status: "sold" } };
  const { body: changed } = await call("POST", "/api/bulk/", { json: change });
  expect((await call("POST", "/api/bulk/undo/", { json: { undo: changed.undo } })).body.changed).toBe(1);
  const { body: history } = await call("GET", `/api/history/properties/${copy.id}/`);
  expect(history.results).toHaveLength(3);
  const version = `/api/history/properties/${copy.id}/${history.results[1].id}/`;
  expect((await call("POST", version)).body.status).toBe("sold");
  expect((await call("GET", "/api/history/?search=brick")).body.count).toBeGreaterThan(0);
  const rows = [{ kind: "properties", id: copy.id }];
  await call("POST", "/api/bulk/", { json: { ...change, change: { is_deleted: true } } });
  expect((await call("POST", "/api/trash/restore/", { json: { rows } })).body).toEqual({ changed: 1 });
  await call("POST", "/api/bulk/", { json: { ...change, change: { is_deleted: true } } });
  expect((await call("GET", "/api/trash/?kind=properties")).body.results[0]).toMatchObject(rows[0] ?? {});
  expect((await call("POST", "/api/trash/purge/", { json: { rows } })).body).toEqual({ changed: 1 });
});

test("IM1: imports: send a file, check, say what columns are, run, undo, put aside", async () => {
  const upload = "abcdef0123456789abcdef0123456789";
  const scan = Buffer.from("Reference,Name,Price\nA-1,House,1 crore\n");
  const send = () => call("PUT", `/api/imports/uploads/${upload}/`, { scan });
  expect((await send()).body).toEqual({ received: scan.length });
  const file = { upload, bytes: scan.length, file_name: "listings.csv" };
  const created = await call("POST", "/api/imports/", { json: { kind: "listings", ...file } });
  expect([created.status, created.body.status]).toEqual([201, "checking"]);
  const url = `/api/imports/${created.body.id}/`;
  expect((await call("GET", "/api/imports/")).body.results).toHaveLength(1);
  expect((await call("GET", url)).body).toEqual(created.body);
  expect((await call("GET", `${url}rows/`)).body.count).toBe(1);
  // The job is not part of the app.
  const setStatus = (status: "checked" | "done") =>
    api.site.database.updateTable("imports").set({ status }).execute();
  await setStatus("checked");
  const change = { fields: ["reference", "name", "price"], options: {} };
  expect((await call("PATCH", url, { json: change })).body.status).toBe("checking");
  await send();
  expect((await call("PUT", `${url}archive/`, { json: file })).body.current.reason).toBe("not_zip");
  await setStatus("checked");
  expect((await call("POST", `${url}run/`)).body.status).toBe("running");
  await setStatus("done");
  expect((await call("POST", `${url}undo/`)).body.status).toBe("undoing");
  expect((await call("DELETE", url)).status).toBe(409);
});

test("ST1: the catalogue of features", async () => {
  const catalogue = "/api/features/catalogue/";
  expect((await call("GET", catalogue, { as: "visitor" })).status).toBe(401);
  const { value } = (await call("GET", catalogue)).body;
  expect((await call("PUT", catalogue, { json: value })).body).toEqual({ value });
});

test("calls each operation of its area (API1)", () => api.expectAllCalled("listings"));

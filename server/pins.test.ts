import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { mapLocationOf, type PinFields } from "#domain/places/pin-fields.ts";
import { problemSchema } from "#domain/problems.ts";
import { pageAddress } from "#domain/site/page-address.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { formOf } from "#server/testing/pictures.ts";
import { type RegisteredRoute, registeredRoutes } from "#server/testing/registered-routes.ts";
import { projectFields, propertyFields, threePictures } from "#server/testing/sample-forms.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

const approximate: PinFields = { latitude: 26.731_234, longitude: 85.923_457, pin_precision: "approximate" };
const exact: PinFields = { ...approximate, pin_precision: "exact" };
const none: PinFields = { latitude: null, longitude: null, pin_precision: null };
const area = mapLocationOf(approximate);
/** Four decimals of the point, which the centre of its area does not share. */
const point = /26\.7312|85\.9234/;

let site: TestApp;
let admin: LoggedIn;
let staff: LoggedIn;
let routes: RegisteredRoute[];
beforeAll(async () => {
  routes = await registeredRoutes(async () => {
    site = await createTestApp();
  });
  admin = await logInAs(site, "admin");
  staff = await logInAs(site, "staff");
});
afterAll(() => site.close());

const resources = {
  properties: {
    fields: propertyFields,
    list: "/api/properties/",
    one: (id: number) => `/api/properties/${id}/`,
    update: (id: number) => `/api/properties/${id}/update/`,
    restore: (id: number) => `/api/properties/${id}/restore/`,
    remove: (id: number) => `/api/properties/${id}/delete/`,
    page: (id: number) => `/property/${id}`,
    async create(pin: object) {
      const payload = { ...propertyFields, ...pin };
      return site.app.inject({
        method: "POST",
        url: "/api/properties/create/",
        headers: admin.headers,
        payload,
      });
    },
  },
  projects: {
    fields: projectFields,
    list: "/apis/projects/",
    one: (id: number) => `/apis/projects/${id}/`,
    update: (id: number) => `/apis/projects/${id}/update/`,
    restore: (id: number) => `/apis/projects/${id}/restore/`,
    remove: (id: number) => `/apis/projects/${id}/delete/`,
    page: (id: number) => `/project/${id}`,
    async create(pin: object) {
      const texts = Object.entries(pin).map(([name, value]) => [name, String(value ?? "")]);
      const payload = formOf({
        ...projectFields,
        ...Object.fromEntries(texts),
        images: await threePictures(),
      });
      return site.app.inject({
        method: "POST",
        url: "/apis/projects/create/",
        headers: admin.headers,
        payload,
      });
    },
  },
};
const names = ["properties", "projects"] as const;

const idOf = async (name: (typeof names)[number], pin: object) => {
  const answer = await resources[name].create(pin);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<{ id: number }>().id;
};
const get = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers });
const put = (url: string, payload: object, headers = {}) =>
  site.app.inject({ method: "PUT", url, headers: { ...admin.headers, ...headers }, payload });
const codes = (body: string) => {
  const { fields = {} } = problemSchema.parse(JSON.parse(body));
  return Object.fromEntries(Object.entries(fields).map(([field, [first]]) => [field, first?.code]));
};

describe.each(names)("PL3 a pin of %s", (name) => {
  const resource = resources[name];

  test("is set by staff, who read it back; visitors read the area of an approximate one", async () => {
    const id = await idOf(name, approximate);
    expect((await get(resource.one(id), admin.headers)).json()).toMatchObject({
      ...approximate,
      map_location: area,
    });
    const listed = await get(resource.list, admin.headers);
    expect(listed.json<{ results: object[] }>().results[0]).toMatchObject({ id, ...approximate });
    for (const headers of [{}, staff.headers]) {
      const seen = (await get(resource.one(id), headers)).json<object>();
      expect(seen).toMatchObject({ map_location: area });
      for (const field of Object.keys(approximate)) expect(seen).not.toHaveProperty(field);
      const list = await get(resource.list, headers);
      expect(list.json<{ results: object[] }>().results[0]).toMatchObject({ id, map_location: area });
      expect(list.body).not.toMatch(point);
    }
  });

  test("that is exact is public", async () => {
    const [latitude, longitude] = [27.688_123, 85.318_456];
    const id = await idOf(name, { latitude, longitude, pin_precision: "exact" });
    expect((await get(resource.one(id))).json()).toMatchObject({
      map_location: { latitude, longitude, radius_m: 0 },
    });
    expect((await get(resource.page(id))).body).toContain(
      `"geo":{"@type":"GeoCoordinates","latitude":${latitude},"longitude":${longitude}}`,
    );
  });

  test("is moved, cleared by null and by empty texts, and kept by a client that does not send it", async () => {
    const id = await idOf(name, approximate);
    const pinAfter = async (payload: object) => {
      const answer = await put(resource.update(id), payload);
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json<object>();
    };
    expect(await pinAfter(resource.fields)).toMatchObject(approximate);
    expect(await pinAfter({ ...resource.fields, ...exact })).toMatchObject(exact);
    const cleared = await pinAfter({ ...resource.fields, ...none });
    expect(cleared).toMatchObject({ map_location: null });
    expect(cleared).not.toHaveProperty("latitude");
    expect(
      await pinAfter({ ...resource.fields, ...exact, latitude: "26.8", longitude: "८५.९" }),
    ).toMatchObject({
      latitude: 26.8,
      longitude: 85.9,
    });
    const empty = { latitude: "", longitude: "", pin_precision: "" };
    expect(await pinAfter({ ...resource.fields, ...empty })).toMatchObject({ map_location: null });
  });

  test.each([
    [{ latitude: 27 }, { longitude: "required", pin_precision: "required" }],
    [{ ...approximate, longitude: "" }, { longitude: "required" }],
    [{ ...approximate, latitude: 51.5 }, { latitude: "too_big" }],
    [{ ...approximate, longitude: -85.9 }, { longitude: "too_small" }],
    [{ ...approximate, latitude: "26.7' or 1=1" }, { latitude: "number_invalid" }],
    [{ ...approximate, latitude: [26.7] }, { latitude: "number_invalid" }],
    [{ ...approximate, latitude: { $gt: 0 } }, { latitude: "number_invalid" }],
    [{ ...approximate, latitude: true }, { latitude: "number_invalid" }],
    [{ ...approximate, pin_precision: "none" }, { pin_precision: "choice_invalid" }],
  ])("is rejected if it is %j", async (pin, expected) => {
    const id = await idOf(name, none);
    const answer = await put(resource.update(id), { ...resource.fields, ...pin });
    expect([answer.statusCode, codes(answer.body)]).toEqual([400, expected]);
  });

  test("changes the version of the row, so that two people cannot overwrite each other's", async () => {
    const id = await idOf(name, approximate);
    const tagOf = async () => String((await get(resource.one(id), admin.headers)).headers.etag);
    const before = await tagOf();
    const moved = { ...approximate, latitude: 26.731_5 };
    const first = await put(resource.update(id), { ...resource.fields, ...moved }, { "if-match": before });
    expect(first.statusCode, first.body).toBe(200);
    expect(await tagOf()).not.toBe(before);
    const second = await put(resource.update(id), { ...resource.fields, ...exact }, { "if-match": before });
    expect(second.statusCode).toBe(412);
    expect(second.json()).toMatchObject({ current: moved });
  });

  test("is not in the public cache after staff have read it, nor is the public response theirs", async () => {
    const id = await idOf(name, approximate);
    const url = resource.one(id);
    const forStaff = await get(url, admin.headers);
    expect(forStaff.headers["cache-control"]).toBe("no-store");
    const first = await get(url);
    const cached = await get(url);
    for (const answer of [first, cached]) expect(answer.body).not.toMatch(point);
    expect(cached.headers.etag).not.toBe(forStaff.headers.etag);
    for (const etag of [cached.headers.etag, first.headers.etag]) {
      const asked = await get(url, { ...admin.headers, "if-none-match": String(etag) });
      expect([asked.statusCode, asked.json<object>()]).toEqual([200, expect.objectContaining(approximate)]);
    }
    const mistaken = await get(url, { "if-none-match": String(forStaff.headers.etag) });
    expect([mistaken.statusCode, mistaken.body]).toEqual([200, cached.body]);
    expect((await get(url, { authorization: "Bearer made-up" })).statusCode).toBe(401);
  });

  test("comes back with the row", async () => {
    const id = await idOf(name, approximate);
    await site.app.inject({ method: "DELETE", url: resource.remove(id), headers: admin.headers });
    const restored = await site.app.inject({
      method: "POST",
      url: resource.restore(id),
      headers: admin.headers,
    });
    expect(restored.json()).toMatchObject(approximate);
  });
});

test("PL3 a PATCH changes part of a pin, and leaves no half of one", async () => {
  const id = await idOf("properties", approximate);
  const patch = (payload: object) =>
    site.app.inject({ method: "PATCH", url: `/api/properties/${id}/`, headers: admin.headers, payload });
  expect((await patch({ area: 900 })).json()).toMatchObject(approximate);
  expect((await patch({ pin_precision: "exact" })).json()).toMatchObject(exact);
  const half = await patch({ latitude: null });
  expect([half.statusCode, codes(half.body)]).toEqual([400, { latitude: "required" }]);
  expect((await patch(none)).json()).toMatchObject({ map_location: null });
});

test("PL3 no public route, page or header contains the point of an approximate pin", async () => {
  const ids = {
    property: await idOf("properties", { ...approximate, is_featured: true }),
    project: await idOf("projects", approximate),
  };
  for (const id of [ids.property])
    expect((await get(`/api/properties/${id}/`, admin.headers)).body).toMatch(point);
  const urls = routes
    .filter(({ method, access }) => method === "GET" && access === "public")
    .flatMap(({ url }) => {
      if (url.includes("*")) return [];
      const id = url.includes("project") ? ids.project : ids.property;
      return [url.replace(/:\w+(?:\([^)]*\))?/g, String(id))];
    });
  const pages = ["/", "/buy", "/rent", "/sell", "/projects", "/others", "/about", "/contact", "/login"];
  const rows = [`/property/${ids.property}`, `/project/${ids.project}`];
  const data = ["/_root.data", "/buy.data", "/projects.data", ...rows.map((path) => `${path}.data`)];
  const nepali = [...pages, ...rows, ...data].map((path) => pageAddress(path, "np"));
  const queries = [
    "/api/properties/?search=26.731234",
    "/api/properties/?location=85.923457",
    "/api/properties/?page_size=100&lang=np",
    "/apis/projects/?search=26.731234",
    "/apis/projects/?page_size=100&lang=np",
    "/api/map/?lang=np",
    "/api/map/?bounds=85,26,87,28",
    "/api/map/projects/?lang=np",
    "/buy?view=map",
    "/projects?view=both",
  ];
  const all = new Set([...urls, ...pages, ...rows, ...data, ...nepali, ...queries]);
  expect(all.size).toBeGreaterThan(50);
  const leaks: string[] = [];
  let withArea = 0;
  for (const url of all) {
    for (let time = 0; time < 2; time++) {
      const { body, headers } = await get(url);
      if (point.test(body) || point.test(JSON.stringify(headers))) leaks.push(url);
      if (body.includes(String(area?.latitude))) withArea++;
    }
  }
  expect(leaks).toEqual([]);
  expect(withArea).toBeGreaterThan(10);
  for (const query of queries.filter((url) => /26\.7|85\.9/.test(url)))
    expect((await get(query)).json()).toMatchObject({ count: 0 });
  // Ordering by the point would reveal it, too.
  for (const ordering of ["latitude", "longitude", "-latitude"])
    for (const { list } of Object.values(resources))
      expect((await get(`${list}?ordering=${ordering}`)).statusCode).toBe(400);
});

test("MP4, PL3: the bounds of a map tell the area of an approximate pin, and nothing about the point in it", async () => {
  if (!area) throw new Error("The pin has no area.");
  for (const name of names) await idOf(name, approximate);
  const paths = ["/api/map/?", "/api/map/projects/?", "/api/properties/?", "/apis/projects/?"];
  const isShown = async (path: string, latitude: number, longitude: number) => {
    // Forty metres around, at most.
    const bounds = [longitude - 4e-4, latitude - 4e-4, longitude + 4e-4, latitude + 4e-4];
    const body = (await get(`${path}bounds=${bounds.map((side) => side.toFixed(4))}`)).body;
    expect(body).not.toMatch(point);
    return body.includes(String(area.latitude));
  };
  for (const path of paths) {
    expect([path, await isShown(path, area.latitude, area.longitude)]).toEqual([path, true]);
    expect([path, await isShown(path, approximate.latitude ?? 0, approximate.longitude ?? 0)]).toEqual([
      path,
      false,
    ]);
  }
});

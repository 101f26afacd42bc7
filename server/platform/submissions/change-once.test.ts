import { readdir } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { problemSchema } from "#domain/problems.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { formOf, pictureFile } from "#server/testing/pictures.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let site: TestApp;
let admin: LoggedIn;
beforeAll(async () => {
  site = await createTestApp();
  admin = await logInAs(site, "admin");
});
afterAll(() => site.close());

const property = { name: "Brick house", address: "Janakpur-7", price: "12500000", area: "1850" };
const project = {
  proj_name: "Brick hall",
  location: "Janakpur",
  client_name: "A family",
  proj_area: "2,400 sq ft",
  proj_type: "Residential",
  proj_duration: "14 months",
};

const resources = [
  {
    table: "properties",
    create: async () => formOf(property),
    createPath: "/api/properties/create/",
    path: (id: number) => `/api/properties/${id}/`,
    updatePath: (id: number) => `/api/properties/${id}/update/`,
    update: (description: string) => ({ ...property, description }),
    picture: "image",
  },
  {
    table: "projects",
    create: async () => formOf({ ...project, images: await Promise.all([1, 2, 3].map(() => pictureFile())) }),
    createPath: "/apis/projects/create/",
    path: (id: number) => `/apis/projects/${id}/`,
    updatePath: (id: number) => `/apis/projects/${id}/update/`,
    update: (description: string) => ({ ...project, description }),
    picture: "images",
  },
] as const;

describe.each(resources)("changing one of $table", (resource) => {
  const store = async () => {
    const response = await site.app.inject({
      method: "POST",
      url: resource.createPath,
      headers: admin.headers,
      payload: await resource.create(),
    });
    expect(response.statusCode, response.body).toBe(201);
    return { id: Number(response.json().id), tag: String(response.headers.etag) };
  };
  const read = (id: number, headers = {}) => site.app.inject({ url: resource.path(id), headers });
  const update = (id: number, payload: object, headers = {}) =>
    site.app.inject({
      method: "PUT",
      url: resource.updatePath(id),
      headers: { ...admin.headers, ...headers },
      payload,
    });

  test("single rows and the answers to changes carry a strong ETag of the row's version", async () => {
    const { id, tag } = await store();
    expect(tag).toMatch(/^"[\w-]+"$/);
    expect((await read(id)).headers.etag).toBe(tag);
    const changed = await update(id, resource.update("Two floors."));
    expect(changed.headers.etag).not.toBe(tag);
    expect((await read(id)).headers.etag).toBe(changed.headers.etag);
    const picture = await pictureFile();
    const pictured = await update(
      id,
      formOf({ ...resource.update("Two floors."), [resource.picture]: picture }),
    );
    expect(pictured.statusCode, pictured.body).toBe(200);
    expect(pictured.headers.etag).not.toBe(changed.headers.etag);
  });

  test("a read with the version that the caller has is a 304 without a body", async () => {
    const { id, tag } = await store();
    const same = await read(id, { "if-none-match": `"other", W/${tag}` });
    expect([same.statusCode, same.body, same.headers.etag]).toEqual([304, "", tag]);
    expect((await read(id, { "if-none-match": '"other"' })).statusCode).toBe(200);
  });

  test("a stale If-Match gets 412 with the current row, and changes nothing", async () => {
    const { id, tag } = await store();
    const theirs = await update(id, resource.update("Theirs."), { "if-match": tag });
    expect(theirs.statusCode, theirs.body).toBe(200);
    const media = await readdir(site.mediaDir);
    const form = formOf({ ...resource.update("Mine."), [resource.picture]: await pictureFile() });
    const mine = await update(id, form, { "if-match": tag });
    expect(mine.statusCode).toBe(412);
    const problem = problemSchema.parse(mine.json());
    expect(problem).toMatchObject({ code: "conflict", current: { id, description: "Theirs." } });
    expect(problem.current).toEqual(theirs.json());
    expect(mine.headers.etag).toBe(theirs.headers.etag);
    expect((await read(id)).json()).toMatchObject({ description: "Theirs." });
    expect(await readdir(site.mediaDir)).toEqual(media);

    const again = await update(id, resource.update("Mine."), { "if-match": String(mine.headers.etag) });
    expect(again.statusCode).toBe(200);
  });

  test("If-Match * and no If-Match at all change whatever is there", async () => {
    const { id } = await store();
    expect((await update(id, resource.update("Any."), { "if-match": "*" })).statusCode).toBe(200);
    expect((await update(id, resource.update("None."))).statusCode).toBe(200);
    expect((await update(4_000_000, resource.update("Any."), { "if-match": "*" })).statusCode).toBe(404);
  });

  test("of ten changes at once that know the same version one is made", async () => {
    const { id, tag } = await store();
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        update(id, resource.update(`Change ${index}.`), { "if-match": tag }),
      ),
    );
    const made = responses.filter(({ statusCode }) => statusCode === 200);
    expect(made).toHaveLength(1);
    expect(responses.filter(({ statusCode }) => statusCode === 412)).toHaveLength(9);
    expect((await read(id)).json()).toEqual(made[0]?.json());
  });

  test("the same change sent again after a lost response gets the row, not a conflict", async () => {
    const { id, tag } = await store();
    const headers = { "if-match": tag, "idempotency-key": `lost-response-${resource.table}` };
    const first = await update(id, resource.update("Mine."), headers);
    expect(first.statusCode).toBe(200);
    const again = await update(id, resource.update("Mine."), headers);
    expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
    expect((await update(id, resource.update("Other."), headers)).json()).toMatchObject({
      code: "key_reused",
    });

    const other = await store();
    const elsewhere = await update(other.id, resource.update("Mine."), { ...headers, "if-match": other.tag });
    expect(elsewhere.json()).toMatchObject({ id: other.id, description: "Mine." });
  });

  test("the same change sent twice at once is made once", async () => {
    const { id, tag } = await store();
    const headers = { "if-match": tag, "idempotency-key": `twice-at-once-${resource.table}` };
    const responses = await Promise.all([1, 2, 3].map(() => update(id, resource.update("Mine."), headers)));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
  });
});

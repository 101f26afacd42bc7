import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { problemSchema } from "#domain/problems.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { formOf, pictureFile } from "#server/testing/pictures.ts";
import { projectFields, propertyFields, threePictures } from "#server/testing/sample-forms.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { listPictures } from "#server/testing/test-media.ts";

let site: TestApp;
let admin: LoggedIn;
beforeAll(async () => {
  site = await createTestApp();
  admin = await logInAs(site, "admin");
});
afterAll(() => site.close());

const resources = [
  { table: "properties", root: "/api/properties/", fields: propertyFields, picture: "image" },
  { table: "projects", root: "/apis/projects/", fields: projectFields, picture: "images" },
] as const;

describe.each(resources)("changing one of $table", ({ table, root, fields, picture }) => {
  const create = async () => {
    const response = await site.app.inject({
      method: "POST",
      url: `${root}create/`,
      headers: admin.headers,
      payload: formOf({ ...fields, ...(table === "projects" && { images: await threePictures() }) }),
    });
    expect(response.statusCode, response.body).toBe(201);
    return { id: Number(response.json().id), tag: String(response.headers.etag) };
  };
  const read = (id: number, headers = {}) => site.app.inject({ url: `${root}${id}/`, headers });
  const withDescription = (description: string) => ({ ...fields, description });
  const update = (id: number, payload: object, headers = {}) =>
    site.app.inject({
      method: "PUT",
      url: `${root}${id}/update/`,
      headers: { ...admin.headers, ...headers },
      payload,
    });

  test("returns a strong ETag of the row's version for reads and changes", async () => {
    const { id, tag } = await create();
    expect(tag).toMatch(/^"[\w-]+\.en"$/);
    expect((await read(id)).headers.etag).toBe(tag);
    const changed = await update(id, withDescription("Two floors."));
    expect(changed.headers.etag).not.toBe(tag);
    expect((await read(id)).headers.etag).toBe(changed.headers.etag);
    const pictured = await update(
      id,
      formOf({ ...withDescription("Two floors."), [picture]: await pictureFile() }),
    );
    expect(pictured.statusCode, pictured.body).toBe(200);
    expect(pictured.headers.etag).not.toBe(changed.headers.etag);
  });

  test("responds 304 without a body if the caller has the current version", async () => {
    const { id, tag } = await create();
    const same = await read(id, { "if-none-match": `"other", W/${tag}` });
    expect([same.statusCode, same.body, same.headers.etag]).toEqual([304, "", tag]);
    expect((await read(id, { "if-none-match": '"other"' })).statusCode).toBe(200);
  });

  test("responds 412 with the current row to a stale If-Match, and changes nothing", async () => {
    const { id, tag } = await create();
    const theirs = await update(id, withDescription("Theirs."), { "if-match": tag });
    expect(theirs.statusCode, theirs.body).toBe(200);
    const pictures = await listPictures(site.media);
    const form = formOf({ ...withDescription("Mine."), [picture]: await pictureFile() });
    const mine = await update(id, form, { "if-match": tag });
    expect(mine.statusCode).toBe(412);
    const problem = problemSchema.parse(mine.json());
    expect(problem).toMatchObject({ code: "conflict", current: { id, description: "Theirs." } });
    expect(problem.current).toEqual(theirs.json());
    expect(mine.headers.etag).toBe(theirs.headers.etag);
    expect((await read(id)).json()).toMatchObject({ description: "Theirs." });
    expect(await listPictures(site.media)).toEqual(pictures);

    const again = await update(id, withDescription("Mine."), { "if-match": String(mine.headers.etag) });
    expect(again.statusCode).toBe(200);
  });

  test("changes any version with If-Match * or without If-Match", async () => {
    const { id } = await create();
    expect((await update(id, withDescription("Any."), { "if-match": "*" })).statusCode).toBe(200);
    expect((await update(id, withDescription("None."))).statusCode).toBe(200);
    expect((await update(4_000_000, withDescription("Any."), { "if-match": "*" })).statusCode).toBe(404);
  });

  test("makes one of ten concurrent changes of the same version", async () => {
    const { id, tag } = await create();
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        update(id, withDescription(`Change ${index}.`), { "if-match": tag }),
      ),
    );
    const accepted = responses.filter(({ statusCode }) => statusCode === 200);
    expect(accepted).toHaveLength(1);
    expect(responses.filter(({ statusCode }) => statusCode === 412)).toHaveLength(9);
    expect(accepted[0]?.json()).toMatchObject((await read(id)).json());
  });

  test("returns the row, not a conflict, if the same change is sent again after a lost response", async () => {
    const { id, tag } = await create();
    const headers = { "if-match": tag, "idempotency-key": `lost-response-${table}` };
    const first = await update(id, withDescription("Mine."), headers);
    expect(first.statusCode).toBe(200);
    const again = await update(id, withDescription("Mine."), headers);
    expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
    expect((await update(id, withDescription("Other."), headers)).json()).toMatchObject({
      code: "key_reused",
    });

    const other = await create();
    const otherResponse = await update(other.id, withDescription("Mine."), {
      ...headers,
      "if-match": other.tag,
    });
    expect(otherResponse.json()).toMatchObject({ id: other.id, description: "Mine." });
  });

  test("makes concurrent duplicates of a change once", async () => {
    const { id, tag } = await create();
    const headers = { "if-match": tag, "idempotency-key": `twice-at-once-${table}` };
    const responses = await Promise.all([1, 2, 3].map(() => update(id, withDescription("Mine."), headers)));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
  });
});

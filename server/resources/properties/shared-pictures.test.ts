import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { problemSchema } from "#domain/problems.ts";
import { type Property, propertySchema } from "#domain/properties/property.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { formOf, pictureFile } from "#server/testing/pictures.ts";
import { propertyFields, submissionFields } from "#server/testing/sample-forms.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let site: TestApp;
let admin: LoggedIn;
let agent: LoggedIn;
let other: LoggedIn;
beforeAll(async () => {
  site = await createTestApp();
  admin = await logInAs(site, "admin");
  agent = await logInAs(site, "agent");
  other = await logInAs(site, "agent");
});
afterAll(() => site.close());

const send = (by: LoggedIn, method: "POST" | "PATCH" | "PUT", url: string, payload: FormData | object = {}) =>
  site.app.inject({ method, url, headers: by.headers, payload });
async function create(by: LoggedIn): Promise<Property> {
  const form = formOf({
    ...propertyFields,
    image: await pictureFile(),
    picture_descriptions: '[{"en":"Front"}]',
  });
  const response = await send(by, "POST", "/api/properties/", form);
  expect(response.statusCode, response.body).toBe(201);
  return propertySchema.parse(response.json());
}
const keyOf = ({ pictures }: Property) => pictures[0]?.key ?? "";
const shareWithAdmin = async (property: Property) => {
  const fields = { ...propertyFields, picture_keys: [keyOf(property)] };
  expect((await send(admin, "POST", "/api/properties/", fields)).statusCode).toBe(201);
};
const describedAs = async ({ id }: Property) =>
  (await site.app.inject(`/api/properties/${id}/`)).json().pictures[0].alt;
const refusalOf = (response: { statusCode: number; json: () => unknown }, field: string) => [
  response.statusCode,
  problemSchema.parse(response.json()).fields?.[field]?.[0]?.code,
];
const defaced = [{ en: "Defaced" }];
const missing = [400, "image_missing"];

describe("LE8: pictures of other agents' listings", () => {
  test("cannot be used or described through a new listing or a change of an own one", async () => {
    const theirs = await create(other);
    const own = await create(agent);
    const stolen = { picture_keys: [keyOf(theirs)], picture_descriptions: defaced };
    const whole = { ...propertyFields, ...stolen };
    const refused = [
      await send(agent, "POST", "/api/properties/", whole),
      await send(agent, "PUT", `/api/properties/${own.id}/`, whole),
      await send(agent, "PATCH", `/api/properties/${own.id}/`, stolen),
    ];
    for (const response of refused) expect(refusalOf(response, "picture_keys")).toEqual(missing);
    expect(await describedAs(theirs)).toEqual({ en: "Front" });
    expect((await send(admin, "POST", "/api/properties/", whole)).statusCode).toBe(201);
    expect(await describedAs(theirs)).toEqual({ en: "Defaced" });
  });

  test("a seller's hidden picture stays private", async () => {
    const form = formOf({ ...submissionFields, image: await pictureFile() });
    const { id } = (await site.app.inject({ method: "POST", url: "/sell/", payload: form })).json();
    const made = (await send(admin, "POST", `/sell/${id}/listing/`)).json();
    const url = `/api/properties/${made.property_id}/`;
    const draft = propertySchema.parse((await site.app.inject({ url, headers: admin.headers })).json());
    const key = keyOf(draft);
    const published = await send(agent, "POST", "/api/properties/", {
      ...propertyFields,
      status: "active",
      picture_keys: [key],
    });
    expect(refusalOf(published, "picture_keys")).toEqual(missing);
    expect((await site.app.inject(`/media/${key}/360.avif`)).statusCode).toBe(404);
  });

  test("an own listing is duplicated with its pictures, also those that an admin shared with another's", async () => {
    const own = await create(agent);
    const copy = await send(agent, "POST", `/api/properties/${own.id}/duplicate/`);
    expect(keyOf(propertySchema.parse(copy.json()))).toBe(keyOf(own));
    await shareWithAdmin(own);
    const again = await send(agent, "POST", `/api/properties/${own.id}/duplicate/`);
    expect(again.statusCode, again.body).toBe(201);
  });

  test("a description is changed only by someone with a right to every row that shows the picture", async () => {
    const own = await create(agent);
    const url = `/api/properties/${own.id}/`;
    const change = { picture_descriptions: [{ en: "Garden" }] };
    expect((await send(agent, "PATCH", url, change)).statusCode).toBe(200);
    await shareWithAdmin(own);
    const refused = await send(agent, "PATCH", url, { picture_descriptions: defaced });
    expect(refusalOf(refused, "picture_descriptions")).toEqual([400, "picture_shared"]);
    const unchanged = await send(agent, "PATCH", url, { ...change, name: "Another name" });
    expect(unchanged.statusCode, unchanged.body).toBe(200);
    expect((await send(admin, "PATCH", url, { picture_descriptions: [{ en: "Yard" }] })).statusCode).toBe(
      200,
    );
    expect(await describedAs(own)).toEqual({ en: "Yard" });
  });

  test("an earlier version is restored without a picture that only another's listing still shows", async () => {
    const own = await create(agent);
    await shareWithAdmin(own);
    await send(agent, "PATCH", `/api/properties/${own.id}/`, { picture_keys: [] });
    const url = `/api/history/properties/${own.id}/`;
    const { results } = (await site.app.inject({ url, headers: agent.headers })).json();
    const first = results.at(-1);
    const restored = await send(agent, "POST", `${url}${first.id}/`);
    expect(restored.statusCode, restored.body).toBe(200);
    expect(restored.json().pictures).toEqual([]);
  });
});

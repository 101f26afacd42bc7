import { afterAll, beforeAll, expect, test } from "vitest";
import { foundListSchema, maxFound } from "#domain/find/find.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { messageFields, propertyFields } from "#server/testing/sample-forms.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let site: TestApp;
let admin: LoggedIn;
let agent: LoggedIn;
beforeAll(async () => {
  site = await createTestApp();
  admin = await logInAs(site, "admin");
  agent = await logInAs(site, "agent");
  const call = async (url: string, payload: object) => {
    const sent = await site.app.inject({ method: "POST", url, headers: admin.headers, payload });
    expect(sent.statusCode, sent.body).toBe(201);
  };
  for (let number = 0; number < maxFound + 2; number += 1)
    await call("/api/properties/create/", { ...propertyFields, name: `House by the pond ${number}` });
  await call("/api/leads/", {
    name: "Asha Thapa",
    phone: "9801234567",
    text: "A plot",
    channel: "walk_in",
    language: "np",
  });
  await site.app.inject({
    method: "POST",
    url: "/messages/create/",
    payload: { ...messageFields, name: "Bimal", email: "bimal@example.com" },
  });
});
afterAll(() => site.close());

async function find(q: string, by: LoggedIn = admin) {
  const response = await site.app.inject({
    url: `/api/find/?${new URLSearchParams({ q })}`,
    headers: by.headers,
  });
  expect(response.statusCode, response.body).toBe(200);
  return foundListSchema.parse(response.json()).results;
}

test("DY3: people are found by name, by e-mail and by their number in any spelling", async () => {
  for (const text of ["asha", "9801234567", "980-1234567", "+977 980 1234567", "९८०१२३४५६७"])
    expect(await find(text), text).toMatchObject([{ kind: "leads", title: "Asha Thapa" }]);
  expect(await find("bimal@example.com")).toMatchObject([{ kind: "leads", title: "Bimal" }]);
});

test("DY3: listings are found, a few of each kind; one letter finds nothing", async () => {
  const found = await find("pond");
  expect(found).toHaveLength(maxFound);
  expect(found[0]).toMatchObject({ kind: "listings" });
  expect(await find("p")).toEqual([]);
});

test("DY3 LE8: agents find only what is theirs", async () => {
  expect(await find("pond", agent)).toEqual([]);
  expect(await find("9801234567", agent)).toEqual([]);
  expect((await site.app.inject("/api/find/?q=pond")).statusCode).toBe(401);
});

import { afterAll, beforeAll, expect, test } from "vitest";
import { defaultReplies } from "#domain/settings/default-replies.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let site: TestApp;
let admin: LoggedIn;
let agent: LoggedIn;
beforeAll(async () => {
  site = await createTestApp();
  admin = await logInAs(site, "admin");
  agent = await logInAs(site, "agent");
});
afterAll(() => site.close());

const own = {
  id: "loan",
  name: { en: "About a loan", np: "ऋणबारे" },
  text: { en: "{{company}} works with three banks. Call {{phone}}.", np: "{{name}} जी, तीनवटा बैंक छन्।" },
};
const save = (items: readonly object[], by = admin) =>
  site.app.inject({
    method: "PUT",
    url: "/api/settings/replies/",
    headers: by.headers,
    payload: { items },
  });
const offered = async (by = agent) =>
  (await site.app.inject({ url: "/api/leads/reply-templates/", headers: by.headers })).json().results;

test("LE4: an admin adds, changes and hides reply templates, which agents and admins are offered", async () => {
  expect(await offered()).toEqual(defaultReplies.items);
  const [thanks, ...others] = defaultReplies.items;
  const changed = { ...thanks, text: { en: "Thank you, {{name}}.", np: "धन्यवाद।" } };
  const saved = await save([own, changed]);
  expect(saved.statusCode, saved.body).toBe(200);
  expect(others).toHaveLength(2);
  expect(await offered()).toEqual([own, changed]);
  expect(await offered(admin)).toEqual([own, changed]);
  await save([]);
  expect(await offered()).toEqual([]);
});

test("LE4: agents do not change the templates, and visitors do not read them", async () => {
  expect((await save([own], agent)).statusCode).toBe(403);
  expect((await site.app.inject("/api/leads/reply-templates/")).statusCode).toBe(401);
  expect((await site.app.inject("/api/settings/")).json()).not.toHaveProperty("replies");
});

test("LE4: a template needs both languages, and only placeholders that can be filled in", async () => {
  const refused = await save([
    { ...own, text: { en: "Dear {{nmae}}", np: "" } },
    { ...own, id: "second", name: { en: "", np: "" } },
  ]);
  expect(refused.statusCode).toBe(400);
  expect(refused.json().fields).toMatchObject({
    "items.0.text.en": [{ code: "placeholder_unknown" }],
    "items.0.text.np": [{ code: "required" }],
    "items.1.name": [{ code: "required" }],
  });
});

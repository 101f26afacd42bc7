import { Writable } from "node:stream";
import { sql } from "kysely";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { defaultSettings } from "#domain/settings/defaults.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { createTestDatabase } from "#server/testing/test-database.ts";

let site: TestApp;
let twin: TestApp;
let admin: LoggedIn;
let agent: LoggedIn;
const logged: string[] = [];
const log = new Writable({
  write(line, _encoding, done) {
    logged.push(String(line));
    done();
  },
});

beforeAll(async () => {
  const store = await createTestDatabase();
  site = await createTestApp({}, store);
  const logger = pino({ level: "error" }, log);
  twin = await createTestApp({}, { ...store, drop: async () => undefined }, {}, undefined, logger);
  admin = await logInAs(site, "admin");
  agent = await logInAs(site, "agent");
});
afterAll(async () => {
  await twin.close();
  await site.close();
});

const named = (en: string) => ({ ...defaultSettings.company, name: { en, np: "" } });

const read = (name = "company") => site.app.inject({ url: `/api/settings/${name}/`, headers: admin.headers });
const put = (payload: object, headers: Record<string, string> = {}, name = "company") =>
  site.app.inject({
    method: "PUT",
    url: `/api/settings/${name}/`,
    payload,
    headers: { ...admin.headers, ...headers },
  });
const publicName = async (at: TestApp) =>
  (await at.app.inject({ url: "/api/settings/" })).json().company.name.en;

describe("settings (ST1)", () => {
  test("have neutral defaults, which anyone may read", async () => {
    const response = await site.app.inject({ url: "/api/settings/" });
    const {
      replies: _forStaff,
      calendar: _calendar,
      construction: _construction,
      retention: _retention,
      ...shown
    } = defaultSettings;
    expect(response.json()).toEqual(shown);
    expect((await read()).json()).toEqual({
      name: "company",
      value: defaultSettings.company,
      updated_at: null,
    });
  });

  test("a change is on the pages of the instance that made it at once, and then of another", async () => {
    for (const instance of [site, twin])
      for (const url of ["/about", "/np/about.data", "/manifest.webmanifest"])
        expect((await instance.app.inject({ url })).body, url).toContain("Property company");
    const saved = await put(named("Himal Homes"));
    expect(saved.statusCode, saved.body).toBe(200);
    expect(await publicName(site)).toBe("Himal Homes");
    await expect.poll(() => publicName(twin)).toBe("Himal Homes");
    for (const instance of [site, twin])
      for (const url of [
        "/about",
        "/np/about",
        "/login",
        "/admin",
        "/manifest.webmanifest",
        "/api/docs/json",
      ]) {
        const { body } = await instance.app.inject({ url });
        expect(body, url).toContain("Himal Homes");
        expect(body, url).not.toContain("Property company");
      }
  });

  test("NL1: a text without the page's language is shown in the other one, and marked as such", async () => {
    const { body } = await site.app.inject({ url: "/np/about" });
    expect(body).toMatch(/<title>हाम्रो बारेमा · Himal Homes<\/title>/);
    expect(body).toContain('<span lang="en">Himal Homes</span>');
  });

  test("a change of a version that somebody else has changed is a conflict, also of the first one", async () => {
    const first = await read("chat");
    const etag = String(first.headers.etag);
    const greeting = (en: string) => ({ ...defaultSettings.chat, greeting: { en, np: "" } });
    const answers = await Promise.all(
      ["one", "two"].map((text) => put(greeting(text), { "if-match": etag }, "chat")),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 412]);
    const refused = answers.find(({ statusCode }) => statusCode === 412);
    const current = (await read("chat")).json();
    expect(refused?.json()).toMatchObject({ code: "conflict", current });
    const newest = String(refused?.headers.etag);
    expect((await put(greeting("three"), { "if-match": newest }, "chat")).statusCode).toBe(200);
  });

  test("rejects what does not fit the schema, and drops unknown fields", async () => {
    const link = { id: "a", name: "A", url: "javascript:alert(1)" };
    const refused = await put({ ...named("X"), phone: "none", social: [link] });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().fields).toMatchObject({
      phone: [{ code: "phone_invalid" }],
      "social.0.url": [{ code: "invalid" }],
    });
    const saved = await put({ ...named("Himal Homes"), is_admin: true });
    expect(saved.json().value).toEqual(named("Himal Homes"));
  });

  test("an agent, and a visitor, may neither read nor change a document", async () => {
    const [url, payload] = ["/api/settings/company/", named("Mine")];
    for (const method of ["GET", "PUT"] as const) {
      const refused = await site.app.inject({ method, url, payload, headers: agent.headers });
      expect([refused.statusCode, refused.json().code]).toEqual([403, "not_allowed"]);
      expect((await site.app.inject({ method, url, payload })).statusCode).toBe(401);
    }
  });

  test("LE7: each version is in the history with its account, and can be brought back", async () => {
    await put(named("First"), {}, "company");
    await put(named("Second"), {}, "company");
    const url = "/api/settings/company/history/";
    const { results } = (await site.app.inject({ url, headers: admin.headers })).json();
    expect(results[0]).toMatchObject({ account: admin.username, value: { name: { en: "Second" } } });
    expect(results[1]).toMatchObject({ action: "update", value: { name: { en: "First" } } });
    const post = (id: number, headers = {}) =>
      site.app.inject({ method: "POST", url: `${url}${id}/`, headers: { ...admin.headers, ...headers } });
    expect((await post(results[1].id, { "if-match": '"old"' })).statusCode).toBe(412);
    const back = await post(results[1].id);
    expect(back.json().value.name.en).toBe("First");
    expect(await publicName(site)).toBe("First");
    expect((await post(2_000_000_000)).statusCode).toBe(404);
    const list = await site.app.inject({ url: "/api/history/?kind=settings", headers: admin.headers });
    expect(list.json().results[0]).toMatchObject({ kind: "settings", name: "company", fields: ["value"] });
  });

  test("a row that does not fit its schema falls back to the defaults, with a line in the log", async () => {
    await sql`update settings set value = '{"name": 7}' where name = 'company'`.execute(site.database);
    await expect.poll(() => publicName(twin)).toBe(defaultSettings.company.name.en);
    expect(logged.join("")).toContain("a document of the settings is invalid");
    expect((await put(named("Himal Homes"))).statusCode).toBe(200);
  });

  test("a document of a newer release is left alone", async () => {
    await sql`insert into settings (name, value) values ('weather', '{}')`.execute(site.database);
    await put(named("Later"));
    expect((await site.app.inject({ url: "/api/settings/" })).json()).not.toHaveProperty("weather");
  });
});

import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { defaultSettings } from "#domain/settings/defaults.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { createTestDatabase } from "#server/testing/test-database.ts";

let site: TestApp;
let twin: TestApp;
let admin: LoggedIn;
beforeAll(async () => {
  const store = await createTestDatabase();
  site = await createTestApp({}, store);
  twin = await createTestApp({}, { ...store, drop: async () => undefined });
  admin = await logInAs(site, "admin");
});
afterAll(async () => {
  await twin.close();
  await site.close();
});

const named = (en: string) => ({ ...defaultSettings.company, name: { en, np: "" } });
const post = (payload: object, headers: Record<string, string> = admin.headers, name = "company") =>
  site.app.inject({ method: "POST", url: `/api/settings/${name}/preview/`, payload, headers });
/** The token, and the cookie of the browser that made the preview. */
async function preview(payload: object, headers?: Record<string, string>, name?: string) {
  const response = await post(payload, headers, name);
  expect(response.statusCode, response.body).toBe(201);
  const [cookie = ""] = String(response.headers["set-cookie"]).split(";");
  return { token: String(response.json().token), cookie, setCookie: String(response.headers["set-cookie"]) };
}
const open = (path: string, { token, cookie }: { token: string; cookie?: string }, at = site) =>
  at.app.inject({ url: `${path}?preview=${token}`, headers: cookie ? { cookie } : {} });

describe("previews of settings (ST1)", () => {
  test("show the unsaved document on the real page of every instance, in the language of the address", async () => {
    const made = await preview({ ...named("Preview Homes"), phone: "+977-1-5550123" });
    for (const instance of [site, twin]) {
      const page = await open("/contact", made, instance);
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain("Preview Homes");
      expect(page.body).toContain("+977-1-5550123");
      expect((await open("/np/contact", made, instance)).body).toContain('<html lang="ne"');
    }
    // A stored language redirects visitors; the preview shows the language that was asked for.
    const english = await open("/contact", { ...made, cookie: `language=np; ${made.cookie}` });
    expect([english.statusCode, english.body.includes('<html lang="en"')]).toEqual([200, true]);
    const saved = await site.app.inject({ url: "/contact" });
    expect(saved.body).not.toContain("Preview Homes");
  });

  test("are never cached or indexed, and only the dashboard may frame them", async () => {
    const made = await preview(named("Framed Homes"));
    await site.app.inject({ url: "/about" });
    const page = await open("/about", made);
    expect(page.body).toContain("Framed Homes");
    expect(page.headers).toMatchObject({
      "cache-control": "no-store",
      "x-robots-tag": "noindex, nofollow",
      "referrer-policy": "no-referrer",
      "x-frame-options": "SAMEORIGIN",
    });
    expect(page.headers.etag).toBeUndefined();
    expect(page.headers["content-security-policy"]).toContain("frame-ancestors 'self'");
    const data = await open("/about.data", made);
    expect([data.headers["cache-control"], data.body.includes("Framed Homes")]).toEqual(["no-store", true]);
    const visited = await site.app.inject({ url: "/about" });
    expect(visited.body).not.toContain("Framed Homes");
    expect(visited.headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(visited.headers["x-frame-options"]).toBe("DENY");
  });

  test("need the browser's key: the address alone, another key and an unknown token show nothing", async () => {
    const made = await preview(named("Secret Homes"));
    expect(made.setCookie).toMatch(/; Path=\/; Max-Age=600; HttpOnly; SameSite=Strict$/);
    const others = [
      { token: made.token },
      { token: made.token, cookie: `settings-preview=${"a".repeat(43)}` },
      { token: "a".repeat(43), cookie: made.cookie },
      { token: "%00", cookie: made.cookie },
      { token: "", cookie: made.cookie },
    ];
    for (const other of others) {
      const page = await open("/about", other);
      expect([page.statusCode, page.body.includes("Secret Homes")], JSON.stringify(other)).toEqual([
        404,
        false,
      ]);
      expect(page.headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    }
    const sent = await site.app.inject({
      method: "POST",
      url: `/contact?preview=${made.token}`,
      headers: { cookie: made.cookie, "content-type": "application/x-www-form-urlencoded" },
      payload: "name=A",
    });
    expect(sent.statusCode).toBe(404);
  });

  test("a browser keeps its key, so that two previews stay open", async () => {
    const first = await preview(named("First Homes"));
    const second = await preview(defaultSettings.chat, { ...admin.headers, cookie: first.cookie }, "chat");
    expect(second.cookie).toBe(first.cookie);
    expect((await open("/about", first)).body).toContain("First Homes");
  });

  test("a new preview replaces the earlier one of its document, and expired ones are removed", async () => {
    const old = await preview(named("Old Homes"));
    const made = await preview(named("New Homes"), { ...admin.headers, cookie: old.cookie });
    expect((await open("/about", old)).statusCode).toBe(404);
    expect((await open("/about", made)).statusCode).toBe(200);
    await sql`update settings_previews set expires_at = now() - interval '1 second'`.execute(site.database);
    expect((await open("/about", made)).statusCode).toBe(404);
    await preview(defaultSettings.chat, admin.headers, "chat");
    const { rows } = await sql`select name from settings_previews`.execute(site.database);
    expect(rows).toEqual([{ name: "chat" }]);
  });

  test("end with the session, and with the right to change settings", async () => {
    const other = await logInAs(site, "admin");
    const made = await preview(named("Last Homes"), other.headers);
    const setAdmin = (isAdmin: boolean) =>
      sql`update accounts set is_admin = ${isAdmin} where username = ${other.username}`.execute(
        site.database,
      );
    await setAdmin(false);
    expect((await open("/about", made)).statusCode).toBe(404);
    await setAdmin(true);
    expect((await open("/about", made)).statusCode).toBe(200);
    await sql`update sessions set revoked_at = now() from accounts
      where accounts.id = account_id and username = ${other.username}`.execute(site.database);
    expect((await open("/about", made)).statusCode).toBe(404);
  });

  test("only admins make them, and only of what could be saved", async () => {
    const agent = await logInAs(site, "agent");
    expect((await post(named("X"), agent.headers)).statusCode).toBe(403);
    expect((await post(named("X"), {})).statusCode).toBe(401);
    const link = { id: "a", name: "A", url: "javascript:alert(1)" };
    expect((await post({ ...named("X"), social: [link] })).statusCode).toBe(400);
    expect((await post({ name: 7 })).statusCode).toBe(400);
    const { body } = await open("/about", await preview(named('</script><script>alert("x")</script>')));
    expect(body).not.toContain('<script>alert("x")');
  });
});

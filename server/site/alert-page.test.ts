import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp({ SMTP_URL: "smtp://127.0.0.1:1", MAIL_FROM: "office@site.test" });
});
afterEach(() => sql`truncate mails, alerts, sent_forms`.execute(site.database));
afterAll(() => site.close());

const alerts = () => site.database.selectFrom("alerts").selectAll().orderBy("id").execute();
async function ask(query = "type=house", email = "sita@example.com"): Promise<string> {
  // An address gets only some questions a day.
  await site.database.deleteFrom("limits").execute();
  const payload = { email, listing: "sale", query };
  await site.app.inject({ method: "POST", url: "/api/alerts/", payload });
  const { text } = await site.database
    .selectFrom("mails")
    .select("text")
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  return /(\/alert\/\S+)/.exec(text)?.[1] ?? "";
}
const open = (path: string) => site.app.inject(path);
const press = (path: string, change: string) =>
  site.app.inject({ method: "POST", url: `${path}?change=${change}` });
const postForm = (path: string, fields: Record<string, string>) =>
  site.app.inject({
    method: "POST",
    url: path,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams(fields).toString(),
  });

describe("VT5: the page of an alert", () => {
  test("opening it changes nothing; its buttons confirm and end, in both languages", async () => {
    const path = await ask("type=house&price_to=5000000");
    const english = await open(path);
    expect(english.statusCode).toBe(200);
    expect(english.body).toContain("House for sale, up to रु 50 lakh");
    expect(english.body).toContain("Yes, tell me");
    expect((await open(`/np${path}`)).body).toContain("हुन्छ, खबर गर्नुहोस्");
    await site.app.inject({ method: "HEAD", url: `${path}?change=confirm` });
    await open(`${path}?change=end`);
    expect((await alerts())[0]?.confirmed_at).toBeNull();

    const confirmed = await press(`/np${path}`, "confirm");
    expect([confirmed.statusCode, confirmed.body.includes("पुष्टि भयो।")]).toEqual([200, true]);
    expect((await alerts())[0]?.confirmed_at).not.toBeNull();
    expect((await open(path)).body).toContain("End the mails");

    const ended = await press(path, "end");
    expect(ended.statusCode).toBe(200);
    expect(ended.body).toContain("Ended. We have deleted your address.");
    expect(ended.body).toContain('href="/buy?type=house&amp;price_to=5000000"');
    expect(await alerts()).toEqual([]);
  });

  test("says that it has ended, as for an unknown link", async () => {
    const path = await ask();
    await press(path, "end");
    for (const response of [await press(path, "end"), await open(path), await open("/alert/nothing")]) {
      expect(response.statusCode).toBe(404);
      expect(response.body).toContain("This link no longer works");
    }
    expect((await open(`/np${path}`)).body).toContain("यो लिङ्क अब चल्दैन");
  });

  test("ends one search of several, or all", async () => {
    const first = await ask("type=house");
    const second = await ask("type=land");
    const third = await ask("type=condo");
    for (const path of [first, second, third]) await press(path, "confirm");
    expect((await open(first)).body).toContain("End all 3 searches");
    expect((await press(first, "end")).body).toContain("Your other searches go on.");
    expect(await alerts()).toHaveLength(2);
    expect((await press(second, "end-all")).body).toContain("We have deleted your address.");
    expect(await alerts()).toEqual([]);
  });

  test("is in no cache, search engine, sitemap or referrer to another site, and its meta tags do not name it", async () => {
    const path = await ask();
    for (const address of [path, `/np${path}`, `${path}.data`, "/alert/nothing"]) {
      const { headers, body } = await open(address);
      expect([headers["cache-control"], headers["referrer-policy"], headers["x-robots-tag"]]).toEqual([
        "no-store",
        "same-origin",
        "noindex, nofollow",
      ]);
      expect(body).not.toMatch(new RegExp(`<(meta|link)[^>]*${path.split("/").at(-1)}`));
      expect(body).not.toContain("sita@");
    }
    expect((await press(path, "confirm")).headers["cache-control"]).toBe("no-store");
    expect((await open("/sitemap.xml")).body).not.toContain("alert");
  });

  test("refuses the form of another site and an unknown change", async () => {
    const path = await ask();
    const headers = { origin: "https://evil.example" };
    const foreign = await site.app.inject({ method: "POST", url: `${path}?change=end`, headers });
    expect(foreign.statusCode).toBe(403);
    expect((await press(path, "destroy")).statusCode).toBe(400);
    expect(await alerts()).toHaveLength(1);
  });

  test.each(["%00", "..%2f..%2fadmin", "a".repeat(4000), "%", "x/y"])(
    "%j is a missing page",
    async (token) => {
      expect([400, 404]).toContain((await open(`/alert/${token}`)).statusCode);
    },
  );
});

describe("VT5: the offer of a list without JavaScript", () => {
  const page = "/alerts?listing=sale&query=type%3Dhouse";
  const fields = { listing: "sale", query: "type=house", email: "sita@example.com" };

  test("is in the list, with its filters and the words that were searched instead", async () => {
    const { body } = await open("/np/buy?type=house&since=7");
    expect(body).toContain("यस्तै नयाँ आए मलाई खबर गर्नुहोस्");
    expect(body).toContain('action="/np/alerts?listing=sale&amp;query=type%3Dhouse"');
    for (const view of ["map", "both"])
      expect((await open(`/rent?view=${view}`)).body.match(/name="listing"/g)).toHaveLength(1);
  });

  test("stores the address once, in the page's language, and shows what happens next", async () => {
    const sent = [await postForm(`/np${page}`, fields), await postForm(`/np${page}`, fields)];
    expect(sent.map(({ statusCode }) => statusCode)).toEqual([303, 303]);
    const location = String(sent[0]?.headers.location);
    const next = await open(location.replace("#form", ""));
    expect(next.body).toContain("आफ्नो इमेल हेर्नुहोस्");
    expect(next.body).toContain('href="/np/buy?type=house"');
    expect(await alerts()).toMatchObject([{ language: "np", query: "type=house" }]);
  });

  test("shows an invalid address again", async () => {
    const { statusCode, body } = await postForm(page, { ...fields, email: "sita@" });
    expect(statusCode).toBe(400);
    expect(body).toContain("Enter a valid e-mail address.");
    expect(body).toContain('value="sita@"');
    expect(await alerts()).toEqual([]);
  });

  test("understands the parameters of a list", async () => {
    const { body } = await open("/np/alerts?type=land&since=7");
    expect(body).toContain('name="query" value="type=land"');
    expect(body).toContain('href="/np/buy?type=land"');
  });

  test.each([
    ["/np/alerts?listing=rent", "/np/rent"],
    ["/np/alerts?type=land", "/np/buy?type=land"],
    ["/alerts?listing=rent&query=type%3Dhouse", "/rent?type=house"],
  ])("leads %s to the list where mail is not set up", async (url, list) => {
    const other = await createTestApp();
    const { statusCode, headers } = await other.app.inject(url);
    expect([statusCode, headers.location]).toEqual([302, list]);
    await other.close();
  });
});

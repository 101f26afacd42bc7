import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { defaultSettings } from "#domain/settings/defaults.ts";
import { textPageNames } from "#domain/settings/text-pages.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let site: TestApp;
let admin: LoggedIn;
beforeAll(async () => {
  site = await createTestApp();
  admin = await logInAs(site, "admin");
});
afterAll(() => site.close());

const open = async (url: string) => (await site.app.inject({ url, headers: { accept: "text/html" } })).body;
async function save(name: string, payload: object) {
  const url = `/api/settings/${name}/`;
  const { headers } = await site.app.inject({ url, headers: admin.headers });
  const answer = await site.app.inject({
    method: "PUT",
    url,
    headers: { ...admin.headers, "if-match": String(headers.etag) },
    payload,
  });
  expect(answer.statusCode, answer.body).toBe(200);
}
const { texts, company } = defaultSettings;

describe("ST1: a page of text", () => {
  test.each(textPageNames)(
    "/%s has a draft in both languages, marked for visitors, hidden from search engines",
    async (name) => {
      const [english, nepali] = [await open(`/${name}`), await open(`/np/${name}`)];
      expect(english).toContain("This is a draft.");
      expect(nepali).toContain("यो मस्यौदा हो।");
      for (const page of [english, nepali]) {
        expect(page).toContain('content="noindex, nofollow"');
        expect(page).not.toContain("{{");
      }
      expect(await open("/sitemap.xml")).not.toContain(`/${name}<`);
    },
  );

  test("is linked below the forms, and in no footer while it is a draft", async () => {
    const about = await open("/np/about");
    for (const name of textPageNames) expect(about).not.toContain(`href="/np/${name}"`);
    for (const form of ["/sell", "/others", "/contact"])
      expect((await open(form)).match(/href="\/privacy"/g)).toHaveLength(1);
  });

  test("that was checked is in every footer and open to search engines; the company's facts are in it, and HTML is only text", async () => {
    await save("company", {
      ...company,
      name: { en: "Other Homes", np: "अर्को घर" },
      licenceNumber: "12/083",
    });
    const text = {
      en: "## Numbers\nLicence {{licenceNumber}} of {{company}}\n\n- PAN {{panNumber}}\n- <img src=x onerror=alert(1)> [a](javascript:alert(1)) [b](/buy)",
      np: "",
    };
    await save("texts", { ...texts, licence: { text, isDraft: false } });
    const page = await open("/licence");
    expect(page).toContain("<h2");
    expect(page).toContain("Licence 12/083 of Other Homes");
    expect(page).toContain("&lt;img src=x onerror=alert(1)&gt;");
    expect(page).toMatch(/<a[^>]*href="\/buy"[^>]*>b<\/a>/);
    expect(page).not.toContain('href="javascript');
    expect(page).not.toMatch(/PAN|noindex|This is a draft/);
    expect(await open("/np/licence")).toContain("Licence 12/083 of अर्को घर");
    const about = await open("/np/about");
    expect(about).toContain('href="/np/licence"');
    expect(about).not.toContain('href="/np/terms"');
    const sitemap = await open("/sitemap.xml");
    expect(sitemap).toContain("/np/licence<");
    expect(sitemap).not.toContain("/privacy<");
  });

  test("cannot be emptied, because forms link to it", async () => {
    const payload = { ...texts, privacy: { text: { en: " ", np: "" }, isDraft: false } };
    const answer = await site.app.inject({
      method: "PUT",
      url: "/api/settings/texts/",
      headers: admin.headers,
      payload,
    });
    expect(answer.statusCode).toBe(400);
  });
});

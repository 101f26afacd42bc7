import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { enquirySchema } from "#domain/enquiries/enquiry.ts";
import { markPaths } from "#domain/settings/mark-paths.ts";
import { insertProperty } from "#server/testing/insert-property.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { elementOf, headingsOf, linksOf, optionsOf, textOf } from "#server/testing/read-html.ts";
import { serviceRequestFields } from "#server/testing/sample-forms.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let site: TestApp;
let admin: LoggedIn;
beforeAll(async () => {
  site = await createTestApp();
  admin = await logInAs(site, "admin");
});
afterAll(() => site.close());

const open = async (url: string) => (await site.app.inject({ url, headers: { accept: "text/html" } })).body;
const mainOf = async (url: string) => elementOf(await open(url), /<main\b/);
const promise = /24 hours|२४ घण्टा|papers checked|कागजपत्र जाँच/;
const pagesWithPromises = ["/", "/np", "/others", "/np/others", "/others?sent=1", "/np/others?sent=1"];

describe("a company that has entered nothing", () => {
  test.each([
    ["/buy", "No listings yet", "/contact"],
    ["/np/rent", "अहिलेसम्म कुनै घरजग्गा छैन", "/np/contact"],
    ["/projects", "No projects yet", "/contact"],
    ["/np/projects", "अहिलेसम्म कुनै परियोजना छैन", "/np/contact"],
  ])(
    "BU4 PR3: %s says that there is nothing yet, and does not speak of filters",
    async (url, title, next) => {
      const main = await mainOf(url);
      expect(headingsOf(main)).toContain(title);
      expect(textOf(main)).not.toMatch(/these filters|Clear All|यी फिल्टर/);
      expect(linksOf(main)).toContain(next);
    },
  );

  test("HO4: Home does not point to an empty list", async () => {
    const featured = elementOf(await open("/"), /<section[^>]* aria-labelledby="featured"/);
    expect(headingsOf(featured)).toContain("No Featured Properties");
    expect(linksOf(featured)).toEqual(["/contact"]);
  });

  test.each(["/", "/buy"])("LD1: %s offers land before there is any", async (url) => {
    expect(optionsOf(await open(url), "type")).toEqual([
      expect.stringMatching(/^A/),
      "House",
      "Apartment",
      "Condo",
      "Loft",
      "Land",
    ]);
  });

  test("ST4: the guide does not wear the demo's logo", async () => {
    const guide = await open("/setup");
    expect(guide).not.toContain(markPaths.fish);
    expect(guide).toContain('src="/logo.svg');
  });
});

describe("OT1: what is promised to visitors", () => {
  const sendRequest = () =>
    site.app.inject({ method: "POST", url: "/service-requests/", payload: serviceRequestFields });
  const ask = async () => {
    const property_id = await insertProperty(site.database);
    const fields = {
      kind: "enquiry",
      name: "Sita",
      phone: "9801234567",
      message: "Is it free?",
      property_id,
    };
    const response = await site.app.inject({ method: "POST", url: "/api/enquiries/", payload: fields });
    return enquirySchema.parse(response.json()).promised_until;
  };
  const promisedLeads = async () => {
    const leads = await site.app.inject({ url: "/api/leads/?due=promise", headers: admin.headers });
    return leads.json<{ count: number }>().count;
  };

  test("is nothing until the company says so", async () => {
    for (const url of pagesWithPromises) expect(textOf(await open(url)), url).not.toMatch(promise);
    expect((await sendRequest()).statusCode).toBe(201);
    expect(await ask()).toBeNull();
    expect(await promisedLeads()).toBe(0);
  });

  test("is what the company has switched on", async () => {
    const saved = await site.app.inject({
      method: "PUT",
      url: "/api/settings/promises/",
      payload: { repliesInADay: true, checksPapers: true },
      headers: admin.headers,
    });
    expect(saved.statusCode, saved.body).toBe(200);
    await expect.poll(() => mainOf("/others")).toContain("We reply within 24 hours");
    for (const url of pagesWithPromises) expect(textOf(await open(url)), url).toMatch(promise);
    expect((await sendRequest()).statusCode).toBe(201);
    expect(await ask()).not.toBeNull();
    expect(await promisedLeads()).toBe(2);
  });
});

describe("BU7 RE2 PR4: what a location select offers", () => {
  const locationsOf = async (url: string) => optionsOf(await open(url), "location").slice(1);

  test("is nothing of the spec's lists while nothing matches it", async () => {
    await site.database.deleteFrom("properties").execute();
    await insertProperty(site.database, { address: "Lakeside, Pokhara" });
    await expect.poll(() => locationsOf("/buy")).toEqual(["Pokhara"]);
    expect(await locationsOf("/rent")).toEqual([]);
    expect(await locationsOf("/projects")).toEqual([]);
  });

  test("is a place of the list as soon as a listing matches it, apart from the towns", async () => {
    await insertProperty(site.database, { address: "12 Ocean View Drive, Pokhara" });
    await expect.poll(() => locationsOf("/np/buy")).toEqual(["पोखरा", "ओसन भ्यु ड्राइभ"]);
    const select = elementOf(await open("/buy"), /<select[^>]* name="location"/);
    expect(textOf(elementOf(select, /<optgroup label="Streets and areas"/))).toBe("Ocean View Drive");
  });

  test("is Janakpurdham once, and it finds the listings of both of its names", async () => {
    await site.database.deleteFrom("properties").execute();
    await insertProperty(site.database, { address: "Kadam Chowk, Janakpur" });
    await insertProperty(site.database, {
      address: "Bhanu Chowk, Janakpurdham-4, Dhanusha",
      street: "Bhanu Chowk",
      local_level_id: 223,
      ward: 4,
    });
    await expect.poll(() => locationsOf("/buy")).toEqual(["Janakpurdham"]);
    expect(headingsOf(await open("/buy?location=janakpur"))).toContain("Showing 2 of 2 properties");
  });
});

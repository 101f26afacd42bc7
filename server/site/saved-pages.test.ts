import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { landSquareFeet } from "#domain/properties/derived-fields.ts";
import { insertProperty, type PropertyChanges } from "#server/testing/insert-property.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let site: TestApp;
let house: number;
let plot: number;
let draft: number;
beforeAll(async () => {
  site = await createTestApp();
  house = await insert({ name: "House by the pond", facing: "east", road_width: 20 });
  const land = {
    property_type: "land" as const,
    land_area: "0-2-0",
    land_sq_ft: landSquareFeet("0-2-0"),
    price: 9_000_000,
    bedrooms: 0,
    bathrooms: 0,
  };
  plot = await insert({ name: "Plot at the road", ...land, facing: "east", road_width: 16 });
  draft = await insert({ name: "Secret house", status: "draft" });
});
afterAll(() => site.close());

const insert = (changes?: PropertyChanges) => insertProperty(site.database, changes);

async function html(url: string): Promise<string> {
  const response = await site.app.inject({ url, headers: { accept: "text/html" } });
  expect(response.statusCode, url).toBe(200);
  return response.body;
}

describe("VT1: a list that was sent", () => {
  test("is in the HTML in the order of the link, without drafts and unknown listings, in both languages", async () => {
    const english = await html(`/saved?ids=${plot},${draft},${house},999999`);
    expect(english).toContain("A list sent to you");
    expect(english.indexOf("Plot at the road")).toBeLessThan(english.indexOf("House by the pond"));
    expect(english).toContain("No longer listed: 2");
    expect(english).not.toContain("Secret house");
    expect(english).toContain(`/saved/compare?ids=${plot},${house}`);
    const nepali = await html(`/np/saved?ids=${plot},${house}`);
    expect(nepali).toContain("तपाईंलाई पठाइएको सूची");
    expect(nepali).toContain("House by the pond");
  });

  test("is the browser's own list if the link names no listing", async () => {
    for (const url of ["/saved", "/saved?ids=abc,0"]) expect(await html(url)).toContain("Saved listings");
  });

  test("says so if none of its listings is public", async () => {
    expect(await html(`/saved?ids=${draft}`)).toContain("None of these are listed any more");
  });
});

describe("VT1: a comparison", () => {
  const rowOf = (page: string, label: string) =>
    page.split("<tr").find((row) => new RegExp(`scope="row"[^>]*>${label}<`).test(row)) ?? "";

  test("is a table in the HTML, with what differs marked in words", async () => {
    const page = await html(`/saved/compare?ids=${house},${plot}`);
    expect(rowOf(page, "Road width")).toMatch(/differs.*20 ft.*16 ft/s);
    expect(rowOf(page, "Facing")).toMatch(/East.*East/s);
    expect(rowOf(page, "Facing")).not.toContain("differs");
    expect(rowOf(page, "Bedrooms")).toMatch(/3.*Does not apply/s);
    expect(rowOf(page, "Price per kattha of land")).toContain("रु 45,00,000");
    expect(page).toContain(`href="/saved/compare?ids=${plot}"`);
    const nepali = await html(`/np/saved/compare?ids=${house},${plot}`);
    expect(rowOf(nepali, "बाटोको चौडाइ")).toMatch(/फरक छ.*२० फिट.*१६ फिट/s);
  });

  test("has at most four listings, and none that is not public", async () => {
    const page = await html(`/saved/compare?ids=${draft},${house}`);
    expect(page).not.toContain("Secret house");
    expect(page).toContain("One listing alone");
    expect(await html(`/saved/compare?ids=9991,9992,9993,9994,${house}`)).toContain("Nothing to compare");
    expect(await html("/saved/compare")).toContain("Nothing to compare");
  });
});

test("VT1: neither page is indexed or in the sitemap", async () => {
  for (const url of ["/saved", `/saved?ids=${house}`, `/np/saved/compare?ids=${house}`])
    expect(await html(url)).toContain('content="noindex, nofollow"');
  expect((await site.app.inject("/sitemap.xml")).body).not.toContain("/saved");
});

test("VT1: the hearts are in the HTML of cards and pages, hidden without JavaScript and not within the link", async () => {
  for (const url of ["/buy", `/property/${house}`]) {
    const page = await html(url);
    const [button] = /<button[^>]*aria-label="Save House by the pond"[^>]*>/.exec(page) ?? [];
    expect(button).toMatch(/aria-pressed="false"/);
    // Its style hides it without JavaScript (e2e/visitors/browses-without-javascript.spec.ts).
    expect(button).toMatch(/class="[^"]*\bheart\b/);
    expect(page).not.toMatch(/<a [^>]*>(?:(?!<\/a>).)*aria-pressed/s);
  }
});

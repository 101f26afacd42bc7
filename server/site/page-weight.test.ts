import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { seedDemo } from "#server/demo/seed.ts";
import { insertProperty } from "#server/testing/insert-property.ts";
import { sampleProject } from "#server/testing/sample-rows.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { clientDir } from "./renderer.ts";

const description = "The well behind the kitchen never runs dry.";

let site: TestApp;
let id: number;

beforeAll(async () => {
  site = await createTestApp();
  id = await insertProperty(site.database, {
    name: "House by the pond",
    address: "Baneshwor, Kathmandu",
    description,
    is_featured: true,
  });
  await site.database
    .insertInto("projects")
    .values({
      ...sampleProject,
      proj_name: "School by the pond",
      location: "Baneshwor, Kathmandu",
      description,
    })
    .execute();
});
afterAll(() => site.close());

test("BU2 HO4 PR2: lists send what their cards show, not whole rows", async () => {
  for (const [path, name] of [
    ["/", "House by the pond"],
    ["/buy", "House by the pond"],
    [`/saved?ids=${id}`, "House by the pond"],
    ["/projects", "School by the pond"],
  ] as const) {
    const { body } = await site.app.inject({ url: path, headers: { accept: "text/html" } });
    expect(body).toContain(name);
    expect([path, body.includes(description)]).toEqual([path, false]);
  }
});

test("BU2 PR4: lists send the names of places in the language of the page", async () => {
  const open = async (url: string) => (await site.app.inject({ url, headers: { accept: "text/html" } })).body;
  for (const path of ["/buy", "/projects"]) {
    expect(await open(path)).toMatch(/<option[^>]*>Kathmandu</);
    expect(await open(path)).not.toContain("काठमाडौँ");
    expect(await open(`/np${path}`)).toMatch(/<option[^>]*>काठमाडौँ</);
  }
});

test("inline scripts are sent without names and comments that only people need", async () => {
  const { body } = await site.app.inject({ url: "/", headers: { accept: "text/html" } });
  const scripts = [...body.matchAll(/<script>(\(function [\s\S]*?)<\/script>/g)].map(([, script]) => script);
  expect(scripts).toHaveLength(3);
  expect(scripts.join("").length).toBeLessThan(2_000);
});

/** As many places, pictures and listings without one as on the page that docs/performance.md measures. */
async function openLongList(): Promise<TestApp> {
  const long = await createTestApp();
  await seedDemo(long.database, long.media);
  for (let nth = 1; nth <= 23; nth += 1)
    await insertProperty(long.database, {
      name: `Corner home ${nth} with garden`,
      address: `Station Road ${nth}, Bazaar ${nth}`,
      // Half of the towns are local levels that the database knows.
      local_level_id: nth % 2 === 0 ? nth * 20 : null,
      land_area: "7 aana",
      land_sq_ft: "2395.75",
      latitude: 27 + nth / 1000,
      longitude: 85 + nth / 1000,
      pin_precision: "exact",
      created_at: new Date(nth > 17 ? Date.now() : 0),
    });
  return long;
}

test("BU2: a list with pictures and many places has at most 70 KB of HTML, and 14 KB compressed as first views are", async () => {
  const long = await openLongList();
  const open = async (path: string, encoding = "identity") => {
    const headers = { accept: "text/html", "accept-encoding": encoding };
    return long.app.inject({ url: `${path}?price_from=1000123`, headers });
  };
  const { body } = await open("/buy");
  const countOf = (tag: string) => body.split(`<${tag}`).length - 1;
  expect([countOf("article"), countOf("picture"), countOf("option ")]).toEqual([12, 7, 80]);
  // Devanagari has three bytes a letter.
  for (const [path, maxBytes, maxCompressed] of [
    ["/buy", 70_000, 14_000],
    ["/np/buy", 82_500, 14_500],
  ] as const) {
    const { rawPayload } = await open(path);
    const compressed = await open(path, "br");
    expect(compressed.headers["content-encoding"]).toBe("br");
    expect(rawPayload.length, path).toBeLessThanOrEqual(maxBytes);
    expect(compressed.rawPayload.length, path).toBeLessThanOrEqual(maxCompressed);
  }
  await long.close();
});

test("browsers load no code that writes structured data", () => {
  const files = globSync("assets/*.js", { cwd: clientDir });
  expect(files.length).toBeGreaterThan(0);
  const writesData = (file: string) =>
    /RealEstateListing|BreadcrumbList/.test(readFileSync(join(clientDir, file), "utf8"));
  expect(files.filter(writesData)).toEqual([]);
});

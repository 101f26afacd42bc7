import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
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
  expect(scripts.join("").length).toBeLessThan(2_100);
});

test("BU2: a list of twelve cards has at most 70 KB of HTML, and 14 KB compressed as first views are", async () => {
  for (let nth = 0; nth < 12; nth += 1)
    await insertProperty(site.database, {
      name: `House ${nth} with a long name`,
      land_area: "4 aana",
      land_sq_ft: "1369",
    });
  const { rawPayload } = await site.app.inject({ url: "/buy?bedrooms=2", headers: { accept: "text/html" } });
  expect(rawPayload.length).toBeGreaterThan(30_000);
  expect(rawPayload.length).toBeLessThan(70_000);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  expect(brotliCompressSync(rawPayload, { params }).length).toBeLessThan(14_000);
});

test("browsers load no code that writes structured data", () => {
  const files = globSync("assets/*.js", { cwd: clientDir });
  expect(files.length).toBeGreaterThan(0);
  const writesData = (file: string) =>
    /RealEstateListing|BreadcrumbList/.test(readFileSync(join(clientDir, file), "utf8"));
  expect(files.filter(writesData)).toEqual([]);
});

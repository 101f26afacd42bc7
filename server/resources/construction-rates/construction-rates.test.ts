import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  type ConstructionRate,
  constructionRateSchema,
} from "#domain/construction-rates/construction-rate.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let site: TestApp;
let admin: LoggedIn;
beforeAll(async () => {
  site = await createTestApp();
  admin = await logInAs(site, "admin");
  await call("PUT", "/api/settings/construction/", { isOn: true });
});
beforeEach(async () => {
  await site.database.deleteFrom("construction_rates").execute();
});
afterAll(() => site.close());

const path = "/api/construction-rates/";
const call = (
  method: "GET" | "POST" | "PUT" | "DELETE",
  url: string,
  payload?: object,
  headers: Record<string, string> = {},
) => site.app.inject({ method, url, headers: { ...admin.headers, ...headers }, ...(payload && { payload }) });
const item = {
  code: "2.1",
  name: { en: "Earthwork", np: "माटो खन्ने" },
  unit: "m3",
  rate: "432.60",
  district: "Dhanusha",
  fiscal_year: "2083/84",
  source: "Example",
  source_url: "",
};
async function added(change: object = {}): Promise<ConstructionRate> {
  const response = await call("POST", path, { ...item, ...change });
  expect(response.statusCode, response.body).toBe(201);
  return constructionRateSchema.parse(response.json());
}
const list = async (query = "") =>
  (await call("GET", `${path}?${query}`)).json().results.map(({ code }: ConstructionRate) => code);

describe("CN1: the catalogue", () => {
  test("keeps rate, district, fiscal year, source and who checked", async () => {
    expect(await added()).toMatchObject({
      rate: "432.60",
      fiscal_year: 2083,
      valid_from: "2026-07-17",
      valid_until: "2027-07-16",
      checked_by: admin.username,
      is_example: false,
    });
  });

  test("calculates a rate from its parts, exactly", async () => {
    const parts = [{ id: "a", name: "Unskilled worker", quantity: "0.8", rate: "525" }];
    const { id, rate } = await added({ rate: "", parts, tools_percent: "3" });
    expect(rate).toBe("432.60");
    const changed = await call("PUT", `${path}${id}/`, { ...item, parts, tools_percent: "" });
    expect(changed.json()).toMatchObject({ rate: "420.00", parts });
  });

  test("is searched by code and name, and by the day on which a rate is valid", async () => {
    await added();
    await added({ code: "9.9", name: { en: "Paint", np: "रङ" }, fiscal_year: "2082/83" });
    expect(await list("search=रङ")).toEqual(["9.9"]);
    expect(await list("valid_on=2026-11-18")).toEqual(["2.1"]);
    expect(await list("fiscal_year=2082/83")).toEqual(["9.9"]);
    expect((await call("GET", `${path}?valid_on=soon`)).statusCode).toBe(400);
  });

  test("is ordered by code as people number items", async () => {
    for (const code of ["NO-10", "no-2", "NO-2.10", "NO-2.9"]) await added({ code });
    expect(await list("search=no-")).toEqual(["no-2", "NO-2.9", "NO-2.10", "NO-10"]);
  });

  test("has one item of a code, district and year, and refuses an outdated change", async () => {
    const { id } = await added();
    expect((await call("POST", path, item)).json().fields).toHaveProperty("code");
    const etag = String((await call("GET", `${path}${id}/`)).headers.etag);
    expect(
      (await call("PUT", `${path}${id}/`, { ...item, rate: "500" }, { "if-match": etag })).statusCode,
    ).toBe(200);
    expect((await call("PUT", `${path}${id}/`, item, { "if-match": etag })).statusCode).toBe(412);
    expect((await call("DELETE", `${path}${id}/delete/`)).statusCode).toBe(204);
    expect((await call("DELETE", `${path}${id}/delete/`)).statusCode).toBe(404);
  });
});

const header = "code,name_en,name_np,unit,rate,district,fiscal_year,source";
const load = async (lines: readonly string[], dry_run: boolean) => {
  const response = await call("POST", `${path}import/`, { csv: [header, ...lines].join("\n"), dry_run });
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
};

describe("CN1: importing the catalogue from CSV", () => {
  const lines = [
    '2.1,"Earthwork, soft",माटो खन्ने,cum,"4,32.60",Dhanusha,2083/84,Example',
    "2.2,Bricks,ईँटा,m3,14500,Dhanusha,२०८३/८४,Example",
  ];

  test("says first what would happen, then adds, changes and leaves alone", async () => {
    const good = [lines[1] ?? "", "2.3,Sand,,m3,3000,Dhanusha,2083/84,Example"];
    expect(await load(good, true)).toMatchObject({ added: 2, changed: 0, problems: [] });
    expect(await list()).toEqual([]);
    expect(await load(good, false)).toMatchObject({ added: 2 });
    const again = [good[0] ?? "", "2.3,Sand,,m3,3100.50,Dhanusha,2083/84,Example"];
    expect(await load(again, false)).toMatchObject({ added: 0, changed: 1, unchanged: 1 });
    expect(await list()).toEqual(["2.2", "2.3"]);
  });

  test("writes nothing if one line is wrong, and names line and column", async () => {
    const result = await load(lines, false);
    expect(result).toMatchObject({
      problem_count: 1,
      problems: [{ line: 2, column: "rate", code: "number_invalid" }],
    });
    expect(await list()).toEqual([]);
  });

  test("names missing columns, and refuses what is no CSV", async () => {
    const response = await call("POST", `${path}import/`, { csv: "\uFEFFcode,rate\n1,2", dry_run: true });
    expect(response.json().missing_columns).toEqual(["name_en", "unit", "district", "fiscal_year", "source"]);
    const broken = await call("POST", `${path}import/`, { csv: 'code\n"open', dry_run: true });
    expect(broken.json().fields).toHaveProperty("csv");
  });
});

import { afterAll, beforeAll, expect, test } from "vitest";
import { landMeasureText } from "#domain/land/measure.ts";
import { readWrittenLandMeasure } from "#domain/land/read-measure.ts";
import { propertyFieldNames } from "#domain/properties/property-fields.ts";
import { fillSearch } from "#server/resources/search/fill-search.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { sampleProperty } from "#server/testing/sample-rows.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let site: TestApp;
let admin: LoggedIn;
beforeAll(async () => {
  site = await createTestApp();
  admin = await logInAs(site, "admin");
});
afterAll(() => site.close());

async function exported(query = "") {
  const answer = await site.app.inject({ url: `/api/properties/export.csv${query}`, headers: admin.headers });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.headers["content-type"]).toBe("text/csv; charset=utf-8");
  expect(answer.headers["content-disposition"]).toMatch(
    /^attachment; filename="properties-\d{4}-\d\d-\d\d\.csv"$/,
  );
  expect(answer.body.startsWith("\uFEFF")).toBe(true);
  const [header = "", ...lines] = answer.body.slice(1).trimEnd().split("\r\n");
  const names = header.split(",");
  return lines.map((line) => {
    const cells = Array.from(line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g), ([, quoted, plain]) =>
      quoted === undefined ? plain : quoted.replaceAll('""', '"'),
    );
    expect(cells).toHaveLength(names.length);
    return Object.fromEntries(names.map((name, index) => [name, cells[index]]));
  });
}

test("LD2, LD4 exports every field; land comes back as it was typed and no text is a formula", async () => {
  const plot = {
    name: '=HYPERLINK("http://evil.test","x")',
    address: "Station Road, Janakpur",
    property_type: "land",
    land_area: "1-05-10",
    price_unit: "kattha",
    unit_price: 1_000_000,
    road_width: 20,
    landmarks: [
      { kind: "school", metres: 500 },
      { kind: "bank", minutes: 5 },
    ],
    lalpurja_seen_on: "2026-10-01",
  };
  const answer = await site.app.inject({
    method: "POST",
    url: "/api/properties/",
    headers: admin.headers,
    payload: plot,
  });
  const stored: { land_area: string } = answer.json();
  const [row] = await exported("?type=land");
  expect(Object.keys(row ?? {})).toEqual(expect.arrayContaining(propertyFieldNames));
  expect(row).toMatchObject({
    name: `'${plot.name}`,
    address: plot.address,
    price: "25500000",
    price_unit: "kattha",
    unit_price: "1000000",
    road_width: "20",
    landmarks: "school 500 metres; bank 5 minutes",
    lalpurja_seen_on: "2026-10-01",
    furnishing: "",
    is_negotiable: "false",
  });
  // A spreadsheet would take dashes for a date.
  expect(row?.land_area).not.toContain("-");
  const read = readWrittenLandMeasure(row?.land_area ?? "");
  expect(typeof read === "string" ? read : landMeasureText(read)).toBe(stored.land_area);
});

test("LD4 exports all rows of the filtered list, in batches", async () => {
  const rows = Array.from({ length: 450 }, (_, index) => ({
    ...sampleProperty,
    name: `House ${index}`,
    status: index < 425 ? ("active" as const) : ("withdrawn" as const),
  }));
  await site.database.insertInto("properties").values(rows).execute();
  await fillSearch(site.database);
  const houses = await exported("?type=house&status=active&search=house");
  expect(houses.map(({ name }) => name)).toEqual(
    rows
      .slice(0, 425)
      .map(({ name }) => name)
      .toReversed(),
  );
});

test("LD4 the export is for admins only and rejects unknown filters", async () => {
  expect((await site.app.inject("/api/properties/export.csv")).statusCode).toBe(401);
  const url = "/api/properties/export.csv?status=gone";
  expect((await site.app.inject({ url, headers: admin.headers })).statusCode).toBe(400);
});

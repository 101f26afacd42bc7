import { afterAll, beforeAll, expect, test } from "vitest";
import { logInAs } from "#server/testing/log-in.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

const plot = {
  name: "Plot by the pond",
  street: "Pidari Chowk",
  local_level_id: 223,
  ward: 4,
  property_type: "land",
  land_area: "0-4-10",
  price: 18_000_000,
  facing: "north_east",
  land_use: "residential",
  landmarks: [{ kind: "school", metres: 1500 }],
  lalpurja_seen_on: "2026-10-01",
  boundaries_walked_on: "2026-11-02",
};
const house = {
  name: "House in the lane",
  street: "Jhamsikhel",
  local_level_id: 331,
  ward: 3,
  property_type: "house",
  area: 2400,
  land_area: "0-4-2-0",
  price: 48_500_000,
  bedrooms: 4,
  year_built: 2075,
  storeys: 2.5,
  is_negotiable: true,
};

let site: TestApp;
let ids: { plot: number; house: number };
beforeAll(async () => {
  site = await createTestApp();
  const { headers } = await logInAs(site, "admin");
  const create = async (payload: object): Promise<number> => {
    const answer = await site.app.inject({ method: "POST", url: "/api/properties/", headers, payload });
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json().id;
  };
  ids = { plot: await create(plot), house: await create(house) };
});
afterAll(() => site.close());

const body = async (url: string) => (await site.app.inject({ url, headers: { accept: "text/html" } })).body;
/** The texts of the page without elements and structured data. */
const textOf = async (url: string) =>
  (await body(url))
    .replace(/<script.*?<\/script>|<!--.*?-->/gs, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ");

test("LD2 LD3 LD4 LD8: the page of a plot in English", async () => {
  const text = await textOf(`/property/${ids.plot}`);
  for (const shown of [
    "Pidari Chowk, Janakpurdham-4, Dhanusha",
    "रु 1,80,00,000 1.8 crore रु 40 lakh per kattha",
    "Land area 4 kattha 10 dhur (16,402.5 sq ft)",
    "Facing North-east",
    "Land use Residential",
    "Where it is School: 1.5 km",
    "Lalpurja seen 1 October 2026",
    "Boundaries walked 2 November 2026",
    "Last check 2 November 2026",
  ])
    expect(text).toContain(shown);
  expect(text).not.toMatch(/bedroom|bathroom|Road measured/i);
});

test("LD2 LD3 LD4 LD8: the page of a plot in Nepali", async () => {
  const text = await textOf(`/np/property/${ids.plot}`);
  for (const shown of [
    "जनकपुरधाम-४, धनुषा",
    "१.८ करोड प्रति कट्ठा रु ४० लाख",
    "४ कट्ठा १० धुर (१६,४०२.५ वर्ग फिट)",
    "मोहडा ईशान",
    "भू-उपयोग आवासीय",
    "विद्यालय: १.५ किमी",
    "लालपुर्जा हेरेको १५ असोज २०८३",
    "पछिल्लो जाँच १६ कात्तिक २०८३",
  ])
    expect(text).toContain(shown);
  expect(text).not.toMatch(/सुत्ने कोठा|बाथरुम/);
});

test("LD2 LD4: the page of a house has its land in the custom of its district", async () => {
  const text = await textOf(`/property/${ids.house}`);
  for (const shown of [
    "Negotiable",
    "Area 2,400 sq ft",
    "4 aana 2 paisa (1,540.13 sq ft)",
    "Storeys 2.5",
    "Year built (BS) 2075",
  ])
    expect(text).toContain(shown);
  expect(text).not.toMatch(/per aana|Checked by us/);
});

test("LD2 LD3 LD8: cards show the area as people say it, the price of a unit on land, and what was checked", async () => {
  const english = await textOf("/buy");
  expect(english).toContain("रु 40 lakh per kattha");
  expect(english).toContain("4 kattha 10 dhur");
  expect(english).toContain("4 aana 2 paisa");
  expect(english).not.toMatch(/Active|0 bed/);
  expect(english.match(/Checked by us(?! only)/g)).toHaveLength(1);
  const nepali = await textOf("/np/buy");
  expect(nepali).toContain("४ कट्ठा १० धुर");
  expect(nepali).toContain("प्रति कट्ठा रु ४० लाख");
});

test("LD8: lists can be filtered by what was checked, on pages and in the API", async () => {
  const page = await body("/buy?checked=1");
  expect(page).toContain(plot.name);
  expect(page).not.toContain(house.name);
  const list = async (query: string) => (await site.app.inject(`/api/properties/?${query}`)).json();
  expect(await list("checked=1")).toMatchObject({
    count: 1,
    results: [{ id: ids.plot, checked_on: "2026-11-02", land_custom: "bigha" }],
  });
  expect(await list("")).toMatchObject({
    count: 2,
    results: [{ checked_on: null, land_custom: "ropani" }, {}],
  });
  expect((await site.app.inject("/api/properties/?checked=maybe")).statusCode).toBe(400);
});

test("LD4: search engines get the facts in the page's language", async () => {
  const listing = async (url: string) => {
    const [, json = ""] =
      /<script type="application\/ld\+json">(\{[^<]*RealEstateListing.*?)<\/script>/s.exec(await body(url)) ??
      [];
    return JSON.parse(json);
  };
  const land = await listing(`/property/${ids.plot}`);
  expect(land.mainEntity).toMatchObject({ "@type": "Place", address: { addressLocality: "Janakpurdham" } });
  expect(land.mainEntity.additionalProperty).toEqual(
    expect.arrayContaining([
      { "@type": "PropertyValue", name: "Land area", value: 16_402.5, unitCode: "FTK" },
      { "@type": "PropertyValue", name: "Facing", value: "North-east" },
    ]),
  );
  expect(land.offers.priceSpecification).toMatchObject({ price: 4_000_000, unitText: "kattha" });
  const home = await listing(`/np/property/${ids.house}`);
  expect(home.mainEntity).toMatchObject({
    "@type": "House",
    floorSize: { value: 2400, unitCode: "FTK" },
    numberOfBedrooms: 4,
    yearBuilt: 2018,
  });
  expect(home.mainEntity.additionalProperty).toContainEqual({
    "@type": "PropertyValue",
    name: "तला",
    value: "२.५",
  });
});

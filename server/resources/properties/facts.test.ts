import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { problemSchema } from "#domain/problems.ts";
import type { Field } from "#domain/properties/field-kinds.ts";
import { type Property, propertySchema } from "#domain/properties/property.ts";
import { describeFact, factFields } from "#domain/properties/property-fields.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { formOf } from "#server/testing/pictures.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let site: TestApp;
let admin: LoggedIn;
beforeAll(async () => {
  site = await createTestApp();
  admin = await logInAs(site, "admin");
});
afterAll(() => site.close());

const send = (method: "POST" | "PUT" | "PATCH", url: string, payload: FormData | object) =>
  site.app.inject({ method, url, headers: admin.headers, payload });
const saved = async (method: "POST" | "PUT" | "PATCH", url: string, payload: FormData | object) => {
  const answer = await send(method, url, payload);
  expect(answer.statusCode, answer.body).toBe(method === "POST" ? 201 : 200);
  return propertySchema.parse(answer.json());
};
const created = (payload: FormData | object) => saved("POST", "/api/properties/", payload);
const read = async (id: number): Promise<Property> =>
  propertySchema.parse((await site.app.inject(`/api/properties/${id}/`)).json());

const place = { name: "Plot", address: "Station Road, Janakpur" };
const house = { ...place, price: 9_500_000, area: 1850, property_type: "house" };
const plot = { ...place, property_type: "land", price: 9_500_000, land_area: "0-5-10" };

const samples: Partial<Record<Field["kind"], unknown>> = {
  landMeasure: "0-4-2-0",
  count: 3,
  optionalNumber: 13.5,
  landmarks: [
    { kind: "school", metres: 500 },
    { kind: "hospital", minutes: 10 },
  ],
  day: "2026-10-01",
};

/** Values of every fact by its kind, so that a new fact is tested without a change here. */
function sampleOf(fact: Field): unknown {
  return fact.kind === "optionalChoice" ? fact.values[1] : samples[fact.kind];
}

const facts = {
  ...Object.fromEntries(factFields.map((field) => [field, sampleOf(describeFact(field))])),
  area: 1850,
  land_area: "0-4-2-0",
  storeys: 2.5,
  year_built: 2075,
  facing: "north_east",
};

describe("LD4, LD8 the facts of a property in the API", () => {
  test("come back as they were sent, as JSON and as a multipart form", async () => {
    expect(Object.values(facts)).not.toContain(undefined);
    const texts = Object.entries(facts).map(([name, value]) => [
      name,
      typeof value === "object" ? JSON.stringify(value) : String(value),
    ]);
    for (const form of [
      { ...house, ...facts },
      formOf({ ...house, price: "9500000", ...Object.fromEntries(texts) }),
    ]) {
      const stored = await created(form);
      expect(stored).toMatchObject(facts);
      expect(await read(stored.id)).toMatchObject({ ...facts, price_unit: "total", is_negotiable: false });
    }
  });

  test("are null if they are not sent, and rooms of land are 0", async () => {
    const stored = await created({ ...plot, bedrooms: 4, furnishing: "full", is_negotiable: "on" });
    expect(stored).toMatchObject({
      bedrooms: 0,
      bathrooms: 0,
      furnishing: null,
      facing: null,
      landmarks: [],
    });
    expect(stored.is_negotiable).toBe(true);
  });

  test("stay if a client that does not know them changes the property", async () => {
    const { id } = await created({ ...house, ...facts, is_negotiable: true });
    const { land_area: _landArea, ...others } = facts;
    const changed = await saved("PUT", `/api/properties/${id}/`, {
      ...house,
      name: "New",
      bedrooms: 3,
      bathrooms: 3,
    });
    expect(changed).toMatchObject({ ...facts, name: "New", is_negotiable: true });
    const patched = await saved("PATCH", `/api/properties/${id}/`, { land_area: "", facing: "south" });
    expect(patched).toMatchObject({ ...others, land_area: null, facing: "south" });
    const emptied = await saved("PUT", `/api/properties/${id}/`, {
      ...house,
      facing: "",
      landmarks: "",
      storeys: null,
    });
    expect(emptied).toMatchObject({ facing: null, landmarks: [], storeys: null, water: "boring" });
  });

  test("of the old type are removed with a change of the type", async () => {
    const { id } = await created({ ...house, ...facts });
    const land = await saved("PATCH", `/api/properties/${id}/`, { property_type: "land" });
    expect(land).toMatchObject({
      bedrooms: 0,
      storeys: null,
      furnishing: null,
      land_area: "0-4-2-0",
      area: 1540.13,
    });
    const house2 = await saved("PATCH", `/api/properties/${id}/`, { property_type: "apartment", area: 900 });
    expect(house2).toMatchObject({ land_area: null, frontage: null, facing: "north_east", area: 900 });
  });

  test("are rejected with a code at each field", async () => {
    const answer = await send("POST", "/api/properties/", {
      ...house,
      land_area: "plenty",
      storeys: 2.3,
      year_built: 75,
      facing: "up",
      landmarks: [{ kind: "pub", metres: 5 }],
      lalpurja_seen_on: "2999-01-01",
      price_unit: "acre",
    });
    expect(answer.statusCode).toBe(400);
    const { fields = {} } = problemSchema.parse(answer.json());
    expect(Object.fromEntries(Object.entries(fields).map(([name, [first]]) => [name, first?.code]))).toEqual({
      land_area: "land_measure_invalid",
      storeys: "half_steps",
      year_built: "too_small",
      facing: "choice_invalid",
      landmarks: "landmark_invalid",
      lalpurja_seen_on: "date_future",
      price_unit: "choice_invalid",
    });
  });
});

describe("LD2 the measure of land", () => {
  const digits = (max: number) => fc.integer({ min: 0, max }).map(String);
  const measures = fc.oneof(
    fc.tuple(digits(99), digits(15), digits(3), digits(3)).map((parts) => parts.join("-")),
    fc.tuple(digits(99), digits(19), digits(19)).map((parts) => parts.join("-")),
    fc
      .tuple(
        fc.stringMatching(/^[1-9]\d{0,2}\.\d{1,4}$/),
        fc.constantFrom("aana", "kattha", "ropani", "sq_m"),
      )
      .map((parts) => parts.join(" ")),
  );

  test("comes back digit for digit in both systems, and gives the area", async () => {
    const { id } = await created(plot);
    await fc.assert(
      fc.asyncProperty(measures, async (land_area) => {
        fc.pre(/[1-9]/.test(land_area));
        const changed = await saved("PATCH", `/api/properties/${id}/`, { land_area });
        expect(changed.land_area).toBe(land_area);
        expect((await read(id)).land_area).toBe(land_area);
        expect(changed.area).toBeGreaterThan(0);
      }),
      { numRuns: 40 },
    );
    const typed = await saved("PATCH", `/api/properties/${id}/`, { land_area: "१-५-१०" });
    expect(typed).toMatchObject({ land_area: "1-5-10", area: 92_947.5 });
    const { land_sq_ft } = await site.database
      .selectFrom("properties")
      .select("land_sq_ft")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(land_sq_ft).toBe(92_947.5);
  });

  test("is removed by a new area of a client that knows no measures, and stays with the one it read", async () => {
    const first = await created(plot);
    const { area } = first;
    const url = `/api/properties/${first.id}/`;
    const same = { ...place, property_type: "land", price: plot.price, area };
    expect(await saved("PUT", url, same)).toMatchObject({ land_area: "0-5-10", area });
    expect(await saved("PUT", url, { ...same, area: 5000 })).toMatchObject({ land_area: null, area: 5000 });
  });
});

describe("LD3 the price", () => {
  test("per kattha and per aana gives the exact total, which follows unit price and measure", async () => {
    const janakpur = { ...plot, price_unit: "kattha", unit_price: "25,00,000", price: 1 };
    const { id, ...first } = await created(janakpur);
    expect(first).toMatchObject({ price: 13_750_000, price_unit: "kattha", unit_price: 2_500_000 });
    const url = `/api/properties/${id}/`;
    expect(await saved("PATCH", url, { land_area: "0-6-0" })).toMatchObject({ price: 15_000_000 });
    expect(await saved("PATCH", url, { unit_price: 1_000_000.5 })).toMatchObject({ price: 6_000_003 });
    const lalitpur = { ...plot, land_area: "0-4-2-0", price_unit: "aana", unit_price: 4_500_000 };
    expect(await created(lalitpur)).toMatchObject({ price: 20_250_000, area: 1540.13 });
  });

  test("of a client that knows no units is a total, unless it is the one that the client has read", async () => {
    const first = await created({ ...plot, price_unit: "dhur", unit_price: 100_000 });
    const url = `/api/properties/${first.id}/`;
    const { price } = first;
    expect(price).toBe(11_000_000);
    expect(await saved("PATCH", url, { price, name: "Same" })).toMatchObject({ price_unit: "dhur", price });
    expect(await saved("PATCH", url, { price: 5 })).toMatchObject({
      price_unit: "total",
      unit_price: null,
      price: 5,
    });
  });

  test("of a rent is per month, also of rows that the previous release wrote", async () => {
    const rent = await created({ ...house, for_type: "rent", price: 25_000 });
    expect(rent.price_unit).toBe("month");
    await site.database
      .updateTable("properties")
      .set({ price_unit: "total" })
      .where("id", "=", rent.id)
      .execute();
    expect((await read(rent.id)).price_unit).toBe("month");
    const sold = await saved("PATCH", `/api/properties/${rent.id}/`, { for_type: "sale", price: 9_000_000 });
    expect(sold.price_unit).toBe("total");
  });

  test("per unit needs a measure and the price of the unit", async () => {
    const answer = await send("POST", "/api/properties/", { ...house, price_unit: "aana" });
    expect(problemSchema.parse(answer.json()).fields).toMatchObject({ unit_price: [{ code: "required" }] });
    const unmeasured = await send("POST", "/api/properties/", {
      ...house,
      price_unit: "aana",
      unit_price: 5,
    });
    expect(problemSchema.parse(unmeasured.json()).fields).toMatchObject({
      land_area: [{ code: "required" }],
    });
  });
});

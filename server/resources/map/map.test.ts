import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type MapPins, mapPinsSchema, maxMapPins } from "#domain/places/map-pins.ts";
import { gridOf } from "#domain/places/map-squares.ts";
import { nepalBounds, pinPrecisions, publicLocation } from "#domain/places/pin.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { maxFoundRows } from "./find-on-map.ts";

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

const janakpur = "85.9,26.7,85.96,26.76";

async function readMap(url: string): Promise<MapPins> {
  const answer = await site.app.inject({ url });
  expect(answer.statusCode, answer.body).toBe(200);
  return mapPinsSchema.parse(answer.json());
}

/** Rows on a grid of a few hundred metres, from a point to the north-east. */
async function insertProperties(count: number, from: [latitude: number, longitude: number], columns = {}) {
  const [latitude, longitude] = from;
  const rows = Array.from({ length: count }, (_, index) => ({
    name: `House ${index}`,
    address: "Road, Janakpur",
    price: 4_500_000,
    description: "",
    area: 1000,
    bedrooms: 3,
    bathrooms: 2,
    is_featured: false,
    custom_features: [],
    property_type: "house" as const,
    for_type: "sale" as const,
    status: "active" as const,
    latitude: latitude + (index % 50) * 0.001,
    longitude: longitude + Math.floor(index / 50) * 0.001,
    pin_precision: "exact" as const,
    ...columns,
  }));
  for (let first = 0; first < count; first += 1000)
    await site.database
      .insertInto("properties")
      .values(rows.slice(first, first + 1000))
      .execute();
}

describe("MP4: the pins of a part of the map", () => {
  test("are what the list with the same filters has there, in the visitor's language", async () => {
    const np = { name: "जनकपुरको घर" };
    await insertProperties(1, [26.73, 85.93], { name: "Shown", translations: JSON.stringify({ np }) });
    await insertProperties(1, [26.74, 85.93], { name: "Costly", price: 90_000_000 });
    await insertProperties(1, [26.74, 85.94], { name: "Sold", status: "sold" });
    await insertProperties(1, [26.74, 85.94], { name: "Deleted", deleted_at: new Date() });
    await insertProperties(1, [26.74, 85.94], { name: "Rented", for_type: "rent", price: 18_000 });
    await insertProperties(1, [27.7, 85.3], { name: "In Kathmandu" });
    const shown = { latitude: 26.73, longitude: 85.93, radius_m: 0, price: 4_500_000 };
    const query = `for_type=sale&price_to=5000000&bounds=${janakpur}`;
    expect(await readMap(`/api/map/?${query}&lang=np`)).toEqual({
      pins: [{ id: expect.any(Number), name: np.name, ...shown }],
      clusters: [],
    });
    const { pins } = await readMap(`/api/map/?${query}`);
    expect(pins).toEqual([{ id: expect.any(Number), name: "Shown", ...shown }]);
    const list = await site.app.inject({ url: `/api/properties/?${query}` });
    expect(list.json<{ results: { id: number }[] }>().results.map(({ id }) => id)).toEqual(
      pins.map(({ id }) => id),
    );
    const everywhere = await readMap("/api/map/?for_type=sale");
    expect(everywhere.pins.map(({ name }) => name).sort()).toEqual(["Costly", "In Kathmandu", "Shown"]);
  });

  test.each(["1,2,3", "a,b,c,d", "86,26,85,27", "85,27,86,26", "1,2,3,4,5", "85,26,86,95"])(
    "are an error for the bounds %s",
    async (bounds) => {
      for (const path of ["/api/map/", "/api/map/projects/", "/api/properties/", "/apis/projects/"]) {
        const answer = await site.app.inject({ url: `${path}?bounds=${bounds}` });
        expect([path, answer.statusCode]).toEqual([path, 400]);
        expect(answer.json()).toMatchObject({ fields: { bounds: [{ code: "choice_invalid" }] } });
      }
    },
  );

  test("are none outside of Nepal", async () => {
    expect(await readMap("/api/map/?bounds=1,2,3,4")).toEqual({ pins: [], clusters: [] });
  });
});

test("MP4: more pins than a map shows become clusters with exact counts", async () => {
  await insertProperties(maxMapPins, [29, 81], { for_type: "rent" });
  const bounds = "80.99,28.99,81.07,29.07";
  const few = await readMap(`/api/map/?for_type=rent&bounds=${bounds}`);
  expect([few.pins.length, few.clusters.length]).toEqual([maxMapPins, 0]);
  await insertProperties(1, [29.01, 81.01], { for_type: "rent" });
  // In another language, because the first response is cached until the server hears of the new row.
  const { pins, clusters } = await readMap(`/api/map/?for_type=rent&bounds=${bounds}&lang=np`);
  expect(pins).toEqual([]);
  expect(clusters.length).toBeGreaterThan(10);
  expect(clusters.length).toBeLessThanOrEqual(maxMapPins);
  expect(clusters.every(({ is_exact }) => is_exact)).toBe(true);
  expect(clusters.reduce((sum, { count }) => sum + count, 0)).toBe(maxMapPins + 1);
  for (const { latitude, longitude } of clusters) {
    expect(latitude).toBeGreaterThanOrEqual(29);
    expect(longitude).toBeLessThan(81.01);
  }
});

test("MP4: with very many, each cluster counts to a bound and says so", async () => {
  await insertProperties(maxFoundRows + 1, [28, 83], { for_type: "rent", bathrooms: 1 });
  await insertProperties(3, [28.7, 83.7], { for_type: "rent" });
  const part = "for_type=rent&bounds=82.9,27.9,83.9,28.9";
  const { clusters } = await readMap(`/api/map/?${part}`);
  expect(clusters.length).toBeLessThanOrEqual(maxMapPins);
  const bounded = clusters.filter(({ is_exact }) => !is_exact);
  expect(bounded.length).toBeGreaterThan(0);
  expect(bounded.every(({ count }) => count === maxMapPins)).toBe(true);
  expect(clusters).toContainEqual(expect.objectContaining({ count: 3, is_exact: true }));
  // The index of the map does not know bathrooms, so these are found first.
  const found = await readMap(`/api/map/?${part}&bathrooms=1`);
  expect(found.clusters.reduce((sum, { count }) => sum + count, 0)).toBe(maxFoundRows + 1);
  expect(found.clusters.every(({ is_exact }) => !is_exact)).toBe(true);
  expect((await readMap(`/api/map/?${part}&bathrooms=2`)).pins).toHaveLength(3);
  expect(await readMap(`/api/map/?${part}&search=nowhere`)).toEqual({ pins: [], clusters: [] });
});

test("MP4, PL3: the columns of the map are the public location, and the square that contains it", async () => {
  const { west, south, east, north } = nepalBounds;
  const pin = fc.record({
    latitude: fc.double({ min: south, max: north, noNaN: true }),
    longitude: fc.double({ min: west, max: east, noNaN: true }),
    precision: fc.constantFrom(...pinPrecisions),
  });
  const corners = [
    { latitude: south, longitude: west, precision: "approximate" as const },
    { latitude: north, longitude: east, precision: "approximate" as const },
  ];
  for (const { latitude, longitude, precision } of [...corners, ...fc.sample(pin, 300)]) {
    await insertProperties(1, [latitude, longitude], { name: "Placed", pin_precision: precision });
    const row = await site.database
      .selectFrom("properties")
      .select(["map_latitude", "map_longitude", "map_square"])
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirstOrThrow();
    const shown = publicLocation({ latitude, longitude, precision });
    expect(row.map_latitude).toBeCloseTo(shown.latitude, 9);
    expect(row.map_longitude).toBeCloseTo(shown.longitude, 9);
    const { longitude: x, latitude: y } = shown;
    const { squares } = gridOf([x - 1e-6, y - 1e-6, x + 1e-6, y + 1e-6]);
    const contains = squares.some(
      ({ first, last }) => first <= Number(row.map_square) && Number(row.map_square) <= last,
    );
    expect([row.map_square, contains]).toEqual([row.map_square, true]);
  }
  await sql`update properties set latitude = null, longitude = null, pin_precision = null where name = 'Placed'`.execute(
    site.database,
  );
  const placed = await site.database
    .selectFrom("properties")
    .select("id")
    .where("name", "=", "Placed")
    .where("map_square", "is not", null)
    .execute();
  expect(placed).toEqual([]);
});

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoFeatures } from "#demo/features.ts";
import { demoProjects } from "#demo/projects.ts";
import { demoProperties } from "#demo/properties.ts";
import { noProjectFilters } from "#domain/projects/filters.ts";
import { listProjects } from "#server/resources/projects/listing.ts";
import { createTestDatabase, type TestDatabase } from "#server/testing/test-database.ts";
import { listPictures, openTestMedia, type TestMedia } from "#server/testing/test-media.ts";
import { seedDemo } from "./seed.ts";

let store: TestDatabase;
let opened: TestMedia;
let seeded: boolean;
let durationMs: number;
beforeAll(async () => {
  store = await createTestDatabase();
  opened = await openTestMedia();
  const start = performance.now();
  seeded = await seedDemo(store.database, opened.media);
  durationMs = performance.now() - start;
});
afterAll(async () => {
  await store.drop();
  await opened.close();
});

const tables = [
  "properties",
  "projects",
  "features",
  "sell_submissions",
  "service_requests",
  "messages",
  "pictures",
] as const;
const counts = () =>
  Promise.all(
    tables.map(async (table) => {
      const { count } = await store.database
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as("count"))
        .executeTakeFirstOrThrow();
      return [table, count] as const;
    }),
  ).then(Object.fromEntries);

describe("the demo data", () => {
  test("consists of 36 properties, 8 projects, features and an inbox, and is stored quickly", async () => {
    expect(seeded).toBe(true);
    expect(await counts()).toMatchObject({
      properties: 36,
      projects: 8,
      features: demoFeatures.length,
      sell_submissions: 4,
      service_requests: 5,
      messages: 5,
    });
    // Generous for busy machines: encoding the pictures would take minutes.
    expect(durationMs).toBeLessThan(10_000);
  });

  test("has a row for each stored picture, and only what visitors sent is private", async () => {
    const rows = await store.database.selectFrom("pictures").select("key").execute();
    const locate = (key: string) => (key.startsWith("sent-") ? `private/${key}` : `public/${key}`);
    expect(await listPictures(opened.media)).toEqual(rows.map(({ key }) => locate(key)).sort());
    expect(rows.length).toBeGreaterThan(demoProperties.length * 3 + demoProjects.length * 4);
  });

  test("lists the newest project first, with its pictures in order", async () => {
    const rows = await listProjects(store.database, noProjectFilters, { page: 1, pageSize: 10 });
    for (const row of rows) {
      const expected = demoProjects.find((project) => project.proj_name === row.proj_name);
      expect(row.pictures.map(({ key }) => key)).toEqual(expected?.pictures);
    }
    const dates = rows.map((row) => row.created_at.getTime());
    expect(dates).toEqual(dates.toSorted((a, b) => b - a));
  });

  test("keeps the order of each property's features", async () => {
    const [first] = demoProperties;
    const names = await store.database
      .selectFrom("property_features")
      .innerJoin("features", "features.id", "property_features.feature_id")
      .innerJoin("properties", "properties.id", "property_features.property_id")
      .where("properties.name", "=", first?.name ?? "")
      .orderBy("position")
      .select("features.name")
      .execute();
    expect(names.map(({ name }) => name)).toEqual(first?.features);
  });

  test("is not added twice, nor after everything was deleted", async () => {
    const before = await counts();
    expect(await seedDemo(store.database, opened.media)).toBe(false);
    expect(await counts()).toEqual(before);
    await store.database.deleteFrom("properties").execute();
    expect(await seedDemo(store.database, opened.media)).toBe(false);
    expect((await counts()).properties).toBe(0);
  });
});

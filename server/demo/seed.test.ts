import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoFeatures } from "#demo/features.ts";
import { demoProjects } from "#demo/projects.ts";
import { demoProperties } from "#demo/properties.ts";
import { noProjectFilters } from "#domain/projects/filters.ts";
import { LocalMediaStore } from "#server/platform/media/local-media-store.ts";
import { listProjects } from "#server/resources/projects/listing.ts";
import { createTestDatabase, type TestDatabase } from "#server/testing/test-database.ts";
import { seedDemo } from "./seed.ts";

let store: TestDatabase;
let mediaDir: string;
let media: LocalMediaStore;
let seeded: boolean;
let took: number;
beforeAll(async () => {
  store = await createTestDatabase();
  mediaDir = await mkdtemp(join(tmpdir(), "mithila-ghar-demo-"));
  media = await LocalMediaStore.open(mediaDir);
  const start = performance.now();
  seeded = await seedDemo(store.database, media);
  took = performance.now() - start;
});
afterAll(async () => {
  await store.drop();
  await rm(mediaDir, { recursive: true });
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

describe("the demo company", () => {
  test("is there whole: 24 properties, 8 projects, features and an inbox, quickly", async () => {
    expect(seeded).toBe(true);
    expect(await counts()).toMatchObject({
      properties: 24,
      projects: 8,
      features: demoFeatures.length,
      sell_submissions: 4,
      service_requests: 5,
      messages: 5,
    });
    // Far above what it takes alone: this guards against encoding or waiting, not against a busy machine.
    expect(took).toBeLessThan(10_000);
  });

  test("has a row for each picture's files, and files for each row", async () => {
    const rows = await store.database.selectFrom("pictures").select("key").execute();
    const shown = (await readdir(mediaDir)).filter((name) => !name.startsWith("."));
    const sent = await readdir(join(mediaDir, ".private"));
    expect(rows.map(({ key }) => key).sort()).toEqual([...shown, ...sent].sort());
    expect(sent.every((name) => name.startsWith("sent-"))).toBe(true);
    expect(shown.some((name) => name.startsWith("sent-"))).toBe(false);
    expect(rows.length).toBeGreaterThan(demoProperties.length * 3 + demoProjects.length * 4);
  });

  test("shows projects' pictures in their order, the newest project first", async () => {
    const rows = await listProjects(store.database, noProjectFilters, { page: 1, pageSize: 10 });
    for (const row of rows) {
      const expected = demoProjects.find((project) => project.proj_name === row.proj_name);
      expect(row.pictures.map(({ key }) => key)).toEqual(expected?.pictures);
    }
    const dates = rows.map((row) => row.created_at.getTime());
    expect(dates).toEqual(dates.toSorted((a, b) => b - a));
  });

  test("has features in each property's own order", async () => {
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

  test("is not put in twice, nor after everything was deleted", async () => {
    const before = await counts();
    expect(await seedDemo(store.database, media)).toBe(false);
    expect(await counts()).toEqual(before);
    await store.database.deleteFrom("properties").execute();
    expect(await seedDemo(store.database, media)).toBe(false);
    expect((await counts()).properties).toBe(0);
  });
});

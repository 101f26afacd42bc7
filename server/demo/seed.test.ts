import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoSettings } from "#demo/company.ts";
import { demoFeatures } from "#demo/features.ts";
import { demoDiary } from "#demo/jobs.ts";
import { demoProjects } from "#demo/projects.ts";
import { demoProperties } from "#demo/properties.ts";
import { noProjectFilters } from "#domain/projects/filters.ts";
import { reductionOf } from "#domain/properties/price-reduction.ts";
import { connect } from "#server/platform/database/database.ts";
import { loadSigningSecret } from "#server/platform/secrets/signing-secret.ts";
import { listLeads, noLeadFilters } from "#server/resources/leads/repository.ts";
import { findFacts } from "#server/resources/papers/repository.ts";
import { createPaperVault, openFacts } from "#server/resources/papers/sealed-records.ts";
import { listProjects } from "#server/resources/projects/listing.ts";
import { listChanges } from "#server/resources/properties/changes.ts";
import { selectProperties } from "#server/resources/properties/repository.ts";
import { verifyDiary } from "#server/resources/verify/verify-diary.ts";
import { createTestDatabase, type TestDatabase } from "#server/testing/test-database.ts";
import { listPictures, openTestMedia, type TestMedia } from "#server/testing/test-media.ts";
import { seedDemo } from "./seed.ts";

let store: TestDatabase;
let opened: TestMedia;
let seeded: boolean;
beforeAll(async () => {
  store = await createTestDatabase();
  opened = await openTestMedia();
  seeded = await seedDemo(store.database, opened.media);
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
  "settings",
  "rates",
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

const findByName = (name: string) =>
  selectProperties(store.database).where("name", "=", name).executeTakeFirstOrThrow();

describe("the demo data", () => {
  test("DY10: has a silent lead, so that Today shows one", async () => {
    const { silentLeadDays } = demoSettings.calendar;
    const untouchedSince = new Date(Date.now() - silentLeadDays * 24 * 3_600_000);
    const silent = await listLeads(
      store.database,
      { ...noLeadFilters, untouchedSince },
      { page: 1, pageSize: 9 },
    );
    expect(silent.map(({ kind, status }) => [kind, status])).toEqual([["service_request", "negotiating"]]);
  });

  test("SC1: an instance that starts while another one seeds waits, longer than statements may take", async () => {
    const timeoutMs = 50;
    const url = new URL(store.url);
    url.searchParams.set("statement_timeout", String(timeoutMs));
    const other = connect(url.href, () => undefined);
    let otherSeeded: Promise<boolean> | undefined;
    await store.database.transaction().execute(async (transaction) => {
      await sql`lock table demo_seedings in exclusive mode`.execute(transaction);
      otherSeeded = seedDemo(other, opened.media);
      await expect
        .poll(async () => {
          const { rows } = await sql`
            select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
            and clock_timestamp() - query_start > ${`${timeoutMs * 4} ms`}::interval`.execute(store.database);
          return rows.length;
        })
        .toBe(1);
    });
    expect(await otherSeeded).toBe(false);
    await other.destroy();
  });

  test("consists of 36 properties, 8 projects, features and an inbox", async () => {
    expect(seeded).toBe(true);
    expect(await counts()).toMatchObject({
      properties: 36,
      projects: 8,
      features: demoFeatures.length,
      sell_submissions: 4,
      service_requests: 5,
      messages: 5,
      settings: Object.keys(demoSettings).length,
    });
  });

  test("has a row for each stored picture, and only what visitors sent and diaries show is private", async () => {
    const rows = await store.database.selectFrom("pictures").select("key").execute();
    const locate = (key: string) => (/^(?:sent|site)-/.test(key) ? `private/${key}` : `public/${key}`);
    expect(await listPictures(opened.media)).toEqual(rows.map(({ key }) => locate(key)).sort());
    const shown = [...demoProperties, ...demoProjects].flatMap(({ pictures }) => pictures);
    expect(rows.length).toBeGreaterThan(shown.length);
  });

  test("CN4, CN6, CN7, CN8: has a job with a diary that verifies, an accepted variation, instalments and permits, and one that has just begun", async () => {
    const jobs = await store.database
      .selectFrom("jobs")
      .select(["id", "code", "version_id", "is_example"])
      .orderBy("id")
      .execute();
    expect(jobs).toMatchObject([
      { is_example: true, version_id: expect.any(Number) },
      { is_example: true, version_id: null },
    ]);
    const [job] = jobs;
    const days = new Set(demoDiary.map(({ daysAgo }) => daysAgo)).size;
    const report = await verifyDiary(
      { database: store.database, media: opened.media },
      job ?? { id: 0, code: "" },
    );
    expect(report).toMatchObject({ finding: null, days, entries: demoDiary.length });
    const variation = await store.database
      .selectFrom("variations")
      .select(["job_id", "state", sql<string>`total::text`.as("total")])
      .executeTakeFirst();
    expect(variation).toEqual({
      job_id: job?.id,
      state: "accepted",
      total: expect.stringMatching(/^\d+\.\d\d$/),
    });
    for (const [table, count] of [
      ["instalments", 2],
      ["job_payments", 1],
      ["job_permits", 3],
    ] as const)
      expect(await store.database.selectFrom(table).select("id").execute()).toHaveLength(count);
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

  test("LD5: a reduced price is shown, and changes of price and status are in the history", async () => {
    for (const { name, price, reduced, status, statusSince } of demoProperties) {
      if (!reduced && !statusSince) continue;
      const row = await findByName(name);
      expect(reductionOf(row, Date.now()).reduced_from, name).toBe(reduced?.from ?? null);
      expect(await listChanges(store.database, row.id), name).toMatchObject([
        reduced
          ? { field: "price", before: String(reduced.from), after: String(price) }
          : { field: "status", before: "active", after: status },
      ]);
    }
  });

  test("LD2: land is measured in square feet for filters", async () => {
    const rows = await store.database
      .selectFrom("properties")
      .where("property_type", "=", "land")
      .select(["area", "land_sq_ft"])
      .execute();
    for (const { area, land_sq_ft } of rows) expect(Number(land_sq_ft)).toBeCloseTo(area, 1);
  });

  test("LD7: papers are stored encrypted", async () => {
    const vault = createPaperVault(await loadSigningSecret(store.database));
    for (const { name, papers } of demoProperties.filter((property) => property.papers)) {
      const { id } = await findByName(name);
      const { sealed = Buffer.of() } = (await findFacts(store.database, id)) ?? {};
      expect(sealed.includes(papers?.owner_name ?? "")).toBe(false);
      expect(openFacts(vault, id, sealed)).toEqual(papers);
    }
  });

  test("ST1: the demo of an earlier release gets the company's settings once, and removed ones stay away", async () => {
    const names = async () =>
      (await store.database.selectFrom("settings").select("name").execute()).map(({ name }) => name);
    await store.database.deleteFrom("settings").execute();
    await seedDemo(store.database, opened.media);
    expect(await names()).toEqual([]);
    await store.database.updateTable("demo_seedings").set({ has_settings: false }).execute();
    await seedDemo(store.database, opened.media);
    expect((await names()).toSorted()).toEqual(Object.keys(demoSettings).toSorted());
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

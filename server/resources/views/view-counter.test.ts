import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { readTables } from "#server/platform/backup/tables.ts";
import { connect } from "#server/platform/database/database.ts";
import { sampleProperty } from "#server/testing/sample-rows.ts";
import { createTestDatabase, type TestDatabase } from "#server/testing/test-database.ts";
import { recordViews } from "./repository.ts";
import { ViewCounter } from "./view-counter.ts";

let store: TestDatabase;
let house: number;
beforeAll(async () => {
  store = await createTestDatabase();
  house = await addProperty();
});
afterAll(() => store.drop());
beforeEach(async () => {
  await store.database.deleteFrom("property_views").execute();
  await store.database.deleteFrom("view_salts").execute();
  await store.database.deleteFrom("view_hashes").execute();
});

async function addProperty(columns: Partial<typeof sampleProperty> = {}): Promise<number> {
  const inserted = store.database.insertInto("properties").values({ ...sampleProperty, ...columns });
  return (await inserted.returning("id").executeTakeFirstOrThrow()).id;
}
const log = pino({ level: "silent" });
const open = (database = store.database) => new ViewCounter(database, log);
const view = (change: Readonly<{ address?: string; userAgent?: string; propertyId?: number }> = {}) => ({
  propertyId: house,
  address: "203.0.113.7",
  userAgent: "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0",
  ...change,
});
const counted = () =>
  store.database
    .selectFrom("property_views")
    .select(["property_id", "day", "views"])
    .orderBy("day")
    .execute();
const stored = async () => ({
  salts: (await store.database.selectFrom("view_salts").select("day").execute()).map(({ day }) => day),
  hashes: (await store.database.selectFrom("view_hashes").select("day").execute()).map(({ day }) => day),
});

/** 23:59:50 and 00:00:10 in Kathmandu. */
const beforeMidnight = Date.parse("2025-11-16T18:14:50Z");
const afterMidnight = Date.parse("2025-11-16T18:15:10Z");
const minuteMs = 60_000;

describe("LE9: views of a property", () => {
  test("store at most a number of visitors a day, so that invented browsers cannot fill the disk", async () => {
    const invented = (from: number) =>
      Array.from({ length: 8 }, (_, index) => view({ userAgent: `Browser ${from + index}` }));
    await recordViews(store.database, "2025-11-16", invented(0), 10);
    await recordViews(store.database, "2025-11-16", invented(8), 10);
    await recordViews(store.database, "2025-11-16", invented(16), 10);
    expect((await stored()).hashes).toHaveLength(10);
    expect(await counted()).toEqual([{ property_id: house, day: "2025-11-16", views: 10 }]);
    await recordViews(store.database, "2025-11-17", invented(0), 10);
    expect((await stored()).hashes).toHaveLength(18);
  });

  test("count a visitor once a day, and again the next day", async () => {
    const counter = open();
    counter.count(view(), beforeMidnight);
    await counter.flush(beforeMidnight);
    counter.count(view(), beforeMidnight);
    counter.count(view(), afterMidnight);
    await counter.flush(afterMidnight);
    await counter.close();
    expect(await counted()).toEqual([
      { property_id: house, day: "2025-11-16", views: 1 },
      { property_id: house, day: "2025-11-17", views: 1 },
    ]);
  });

  test("tell visitors apart by network and browser", async () => {
    const counter = open();
    counter.count(view());
    counter.count(view({ address: "203.0.113.8" }));
    counter.count(view({ userAgent: "Mozilla/5.0 (iPhone)" }));
    counter.count(view({ address: "2001:db8:1:2::1" }));
    counter.count(view({ address: "2001:db8:1:2:aaaa::7" }));
    await counter.close();
    expect(await counted()).toMatchObject([{ views: 4 }]);
  });

  test("count once what several instances of the app see at the same time", async () => {
    const databases = [0, 1, 2].map(() => connect(store.url, () => undefined));
    const counters = databases.map((database) => open(database));
    for (const counter of counters)
      for (let visitor = 0; visitor < 200; visitor += 1)
        counter.count(view({ address: `203.0.113.${visitor}` }));
    await Promise.all(counters.map((counter) => counter.close()));
    for (const database of databases) await database.destroy();
    expect(await counted()).toMatchObject([{ views: 200 }]);
    expect((await stored()).salts).toHaveLength(1);
  });

  test("leave out properties that the public does not see, and ids without a property", async () => {
    const draft = await addProperty({ status: "draft" } as object);
    const sold = await addProperty({ status: "sold" } as object);
    const counter = open();
    for (const propertyId of [draft, sold, 2_147_483_647]) counter.count(view({ propertyId }));
    await counter.close();
    expect(await counted()).toMatchObject([{ property_id: sold, views: 1 }]);
    expect((await stored()).hashes).toHaveLength(1);
  });

  test("keep nothing but their number when their day is over, also if nobody comes", async () => {
    const counter = open();
    counter.count(view(), beforeMidnight);
    await counter.flush(beforeMidnight);
    expect(await stored()).toEqual({ salts: ["2025-11-16"], hashes: ["2025-11-16"] });
    await counter.flush(afterMidnight + minuteMs);
    expect(await stored()).toEqual({ salts: [], hashes: [] });
    // An instance that lost its database over midnight must not start the day again.
    counter.count(view({ address: "203.0.113.9" }), beforeMidnight);
    await counter.flush(afterMidnight + minuteMs);
    expect(await stored()).toEqual({ salts: [], hashes: [] });
    expect(await counted()).toEqual([{ property_id: house, day: "2025-11-16", views: 1 }]);
    await counter.close();
  });

  test("are stored as hashes that change with the day's salt and contain no address", async () => {
    const hashOf = async (nowMs: number) => {
      const counter = open();
      counter.count(view(), nowMs);
      await counter.flush(nowMs);
      await counter.close();
      const { hash } = await store.database
        .selectFrom("view_hashes")
        .select("hash")
        .executeTakeFirstOrThrow();
      await store.database.deleteFrom("view_hashes").execute();
      return hash;
    };
    const hashes = [await hashOf(Date.now()), await hashOf(Date.now())];
    await store.database.deleteFrom("view_salts").execute();
    hashes.push(await hashOf(Date.now()));
    expect(hashes[0]).toMatch(/^[\da-f-]{36}$/);
    expect(hashes[0]).toEqual(hashes[1]);
    expect(hashes[0]).not.toEqual(hashes[2]);
  });

  test("leave only their numbers in backups", async () => {
    const tables = (await readTables(store.database)).map(({ name }) => name);
    expect(tables).toContain("property_views");
    expect(tables.filter((name) => name.startsWith("view_"))).toEqual([]);
  });

  test("wait in memory while the database can't be reached", async () => {
    const database = connect(store.url, () => undefined);
    const warn = vi.fn();
    const counter = new ViewCounter(database, { warn });
    await database.schema.alterTable("property_views").renameTo("property_views_away").execute();
    counter.count(view());
    await counter.flush();
    expect(warn).toHaveBeenCalledOnce();
    await database.schema.alterTable("property_views_away").renameTo("property_views").execute();
    counter.count(view({ address: "203.0.113.8" }));
    await counter.close();
    await database.destroy();
    expect(await counted()).toMatchObject([{ views: 2 }]);
  });

  test("are bounded in memory", async () => {
    const counter = open();
    for (let visitor = 0; visitor < 6_000; visitor += 1)
      counter.count(view({ userAgent: `Mozilla/5.0 ${visitor}` }));
    await counter.close();
    expect(await counted()).toMatchObject([{ views: 5_000 }]);
  });

  test("are removed with their property", async () => {
    const propertyId = await addProperty();
    const counter = open();
    counter.count(view({ propertyId }));
    await counter.close();
    await store.database.deleteFrom("properties").where("id", "=", propertyId).execute();
    expect(await counted()).toEqual([]);
  });
});

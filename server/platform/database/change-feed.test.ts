import { sql } from "kysely";
import { expect, test } from "vitest";
import { openDatabaseProxy } from "#server/testing/database-proxy.ts";
import { sampleProject, sampleProperty } from "#server/testing/sample-rows.ts";
import { createTestDatabase } from "#server/testing/test-database.ts";
import { type ChangeWatcher, followChanges } from "./change-feed.ts";
import type { Change } from "./change-tags.ts";

test("reports changes, detects a broken and an unresponsive connection, and reconnects", async () => {
  const store = await createTestDatabase();
  const proxy = await openDatabaseProxy(store.url);
  const heard = { connected: 0, changes: 0, disconnected: 0 };
  const watcher: ChangeWatcher = {
    onConnected: () => {
      heard.connected += 1;
    },
    onChange: () => {
      heard.changes += 1;
    },
    onDisconnected: () => {
      heard.disconnected += 1;
    },
  };
  await store.database.insertInto("projects").values(sampleProject).execute();
  const feed = await followChanges(proxy.url, watcher);
  const change = () => store.database.updateTable("projects").set({ description: "" }).execute();
  try {
    expect(heard).toEqual({ connected: 1, changes: 0, disconnected: 0 });
    await change();
    await expect.poll(() => heard.changes).toBe(1);
    await proxy.disconnect();
    await expect.poll(() => heard.disconnected).toBeGreaterThan(0);
    await proxy.reconnect();
    await expect.poll(() => heard.connected).toBe(2);
    await change();
    await expect.poll(() => heard.changes).toBe(2);
    const before = heard.disconnected;
    proxy.stall();
    await expect.poll(() => heard.disconnected).toBeGreaterThan(before);
    await expect.poll(() => heard.connected).toBe(3);
  } finally {
    await feed.close();
    await proxy.disconnect();
    await store.drop();
  }
});

test("SC2: keeps a connection that works when this process pauses for longer than a response may take", async () => {
  const { url, drop } = await createTestDatabase();
  const events: string[] = [];
  const feed = await followChanges(url, {
    onConnected: () => events.push("connected"),
    onChange: () => undefined,
    onDisconnected: () => events.push("disconnected"),
  });
  const caughtUp = feed.catchUp();
  // The statement is sent in one of the next microtasks.
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  const resumesAt = performance.now() + 1_500;
  while (performance.now() < resumesAt);
  await caughtUp;
  expect(events).toEqual(["connected"]);
  await feed.close();
  await drop();
});

test("reports the rows that a committed change touched, and no change of rows that are not public", async () => {
  const { database, url, drop } = await createTestDatabase();
  let reported: Change[] = [];
  const watcher: ChangeWatcher = {
    onConnected: () => undefined,
    onChange: (change) => reported.push(change),
    onDisconnected: () => undefined,
  };
  const feed = await followChanges(url, watcher);
  /** The distinct tags reported for what `write` commits, sorted. */
  const tagsOf = async (write: Promise<unknown>): Promise<string[]> => {
    reported = [];
    await write;
    await feed.catchUp();
    return [
      ...new Set(reported.flatMap((change) => (change === "everything" ? change : [...change]))),
    ].sort();
  };
  const insertPicture = (key: string) => {
    const picture = { key, width: 1, height: 1, placeholder: "" };
    return database.insertInto("pictures").values(picture).execute();
  };
  const setAlt = (key: string) =>
    database
      .updateTable("pictures")
      .set({ alt: JSON.stringify({ en: "x", np: "x" }) })
      .where("key", "=", key)
      .execute();
  const properties = (count: number) =>
    database
      .insertInto("properties")
      .values(Array.from({ length: count }, () => sampleProperty))
      .execute();
  const rename = (name: string) => database.updateTable("properties").set({ name });
  try {
    expect(await tagsOf(properties(2))).toEqual(["properties", "property:1", "property:2"]);
    expect(await tagsOf(rename("x").where("id", "=", 2).execute())).toEqual(["properties", "property:2"]);
    expect(await tagsOf(rename("x").where("id", "=", 99).execute())).toEqual([]);
    const rolledBack = database.transaction().execute(async (transaction) => {
      await transaction.updateTable("properties").set({ name: "y" }).execute();
      throw new Error("rolled back");
    });
    expect(await tagsOf(rolledBack.catch(() => undefined))).toEqual([]);

    const [feature] = await database.selectFrom("features").select("id").execute();
    const link = { property_id: 1, feature_id: feature?.id ?? 0, position: 0 };
    const linked = ["properties", "property:1"];
    expect(await tagsOf(database.insertInto("property_features").values(link).execute())).toEqual(linked);
    const moved = database.updateTable("property_features").set({ property_id: 2 }).execute();
    expect(await tagsOf(moved)).toEqual(["properties", "property:1", "property:2"]);
    expect(await tagsOf(database.updateTable("features").set({ name: sql`name || '!'` }).execute())).toEqual([
      "features",
      "properties",
      "property:2",
    ]);

    expect(await tagsOf(insertPicture("a"))).toEqual([]);
    expect(await tagsOf(setAlt("a"))).toEqual([]);
    const first = { property_id: 1, position: 0, picture: "a" };
    expect(await tagsOf(database.insertInto("property_pictures").values(first).execute())).toEqual(linked);
    expect(await tagsOf(setAlt("a"))).toEqual(linked);

    const added = database.insertInto("projects").values(sampleProject).execute();
    expect(await tagsOf(added)).toEqual(["project:1", "projects"]);
    await insertPicture("b");
    const shown = { project_id: 1, position: 0, picture: "b" };
    const showing = database.insertInto("project_pictures").values(shown).execute();
    expect(await tagsOf(showing)).toEqual(["project:1", "projects"]);
    expect(await tagsOf(setAlt("b"))).toEqual(["project:1", "projects"]);

    const message = { name: "Sita", email: "s@x.test", subject: "x", message: "x" };
    expect(await tagsOf(database.insertInto("messages").values(message).execute())).toEqual([]);

    expect(await tagsOf(properties(101))).toEqual(["properties", "property:*"]);
    expect(await tagsOf(sql`truncate properties cascade`.execute(database))).toEqual([
      "properties",
      "property:*",
    ]);
  } finally {
    await feed.close();
    await drop();
  }
});

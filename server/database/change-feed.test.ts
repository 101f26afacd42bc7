import { expect, test } from "vitest";
import { openDatabaseLine } from "#server/testing/database-line.ts";
import { createTestDatabase } from "#server/testing/test-database.ts";
import { type ChangeWatcher, followChanges } from "./change-feed.ts";

test("tells of changes, of a line that is cut or falls silent, and when it listens again", async () => {
  const store = await createTestDatabase();
  const line = await openDatabaseLine(store.url);
  const heard = { began: 0, changed: 0, lost: 0 };
  const watcher: ChangeWatcher = {
    began: () => {
      heard.began += 1;
    },
    changed: () => {
      heard.changed += 1;
    },
    lost: () => {
      heard.lost += 1;
    },
  };
  const end = await followChanges(line.url, watcher);
  const change = () => store.database.updateTable("projects").set({ description: "" }).execute();
  try {
    expect(heard).toEqual({ began: 1, changed: 0, lost: 0 });
    await change();
    await expect.poll(() => heard.changed).toBe(1);
    await line.cut();
    await expect.poll(() => heard.lost).toBeGreaterThan(0);
    await line.mend();
    await expect.poll(() => heard.began, { timeout: 5_000 }).toBe(2);
    await change();
    await expect.poll(() => heard.changed).toBe(2);
    const before = heard.lost;
    line.silence();
    await expect.poll(() => heard.lost, { timeout: 10_000 }).toBeGreaterThan(before);
    await expect.poll(() => heard.began, { timeout: 5_000 }).toBe(3);
  } finally {
    await end();
    await line.cut();
    await store.drop();
  }
});

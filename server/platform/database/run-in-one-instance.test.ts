import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "#server/testing/test-database.ts";
import { runInOneInstance } from "./run-in-one-instance.ts";

let store: TestDatabase;
beforeAll(async () => {
  store = await createTestDatabase();
});
afterAll(() => store.drop());

test("SC1: periodic work runs in one instance at a time, and in the next one after a failure", async () => {
  const release = Promise.withResolvers<void>();
  const started = Promise.withResolvers<void>();
  const first = runInOneInstance(store.database, 1, async () => {
    started.resolve();
    await release.promise;
  });
  await started.promise;
  expect(await runInOneInstance(store.database, 1, () => Promise.reject(new Error("ran twice")))).toBe(false);
  release.resolve();
  expect(await first).toBe(true);
  const failing = runInOneInstance(store.database, 1, () => Promise.reject(new Error("failed")));
  await expect(failing).rejects.toThrow("failed");
  expect(await runInOneInstance(store.database, 1, async () => undefined)).toBe(true);
});

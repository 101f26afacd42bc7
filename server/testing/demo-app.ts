import { seedDemo } from "#server/demo/seed.ts";
import { createTestApp, type TestApp } from "./test-app.ts";
import { createTestDatabase } from "./test-database.ts";
import { openTestMedia } from "./test-media.ts";

/** The app with the demo company and its listings, which are there before the app reads the settings. */
export async function createDemoApp(): Promise<TestApp> {
  const [store, files] = await Promise.all([createTestDatabase(), openTestMedia()]);
  await seedDemo(store.database, files.media);
  return createTestApp({}, store, {}, files);
}

import { defineConfig, devices } from "@playwright/test";
import { chromium, serve, servers } from "./e2e/servers.ts";

/** `KIT=alone npm run test:visual` tests the kit without building or starting the site. */
const isKitOnly = process.env.KIT === "alone";

/** Compares screenshots of the kit and of every page with those in the repository. */
export default defineConfig({
  testDir: "e2e/visual",
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 10_000, toMatchSnapshot: { maxDiffPixelRatio: 0.01 } },
  reporter: process.env.CI ? "list" : "line",
  snapshotPathTemplate: "e2e/visual/screenshots/{arg}{ext}",
  use: {
    ...devices["Desktop Chrome"],
    ...chromium,
    baseURL: servers.screenshots.url,
    serviceWorkers: "block",
    contextOptions: { reducedMotion: "reduce" },
  },
  projects: [
    { name: "kit", testMatch: "*.setup.ts" },
    {
      name: "visual",
      testMatch: "*.spec.ts",
      testIgnore: isKitOnly ? "site-*.spec.ts" : [],
      dependencies: ["kit"],
    },
  ],
  ...(isKitOnly ? {} : { webServer: serve(servers.screenshots) }),
});

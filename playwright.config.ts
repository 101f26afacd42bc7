import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig, devices, type PlaywrightTestConfig } from "@playwright/test";

const port = Number(process.env.E2E_PORT ?? 38_217);
/** Debian's, found or installed by tools/test.mjs; a machine's own Chrome otherwise. */
const executablePath = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";
const chromium = {
  launchOptions: {
    executablePath,
    args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
  },
};

const visual = /e2e\/visual\//;

/** The built server with its own PostgreSQL and the demo company. */
const site: NonNullable<PlaywrightTestConfig["webServer"]> = {
  command: "node server/main.ts",
  url: `http://localhost:${port}/readyz`,
  env: {
    PORT: String(port),
    DATA_DIR: mkdtempSync(join(tmpdir(), "mithila-ghar-e2e-")),
    ADMIN_PASSWORD: "a long enough password",
    RATE_LIMITS: "off",
    LOG_LEVEL: "warn",
  },
  gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
  timeout: 60_000,
};

/** Journeys through the site, and photographs of the kit. */
export default defineConfig({
  testDir: "e2e",
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // Two cores render pages, encode pictures and drive two browsers at once.
  expect: { timeout: 10_000 },
  reporter: process.env.CI ? "list" : "line",
  use: { baseURL: `http://localhost:${port}`, trace: "retain-on-failure" },
  projects: [
    {
      name: "phone",
      testIgnore: visual,
      use: { ...devices["Pixel 7"], ...chromium, viewport: { width: 390, height: 844 } },
    },
    {
      name: "desk",
      testIgnore: visual,
      use: { ...devices["Desktop Chrome"], ...chromium, viewport: { width: 1440, height: 900 } },
    },
    {
      name: "kit",
      testMatch: "visual/*.setup.ts",
    },
    {
      name: "visual",
      testMatch: "visual/*.spec.ts",
      dependencies: ["kit"],
      timeout: 60_000,
      snapshotPathTemplate: "e2e/visual/photographs/{arg}{ext}",
      expect: { timeout: 10_000, toMatchSnapshot: { maxDiffPixelRatio: 0.01 } },
      use: {
        ...devices["Desktop Chrome"],
        ...chromium,
        contextOptions: { reducedMotion: "reduce" },
        // What failed is in the pictures; recording it would double the time.
        trace: "off",
      },
    },
  ],
  // `KIT=alone playwright test --project=visual` looks at the kit without the site being built or started.
  ...(process.env.KIT === "alone" ? {} : { webServer: site }),
});

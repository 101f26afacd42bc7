import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig, devices } from "@playwright/test";

const port = Number(process.env.E2E_PORT ?? 38_217);
/** Kept in the environment, where journeys that make accounts find the folder of the server they talk to. */
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), "mithila-ghar-e2e-"));
const dataDir = process.env.E2E_DATA_DIR;
/** A second one that nothing is written to, so that photographs of its pages stay the same. */
const galleryPort = port + 1_000;
process.env.E2E_GALLERY_PORT = String(galleryPort);
process.env.E2E_GALLERY_DATA_DIR ??= mkdtempSync(join(tmpdir(), "mithila-ghar-gallery-"));
const galleryDir = process.env.E2E_GALLERY_DATA_DIR;
/** Debian's, found or installed by tools/test.mjs; a machine's own Chrome otherwise. */
const executablePath = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";
const chromium = {
  launchOptions: {
    executablePath,
    args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
  },
};

const visual = /e2e\/visual\//;
/** Staff work at a desk, and what axe and the manifest say does not depend on the window: once is enough. */
const onlyAtDesk = /staff-|barriers|everyone-can-use-it|kit-stays-at-home/;

/** The built server with its own PostgreSQL and the demo company. */
const serve = (at: number, folder: string) => ({
  command: "node server/main.ts",
  url: `http://localhost:${at}/readyz`,
  env: {
    PORT: String(at),
    DATA_DIR: folder,
    ADMIN_PASSWORD: "a long enough password",
    RATE_LIMITS: "off",
    LOG_LEVEL: "warn",
  },
  gracefulShutdown: { signal: "SIGTERM" as const, timeout: 15_000 },
  timeout: 60_000,
});

/** Journeys through the site, and photographs of the kit. */
export default defineConfig({
  testDir: "e2e",
  fullyParallel: true,
  forbidOnly: true,
  // A machine with two cores stalls now and then; what fails three times is broken.
  retries: 2,
  workers: 2,
  timeout: 60_000,
  // Two cores render pages, encode pictures and drive two browsers at once.
  expect: { timeout: 10_000 },
  reporter: process.env.CI ? "list" : "line",
  use: { baseURL: `http://localhost:${port}`, trace: "off" },
  projects: [
    {
      name: "phone",
      testIgnore: [visual, onlyAtDesk],
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
      testIgnore: process.env.KIT === "alone" ? "visual/site-*.spec.ts" : [],
      dependencies: ["kit"],
      timeout: 120_000,
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
  ...(process.env.KIT === "alone"
    ? {}
    : { webServer: [serve(port, dataDir), serve(galleryPort, galleryDir)] }),
});

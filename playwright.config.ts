import { defineConfig, devices } from "@playwright/test";
import { isFullRun, long } from "./e2e/full-run.ts";
import { chromium, serve, servers, tilesPort } from "./e2e/servers.ts";

const desktop = { ...devices["Desktop Chrome"], ...chromium, viewport: { width: 1440, height: 900 } };

/** Of the server `limited`. */
const limits = {
  RATE_LIMITS: "on",
  TRUST_PROXY: "127.0.0.1,::1",
  MAP_TILES_URL: `http://localhost:${tilesPort}/{z}/{x}/{y}.png`,
  MAP_ATTRIBUTION: "© Test tiles <b>",
};

/** These need a wide window or paper, or set the size themselves. */
const aboutDesktops = /accessibly|fits-every-window|prints-a-sheet|on-a-desktop/;
/** Loading, texts and what forms send do not depend on the window; axe and the layout checks open every form on a desktop. */
const sameOnDesktops = new RegExp(
  [
    "first-visit|javascript|reads-without-a-connection|gets-a-new-release|sends-a-form-later|search-engine|loses-the-connection|opens-broken-links|reads-in-nepali|waits-for",
    "under-limits|sees-streets|asks-for-a-quote|owner-|sends-a-message",
  ].join("|"),
);

/** Journeys through the built site: visitors on a phone, staff on a desktop. */
export default defineConfig({
  testDir: "e2e",
  // For the journeys that start a server of their own.
  globalSetup: "./resilience/template-folder.ts",
  ...(!isFullRun && { grepInvert: new RegExp(long.tag) }),
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Two keep two cores busy only while neither waits.
  workers: 3,
  // Timeouts only end tests that hang. The longest story takes a minute, and many times that on a busy machine.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  use: {
    // Journeys without a connection allow it; all others test what a first visit shows.
    serviceWorkers: "block",
    // A click waits until its target stands still.
    contextOptions: { reducedMotion: "reduce" },
  },
  reporter: process.env.CI ? "list" : "line",
  projects: [
    {
      name: "phone",
      testDir: "e2e/visitors",
      testIgnore: aboutDesktops,
      use: {
        ...devices["Pixel 7"],
        ...chromium,
        viewport: { width: 390, height: 844 },
        // A phone's 2.6 would make the machine paint seven times as many pixels.
        deviceScaleFactor: 1,
        baseURL: servers.visitors.url,
      },
    },
    {
      name: "desktop",
      testDir: "e2e/visitors",
      ...(isFullRun ? { testIgnore: sameOnDesktops } : { testMatch: aboutDesktops }),
      use: { ...desktop, baseURL: servers.visitors.url },
    },
    { name: "staff", testDir: "e2e/staff", use: desktop },
  ],
  webServer: [serve(servers.visitors), ...(isFullRun ? [serve(servers.limited, limits)] : [])],
});

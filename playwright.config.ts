import { defineConfig, devices } from "@playwright/test";
import { chromium, serve, servers } from "./e2e/servers.ts";

const desk = { ...devices["Desktop Chrome"], ...chromium, viewport: { width: 1440, height: 900 } };

/** Journeys through the built site: visitors' on a phone and at a desk, staff's at a desk. */
export default defineConfig({
  testDir: "e2e",
  fullyParallel: true,
  forbidOnly: true,
  // A test that passes only when repeated is broken.
  retries: 0,
  // Two cores also render the pages and encode the pictures.
  workers: 2,
  timeout: 90_000,
  // Costs nothing where a test passes, and leaves room for a machine that does other work too.
  expect: { timeout: 20_000 },
  reporter: process.env.CI ? "list" : "line",
  projects: [
    {
      name: "phone",
      testDir: "e2e/visitors",
      // The results of axe and of the built files do not depend on the window, and one test sets every width itself.
      testIgnore: /accessibly|built-files|fits-every-window/,
      use: {
        ...devices["Pixel 7"],
        ...chromium,
        viewport: { width: 390, height: 844 },
        baseURL: servers.visitors.url,
      },
    },
    {
      name: "desk",
      testDir: "e2e/visitors",
      // Nor does what is fetched and when, what the words are, or what a form does without a script.
      testIgnore:
        /first-visit|javascript|loses-the-connection|opens-broken-links|reads-in-nepali|waits-for|under-limits|converts-land/,
      use: { ...desk, baseURL: servers.visitors.url },
    },
    { name: "staff", testDir: "e2e/staff", use: { ...desk, baseURL: servers.staff.url } },
  ],
  webServer: [
    serve(servers.visitors),
    serve(servers.staff),
    serve(servers.limited, { RATE_LIMITS: "on", TRUST_PROXY: "127.0.0.1,::1" }),
  ],
});

import { defineConfig } from "@playwright/test";
import type { BrowserName } from "./e2e/browsers/browser-test.ts";
import { serve, servers } from "./e2e/servers.ts";

/** Short journeys in Debian's Firefox and WebKitGTK, which Playwright can't drive. */
export default defineConfig<{ drivenBrowser: BrowserName }>({
  testDir: "e2e/browsers",
  forbidOnly: true,
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: process.env.CI ? "list" : "line",
  projects: [
    { name: "firefox", use: { drivenBrowser: "firefox" } },
    { name: "webkit", use: { drivenBrowser: "webkit" } },
  ],
  webServer: serve(servers.browsers),
});

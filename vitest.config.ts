import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import tailwindcss from "@tailwindcss/vite";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";

const executablePath =
  process.env.CHROMIUM_PATH ??
  ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"].find((path) => existsSync(path));

/** Vitest's default of one less than the cores would be a single worker on two cores, idle while the database works. */
const maxWorkers = Math.max(2, availableParallelism() - 1);
/** API tests wait for the database, components for the browser, fault injection for servers that start. */
const waitingWorkers = maxWorkers + 1;
/** Vitest runs projects at the same time only if they have the same number of workers, and refuses others without an order. */
const afterRules = { sequence: { groupOrder: 1 } };
const afterServers = { sequence: { groupOrder: 2 } };
const alone = { sequence: { groupOrder: 3 } };
const setupFiles = ["tools/testing/fail-on-console.ts"];
/** Timeouts end hangs. They are generous and the same everywhere, because a busy machine makes every test slower. */
const timeouts = {
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 120_000, interval: 50 } },
};

/**
 * The tests of the API that store, hide, move or serve pictures; they pass with pictures on disk and in a bucket. What
 * only checks uploads before they are stored, or reads a stored picture as these do, runs on disk.
 */
const withPictures = [
  "contract/{construction,leads,listings}",
  "platform/deletion/*",
  "platform/media/{media-files,media-owner,private-files}",
  "resources/*/{bulk,duplicate,papers,papers-backup,papers-stay-private,projects,publishing,trash,writing}",
].map((name) => `server/${name}.test.ts`);
const server = {
  setupFiles,
  maxWorkers: waitingWorkers,
  ...afterRules,
  globalSetup: ["server/testing/template-database.ts"],
  // The files of a worker share one module graph, which takes seconds to load, and Node runs the server's TypeScript itself.
  isolate: false,
  experimental: { viteModuleRunner: false, nodeLoader: false },
  // A worker keeps hundreds of MB of modules, which each full collection of garbage marks again. More threads for that would only
  // take the cores from the other workers.
  execArgv: ["--max-semi-space-size=64", "--single-threaded-gc"],
  // React's development build renders pages several times slower.
  env: { NODE_ENV: "production" },
  ...timeouts,
};
/** See server/testing/full-run.ts. */
const isFullRun = process.env.RESILIENCE === "full";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "rules",
          include: ["{domain,web,demo,tools}/**/*.test.{ts,tsx}"],
          exclude: ["**/*.browser.test.tsx"],
          setupFiles: [...setupFiles, "tools/testing/finish-imports.ts"],
          maxWorkers,
          // The files of a worker share one module graph, and must not share what they replace.
          isolate: false,
          unstubGlobals: true,
          ...timeouts,
        },
      },
      {
        plugins: [tailwindcss()],
        optimizeDeps: { entries: ["web/**/*.{ts,tsx}"] },
        test: {
          name: "components",
          include: ["web/**/*.browser.test.tsx"],
          setupFiles: [...setupFiles, "web/testing/clean-up.ts"],
          maxWorkers: waitingWorkers,
          ...afterServers,
          // The files of a worker share one window, which would load hundreds of modules for each of them.
          isolate: false,
          ...timeouts,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              // A click waits until its target stands still.
              contextOptions: { reducedMotion: "reduce" },
              launchOptions: {
                ...(executablePath !== undefined && { executablePath }),
                args: ["--no-sandbox"],
              },
            }),
            instances: [{ browser: "chromium", viewport: { width: 1280, height: 900 } }],
          },
        },
      },
      {
        test: {
          name: "server",
          include: ["{server,bench}/**/*.test.ts"],
          provide: { mediaAdapter: "disk", isFullRun },
          ...server,
        },
      },
      {
        test: {
          name: "server with a bucket",
          include: withPictures,
          provide: { mediaAdapter: "bucket", isFullRun },
          ...server,
        },
      },
      {
        test: {
          name: "resilience",
          include: ["resilience/**/*.test.ts"],
          setupFiles,
          globalSetup: ["resilience/template-folder.ts"],
          provide: { isFullRun },
          // The full run measures times, so its files run one after the other.
          ...(isFullRun ? { maxWorkers: 1, ...alone } : { maxWorkers: waitingWorkers, ...afterRules }),
          ...timeouts,
          // Thirty kills of a server, each with a start, take a quarter of an hour on a busy machine.
          testTimeout: isFullRun ? 2_400_000 : 600_000,
        },
      },
    ],
  },
});

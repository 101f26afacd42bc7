import { defineConfig } from "vitest/config";

const setupFiles = ["tools/testing/fail-on-console.ts"];

export default defineConfig({
  test: {
    projects: [
      {
        test: { name: "rules", include: ["{domain,web,demo,tools}/**/*.test.{ts,tsx}"], setupFiles },
      },
      {
        test: {
          name: "server",
          include: ["server/**/*.test.ts"],
          exclude: ["server/torture/**"],
          setupFiles,
          globalSetup: ["server/testing/template-database.ts"],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: "torture",
          include: ["server/torture/**/*.test.ts"],
          setupFiles,
          // Each takes the whole machine, and is timed.
          fileParallelism: false,
          provide: { isFullTorture: process.env.TORTURE === "full" },
          testTimeout: 600_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});

import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** One less than the cores, as would be usual, is one on a small machine, and the database waits meanwhile. */
const maxWorkers = Math.max(2, availableParallelism() - 1);
const setupFiles = ["tools/testing/fail-on-console.ts"];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "rules",
          include: ["{domain,web,demo,tools}/**/*.test.{ts,tsx}"],
          setupFiles,
          maxWorkers,
        },
      },
      {
        test: {
          name: "server",
          include: ["server/**/*.test.ts"],
          exclude: ["server/torture/**"],
          setupFiles,
          maxWorkers,
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
          // Each takes the whole machine, and is timed: one after the other, when all the rest is done.
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          provide: { isFullTorture: process.env.TORTURE === "full" },
          testTimeout: 600_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});

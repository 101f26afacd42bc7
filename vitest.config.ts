import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** One less than the cores, as would be usual, is one on a small machine, and the database waits meanwhile. */
const maxWorkers = Math.max(2, availableParallelism() - 1);
const setupFiles = ["tools/testing/fail-on-console.ts"];

/** Harm that is not timed: it may be done while other tests run. */
const untimed = ["backup", "fuzz", "uploads"].map((name) => `server/torture/${name}.test.ts`);
const torture = {
  provide: { isFullTorture: process.env.TORTURE === "full" },
  testTimeout: 600_000,
  hookTimeout: 60_000,
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "rules",
          include: ["{domain,web,demo,tools}/**/*.test.{ts,tsx}"],
          setupFiles,
          maxWorkers,
          // Generated cases take seconds on a machine that is busy with the server's tests.
          testTimeout: 20_000,
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
          name: "torture beside others",
          include: untimed,
          setupFiles,
          maxWorkers,
          ...torture,
        },
      },
      {
        test: {
          name: "torture",
          include: ["server/torture/**/*.test.ts"],
          exclude: untimed,
          setupFiles,
          // Each takes the whole machine, and is timed: one after the other, when all the rest is done.
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          ...torture,
        },
      },
    ],
  },
});

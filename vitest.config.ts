import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** Vitest's default, one less than the cores, would be one worker on a small machine, idle while it waits for the database. */
const maxWorkers = Math.max(2, availableParallelism() - 1);
const setupFiles = ["tools/testing/fail-on-console.ts"];

/** Fault injection that measures no time: it runs in parallel with other tests. */
const untimed = ["backup", "fuzz", "uploads"].map((name) => `resilience/${name}.test.ts`);
const resilience = {
  provide: { isFullRun: process.env.RESILIENCE === "full" },
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
          // Property-based tests take seconds while the server's tests keep the machine busy.
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: "server",
          include: ["server/**/*.test.ts"],
          setupFiles,
          maxWorkers,
          globalSetup: ["server/testing/template-database.ts"],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: "resilience in parallel",
          include: untimed,
          setupFiles,
          maxWorkers,
          ...resilience,
        },
      },
      {
        test: {
          name: "resilience",
          include: ["resilience/**/*.test.ts"],
          exclude: untimed,
          setupFiles,
          // Each uses the whole machine and measures time, so they run one after the other, after all other tests.
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          ...resilience,
        },
      },
    ],
  },
});

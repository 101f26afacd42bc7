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
          setupFiles,
          globalSetup: ["server/testing/template-database.ts"],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
});

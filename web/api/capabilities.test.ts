import { expect, test, vi } from "vitest";
import { apiHas } from "./capabilities.ts";

test("API7: another API host offers only what is specified", () => {
  expect(apiHas("leads")).toBe(true);
  vi.stubEnv("VITE_API_URL", "https://api.example");
  expect(apiHas("leads")).toBe(false);
  vi.unstubAllEnvs();
});

import { expect, test } from "vitest";
import { readConfig } from "#server/platform/config.ts";
import { buildPagePolicy } from "./security-headers.ts";

test("API7: a page may call this server only, unless it was built for another API host", () => {
  expect(buildPagePolicy([])).toContain("connect-src 'self';");
  const { apiUrl } = readConfig({ VITE_API_URL: "https://api.example/v1/" });
  const policy = buildPagePolicy([], apiUrl);
  expect(policy).toContain("connect-src 'self' https://api.example;");
  expect(policy).toContain("img-src 'self' https://api.example data: blob:;");
});

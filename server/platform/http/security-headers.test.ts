import { expect, test } from "vitest";
import { readConfig } from "#server/platform/config.ts";
import { buildPagePolicy } from "./security-headers.ts";

test("API7: the policy of pages allows requests to this server, and to the configured API host", () => {
  expect(buildPagePolicy([])).toContain("connect-src 'self';");
  const { apiUrl } = readConfig({ VITE_API_URL: "https://api.example/v1/" });
  const policy = buildPagePolicy([], apiUrl);
  expect(policy).toContain("connect-src 'self' https://api.example;");
  expect(policy).toContain("img-src 'self' https://api.example data: blob:;");
});

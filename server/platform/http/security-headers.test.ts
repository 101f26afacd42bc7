import { expect, test } from "vitest";
import { readConfig } from "#server/platform/config.ts";
import { buildPagePolicy } from "./security-headers.ts";

const noHashes = { scriptHashes: [], styleHashes: [] };

test("API7: the policy of pages allows requests to this server, and to the configured API host", () => {
  expect(buildPagePolicy(noHashes)).toContain("connect-src 'self';");
  const { apiUrl } = readConfig({ VITE_API_URL: "https://api.example/v1/" });
  const policy = buildPagePolicy(noHashes, { apiUrl });
  expect(policy).toContain("connect-src 'self' https://api.example;");
  expect(policy).toContain("img-src 'self' https://api.example data: blob:;");
});

test.each([
  ["https://tiles.example/{z}/{x}/{y}.png?key=1", "https://tiles.example"],
  ["http://{s}.tiles.example:8080/{z}/{x}/{y}.png", "http://*.tiles.example:8080"],
])("MP2: the policy of pages allows pictures from the tiles at %s, and nothing else", (address, origin) => {
  const { tilesUrl } = readConfig({ MAP_TILES_URL: address }).mapStreets;
  expect(tilesUrl).toBe(address);
  const policy = buildPagePolicy(noHashes, { tilesUrl });
  expect(policy).toContain(`img-src 'self' ${origin} data: blob:;`);
  expect(policy.replace(`img-src 'self' ${origin} data:`, "")).not.toContain("tiles.example");
});

test.each([
  [{ MAP_TILES_URL: "https://tiles.example/" }, "MAP_TILES_URL is not usable: it needs {z}, {x} and {y}"],
  [{ MAP_TILES_URL: "tiles/{z}/{x}/{y}" }, "MAP_TILES_URL is not usable"],
  [{ MAP_PMTILES: "/nowhere.pmtiles" }, "MAP_PMTILES: there is no file /nowhere.pmtiles"],
  [
    { MAP_TILES_URL: "https://tiles.example/{z}/{x}/{y}", MAP_PMTILES: "/nowhere.pmtiles" },
    "MAP_TILES_URL and MAP_PMTILES exclude each other",
  ],
])("MP2: the server does not start with %j", (environment, message) => {
  expect(() => readConfig(environment)).toThrow(message);
});

import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createTestApp } from "#server/testing/test-app.ts";

const attribution = "© OpenStreetMap";

test("MP2: without a setting there are no streets, and no file", async () => {
  const { app, close } = await createTestApp();
  const answer = await app.inject({ url: "/api/map/streets/" });
  expect(answer.json()).toEqual({ kind: "none", url: "", attribution: "" });
  expect((await app.inject({ url: "/map/streets.pmtiles" })).statusCode).toBe(404);
  await close();
});

test("MP2: the file of MAP_PMTILES is sent in ranges, uncompressed", async () => {
  const file = join(mkdtempSync(join(tmpdir(), "streets-")), "nepal.pmtiles");
  writeFileSync(file, "PMTiles".repeat(1000));
  const { app, close } = await createTestApp({ MAP_PMTILES: file });
  expect((await app.inject({ url: "/api/map/streets/" })).json()).toEqual({
    kind: "vector",
    url: "/map/streets.pmtiles",
    attribution,
  });
  const headers = { range: "bytes=7-13", "accept-encoding": "br, gzip" };
  const part = await app.inject({ url: "/map/streets.pmtiles", headers });
  expect([part.statusCode, part.body, part.headers["content-range"]]).toEqual([
    206,
    "PMTiles",
    "bytes 7-13/7000",
  ]);
  expect(part.headers["content-encoding"]).toBeUndefined();
  expect(part.headers.etag).toBeTruthy();
  const beyond = await app.inject({ url: "/map/streets.pmtiles", headers: { range: "bytes=9000-" } });
  expect(beyond.statusCode).toBe(400);
  await close();
});

test("MP2: MAP_TILES_URL and its attribution are told to maps", async () => {
  const url = "https://tiles.example/{z}/{x}/{y}.png";
  const environment = { MAP_TILES_URL: url, MAP_ATTRIBUTION: "© Tiles" };
  const { app, close } = await createTestApp(environment);
  expect((await app.inject({ url: "/api/map/streets/" })).json()).toEqual({
    kind: "raster",
    url,
    attribution: "© Tiles",
  });
  const page = await app.inject({ url: "/about" });
  expect(page.headers["content-security-policy"]).toContain(
    "img-src 'self' https://tiles.example data: blob:",
  );
  await close();
});

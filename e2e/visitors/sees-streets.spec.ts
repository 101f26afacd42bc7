import { createServer } from "node:http";
import sharp from "sharp";
import { writePmtiles } from "../create-pmtiles.ts";
import { long } from "../full-run.ts";
import { expect, test } from "../journey.ts";
import { onServer } from "../own-server.ts";
import { servers, tilesPort } from "../servers.ts";

test("MP2: with MAP_TILES_URL, streets lie beneath, with their attribution", long, async ({ page }) => {
  const background = { r: 90, g: 160, b: 90 };
  const tile = await sharp({ create: { width: 256, height: 256, channels: 3, background } })
    .png()
    .toBuffer();
  const asked: string[] = [];
  const tiles = createServer((request, response) => {
    asked.push(request.url ?? "");
    response.writeHead(200, { "content-type": "image/png" }).end(tile);
  }).listen(tilesPort);
  try {
    await page.goto(`${servers.limited.url}/buy?view=map`);
    await expect(page.locator("img.leaflet-tile-loaded").first()).toBeVisible();
    await expect(page.locator(".leaflet-control-attribution")).toHaveText("© Test tiles <b>");
    expect(asked.every((url) => /^\/\d+\/\d+\/\d+\.png$/.test(url))).toBe(true);
    const policy = (await page.request.get(`${servers.limited.url}/buy`)).headers()[
      "content-security-policy"
    ];
    expect(policy).toContain(`img-src 'self' http://localhost:${tilesPort} data: blob:`);
  } finally {
    tiles.close();
  }
});

test("MP2: with MAP_PMTILES, browsers read ranges of the file from this server", long, async ({ page }) => {
  const MAP_PMTILES = test.info().outputPath("streets.pmtiles");
  writePmtiles(MAP_PMTILES);
  const ranges: (string | undefined)[] = [];
  page.on("response", (response) => {
    if (!response.url().endsWith("/map/streets.pmtiles")) return;
    expect(response.status()).toBe(206);
    ranges.push(response.request().headers().range);
  });
  await onServer(page, { DEMO: "1", MAP_PMTILES }, async ({ origin }) => {
    await page.goto(`${origin.replace("127.0.0.1", "localhost")}/buy?view=map`);
    const tile = page.locator("canvas.leaflet-tile-loaded").first();
    await expect(tile).toBeVisible();
    await expect(page.locator(".has-streets .leaflet-control-attribution")).toHaveText("© OpenStreetMap");
    expect(ranges.length).toBeGreaterThan(0);
    expect(ranges.every((range) => /^bytes=\d+-\d+$/.test(range ?? ""))).toBe(true);
    const isDrawn = () =>
      tile.evaluate((canvas: HTMLCanvasElement) =>
        canvas
          .getContext("2d")
          ?.getImageData(0, 0, 64, 64)
          .data.some((value) => value > 0),
      );
    await expect.poll(isDrawn).toBe(true);
  });
});

import type { Page } from "@playwright/test";
import sharp from "sharp";

const options = { animations: "disabled", caret: "hide", scale: "css" } as const;
/** A palette of 64 colours halves the file size and is precise enough to compare. */
const pngOptions = { palette: true, colours: 64, dither: 0, effort: 1 } as const;

/** Cuts one screenshot of the page into its sections, which takes a tenth of the time of one for each. */
export async function screenshotSections(page: Page): Promise<ReadonlyMap<string, Buffer>> {
  const width = page.viewportSize()?.width ?? 0;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  // As tall as the page, so that lazy pictures load and counters start.
  await page.setViewportSize({ width, height });
  await page.waitForFunction(() => [...document.images].every((image) => image.complete));
  const boxes = await page.evaluate(() =>
    [...document.querySelectorAll("main > section")].map((section) => {
      const { x, y, width, height } = section.getBoundingClientRect();
      return { id: section.id, left: x, top: y, width, height };
    }),
  );
  const fullPage = sharp(await page.screenshot(options));
  const sections = boxes.map(async ({ id, left, top, width, height }) => {
    const area = {
      left: Math.round(left),
      top: Math.round(top),
      width: Math.floor(width),
      height: Math.floor(height),
    };
    return [id, await fullPage.clone().extract(area).png(pngOptions).toBuffer()] as const;
  });
  return new Map(await Promise.all(sections));
}

export async function screenshotWindow(page: Page): Promise<Buffer> {
  return sharp(await page.screenshot(options))
    .png(pngOptions)
    .toBuffer();
}

/** An element with a margin that shows its focus ring. */
export async function screenshotWithSurroundings(page: Page, selector: string): Promise<Buffer> {
  const target = page.locator(selector).first();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${selector} is not on the page`);
  const margin = 16;
  const clip = {
    x: Math.max(0, box.x - margin),
    y: Math.max(0, box.y - margin),
    width: box.width + 2 * margin,
    height: box.height + 2 * margin,
  };
  return sharp(await page.screenshot({ ...options, clip }))
    .png(pngOptions)
    .toBuffer();
}

import type { Page } from "@playwright/test";
import sharp from "sharp";

const look = { animations: "disabled", caret: "hide", scale: "css" } as const;
/** A painting of 64 colours is half the size, and no worse to compare. */
const paint = { palette: true, colours: 64, dither: 0, effort: 1 } as const;

/** The whole page in one shot, cut into its sections: a tenth of the time that a shot of each takes. */
export async function screenshotSections(page: Page): Promise<ReadonlyMap<string, Buffer>> {
  const width = page.viewportSize()?.width ?? 0;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  // As tall as the page: lazy pictures and counters are then all within it.
  await page.setViewportSize({ width, height });
  await page.waitForFunction(() => [...document.images].every((image) => image.complete));
  const boxes = await page.evaluate(() =>
    [...document.querySelectorAll("main > section")].map((section) => {
      const { x, y, width, height } = section.getBoundingClientRect();
      return { id: section.id, left: x, top: y, width, height };
    }),
  );
  const whole = sharp(await page.screenshot(look));
  const cut = boxes.map(async ({ id, left, top, width, height }) => {
    const area = {
      left: Math.round(left),
      top: Math.round(top),
      width: Math.floor(width),
      height: Math.floor(height),
    };
    return [id, await whole.clone().extract(area).png(paint).toBuffer()] as const;
  });
  return new Map(await Promise.all(cut));
}

export async function screenshotWindow(page: Page): Promise<Buffer> {
  return sharp(await page.screenshot(look))
    .png(paint)
    .toBuffer();
}

/** What one element looks like with a little of what is around it, such as its focus ring. */
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
  return sharp(await page.screenshot({ ...look, clip }))
    .png(paint)
    .toBuffer();
}

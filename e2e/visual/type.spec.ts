import { openKit } from "./kit-page.ts";
import { expect, test } from "./kit-test.ts";

/**
 * Compares the ink of the tallest letters with the box that clips it. A canvas measures the ink in the same font; CSS
 * puts half of the leading above and half below the font's height, which gives the baseline.
 */
for (const width of [390, 1440]) {
  test(`no vowel sign is clipped at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openKit(page, "np");
    const lines = await page.evaluate(() => {
      const canvas = document.createElement("canvas").getContext("2d");
      if (!canvas) throw new Error("no canvas");
      const elements = document.querySelectorAll<HTMLElement>(
        "[data-stacks] :is(p, h1, h2, h3, h4, span, button, input, label):not(:has(button, span, input))",
      );
      return [...elements].map((element) => {
        const text = element instanceof HTMLInputElement ? element.value : (element.textContent ?? "");
        const style = getComputedStyle(element);
        const size = Number.parseFloat(style.fontSize);
        const leading = Number.parseFloat(style.lineHeight);
        canvas.font = `${style.fontWeight} ${size}px ${style.fontFamily}`;
        const font = canvas.measureText(text);
        const height = font.fontBoundingBoxAscent + font.fontBoundingBoxDescent;
        const above = (leading - height) / 2 + font.fontBoundingBoxAscent;
        // Measured at a large size, because a canvas rounds the ink up to whole pixels.
        canvas.font = `${style.fontWeight} 1000px ${style.fontFamily}`;
        const ink = canvas.measureText(text);
        const inkAbove = (ink.actualBoundingBoxAscent / 1000) * size;
        const inkBelow = (ink.actualBoundingBoxDescent / 1000) * size;
        return {
          what: `${element.tagName.toLowerCase()} of ${style.fontSize}: ${text.slice(0, 12)}`,
          isDevanagari: /[\u0900-\u097f]/.test(text),
          overTop: inkAbove - above - Number.parseFloat(style.paddingTop),
          underBottom: inkBelow - (leading - above) - Number.parseFloat(style.paddingBottom),
        };
      });
    });
    const measured = lines.filter(({ isDevanagari }) => isDevanagari);
    expect(measured.length).toBeGreaterThan(12);
    for (const { what, overTop, underBottom } of measured) {
      expect.soft(overTop, `${what}: ink over its box`).toBeLessThanOrEqual(0);
      expect.soft(underBottom, `${what}: ink under its box`).toBeLessThanOrEqual(0);
    }
  });
}

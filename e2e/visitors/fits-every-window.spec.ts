import type { Page } from "@playwright/test";
import { isFullRun, long } from "../full-run.ts";
import { expect, test, waitForHydration } from "../journey.ts";
import { becomeNewVisitor } from "../new-visitor.ts";

const pages = [
  "/",
  "/buy",
  "/buy?search=atlantis",
  "/sell",
  "/sell?2#step-2",
  "/sell?3#step-3",
  "/rent",
  "/projects",
  "/others",
  "/about",
  "/contact",
  "/login",
  "/property/1",
  "/property/20",
  "/property/25",
  "/property/999999",
  "/saved",
  "/saved?ids=1,20,25",
  "/saved/compare?ids=1,20,25,2",
  "/saved/compare",
  "/project/1",
  "/no-such-page",
];
const widths = isFullRun ? [320, 360, 390, 640, 768, 1024, 1440, 1920] : [320, 390, 768, 1440];

/** Elements wider than the window, except inside elements that scroll or clip. */
function findOverflow(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
  const isClipped = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    (getComputedStyle(element).overflowX !== "visible" || isClipped(element.parentElement));
  for (const element of document.querySelectorAll("body *")) {
    const { left, right, width, height } = element.getBoundingClientRect();
    if (width <= 1 || height <= 1 || (left >= -1 && right <= clientWidth + 1)) continue;
    const isDrawing = element instanceof SVGElement && element.ownerSVGElement !== null;
    if (isDrawing || element.matches(".skip-link") || isClipped(element.parentElement)) continue;
    found.push(`<${element.localName} class="${element.getAttribute("class")}"> ${left} to ${right}`);
  }
  return found;
}

function isMenuOnFirstRow(): boolean {
  const middle = (selector: string) => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    return box && box.height > 0 ? box.top + box.height / 2 : undefined;
  };
  const [logo, menu] = [middle("header a"), middle("header summary")];
  return logo !== undefined && (menu === undefined || Math.abs(logo - menu) < 4);
}

function isLogoCovered(): boolean {
  const [mark, toggle] = ["header a :is(svg, img)", "header a[hreflang]"].map((selector) =>
    document.querySelector(selector)?.getBoundingClientRect(),
  );
  return mark !== undefined && toggle !== undefined && mark.right > toggle.left && mark.bottom > toggle.top;
}

async function expectFit(page: Page, width: number, textSize: string): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, textSize);
  const place = `${page.url()} at ${width} px, text ${textSize || "as it is"}`;
  // Deferred drawings are loaded first.
  await expect.poll(() => page.evaluate(findOverflow), place).toEqual([]);
  expect(await page.evaluate(isMenuOnFirstRow), `${place}: the header is one row`).toBe(true);
  expect(await page.evaluate(isLogoCovered), `${place}: the logo is covered`).toBe(false);
}

for (const language of ["en", "np"]) {
  test(
    `no page scrolls horizontally from 320 to 1920 px or at 200 % text size, and the phone's header has one row (${language})`,
    long,
    async ({ page, browserConsole }) => {
      // The console shows the 404 of two pages.
      browserConsole.expectErrors = true;
      for (const [index, path] of pages.entries()) {
        // The other half of the pages is read in the other language.
        if (!isFullRun && index % 2 === (language === "np" ? 0 : 1)) continue;
        const address = new URL(path, "http://localhost");
        if (language === "np") address.searchParams.set("lang", "np");
        await page.goto(address.pathname + address.search + address.hash);
        for (const width of widths) await expectFit(page, width, "");
        for (const width of isFullRun ? [360, 1280] : [360]) await expectFit(page, width, "32px");
      }
    },
  );
}

test(
  "the price bar, the floating buttons and the chat fit small windows and large text",
  long,
  async ({ page }) => {
    await test.step("the sticky price bar shows a long price and the call button on one row at 320 px", async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      for (const path of ["/property/1", "/np/property/1", "/np/property/20"]) {
        await page.goto(path);
        await waitForHydration(page);
        const bar = page.locator("[data-bottom-bar]");
        await bar.locator(".price > span").evaluate((price) => {
          price.textContent = price.textContent.replace(/\s.*/, " 88,88,88,88,888");
        });
        const height = (await bar.boundingBox())?.height ?? 0;
        expect(height).toBeLessThan(80);
        expect(await page.evaluate(findOverflow)).toEqual([]);
      }
    });
    await becomeNewVisitor(page);
    await test.step("at 200 % text size and 200 % zoom, the floating buttons and the open chat are on the screen", async () => {
      for (const [width, height, textSize] of [
        [360, 740, "32px"],
        [640, 400, ""],
        [320, 256, ""],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.goto("/about");
        await waitForHydration(page);
        await page.evaluate((size) => {
          document.documentElement.style.fontSize = size;
        }, textSize);
        const call = page.getByRole("link", { name: "Call Mithila Ghar" });
        for (const button of [call, page.getByRole("button", { name: "Open chat" })]) {
          await expect(button).toBeInViewport({ ratio: 1 });
        }
        await page.getByRole("button", { name: "Open chat" }).click();
        // A click fails if something, such as the header, covers the button.
        await expect(page.getByLabel("Your message")).toBeInViewport({ ratio: 1 });
        await expect(page.getByRole("button", { name: "Close chat" })).toBeInViewport({ ratio: 1 });
        await page.getByRole("button", { name: "Close chat" }).click();
        await expect(page.getByRole("dialog")).toHaveCount(0);
      }
    });
  },
);

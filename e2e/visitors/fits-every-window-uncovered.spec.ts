import { long } from "../full-run.ts";
import { expect, test, waitForHydration } from "../journey.ts";

const paths = [
  "/",
  "/np/buy",
  "/rent",
  "/np/buy?view=both",
  "/np/buy?view=map",
  "/np/property/1",
  "/projects",
  "/project/1",
  "/np/sell",
  "/others",
  "/contact",
  "/about",
  "/saved",
];

for (const width of [360, 768, 1440])
  test(
    `CH4: nothing that stays on the screen covers a control at any scroll position, ${width} px wide`,
    long,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const path of paths) {
        await page.goto(path);
        // Leaflet's own controls are never hydrated.
        if (path.includes("view=")) await expect(page.locator(".map-cluster").first()).toBeVisible();
        else await waitForHydration(page);
        const end = await page.evaluate(() => document.documentElement.scrollHeight);
        for (let top = 0; top < end; top += 400) {
          await page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top);
          await expect.poll(() => page.evaluate(findCovered), `${path} at ${top} px`).toEqual([]);
        }
      }
    },
  );

/** Runs in the page. Bars across the window are its edges; what is behind one is reached by scrolling. */
function findCovered(): string[] {
  const isStaying = (element: Element) => /fixed|sticky/.test(getComputedStyle(element).position);
  const staying = [...document.querySelectorAll("body *")].filter(isStaying);
  const isBar = (element: Element) => element.getBoundingClientRect().width >= innerWidth - 1;
  const controls = [
    ...document.querySelectorAll(":is(main, footer) :is(a[href], button, input, select, textarea)"),
  ];
  return controls.flatMap((control) => {
    const { left, right, top, bottom } = control.getBoundingClientRect();
    const points = [left + 4, (left + right) / 2, right - 4].flatMap((x) =>
      [top + 4, (top + bottom) / 2, bottom - 4].map((y) => document.elementFromPoint(x, y)),
    );
    const cover = points
      .filter(
        (hit) => hit !== null && control.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      )
      .flatMap((hit) => staying.find((element) => element.contains(hit) && !element.contains(control)) ?? [])
      .find((element) => !isBar(element));
    return cover ? [`${cover.localName} over ${control.outerHTML.slice(0, 80)}`] : [];
  });
}

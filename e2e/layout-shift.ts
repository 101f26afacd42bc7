import type { Page } from "@playwright/test";

/** A slow phone network, as Lighthouse's. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
}

/** Records from now on what moves in each page that is opened, unless a press has moved it. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!("sources" in entry) || !("hadRecentInput" in entry) || entry.hadRecentInput) continue;
        // A font that arrives late changes the width of a line by a pixel.
        if ("value" in entry && Number(entry.value) < 0.0005) continue;
        const sources = entry.sources as readonly { node: Node | null }[];
        const moved = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 120) : "",
        );
        shifts.push(...moved);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** What has moved in this page. */
export function readLayoutShifts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => ("shifts" in window ? (window.shifts as string[]) : ["not recorded"]));
}

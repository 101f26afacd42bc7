import { test as base, type ConsoleMessage, expect, type Locator, type Page } from "@playwright/test";

/** Playwright's own line on every page. */
const blockedWorker = "Service Worker registration blocked by Playwright";
/** The beginning of Chromium's own line, which does not name what it could not load. */
export const failedLoad = "Failed to load resource";

type Console = {
  /** Errors and warnings; that a file could not be loaded with its address. */
  readonly lines: string[];
  /** If false, a test fails when the page writes an error or a warning. */
  expectErrors: boolean;
};

/** Playwright's test, which also checks the console for failed hydration and blocked scripts. */
export const test = base.extend<{ browserConsole: Console }>({
  // With a connection for each request: the server closes an idle one, perhaps at the moment of the next request.
  request: async ({ playwright, baseURL, extraHTTPHeaders: headers }, use) => {
    const extraHTTPHeaders = { ...headers, connection: "close" };
    const context = await playwright.request.newContext({ ...(baseURL && { baseURL }), extraHTTPHeaders });
    await use(context);
    await context.dispose();
  },
  browserConsole: [
    async ({ page }, use) => {
      const browserConsole: Console = { lines: [], expectErrors: false };
      page.on("console", (message) => {
        const isProblem = message.type() === "error" || message.type() === "warning";
        if (isProblem && message.text() !== blockedWorker) browserConsole.lines.push(textOf(message));
      });
      page.on("pageerror", (error) => browserConsole.lines.push(error.message));
      await use(browserConsole);
      if (!browserConsole.expectErrors) expect(browserConsole.lines, "the browser's console").toEqual([]);
    },
    { auto: true },
  ],
});

function textOf(message: ConsoleMessage): string {
  const text = message.text();
  return text.startsWith(failedLoad) ? `${text}: ${message.location().url}` : text;
}

export { expect };

/** Without toasts that are fading out. */
export const findToast = (page: Page) => page.locator("[data-toast]");

/** Waits until React handles clicks on all links and buttons, including deferred ones. */
export async function waitForHydration(page: Page): Promise<void> {
  let y = 0;
  const moveAndCheck = async () => {
    // Parts below the first screen wait for an interaction, and their code misses those before it has loaded.
    y = 1 - y;
    await page.mouse.move(0, y);
    return await page.evaluate(isHydrated);
  };
  // Polled from the test, because timers in a page with a paused clock do not run.
  await expect.poll(moveAndCheck, { intervals: [50] }).toBe(true);
  expect(await page.evaluate(findChangedIds), "ids that differ between the server and React").toEqual([]);
}

/** Runs in the page. React does not correct an id of the server's HTML, and what it adds later would refer to another one. */
function findChangedIds(): string[] {
  return [...document.querySelectorAll("[id^=_R_]")].flatMap((element) => {
    const [, props] = Object.entries(element).find(([key]) => key.startsWith("__reactProps")) ?? [];
    return props?.id === undefined || props.id === element.id ? [] : [`${element.id}, not ${props.id}`];
  });
}

/** Waits until React handles clicks, but not for the parts that load their code later. */
export async function waitForScripts(page: Page): Promise<void> {
  const link = page.getByRole("banner").getByRole("link").first();
  await expect.poll(() => link.evaluate((element) => Object.keys(element).join())).toContain("__reactProps");
}

/** Clicks, and waits until the next page is shown, whose heading is another one. The address changes earlier. */
export async function followLink(page: Page, link: Locator): Promise<void> {
  const heading = page.getByRole("heading", { level: 1 });
  const left = (await heading.textContent()) ?? "";
  await link.click();
  await expect(heading).not.toHaveText(left);
}

/** Runs in the page. */
export function isHydrated(): boolean {
  // Leaflet makes the buttons of a map itself.
  const elements = [...document.querySelectorAll("a, button")].filter(
    (element) => element.closest(".leaflet-container") === null,
  );
  const hasReactProps = (element: Element) =>
    Object.keys(element).some((key) => key.startsWith("__reactProps"));
  return document.querySelector("header a") !== null && elements.every(hasReactProps);
}

import { test as base, expect, type Page } from "@playwright/test";

type Console = {
  /** What the page wrote as an error or a warning. */
  readonly lines: string[];
  /** A journey through something broken says so; all others must leave the console clean. */
  expectErrors: boolean;
};

/** Playwright's test, with an eye on the console: a failed hydration or a refused script shows there. */
export const test = base.extend<{ browserConsole: Console }>({
  browserConsole: [
    async ({ page }, use) => {
      const seen: Console = { lines: [], expectErrors: false };
      page.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warning") seen.lines.push(message.text());
      });
      page.on("pageerror", (error) => seen.lines.push(error.message));
      await use(seen);
      if (!seen.expectErrors) expect(seen.lines, "the browser's console").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** React has taken over all that can be clicked, what comes late included, so a click does what it should. */
export async function waitForHydration(page: Page): Promise<void> {
  // Asked from here: a page whose clock stands still can't ask itself.
  await expect.poll(() => page.evaluate(isHydrated), { intervals: [50] }).toBe(true);
}

/** Runs in the page. */
export function isHydrated(): boolean {
  const elements = [...document.querySelectorAll("a, button")];
  const isTaken = (element: Element) => Object.keys(element).some((key) => key.startsWith("__reactProps"));
  return document.querySelector("header button") !== null && elements.every(isTaken);
}

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

/** React has taken the page over, so a click does what it should. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const button = document.querySelector("header button");
    return button !== null && Object.keys(button).some((key) => key.startsWith("__reactProps"));
  });
}

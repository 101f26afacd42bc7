import { test as base, expect, type Page } from "@playwright/test";

type Fixtures = {
  /** What the page wrote to its console as an error; a journey that expects some takes them out. */
  consoleErrors: string[];
};

/** Playwright's test, with a console that must stay clean: a broken hydration or a refused script shows there. */
export const test = base.extend<Fixtures>({
  consoleErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warning") errors.push(message.text());
      });
      page.on("pageerror", (error) => errors.push(error.message));
      await use(errors);
      expect(errors, "the browser's console").toEqual([]);
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

import { type ElementHandle, launch, type Page } from "puppeteer-core";
import { type Driver, type Key, locate, type Target } from "./driver.ts";

/** Debian's Firefox, driven over WebDriver BiDi. */
export async function openFirefox(executablePath: string): Promise<Driver> {
  const browser = await launch({ browser: "firefox", executablePath, headless: true });
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  return {
    async goto(url) {
      await page.goto(url, { waitUntil: "domcontentloaded" });
    },
    async back() {
      await page.goBack({ waitUntil: "domcontentloaded" });
    },
    async resize(width, height) {
      await page.setViewport({ width, height });
    },
    async evaluate<Args extends readonly unknown[], Result>(run: (...args: Args) => Result, ...args: Args) {
      // The result is sent as JSON.
      return (await page.evaluate(`(${run})(...${JSON.stringify(args)})`)) as Result;
    },
    click: (target) => act(page, target, (element) => element.click()),
    fill: (target, text) =>
      act(page, target, async (element) => {
        await element.evaluate((field) => (field as HTMLInputElement).select());
        await element.type(text);
      }),
    upload: (target, file) => act(page, target, (element) => element.uploadFile(file)),
    async press(key: Key) {
      await page.keyboard.press(key);
    },
    close: () => browser.close(),
  };
}

async function act(
  page: Page,
  target: Target,
  use: (element: ElementHandle<HTMLInputElement>) => Promise<unknown>,
): Promise<boolean> {
  const found = await page.evaluateHandle(locate, target);
  const element = found.asElement();
  if (!element) return false;
  await use(element as ElementHandle<HTMLInputElement>);
  return true;
}

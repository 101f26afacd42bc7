import { test as base, expect } from "@playwright/test";
import { isHydrated } from "../journey.ts";
import { servers } from "../servers.ts";
import type { Driver, Target } from "./driver.ts";
import { findBrowsers } from "./find-browsers.ts";
import { openFirefox } from "./firefox.ts";
import { openWebKit } from "./webkit.ts";

/** The steps of a journey. Each is retried until it succeeds. */
export class Visitor {
  readonly driver: Driver;

  constructor(driver: Driver) {
    this.driver = driver;
  }

  async open(path: string): Promise<void> {
    await this.driver.goto(servers.browsers.url + path);
    await this.waitForHydration();
  }

  async waitForHydration(): Promise<void> {
    const isReady = async () => {
      // Parts below the first screen wait for an interaction.
      await this.driver.evaluate(() => dispatchEvent(new Event("pointermove")));
      return await this.driver.evaluate(isHydrated);
    };
    await expect.poll(isReady).toBe(true);
  }

  async click(target: Target): Promise<void> {
    await expect.poll(() => this.driver.click(target), describeTarget(target)).toBe(true);
  }

  async fill(target: Target, text: string): Promise<void> {
    await expect.poll(() => this.driver.fill(target, text), describeTarget(target)).toBe(true);
    await this.expectValue(target, text);
  }

  async upload(target: Target, file: string): Promise<void> {
    await expect.poll(() => this.driver.upload(target, file), describeTarget(target)).toBe(true);
  }

  /** Sets the value and dispatches the events that a click on the option causes. */
  async choose(label: string, value: string): Promise<void> {
    const choose = (wanted: string, option: string) => {
      const labels = [...document.querySelectorAll("label")];
      const control = labels.find((each) => each.textContent?.includes(wanted))?.control;
      if (!(control instanceof HTMLSelectElement)) return false;
      control.value = option;
      for (const type of ["input", "change"]) control.dispatchEvent(new Event(type, { bubbles: true }));
      return control.value === option;
    };
    await expect.poll(() => this.driver.evaluate(choose, label, value), label).toBe(true);
  }

  async expectText(css: string, text: string | RegExp): Promise<void> {
    const read = (selector: string) =>
      [...document.querySelectorAll(selector)]
        .filter((element) => element.checkVisibility())
        .map((element) => element.textContent?.replaceAll(/\s+/g, " ").trim())
        .join("\n");
    await expect.poll(() => this.driver.evaluate(read, css), css).toMatch(text);
  }

  /** Keys pressed before the dialog has the focus go to the page behind it. */
  async expectFocusIn(css: string): Promise<void> {
    const isFocused = (selector: string) =>
      document.querySelector(selector)?.contains(document.activeElement) === true;
    await expect.poll(() => this.driver.evaluate(isFocused, css), `focus in ${css}`).toBe(true);
  }

  async expectHidden(css: string): Promise<void> {
    const count = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility()).length;
    await expect.poll(() => this.driver.evaluate(count, css), css).toBe(0);
  }

  async expectPath(pattern: RegExp): Promise<void> {
    await expect.poll(() => this.driver.evaluate(() => location.pathname + location.search)).toMatch(pattern);
  }

  async expectValue(target: Target, value: string): Promise<void> {
    const read = (label: string) => {
      const labels = [...document.querySelectorAll("label")];
      const control = labels.find((each) => each.textContent?.includes(label))?.control;
      return control && "value" in control ? String(control.value) : null;
    };
    if ("label" in target) await expect.poll(() => this.driver.evaluate(read, target.label)).toBe(value);
  }
}

const describeTarget = (target: Target) =>
  "label" in target ? target.label : `${target.css} ${target.text ?? ""}`;

export type BrowserName = "firefox" | "webkit";

/** Each project of the configuration sets the browser. */
export const test = base.extend<{ visitor: Visitor; drivenBrowser: BrowserName }>({
  drivenBrowser: ["firefox", { option: true }],
  visitor: async ({ drivenBrowser }, use) => {
    const { firefox, miniBrowser } = findBrowsers();
    const driver = await (drivenBrowser === "firefox" ? openFirefox(firefox) : openWebKit(miniBrowser));
    try {
      await use(new Visitor(driver));
    } finally {
      await driver.close();
    }
  },
});

export { expect };

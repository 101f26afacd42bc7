import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { RunOptions } from "axe-core";
import { isFullRun } from "./full-run.ts";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const source = readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Violations of WCAG 2.2 AA and of axe's best practices. */
export async function findAxeViolations(
  page: Page,
  { within = "html", exceptRules = [] }: { within?: string; exceptRules?: readonly string[] } = {},
): Promise<string[]> {
  const rules = Object.fromEntries(exceptRules.map((rule) => [rule, { enabled: false }]));
  return await runAxe(page, within, { runOnly: tags, rules });
}

/**
 * All rules in the light theme, and in a full run contrast, the only one that depends on the theme, in the dark one. Screens of staff
 * have the colours of the public pages, which every run sees in both.
 */
export async function findAxeViolationsInThemes(page: Page): Promise<string[]> {
  await setTheme(page, "light");
  const light = await findAxeViolations(page);
  if (!isFullRun) return light;
  await setTheme(page, "dark");
  const dark = await runAxe(page, "html", { runOnly: { type: "rule", values: ["color-contrast"] } });
  return [...light, ...dark.map((violation) => `dark theme, ${violation}`)];
}

/** Runs axe in the page, because @axe-core/playwright also loads it into a second tab. */
async function runAxe(page: Page, within: string, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(await source);
  const violations = await page.evaluate(
    async ([context, settings]) => {
      const results = await window.axe.run(context, { ...settings, resultTypes: ["violations"] });
      return results.violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target) }));
    },
    [within, options] as const,
  );
  return violations.map(({ id, targets }) => `${id}: ${targets.join(", ")}`);
}

declare global {
  interface Window {
    axe: typeof import("axe-core");
  }
}

/** Changes the theme and waits for the colour transitions. */
export async function setTheme(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const isTransition = (animation: Animation) => animation instanceof CSSTransition;
    // An inherited colour reaches a child with its own transition only a frame after the parent's has ended.
    for (let quietFrames = 0; quietFrames < 2; quietFrames += 1) {
      await nextFrame();
      const transitions = document.getAnimations().filter(isTransition);
      if (transitions.length > 0) quietFrames = -1;
      await Promise.allSettled(transitions.map((transition) => transition.finished));
    }
  });
}

import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { RunOptions } from "axe-core";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const source = readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Violations of WCAG 2.2 AA and of axe's best practices, a line each. */
export async function findAxeViolations(
  page: Page,
  { within = "html", exceptRules = [] }: { within?: string; exceptRules?: readonly string[] } = {},
): Promise<string[]> {
  const rules = Object.fromEntries(exceptRules.map((rule) => [rule, { enabled: false }]));
  return await run(page, within, { runOnly: tags, rules });
}

/** The same in the light theme, and in the dark theme the one rule that depends on it: contrast. */
export async function findAxeViolationsInBothThemes(page: Page): Promise<string[]> {
  await turn(page, "light");
  const byDay = await findAxeViolations(page);
  await turn(page, "dark");
  const byNight = await run(page, "html", { runOnly: { type: "rule", values: ["color-contrast"] } });
  return [...byDay, ...byNight.map((finding) => `by night, ${finding}`)];
}

/** axe runs in the page itself: @axe-core/playwright loads it twice more, into the page and into a second tab. */
async function run(page: Page, within: string, options: RunOptions): Promise<string[]> {
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

/** Changes the theme, and waits until every colour has. */
async function turn(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const isTransition = (animation: Animation) => animation instanceof CSSTransition;
    // An inherited colour reaches a child that has a transition of its own only after the parent's, a frame later.
    for (let quietFrames = 0; quietFrames < 2; quietFrames += 1) {
      await nextFrame();
      const transitions = document.getAnimations().filter(isTransition);
      if (transitions.length > 0) quietFrames = -1;
      await Promise.allSettled(transitions.map((transition) => transition.finished));
    }
  });
}

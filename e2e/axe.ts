import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** What axe holds against the page at WCAG 2.2 AA and its own best practice, a line each. */
export async function axeFindings(page: Page): Promise<string[]> {
  const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
  return await findings(new AxeBuilder({ page }).withTags(tags));
}

/** The same by day, and by night what night changes: the colours. */
export async function axeFindingsDayAndNight(page: Page): Promise<string[]> {
  await turn(page, "light");
  const byDay = await axeFindings(page);
  await turn(page, "dark");
  const byNight = await findings(new AxeBuilder({ page }).withRules(["color-contrast"]));
  return [...byDay, ...byNight.map((finding) => `by night, ${finding}`)];
}

async function findings(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(", ")}`);
}

/** Changes the theme, and waits until every colour has. */
async function turn(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(changes.map((change) => change.finished));
  });
}

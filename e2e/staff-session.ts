import { AxeBuilder } from "@axe-core/playwright";
import { type APIRequestContext, expect, type Page } from "@playwright/test";

/** Staff who are logged in already, as on every day but the first. */
export async function logInAsStaff(page: Page, request: APIRequestContext): Promise<void> {
  const answer = await request.post("/api/token/", {
    data: { username: "admin", password: "a long enough password" },
  });
  expect(answer.status()).toBe(200);
  const user = { username: "admin", is_admin: true, is_staff: true };
  const session = JSON.stringify({ ...(await answer.json()), user });
  await page.addInitScript((stored) => {
    localStorage.setItem("session", stored);
  }, session);
}

/** The colours of badges by day. */
export const badgeColours = {
  red: "rgb(250, 220, 220)",
  yellow: "rgb(251, 234, 181)",
  green: "rgb(220, 238, 214)",
} as const;

/** The newest; the one before it may still be leaving. */
export const toastOf = (page: Page) => page.locator('[data-sonner-toast][data-front="true"]');

/** A list whose calls failed is tried again for 7 seconds before staff are told (LO5). */
export const afterRetries = { timeout: 25_000 } as const;

export async function axeFindings(page: Page): Promise<string[]> {
  const report = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  return report.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(", ")}`);
}

import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, type Locator, type Page } from "@playwright/test";

export const admin = { username: "admin", password: "a long enough password" } as const;

/** An account that may log in but is no admin, made beside the running server as `npm run admin` does. */
export async function makeNonAdmin() {
  const username = `clerk-${crypto.randomUUID().slice(0, 8)}`;
  const { stdout } = await promisify(execFile)(
    "node",
    ["tools/admin.ts", "create", username, "--staff-only", "--generate"],
    { env: { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR } },
  );
  const password = /shown only now: (\S+)/.exec(stdout)?.[1] ?? "";
  expect(password).not.toBe("");
  return { username, password };
}

/** By what password managers know it: the button that shows it is labelled with the same word. */
export const passwordOf = (page: Page) => page.locator('input[autocomplete="current-password"]');

export async function fillLogin(
  page: Page,
  { username, password }: { username: string; password: string },
): Promise<void> {
  await page.getByLabel("Username").fill(username);
  await passwordOf(page).fill(password);
  await page.getByRole("button", { name: "Log in" }).click();
}

/** Queries try again for seconds before anyone is told (LO5): the page's clock runs ahead until it is. */
export async function pastRetries(page: Page, told: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(4_000);
    await expect(told).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

export const storedSession = (page: Page) => page.evaluate(() => localStorage.getItem("session"));

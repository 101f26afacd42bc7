import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { type APIRequestContext, expect, type Locator, type Page } from "@playwright/test";
import { admin, servers } from "./servers.ts";

/** Stores a session of the admin in the browser. */
export async function logInAsStaff(page: Page, request: APIRequestContext): Promise<void> {
  const user = { username: admin.username, is_admin: true, is_staff: true };
  const session = JSON.stringify({ ...(await fetchTokens(request)), user });
  await page.addInitScript((stored) => {
    localStorage.setItem("session", stored);
  }, session);
}

/** The rows of a list in the API, newest first. */
export async function listAsStaff(
  request: APIRequestContext,
  path: string,
): Promise<Record<string, unknown>[]> {
  const list = await request.get(`${path}?page_size=100`, { headers: await staffHeaders(request) });
  expect(list.status()).toBe(200);
  return (await list.json()).results;
}

export async function staffHeaders(request: APIRequestContext): Promise<{ authorization: string }> {
  const { access } = await fetchTokens(request);
  return { authorization: `Bearer ${access}` };
}

async function fetchTokens(request: APIRequestContext) {
  // The server may close an idle connection at this moment. Browsers then open another, Playwright only if told to.
  const login = await request.post("/api/token/", { data: admin, maxRetries: 1 });
  expect(login.status()).toBe(200);
  return await login.json();
}

export function createNonAdmin() {
  return createAccount("clerk", "--staff-only");
}

export function createAdmin() {
  return createAccount("chief");
}

async function createAccount(role: string, ...options: readonly string[]) {
  const username = `${role}-${crypto.randomUUID().slice(0, 8)}`;
  const output = await runAdmin("create", username, ...options, "--generate");
  const password = /shown only now: (\S+)/.exec(output)?.[1] ?? "";
  expect(password).not.toBe("");
  return { username, password };
}

export async function runAdmin(...args: readonly string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: servers.staff.dataDir };
  const { stdout } = await promisify(execFile)("node", ["tools/admin.ts", ...args], { env });
  return stdout;
}

/** Found by its autocomplete attribute, because the button that shows the password has the same label. */
export const passwordField = (page: Page) => page.locator('input[autocomplete="current-password"]');

export async function fillLogin(
  page: Page,
  { username, password }: { username: string; password: string },
): Promise<void> {
  await page.getByLabel("Username").fill(username);
  await passwordField(page).fill(password);
  await page.getByRole("button", { name: "Log in" }).click();
}

export const storedSession = (page: Page) => page.evaluate(() => localStorage.getItem("session"));

/** In the light theme. */
export const badgeColours = {
  red: "rgb(250, 220, 220)",
  yellow: "rgb(251, 234, 181)",
  green: "rgb(220, 238, 214)",
} as const;

/** A failed call is retried for 7 seconds before an error is shown (LO5). */
export const retriesTimeout = { timeout: 25_000 } as const;

/** Advances the page's installed clock until the error is shown. */
export async function runClockPastRetries(page: Page, error: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(4_000);
    await expect(error).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

/** Distinguishes the rows of tests that run at the same time. Eight digits alone would be a price in a search. */
export function unique(text: string): string {
  return `${text} x${crypto.randomUUID().slice(0, 7)}`;
}

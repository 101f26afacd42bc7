import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { type APIRequestContext, expect, type Locator, type Page } from "@playwright/test";
import { admin, servers } from "./servers.ts";

/** Staff who are logged in already, as on every day but the first. */
export async function logInAsStaff(page: Page, request: APIRequestContext): Promise<void> {
  const user = { username: admin.username, is_admin: true, is_staff: true };
  const session = JSON.stringify({ ...(await tokens(request)), user });
  await page.addInitScript((stored) => {
    localStorage.setItem("session", stored);
  }, session);
}

/** What staff see of a list, through the API, newest first. */
export async function listAsStaff(
  request: APIRequestContext,
  path: string,
): Promise<Record<string, unknown>[]> {
  const list = await request.get(`${path}?page_size=100`, { headers: await staffHeaders(request) });
  expect(list.status()).toBe(200);
  return (await list.json()).results;
}

/** For calls to the API that another member of the staff might make. */
export async function staffHeaders(request: APIRequestContext): Promise<{ authorization: string }> {
  const { access } = await tokens(request);
  return { authorization: `Bearer ${access}` };
}

async function tokens(request: APIRequestContext) {
  const login = await request.post("/api/token/", { data: admin });
  expect(login.status()).toBe(200);
  return await login.json();
}

/** An account that may log in but is no admin. */
export function createNonAdmin() {
  return createAccount("clerk", "--staff-only");
}

/** An admin's account of one journey's own. */
export function createAdmin() {
  return createAccount("chief");
}

async function createAccount(role: string, ...options: readonly string[]) {
  const username = `${role}-${crypto.randomUUID().slice(0, 8)}`;
  const told = await runAdmin("create", username, ...options, "--generate");
  const password = /shown only now: (\S+)/.exec(told)?.[1] ?? "";
  expect(password).not.toBe("");
  return { username, password };
}

/** `npm run admin` beside the running server. */
export async function runAdmin(...args: readonly string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: servers.staff.dataDir };
  const { stdout } = await promisify(execFile)("node", ["tools/admin.ts", ...args], { env });
  return stdout;
}

/** By what password managers know it: the button that shows it is labelled with the same word. */
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

/** The one toast that is shown; one that is fading out has no mark any more. */
export const toastOf = (page: Page) => page.locator("[data-toast]");

/** The colours of badges by day. */
export const badgeColours = {
  red: "rgb(250, 220, 220)",
  yellow: "rgb(251, 234, 181)",
  green: "rgb(220, 238, 214)",
} as const;

/** A list whose calls failed is tried again for 7 seconds before staff are told (LO5). */
export const retriesTimeout = { timeout: 25_000 } as const;

/** The same with the page's clock in hand, which runs ahead until they are told. */
export async function runClockPastRetries(page: Page, told: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(4_000);
    await expect(told).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

/** Told apart from what other journeys write at the same time. */
export function unique(words: string): string {
  return `${words} ${crypto.randomUUID().slice(0, 8)}`;
}

import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { DisposableServer } from "../resilience/disposable-server.ts";
import { test as journeyTest } from "./journey.ts";
import { admin } from "./servers.ts";

type StaffServer = Readonly<{ origin: string; dataDir: string }>;

/** Each worker has its own server, so that tests that run at the same time never see each other's rows. */
export const test = journeyTest.extend<object, { server: StaffServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured first parameter.
    async ({}, use) => {
      const account = { ADMIN_USERNAME: admin.username, ADMIN_PASSWORD: admin.password };
      const server = await DisposableServer.create({
        DEMO: "1",
        WEBHOOKS_TO_PRIVATE_NETWORK: "on",
        ...account,
      });
      try {
        await server.start();
        // A server that has just started on a busy machine refuses requests for a moment.
        await expect.poll(async () => (await fetch(`${server.origin}/readyz`)).status).toBe(200);
        // The addresses of pictures have the host of PUBLIC_URL, and the page's policy allows no other.
        const origin = server.origin.replace("127.0.0.1", "localhost");
        await use({ origin, dataDir: server.dataDir });
      } finally {
        await server.remove();
      }
    },
    { scope: "worker", timeout: 180_000 },
  ],
  baseURL: async ({ server }, use) => use(server.origin),
});

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

/** How long a session is used. Access tokens are valid for longer. */
const sessionMs = 5 * 60_000;
type Session = Readonly<{ tokens: { access: string; refresh: string }; startedAtMs: number }>;
/** By the origin of the server. */
const sessions = new Map<string, Session>();

/** Logs in once per worker and server, because checking a password is slow on purpose. */
async function fetchTokens(request: APIRequestContext) {
  const { origin } = new URL((await request.get("/healthz")).url());
  const session = sessions.get(origin);
  if (session && Date.now() - session.startedAtMs < sessionMs) return session.tokens;
  const login = await request.post("/api/token/", { data: admin });
  expect(login.status()).toBe(200);
  const tokens = await login.json();
  sessions.set(origin, { tokens, startedAtMs: Date.now() });
  return tokens;
}

export function createNonAdmin(server: StaffServer) {
  return createAccount(server, "clerk", "--staff-only");
}

export function createAdmin(server: StaffServer) {
  return createAccount(server, "chief");
}

async function createAccount(server: StaffServer, role: string, ...options: readonly string[]) {
  const username = `${role}-${crypto.randomUUID().slice(0, 8)}`;
  const output = await runAdmin(server, "create", username, ...options, "--generate");
  const password = /shown only now: (\S+)/.exec(output)?.[1] ?? "";
  expect(password).not.toBe("");
  return { username, password };
}

export async function runAdmin({ dataDir }: StaffServer, ...args: readonly string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: dataDir };
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

export const isHome = (address: URL) => address.pathname === "/";

export const storedSession = (page: Page) => page.evaluate(() => localStorage.getItem("session"));

/** In the light theme. */
export const badgeColours = {
  red: "rgb(250, 220, 220)",
  yellow: "rgb(251, 234, 181)",
  green: "rgb(220, 238, 214)",
} as const;

/** Distinguishes the rows of tests that run at the same time. Eight digits alone would be a price in a search. */
export function unique(text: string): string {
  return `${text} x${crypto.randomUUID().slice(0, 7)}`;
}

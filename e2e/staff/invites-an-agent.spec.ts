import { type Browser, devices, type Page } from "@playwright/test";
import { findAxeViolations } from "../axe.ts";
import { long } from "../full-run.ts";
import { expect, findToast, waitForHydration } from "../journey.ts";
import { admin } from "../servers.ts";
import {
  createAdmin,
  fillLogin,
  logInAsStaff,
  passwordField,
  staffHeaders,
  storedSession,
  test,
} from "../staff.ts";
import { createProperty, findCard } from "./properties-tab.ts";

const password = "a sentence of my own";

async function openPhone(browser: Browser, baseURL: string): Promise<Page> {
  const phone = { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } };
  const context = await browser.newContext({ ...phone, baseURL });
  return context.newPage();
}

/** The admin's part; returns the link. */
async function invite(page: Page, username: string): Promise<string> {
  await page.goto("/admin?tab=accounts");
  await page.getByRole("button", { name: "Invite" }).click();
  const dialog = page.getByRole("dialog", { name: "Invite somebody" });
  await dialog.getByLabel("Username").fill(username);
  await dialog.getByRole("button", { name: "Make a link" }).click();
  await expect(dialog.getByText("This field is required.")).toBeVisible();
  await passwordField(page).fill(admin.password);
  await dialog.getByRole("button", { name: "Make a link" }).click();
  await expect(dialog.getByRole("alert")).toContainText(`The link for ${username} is ready`);
  const link = await dialog.getByLabel("Link", { exact: true }).inputValue();
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(page.getByRole("region", { name: "Invited, not accepted yet" })).toContainText(username);
  return link.slice(link.indexOf("/invitation"));
}

async function accept(phone: Page, link: string): Promise<void> {
  await phone.goto(link);
  await phone.getByLabel("Choose a password").fill("short");
  await phone.getByRole("button", { name: "Accept and log in" }).click();
  await expect(phone.getByText("Use at least 8 characters.")).toBeVisible();
  await phone.getByLabel("Choose a password").fill(password);
  await phone.getByRole("button", { name: "Accept and log in" }).click();
  await expect(phone).toHaveURL(/\/admin$/);
}

test("LE8: an agent accepts an invitation on a phone, is refused what agents may not do, and is logged out by the admin", async ({
  page,
  request,
  browser,
  server,
}) => {
  const username = `sita-${crypto.randomUUID().slice(0, 8)}`;
  const foreign = `House of the admin ${username}`;
  await createProperty(request, foreign);
  await logInAsStaff(page, request);
  const link = await invite(page, username);

  const phone = await openPhone(browser, server.origin);
  await accept(phone, link);
  await phone.getByRole("button", { name: "More" }).click();
  const tabs = phone.getByRole("dialog").getByRole("tab");
  await expect(tabs).toHaveText([
    /^Today/,
    /^Leads/,
    /^Calendar/,
    /^Properties/,
    /^Properties For Sale/,
    /^Contact/,
    /^Service/,
    /^Trash/,
  ]);
  await phone.keyboard.press("Escape");
  await expect(phone.getByRole("heading", { name: "Leads by week" })).toBeVisible();
  await phone.getByRole("tab", { name: "Listings" }).click();
  await expect(phone.getByRole("heading", { name: "Properties", exact: true })).toBeVisible();
  await expect(phone.getByRole("button", { name: "Export" })).toHaveCount(0);
  await expect(findCard(phone, foreign)).toHaveCount(0);

  // By address.
  for (const tab of ["accounts", "history", "projects"]) {
    await phone.goto(`/admin?tab=${tab}`);
    await expect(phone.getByRole("heading", { name: "Properties", exact: true })).toBeVisible();
  }
  const { access } = JSON.parse((await storedSession(phone)) ?? "{}");
  const headers = { authorization: `Bearer ${access}` };
  const rows = await request.get("/api/properties/", { headers: await staffHeaders(request) });
  const { id } = (await rows.json()).results.find(({ name }: { name: string }) => name === foreign);
  const statusOf = async (method: string, url: string, data?: object) =>
    (await request.fetch(url, { method, headers, ...(data && { data }) })).status();
  expect(await statusOf("GET", "/api/accounts/")).toBe(403);
  expect(await statusOf("GET", "/api/properties/export.csv")).toBe(403);
  expect(await statusOf("GET", "/api/history/")).toBe(403);
  expect(await statusOf("POST", "/api/trash/purge/", { rows: [{ kind: "properties", id }] })).toBe(403);
  expect(await statusOf("PATCH", `/api/properties/${id}/`, { name: "Mine" })).toBe(404);
  expect(await statusOf("DELETE", `/api/properties/${id}/delete/`)).toBe(404);
  expect(await statusOf("GET", `/api/properties/${id}/papers/`)).toBe(403);

  // The link works once.
  const other = await openPhone(browser, server.origin);
  await other.goto(link);
  await expect(other.getByRole("alert")).toContainText("This link does not work");

  await page.reload();
  await page.getByRole("button", { name: `Sessions of ${username}` }).click();
  const sessions = page.getByRole("dialog", { name: `Where ${username} is logged in` });
  await expect(sessions.getByRole("listitem")).toContainText("Chrome on Android");
  await sessions.getByRole("button", { name: "Log out Chrome on Android" }).click();
  await expect(findToast(page)).toContainText("Logged out there");
  await phone.getByRole("button", { name: "More" }).click();
  await phone.getByRole("tab", { name: "Trash" }).click();
  await expect(phone).toHaveURL(/\/login$/);
});

test(
  "LE8: staff change their password, and are logged out everywhere else",
  long,
  async ({ page, request, server }) => {
    const account = await createAdmin(server);
    await page.goto("/login");
    await waitForHydration(page);
    await fillLogin(page, account);
    await expect(page).toHaveURL(/\/admin/);
    const { access } = await (await request.post("/api/token/", { data: account })).json();
    const statusElsewhere = async () =>
      (await request.get("/api/profile/", { headers: { authorization: `Bearer ${access}` } })).status();
    expect(await statusElsewhere()).toBe(200);

    await page.getByRole("button", { name: "Your account" }).click();
    const dialog = page.getByRole("dialog", { name: "Your account" });
    const sessions = dialog.getByRole("region", { name: "Where you are logged in" }).getByRole("listitem");
    await expect(sessions).toHaveCount(2);
    await expect(sessions.filter({ hasText: "This device" })).toContainText(/Chrome on (Windows|Linux)/);
    const section = dialog.getByRole("region", { name: "Password" });
    const change = section.getByRole("button", { name: "Change password" });
    await section.locator('input[name="password"]').fill(account.password);
    await section.locator('input[name="new_password"]').fill(password);
    await change.click();
    await expect(section.getByRole("alert")).toContainText("Password changed");
    await expect(sessions).toHaveCount(1);
    expect(await statusElsewhere()).toBe(401);
    await page.reload();
    await expect(page.getByRole("tab", { name: "Accounts" })).toBeVisible();
  },
);

test("axe finds no problems in the accounts and in an invitation", async ({ page, request }) => {
  await logInAsStaff(page, request);
  const link = await invite(page, `axe-${crypto.randomUUID().slice(0, 8)}`);
  expect(await findAxeViolations(page)).toEqual([]);
  await page.getByRole("button", { name: `Change ${admin.username}` }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
  await page.goto(link);
  await expect(page.getByLabel("Choose a password")).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
});

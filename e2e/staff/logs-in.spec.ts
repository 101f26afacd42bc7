import { pageAddress } from "#domain/site/page-address.ts";
import { findAxeViolationsInThemes } from "../axe.ts";
import { long, variants } from "../full-run.ts";
import { holdRequests } from "../hold-requests.ts";
import { expect, findToast, waitForHydration } from "../journey.ts";
import { admin } from "../servers.ts";
import { createNonAdmin, fillLogin, passwordField, storedSession, test } from "../staff.ts";

test("LO1 LO3 LO4: staff log in, reach the requested tab, and Back skips the login page", async ({
  page,
}) => {
  await page.goto("/contact");
  await page.goto("/admin?tab=contacts");
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await expect(page.getByLabel("Username")).toHaveAttribute("autocomplete", "username");
  const password = passwordField(page);
  await expect(password).toHaveAttribute("type", "password");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(password).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "Hide password" }).click();
  await expect(password).toHaveAttribute("type", "password");

  await fillLogin(page, admin);
  await expect(findToast(page)).toContainText("Login Successful!");
  await expect(findToast(page)).toContainText("Welcome to the admin dashboard.");
  await expect(page).toHaveURL(/\/admin\?tab=contacts$/);
  await expect(page.getByRole("heading", { name: "Contact Messages" })).toBeVisible();
  expect(JSON.parse((await storedSession(page)) ?? "")).toMatchObject({
    access: expect.any(String),
    refresh: expect.any(String),
    user: { username: "admin", is_admin: true },
  });
  await page.goBack();
  await expect(page).toHaveURL(/\/contact$/);
});

test("LO1: what is typed before the scripts have loaded is kept and sent", async ({ page }) => {
  const releaseScripts = await holdRequests(page, /\/assets\/.+\.js$/);
  await page.goto("/login", { waitUntil: "commit" });
  await page.getByLabel("Username").fill(admin.username);
  await passwordField(page).fill(admin.password);
  await passwordField(page).press("Enter");
  await expect(page.getByRole("button", { name: "Log in" })).toBeDisabled();
  releaseScripts();
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page.getByRole("heading", { name: "Admin Dashboard" })).toBeVisible();
});

test(
  "LO2: a wrong password shows the server's message, in Nepali on the Nepali page",
  long,
  async ({ page, browserConsole }) => {
    browserConsole.expectErrors = true;
    await page.goto("/login");
    await waitForHydration(page);
    await fillLogin(page, { ...admin, password: "not the password" });
    await expect(findToast(page)).toContainText("Login Failed");
    await expect(findToast(page)).toContainText("Invalid username or password.");
    await expect(page).toHaveURL(/\/login$/);
    expect(await storedSession(page)).toBeNull();

    await page.getByRole("link", { name: "नेपालीमा हेर्नुहोस्" }).click();
    await page.getByRole("button", { name: "लगइन गर्नुहोस्" }).click();
    await expect(findToast(page)).toContainText("प्रयोगकर्ता नाम वा पासवर्ड मिलेन।");
  },
);

test(
  "LO2: a login without admin rights is denied and its session is ended",
  long,
  async ({ page, request, server }) => {
    const clerk = await createNonAdmin(server);
    await page.goto("/login");
    await waitForHydration(page);
    const opened = page.waitForResponse("**/api/token/");
    const ended = page.waitForResponse("**/api/logout/");
    await fillLogin(page, clerk);
    await expect(findToast(page)).toContainText("Access Denied");
    await expect(findToast(page)).toContainText(
      "You are not authorized as an admin. Only superusers can access the admin dashboard.",
    );
    await expect(page).toHaveURL(/\/login$/);
    expect(await storedSession(page)).toBeNull();
    expect((await ended).status()).toBe(204);
    const { access } = await (await opened).json();
    const check = await request.get("/api/check-admin/", { headers: { authorization: `Bearer ${access}` } });
    expect(check.status()).toBe(401);
  },
);

test(
  "LO4: opening the dashboard clears an invalid session or one without admin rights",
  long,
  async ({ page, request, server, browserConsole }) => {
    browserConsole.expectErrors = true;
    const clerk = await createNonAdmin(server);
    const tokens = await (await request.post("/api/token/", { data: clerk })).json();
    const claimed = { ...tokens, user: { username: clerk.username, is_admin: true, is_staff: true } };
    for (const stored of [
      JSON.stringify(claimed),
      '{"access":"a"}',
      "not json",
      '{"access":"x","refresh":"y","user":{"username":"x","is_admin":true,"is_staff":true}}',
    ]) {
      await page.goto("/contact");
      await page.evaluate((text) => localStorage.setItem("session", text), stored);
      await page.goto("/admin");
      await expect(page).toHaveURL(/\/login$/);
      await expect(page.getByLabel("Username")).toBeVisible();
      expect(await storedSession(page)).toBeNull();
    }
  },
);

test("LO4: the server renders no dashboard content before the access check", async ({ request }) => {
  const html = await (await request.get("/admin?tab=contacts")).text();
  expect(html).toContain("Verifying access...");
  expect(html).not.toContain("message(s)");
});

test("LO1: without JavaScript, the login page says so and never puts the password into the URL", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/login");
  await page.getByLabel("Username").fill("admin");
  await passwordField(page).fill("secret");
  await passwordField(page).press("Enter");
  await expect(page.getByRole("button", { name: "Log in" })).toBeDisabled();
  await expect(page.getByText("JavaScript")).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await context.close();
});

for (const language of variants(["en", "np"] as const, 0))
  test(`LO1: axe finds nothing on the login page (${language})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(pageAddress("/login", language));
    await waitForHydration(page);
    // The floating call button is outside the landmarks on every page.
    const violations = (await findAxeViolationsInThemes(page)).filter(
      (violation) => !/^region: a\[aria-label=[^,]*$/.test(violation),
    );
    expect(violations).toEqual([]);
  });

test(
  "NL1 NL2: a login in Nepali leads to a Nepali dashboard, and its links and its logout to Nepali pages",
  long,
  async ({ page }) => {
    await page.goto("/np/login");
    await waitForHydration(page);
    await page.locator('input[autocomplete="username"]').fill(admin.username);
    await page.locator('input[autocomplete="current-password"]').fill(admin.password);
    await page.getByRole("button", { name: "लगइन गर्नुहोस्" }).click();
    await expect(page).toHaveURL(/[^p]\/admin/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("व्यवस्थापन ड्यासबोर्ड");
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("व्यवस्थापन ड्यासबोर्ड");
    await expect(page.locator("header a").first()).toHaveAttribute("href", "/np");
    await waitForHydration(page);
    await page.getByRole("link", { name: "View in English" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Admin Dashboard");
    await expect(page).toHaveURL(/[^p]\/admin/);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Admin Dashboard");
    await waitForHydration(page);
    await page.getByRole("link", { name: "नेपालीमा हेर्नुहोस्" }).click();
    await page.getByRole("button", { name: "लगआउट" }).click();
    await expect(page).toHaveURL(/\/np$/);
    await page.goto("/admin");
    await expect(page).toHaveURL(/\/np\/login$/);
  },
);

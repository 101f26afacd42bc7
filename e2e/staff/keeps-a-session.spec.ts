import type { APIRequestContext, Page } from "@playwright/test";
import { typeInNewLine, waitForFocusIn } from "../focus.ts";
import { long } from "../full-run.ts";
import { expect, findToast, waitForHydration } from "../journey.ts";
import { admin } from "../servers.ts";
import { fillLogin, isHome, storedSession, test, unique } from "../staff.ts";
import { createProperty, formDialog, saveButton } from "./properties-tab.ts";

type Session = { access: string; refresh: string };

/** Stores a session once; an init script would store it on every load. */
async function storeSession(page: Page, request: APIRequestContext, change: Partial<Session> = {}) {
  const tokens: Session = await (await request.post("/api/token/", { data: admin })).json();
  const user = { username: "admin", is_admin: true, is_staff: true };
  await page.goto("/contact");
  await page.evaluate(
    (text) => localStorage.setItem("session", text),
    JSON.stringify({ ...tokens, ...change, user }),
  );
  return tokens;
}

/** Makes both tokens invalid, as after fourteen days or a changed password. */
const endSession = (page: Page) =>
  page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem("session") ?? "{}");
    localStorage.setItem("session", JSON.stringify({ ...session, access: "ended", refresh: "ended" }));
  });

test("LO3 LO4: when the session ends during an edit, staff log in within the editor and save again", async ({
  page,
  request,
  browserConsole,
}) => {
  browserConsole.expectErrors = true;
  const id = await createProperty(request, unique("Kept house"));
  await storeSession(page, request);
  await page.goto(`/admin?tab=listings&edit=${id}`);
  const description = formDialog(page).getByLabel("Description (English)");
  await description.fill("A long text about a well.");
  await endSession(page);
  await saveButton(page).click();
  const login = page.getByRole("dialog", { name: "Your session has ended" });
  await expect(login).toContainText("What you have written is still here.");
  await expect(findToast(page)).toHaveCount(0);
  await waitForFocusIn(login);
  await page.keyboard.press("Escape");
  await expect(login).toBeVisible();
  await fillLogin(page, admin);
  await expect(login).toBeHidden();
  await expect(description).toHaveValue("A long text about a well.");
  await saveButton(page).click();
  await expect(findToast(page)).toContainText("Property Updated");
  await expect(page).toHaveURL(/\/admin\?/);
  const stored = await (await request.get(`/api/properties/${id}/`)).json();
  expect(stored.description).toBe("A long text about a well.");
});

test(
  "LO3: after leaving or reloading an editor whose session ended, unsaved changes are offered again",
  long,
  async ({ page, request, browserConsole }) => {
    browserConsole.expectErrors = true;
    const id = await createProperty(request, unique("Drafted house"));
    await storeSession(page, request);
    await page.goto(`/admin?tab=listings&edit=${id}`);
    const form = formDialog(page);
    await form.getByLabel("Description (English)").fill("Not to be lost");
    await form.getByRole("button", { name: "Add feature (English)" }).click();
    await typeInNewLine(form, "Mango tree");
    await endSession(page);
    await saveButton(page).click();
    await page.getByRole("button", { name: "Leave without saving" }).click();
    await expect(page).toHaveURL(/\/login$/);
    await waitForHydration(page);
    await fillLogin(page, admin);
    await expect(form.getByText("You have unsaved changes from before")).toBeVisible();
    await expect(form.getByLabel("Description (English)")).toHaveValue("");
    await form.getByRole("button", { name: "Bring them back" }).click();
    await expect(form.getByLabel("Description (English)")).toHaveValue("Not to be lost");

    page.once("dialog", (dialog) => void dialog.accept());
    await page.reload();
    await form.getByRole("button", { name: "Bring them back" }).click();
    await expect(form.getByLabel("Custom features (English), line 1")).toHaveValue("Mango tree");
    await saveButton(page).click();
    await expect(findToast(page)).toContainText("Property Updated");
    const stored = await (await request.get(`/api/properties/${id}/`)).json();
    expect(stored).toMatchObject({ description: "Not to be lost", custom_features: ["Mango tree"] });

    await page.goto(`/admin?tab=listings&edit=${id}`);
    await expect(form.getByLabel("Description (English)")).toHaveValue("Not to be lost");
    await expect(form.getByText("You have unsaved changes from before")).toHaveCount(0);
  },
);

test(
  "LO3: two tabs share refreshed tokens, logout and login",
  long,
  async ({ page, request, context, browserConsole }) => {
    // A call of one tab may fail because of the other's logout.
    browserConsole.expectErrors = true;
    const tokens = await storeSession(page, request);
    await page.goto("/admin?tab=contacts");
    const other = await context.newPage();
    await other.goto("/admin?tab=contacts");
    await expect(page.getByRole("article").first()).toBeVisible();
    await expect(other.getByRole("article").first()).toBeVisible();

    const renewed = await request.post("/api/token/refresh/", { data: { refresh: tokens.refresh } });
    const { access } = await renewed.json();
    await other.evaluate((token) => {
      const session = JSON.parse(localStorage.getItem("session") ?? "{}");
      localStorage.setItem("session", JSON.stringify({ ...session, access: token }));
    }, access);
    const call = page.waitForRequest(/\/messages\/\?.*search=roof/);
    await page.getByRole("searchbox", { name: "Search" }).fill("roof");
    expect(await (await call).headerValue("authorization")).toBe(`Bearer ${access}`);

    await other.getByRole("button", { name: "Logout" }).click();
    await expect(other).toHaveURL(isHome);
    await expect(page).toHaveURL(/\/login$/);

    await other.goto("/login");
    await waitForHydration(other);
    await fillLogin(other, admin);
    await expect(other).toHaveURL(/\/admin/);
    await expect(page).toHaveURL(/\/admin\?tab=contacts/);
  },
);

test(
  "AD1 AD3: logging out goes home with a toast, and ends the session on the server",
  long,
  async ({ page, request, browserConsole }) => {
    // A list that is still loading when the session ends is answered with 401.
    browserConsole.expectErrors = true;
    const { refresh } = await storeSession(page, request);
    // The toast is requested before the script that shows toasts has loaded.
    const loggedOut = Promise.withResolvers<void>();
    await page.route("**/assets/toaster-*.js", async (route) => {
      await loggedOut.promise;
      await route.continue();
    });
    await page.goto("/admin");
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page).toHaveURL(isHome);
    loggedOut.resolve();
    await expect(findToast(page)).toContainText("Logged Out");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await storedSession(page)).toBeNull();
    const again = await request.post("/api/token/refresh/", { data: { refresh } });
    expect(again.status()).toBe(401);
  },
);

import type { Page } from "@playwright/test";
import { expect, findToast, test, waitForHydration } from "../journey.ts";
import { becomeNewVisitor } from "../new-visitor.ts";

test.beforeEach(({ browserConsole }) => {
  // The console shows every failed request.
  browserConsole.expectErrors = true;
});

async function openBuy(page: Page): Promise<void> {
  await page.goto("/buy");
  await waitForHydration(page);
}

test("CO2: links and forms without a connection say so on the page, and go on when it is back", async ({
  page,
  context,
}) => {
  await test.step("offline, a link shows a notice on the current page and opens when back online", async () => {
    await openBuy(page);
    await context.setOffline(true);
    await page.getByRole("article").first().getByRole("heading").getByRole("link").click();
    const notice = page.getByRole("alert");
    await expect(notice).toContainText("No connection");
    await expect(page).toHaveURL(/\/buy$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Properties for sale");
    // Still offline: the notice stays.
    await notice.getByRole("button", { name: "Try again" }).click();
    await expect(notice).toBeVisible();
    await expect(page).toHaveURL(/\/buy$/);
    await context.setOffline(false);
    await expect(page).toHaveURL(/\/property\/\d+$/);
    await expect(notice).toHaveCount(0);
  });
  await becomeNewVisitor(page);
  await test.step("another link replaces a navigation that waits for the connection", async () => {
    await openBuy(page);
    await page.route(/\/property\/\d+\.data/, (route) => route.abort("connectionrefused"));
    await page.getByRole("article").first().getByRole("heading").getByRole("link").click();
    await expect(page.getByRole("alert")).toContainText("No connection");
    await page.getByRole("contentinfo").getByRole("link", { name: "Rent" }).click();
    await expect(page).toHaveURL(/\/rent$/);
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
  await becomeNewVisitor(page);
  await test.step("CO2: a form whose code failed to load says that there is no connection, and sends its text later", async () => {
    await openBuy(page);
    await page.route(/\/assets\/message-submission-/, (route) => route.abort("connectionreset"));
    await page.goto("/contact");
    await waitForHydration(page);
    await page.getByLabel("Name").fill("सीता झा");
    await page.getByLabel("E-mail").fill("sita@example.com");
    await page.getByLabel("Subject").fill("Connection");
    await page.getByRole("textbox", { name: "Message" }).fill("नमस्ते");
    const submit = page.getByRole("button", { name: "Send message" });
    await submit.click();
    await expect(page.locator("main form").getByText("no connection to the internet")).toBeVisible();
    await page.unroute(/\/assets\/message-submission-/);
    await submit.click();
    await expect(findToast(page)).toContainText("Message sent");
    await expect(page.getByLabel("Subject")).toHaveValue("");
  });
  await becomeNewVisitor(page);
  await test.step("an aborted request shows a notice in the page's language, and Try again opens the page", async () => {
    await openBuy(page);
    await page.getByRole("link", { name: "नेपालीमा हेर्नुहोस्" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "ne");
    await page.route(/\.data/, (route) => route.abort("connectionreset"));
    await page.getByRole("search").getByLabel("खोज्नुहोस्", { exact: true }).fill("घर");
    await page.keyboard.press("Enter");
    const notice = page.getByRole("alert");
    await expect(notice).toContainText("इन्टरनेट जोडिएको छैन");
    await expect(page.getByRole("article").first()).toBeVisible();
    await notice.getByRole("button").click();
    await expect(notice).toBeVisible();
    await page.unroute(/\.data/);
    await notice.getByRole("button").click();
    await expect(page).toHaveURL(/search=/);
    await expect(notice).toHaveCount(0);
  });
});

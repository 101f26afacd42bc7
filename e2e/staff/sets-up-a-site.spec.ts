import { startSmtpServer } from "#server/testing/smtp-server.ts";
import { findAxeViolationsInThemes } from "../axe.ts";
import { long } from "../full-run.ts";
import { expect, waitForHydration } from "../journey.ts";
import { onServer, setupLinkOf } from "../own-server.ts";
import { admin } from "../servers.ts";
import { fillLogin, test } from "../staff.ts";

test("ST4: from an empty database to the first listing, with a closed browser in between", async ({
  page,
  browserConsole,
}) => {
  // The wrong code.
  browserConsole.expectErrors = true;
  const smtp = await startSmtpServer();
  const mail = {
    ADMIN_PASSWORD: "",
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    MAIL_FROM: "office@site.test",
  };
  await onServer(page, mail, async (server) => {
    await page.goto(`${server.origin}/`);
    await expect(page).toHaveURL(/\/setup$/);
    await waitForHydration(page);
    await page.getByLabel("Set-up code").fill("AAAA-AAAA-AAAA-AAAA");
    await page.getByRole("button", { name: "English" }).click();
    await expect(page.getByText("This code is not right")).toBeVisible();

    await page.goto(setupLinkOf(server));
    await page.reload();
    await waitForHydration(page);
    await page.getByRole("button", { name: "English" }).click();
    await expect(page.getByRole("heading", { name: "Your company" })).toBeFocused();
    await page.getByRole("button", { name: "Next" }).click();
    await expect(page.getByText("This field is required.")).toBeVisible();
    await page.getByLabel("Name in English").fill("Other Homes");
    await page.getByLabel("Name in Nepali").fill("अर्को घर");
    await page.getByLabel("Telephone").fill("041-520000");
    expect(await findAxeViolationsInThemes(page)).toEqual([]);

    await page.goto("about:blank");
    await page.goto(`${server.origin}/setup`);
    await expect(page.getByLabel("Name in Nepali")).toHaveValue("अर्को घर");
    await page.getByRole("button", { name: "Next" }).click();
    await page.getByLabel("Username").fill("sita");
    await page.locator('input[autocomplete="new-password"]').fill("short");
    await page.getByRole("button", { name: "Create the site" }).click();
    await expect(page.getByText("Use at least 8 characters.")).toBeVisible();
    await page.locator('input[autocomplete="new-password"]').fill(admin.password);
    await page.getByRole("button", { name: "Create the site" }).click();

    await page.getByLabel("Send a test mail to").fill("sita@example.com");
    await page.getByRole("button", { name: "Send a test mail" }).click();
    await expect(page.getByText("The mail server took the mail")).toBeVisible();
    expect(smtp.received.map(({ to }) => to)).toEqual(["sita@example.com"]);
    await smtp.close();
    await page.getByRole("button", { name: "Send a test mail" }).click();
    await expect(page.getByText("ECONNREFUSED")).toBeVisible();
    expect(await findAxeViolationsInThemes(page)).toEqual([]);
    await page.getByRole("button", { name: "Next" }).click();

    await page.getByLabel("Municipality").pressSequentially("Birgunj");
    await page.getByRole("option", { name: /Birgunj/ }).click();
    const position = page.getByLabel("Coordinates or a link to a map");
    await position.fill("https://maps.app.goo.gl/abc123");
    await page.getByRole("button", { name: "Save the place" }).click();
    await expect(page.getByText("This short link does not say where it leads.")).toBeVisible();
    await position.fill("https://www.openstreetmap.org/#map=17/27.0104/84.8770");
    const map = page.getByRole("application");
    await map.focus();
    await page.keyboard.press("ArrowUp");
    await expect(position).toHaveValue(/^27\.01\d+, 84\.877$/);
    expect(await findAxeViolationsInThemes(page)).toEqual([]);
    await page.getByRole("button", { name: "Save the place" }).click();
    await expect(page.getByRole("heading", { name: "Your site is ready" })).toBeVisible();
    await page.getByRole("link", { name: "Add your first listing" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();

    await page.goto(`${server.origin}/np/contact`);
    await expect(page.getByRole("main")).toContainText("अर्को घर");
    await expect(page.getByRole("main")).toContainText("०४१-५२००००");
    await expect(page.getByRole("main")).toContainText("वीरगञ्ज");
    await expect(page.getByRole("main")).toContainText("२७.०१");
    // Nobody can set it up again.
    const data = { code: setupLinkOf(server).split("#")[1], company: {}, username: "x", new_password: "y" };
    const again = await page.request.post(`${server.origin}/api/setup/check/`, { data });
    expect(again.status()).toBe(404);
  });
});

test("ST4: the guide in Nepali on a phone, with every step skipped that can be", long, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await onServer(page, { ADMIN_PASSWORD: "" }, async (server) => {
    await page.goto(setupLinkOf(server));
    await waitForHydration(page);
    await page.getByRole("button", { name: "नेपाली" }).click();
    await expect(page).toHaveURL(/\/np\/setup$/);
    await page.getByLabel("नेपालीमा नाम").fill("अर्को घर");
    await page.getByRole("button", { name: "अर्को" }).click();
    await page.getByLabel("प्रयोगकर्ता नाम").fill("sita");
    await page.locator('input[autocomplete="new-password"]').fill(admin.password);
    await page.getByRole("button", { name: "साइट बनाउनुहोस्" }).click();
    await expect(page.getByText("इमेल अझै मिलाइएको छैन")).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.getByRole("button", { name: "अर्को" }).click();
    await expect(page.getByRole("application")).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.getByRole("button", { name: "छोड्नुहोस्" }).click();
    await page.getByRole("link", { name: "साइट हेर्नुहोस्" }).click();
    await expect(page).toHaveTitle(/अर्को घर/);
    await page.goto(`${server.origin}/setup`);
    await expect(page.getByRole("heading", { name: "तपाईंको साइट तयार भयो" })).toBeVisible();
  });
});

test(
  "ST4: an admin removes the demo company with one press and begins with an own one",
  long,
  async ({ page }) => {
    const environment = { DEMO: "1", ADMIN_USERNAME: admin.username, ADMIN_PASSWORD: admin.password };
    await onServer(page, environment, async (server) => {
      await page.goto(`${server.origin}/login`);
      await waitForHydration(page);
      await fillLogin(page, admin);
      await page.getByRole("button", { name: "Remove the demo company" }).click();
      const question = page.getByRole("alertdialog");
      await expect(question).toContainText("36 listings");
      await expect(question).toContainText("Everything that you have made yourself");
      expect(await findAxeViolationsInThemes(page)).toEqual([]);
      await question.getByRole("button", { name: "Remove", exact: true }).click();
      await expect(page.getByText("The demo company was removed")).toBeVisible();
      await expect(page.getByRole("button", { name: "Remove the demo company" })).toBeHidden();
      const list = await page.request.get(`${server.origin}/api/properties/`);
      expect((await list.json()).count).toBe(0);
      expect(await (await page.request.get(`${server.origin}/about`)).text()).not.toContain("Mithila Ghar");

      await page.getByRole("link", { name: "Start the guide" }).click();
      await page.getByLabel("Name in English").fill("Other Homes");
      await page.getByRole("button", { name: "Next" }).click();
      await expect(page.getByRole("heading", { name: "Does mail work?" })).toBeVisible();
      expect(await (await page.request.get(`${server.origin}/`)).text()).toContain("Other Homes");
    });
  },
);

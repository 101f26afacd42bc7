import type { Page } from "@playwright/test";
import { long } from "../full-run.ts";
import { expect, findToast, test, waitForHydration } from "../journey.ts";
import { servers } from "../servers.ts";
import { listAsStaff, unique } from "../staff.ts";

const send = (page: Page) => page.getByRole("button", { name: "Send message" }).click();

async function openAndFill(page: Page, subject: string) {
  await page.goto("/contact");
  await waitForHydration(page);
  await fillForm(page, subject);
}

async function fillForm(page: Page, subject: string) {
  await page.getByLabel("Name").fill("Sita Devi");
  await page.getByLabel("E-mail").fill("sita@example.com");
  await page.getByLabel("Subject").fill(subject);
  await page.getByRole("textbox", { name: "Message" }).fill("Is it still there?");
}

test.describe("with rate limits, many forms from one IP address", () => {
  test.use({ baseURL: servers.limited.url, extraHTTPHeaders: { "x-forwarded-for": "198.51.100.1" } });

  test(
    "CO2: the ninth form within an hour is rejected with advice, and the form is kept",
    long,
    async ({ page, request, browserConsole }) => {
      browserConsole.expectErrors = true;
      for (let sent = 0; sent < 8; sent += 1) {
        const data = {
          name: "Ram",
          email: "ram@example.com",
          subject: "One of many",
          message: `Number ${sent}`,
        };
        expect((await request.post("/messages/create/", { data })).status()).toBe(201);
      }
      await page.clock.install();
      await openAndFill(page, "The ninth");
      // Not as fast as a robot.
      await page.clock.fastForward(3_000);
      await send(page);
      const reason = page.getByText("Many forms have come from your connection lately");
      await expect(reason).toContainText(
        "Please call us, or try again later. What you have written is still here.",
      );
      await expect(page.getByLabel("Subject")).toHaveValue("The ninth");
    },
  );
});

test.describe("with rate limits, a person who resembles a bot", () => {
  test.use({ baseURL: servers.limited.url, extraHTTPHeaders: { "x-forwarded-for": "198.51.100.2" } });

  test(
    "CO2: can send on the second try if the browser filled in the honeypot",
    long,
    async ({ page, request, browserConsole }) => {
      browserConsole.expectErrors = true;
      const subject = unique("Autofilled");
      await page.clock.install();
      await openAndFill(page, subject);
      const honeypot = page.locator('input[name="website"]');
      await honeypot.fill("https://sita.example", { force: true });
      await page.clock.fastForward(3_000);
      await expectSecondPressAccepted(page);
      const stored = (await listAsStaff(request, "/messages/")).filter((row) => row.subject === subject);
      expect(stored).toHaveLength(1);
    },
  );

  test(
    "CO2: can send on the second try after filling in the form too fast",
    long,
    async ({ page, browserConsole }) => {
      browserConsole.expectErrors = true;
      await page.clock.install();
      await page.goto("/contact");
      await waitForHydration(page);
      const now = await page.evaluate(() => Date.now());
      await page.clock.pauseAt(now + 60_000);
      await fillForm(page, unique("In a hurry"));
      await expectSecondPressAccepted(page);
    },
  );

  async function expectSecondPressAccepted(page: Page) {
    await send(page);
    await expect(page.getByRole("main").getByText("This looked as if a robot had sent it")).toBeVisible();
    await page.clock.fastForward(3_000);
    await send(page);
    await expect(findToast(page).filter({ hasText: "Message sent" })).toBeVisible();
  }
});

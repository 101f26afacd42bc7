import type { Page } from "@playwright/test";
import { expect, test, waitForHydration } from "../journey.ts";
import { servers } from "../servers.ts";
import { listAsStaff, toastOf, unique } from "../staff.ts";

const calls = "**/messages/create/";

const send = (page: Page) => page.getByRole("button", { name: "Send message" }).click();

async function write(page: Page, subject: string) {
  await page.goto("/contact");
  await waitForHydration(page);
  await fillIn(page, subject);
}

async function fillIn(page: Page, subject: string) {
  await page.getByLabel("Name").fill("Sita Devi");
  await page.getByLabel("E-mail").fill("sita@example.com");
  await page.getByLabel("Subject").fill(subject);
  await page.getByRole("textbox", { name: "Message" }).fill("Is it still there?");
}

test("CO2: a message whose answer was lost is sent again by hand, and staff have it once", async ({
  page,
  request,
  browserConsole,
}) => {
  browserConsole.expectErrors = true;
  const subject = unique("Lost on the way");
  await write(page, subject);
  await page.route(
    calls,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await send(page);
  await expect(page.getByText("There seems to be no connection to the internet.")).toBeVisible();
  await send(page);
  await expect(toastOf(page)).toContainText("Message sent");
  const stored = (await listAsStaff(request, "/messages/")).filter((row) => row.subject === subject);
  expect(stored).toHaveLength(1);
});

test.describe("with rate limits, many forms from one address", () => {
  test.use({ baseURL: servers.limited.url, extraHTTPHeaders: { "x-forwarded-for": "198.51.100.1" } });

  test("CO2: the ninth form of an hour is refused with what to do, and what was typed stays", async ({
    page,
    request,
    browserConsole,
  }) => {
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
    await write(page, "The ninth");
    await send(page);
    const reason = page.getByText("Many forms have come from your connection lately");
    await expect(reason).toContainText(
      "Please call us, or try again later. What you have written is still here.",
    );
    await expect(page.getByLabel("Subject")).toHaveValue("The ninth");
  });
});

test.describe("with rate limits, a person who looks automated", () => {
  test.use({ baseURL: servers.limited.url, extraHTTPHeaders: { "x-forwarded-for": "198.51.100.2" } });

  test("CO2: gets through on the second press after the browser filled in the honeypot", async ({
    page,
    request,
    browserConsole,
  }) => {
    browserConsole.expectErrors = true;
    const subject = unique("Autofilled");
    await page.clock.install();
    await write(page, subject);
    const honeypot = page.locator('input[name="website"]');
    await honeypot.fill("https://sita.example", { force: true });
    await page.clock.fastForward(3_000);
    await expectSecondPressAccepted(page);
    const stored = (await listAsStaff(request, "/messages/")).filter((row) => row.subject === subject);
    expect(stored).toHaveLength(1);
  });

  test("CO2: gets through on the second press after filling the form in too fast", async ({
    page,
    browserConsole,
  }) => {
    browserConsole.expectErrors = true;
    await page.clock.install();
    await page.goto("/contact");
    await waitForHydration(page);
    const now = await page.evaluate(() => Date.now());
    await page.clock.pauseAt(now + 60_000);
    await fillIn(page, unique("In a hurry"));
    await expectSecondPressAccepted(page);
  });

  async function expectSecondPressAccepted(page: Page) {
    await send(page);
    await expect(page.getByRole("main").getByText("This looked as if a robot had sent it")).toBeVisible();
    await page.clock.fastForward(3_000);
    await send(page);
    await expect(toastOf(page).filter({ hasText: "Message sent" })).toBeVisible();
  }
});

test("people neither see nor reach the honeypot", async ({ page }) => {
  for (const path of ["/contact", "/sell", "/others"]) {
    await page.goto(path);
    const honeypot = page.locator('input[name="website"]');
    await expect(honeypot).toHaveCount(1);
    await expect(honeypot).toHaveAttribute("tabindex", "-1");
    await expect(page.getByRole("textbox", { name: "Leave this field empty" })).toHaveCount(0);
  }
});

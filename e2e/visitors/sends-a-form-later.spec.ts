import type { Page } from "@playwright/test";
import { long } from "../full-run.ts";
import { expect, findToast, test, waitForHydration } from "../journey.ts";
import { becomeNewVisitor } from "../new-visitor.ts";
import { listAsStaff, unique } from "../staff.ts";

test.beforeEach(({ browserConsole }) => {
  // The console shows every failed request.
  browserConsole.expectErrors = true;
});

async function countMessages(request: Parameters<typeof listAsStaff>[0], subject: string): Promise<number> {
  const messages = await listAsStaff(request, "/messages/");
  return messages.filter((message) => message.subject === subject).length;
}

async function fillForm(page: Page, subject: string): Promise<void> {
  await page.getByLabel("Name").fill("सीता झा");
  await page.getByLabel("E-mail").fill("sita@example.com");
  await page.getByLabel("Subject").fill(subject);
  await page.getByRole("textbox", { name: "Message" }).fill("नमस्ते");
}

test(
  "VT7: a form sent without a connection is sent later, once, and says when",
  long,
  async ({ page, context, request }) => {
    await test.step("VT7: a form sent offline says so, keeps its text, and is sent later by one tap, with the time", async () => {
      const subject = unique("Later");
      await page.goto("/contact");
      await waitForHydration(page);
      await context.setOffline(true);
      await fillForm(page, subject);
      await page.getByRole("button", { name: "Send message" }).click();
      const form = page.locator("main form");
      await expect(form).toContainText("There seems to be no connection to the internet.");
      await expect(form).toContainText("What you have written is still here.");
      const again = form.getByRole("button", { name: "Send again" });
      await expect(again).toBeVisible();
      await expect(form.getByText("You are online again.")).toHaveCount(0);
      await context.setOffline(false);
      await expect(form.getByText("You are online again.")).toBeVisible();
      // Nothing is sent without the visitor.
      expect(await countMessages(request, subject)).toBe(0);
      await again.click();
      await expect(findToast(page)).toContainText("Message sent");
      await expect(page.getByText(/^Sent at \d+:\d\d [AP]M on \d+ \w+ \d{4}\.$/)).toBeVisible();
      expect(await countMessages(request, subject)).toBe(1);
    });
    await becomeNewVisitor(page);
    await test.step("VT7: a form says in Nepali when it was sent", async () => {
      await page.goto("/np/contact");
      await waitForHydration(page);
      await page.getByLabel("नाम").fill("सीता झा");
      await page.getByLabel("इमेल").fill("sita@example.com");
      await page.getByLabel("विषय").fill(unique("समय"));
      await page.locator("textarea").fill("नमस्ते");
      await page.locator("main form button[type=submit]").click();
      await expect(page.getByText(/^[०-९]+ \S+ [०-९]{4}, \S+ [०-९]+:[०-९]{2} बजे पठाइयो।$/)).toBeVisible();
    });
    await becomeNewVisitor(page);
    await test.step("VT7: a form whose answer was lost is stored once, also if it is sent again after a reload", async () => {
      const subject = unique("Twice");
      await page.goto("/contact");
      await waitForHydration(page);
      await fillForm(page, subject);
      const answered = Promise.withResolvers<void>();
      await page.route("**/messages/create/", async (route) => {
        await route.fetch();
        await route.abort("connectionreset");
        answered.resolve();
      });
      await page.getByRole("button", { name: "Send message" }).click();
      await answered.promise;
      await expect(page.getByRole("button", { name: "Send again" })).toBeVisible();
      await page.unroute("**/messages/create/");
      await page.reload();
      await waitForHydration(page);
      await expect(page.getByLabel("Subject")).toHaveValue(subject);
      await page.getByRole("button", { name: "Send message" }).click();
      await expect(findToast(page)).toContainText("Message sent");
      expect(await countMessages(request, subject)).toBe(1);
      // The next message is another one, even with the same text.
      await fillForm(page, subject);
      await page.getByRole("button", { name: "Send message" }).click();
      await expect.poll(() => countMessages(request, subject)).toBe(2);
    });
  },
);

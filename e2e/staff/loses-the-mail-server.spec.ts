import { startSmtpServer } from "#server/testing/smtp-server.ts";
import { DisposableServer } from "../../resilience/disposable-server.ts";
import { findAxeViolationsInThemes } from "../axe.ts";
import { long } from "../full-run.ts";
import { expect, findToast, waitForHydration } from "../journey.ts";
import { admin } from "../servers.ts";
import { fillLogin, test } from "../staff.ts";

/** The delays between attempts double from 15 s. */
const retryTimeout = { timeout: 120_000 } as const;

test(
  "LE3: the mail server is away and comes back: the dashboard says so, staff are told, and a reply is sent",
  long,
  async ({ page }) => {
    const { port, close } = await startSmtpServer();
    await close();
    const server = await DisposableServer.create({
      ADMIN_USERNAME: admin.username,
      ADMIN_PASSWORD: admin.password,
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: "Mithila Ghar <office@site.test>",
      NOTIFY_EMAIL: "staff@site.test",
    });
    try {
      await server.start();
      // A server that has just started on a busy machine refuses requests for a moment.
      await expect.poll(async () => (await page.request.get(`${server.origin}/readyz`)).status()).toBe(200);
      await page.goto(`${server.origin}/login`);
      await waitForHydration(page);
      await fillLogin(page, admin);
      const data = {
        name: "Sita Karna",
        email: "sita@example.com",
        subject: "The plot",
        message: "Is it free?",
      };
      expect((await page.request.post(`${server.origin}/messages/create/`, { data })).status()).toBe(201);
      const waiting = page.getByText("The mail server does not answer.");
      await expect(waiting).toBeVisible(retryTimeout);
      expect(await findAxeViolationsInThemes(page)).toEqual([]);

      await page.getByRole("tab", { name: "Leads" }).click();
      await page.getByRole("link", { name: "Sita Karna" }).click();
      await page.getByRole("button", { name: "Reply by e-mail" }).click();
      await page.getByLabel("Begin with").selectOption({ label: "Suggest a visit" });
      await expect(page.getByLabel("Text")).toHaveValue(/Sita Karna/);
      await page.getByLabel("Text").fill("Come on Saturday at eleven.");
      await page.getByLabel("Begin with").selectOption({ label: "Ask for details" });
      await expect(page.getByLabel("Text")).toHaveValue(/Sita Karna/);
      await page.getByRole("button", { name: "Undo" }).click();
      await expect(page.getByLabel("Text")).toHaveValue("Come on Saturday at eleven.");
      expect(await findAxeViolationsInThemes(page)).toEqual([]);
      await page.getByRole("button", { name: "Send", exact: true }).click();
      await expect(findToast(page)).toBeVisible();
      await page.getByRole("tab", { name: "Today" }).click();
      await expect(page.getByText("2 mails are waiting")).toBeVisible(retryTimeout);

      const smtp = await startSmtpServer({ port });
      try {
        const recipients = () => smtp.received.map(({ to }) => to).sort();
        await expect.poll(recipients, retryTimeout).toEqual(["sita@example.com", "staff@site.test"]);
        await expect(waiting).toBeHidden();
      } finally {
        await smtp.close();
      }
    } finally {
      // The dashboard would report that the server is gone.
      await page.goto("about:blank");
      await server.remove();
    }
  },
);

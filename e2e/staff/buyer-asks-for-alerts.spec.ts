import { sql } from "kysely";
import { pageAddress } from "#domain/site/page-address.ts";
import { addJob } from "#server/platform/jobs/add-job.ts";
import { propertyFields } from "#server/testing/sample-forms.ts";
import { type ReceivedMail, startSmtpServer } from "#server/testing/smtp-server.ts";
import { alertPage as pageEn } from "#web/i18n/en/alert-page.ts";
import { alerts as alertsEn } from "#web/i18n/en/alerts.ts";
import { alertPage as pageNp } from "#web/i18n/np/alert-page.ts";
import { alerts as alertsNp } from "#web/i18n/np/alerts.ts";
import type { DisposableServer } from "../../resilience/disposable-server.ts";
import { findAxeViolationsInThemes } from "../axe.ts";
import { long } from "../full-run.ts";
import { expect, waitForHydration } from "../journey.ts";
import { onServer } from "../own-server.ts";
import { admin } from "../servers.ts";
import { test } from "../staff.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const texts = {
  en: { offer: alertsEn, page: pageEn, email: "sita@example.com", house: "Brick house at the pond" },
  np: { offer: alertsNp, page: pageNp, email: "ram@example.com", house: "Brick house behind the temple" },
} as const;
const mailTimeout = { timeout: 30_000 } as const;

const linkIn = (mail: ReceivedMail | undefined) =>
  new URL(/https?:\/\/\S+\/alert\/\S+/.exec(mail?.text ?? "")?.[0] ?? "").pathname;

/** Publishes a draft, and lets the morning come: its listing is settled, and the addresses were written to yesterday. */
async function publishAndWaitForMorning(server: DisposableServer, name: string): Promise<void> {
  const call = async (method: string, path: string, body: object, token?: string) => {
    const headers = {
      "content-type": "application/json",
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const response = await fetch(server.origin + path, { method, headers, body: JSON.stringify(body) });
    expect(response.ok, path).toBe(true);
    return response.json();
  };
  const { access } = await call("POST", "/api/token/", admin);
  const house = { ...propertyFields, name, property_type: "house", for_type: "sale", status: "draft" };
  const { id } = await call("POST", "/api/properties/", house, access);
  await call("PATCH", `/api/properties/${id}/`, { status: "active" }, access);
  await server.withDatabase(async (database) => {
    await sql`update first_listings set listed_at = listed_at - interval '10 minutes' where property_id = ${id}`.execute(
      database,
    );
    await sql`update alerts set notified_until = notified_until - interval '1 hour', mailed_at = mailed_at - interval '1 day'`.execute(
      database,
    );
    // Of the demo, all of which was listed when the server started.
    await sql`update first_listings set listed_at = now() - interval '1 year' where property_id <> ${id}`.execute(
      database,
    );
    await database.transaction().execute((transaction) => addJob(transaction, "send-alert-mails"));
  });
}

test(
  "VT5: a buyer asks for alerts on a phone, confirms, hears of a new house and ends it, in both languages",
  long,
  async ({ page, browserConsole }) => {
    // A link that no longer works is a 404.
    browserConsole.expectErrors = true;
    const smtp = await startSmtpServer();
    const environment = {
      ADMIN_USERNAME: admin.username,
      ADMIN_PASSWORD: admin.password,
      SMTP_URL: smtp.url,
      MAIL_FROM: "Mithila Ghar <office@site.test>",
    };
    const mailsTo = (email: string) => smtp.received.filter(({ to }) => to === email);
    try {
      await onServer(page, environment, async (server) => {
        for (const language of ["en", "np"] as const) {
          const { offer, page: words, email, house } = texts[language];
          const listUrl = server.origin + pageAddress("/buy?type=house", language);
          await page.goto(listUrl);
          await waitForHydration(page);
          await page.getByText(offer.title).click();
          const field = page.getByLabel(offer.email);
          const send = page.getByRole("button", { name: offer.submit, exact: true });
          expect((await send.boundingBox())?.height).toBeGreaterThanOrEqual(44);
          await field.fill("sita@");
          await send.click();
          await expect(field).toHaveAccessibleDescription(offer.problems.invalid);
          await expect(field).toBeFocused();
          await field.fill(email);
          if (language === "np") expect(await findAxeViolationsInThemes(page)).toEqual([]);
          await expect
            .poll(async () => {
              // Sent within two seconds of the first letter, it looks like a robot's.
              if (await send.isVisible()) await send.click();
              return page.getByRole("alert").textContent();
            })
            .toContain(offer.sent.title);
          await expect.poll(() => mailsTo(email).length, mailTimeout).toBe(1);

          const link = server.origin + linkIn(mailsTo(email)[0]);
          await page.goto(link);
          await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.asked.title);
          if (language === "np") expect(await findAxeViolationsInThemes(page)).toEqual([]);
          await page.getByRole("button", { name: words.asked.confirm }).click();
          await expect(page.getByRole("alert")).toContainText(words.confirmed.now);

          await publishAndWaitForMorning(server, house);
          await expect.poll(() => mailsTo(email).length, mailTimeout).toBe(2);
          const news = mailsTo(email)[1];
          expect(news?.header("subject")).toContain(house);
          expect(news?.header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");

          await page.goto(server.origin + linkIn(news));
          await page.getByRole("button", { name: words.confirmed.endOnly }).click();
          await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.ended.title);
          await page.getByRole("link", { name: words.ended.back }).click();
          await expect(page).toHaveURL(listUrl);
          await page.goto(link);
          await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.missing.title);
          const rows = await server.withDatabase((database) =>
            database.selectFrom("alerts").select("email").execute(),
          );
          expect(rows).toEqual([]);
        }
      });
    } finally {
      await smtp.close();
    }
  },
);

test("VT5: a list offers no alerts where mail is not set up", long, async ({ page }) => {
  await page.goto("/buy");
  await waitForHydration(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText(alertsEn.title)).toHaveCount(0);
});

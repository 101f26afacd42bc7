import type { Page } from "@playwright/test";
import { formatClock } from "#domain/calendar/format-clock.ts";
import { formatDate, formatOtherDate } from "#domain/calendar/format-date.ts";
import { kathmanduDay, kathmanduTime } from "#domain/dates.ts";
import { addJob } from "#server/platform/jobs/add-job.ts";
import { nextSunday as sunday, nextTuesday as tuesday } from "#server/testing/next-weekday.ts";
import { sparrowAccepts, startSmsGateway } from "#server/testing/sms-gateway.ts";
import { startSmtpServer } from "#server/testing/smtp-server.ts";
import { enquiries as en } from "#web/i18n/en/forms/enquiries.ts";
import { enquiries as np } from "#web/i18n/np/forms/enquiries.ts";
import { visitPage } from "#web/i18n/np/visit-page.ts";
import { findAxeViolationsInThemes } from "../axe.ts";
import { chooseSlot, freeTime } from "../free-slot.ts";
import { expect, test, waitForHydration } from "../journey.ts";
import { onServer } from "../own-server.ts";
import { admin } from "../servers.ts";
import { fillLogin, unique } from "../staff.ts";

const propertyId = 1;
const form = (page: Page) => page.locator("#form");

async function fillIn(
  page: Page,
  texts: typeof en | typeof np,
  { name, contact = "9801234567" }: Readonly<{ name: string; contact?: string }>,
  day: string,
  time: string,
) {
  await waitForHydration(page);
  await form(page).getByText(texts.kinds.visit).click();
  await chooseSlot(form(page), day, time);
  await form(page).getByLabel(texts.fields.name).fill(name);
  await form(page).getByLabel(texts.fields.contact).fill(contact);
}
const send = (page: Page, texts: typeof en | typeof np) =>
  form(page).getByRole("button", { name: texts.submit, exact: true }).click();

/** At this time of the day before, visitors of the next day are reminded. */
const evening = "18:10";
const dayBefore = (day: string) => kathmanduDay(Date.parse(day) - 24 * 3_600_000);

test("DY2 DY4 DY5 DY6 DY8 DY9: a visitor books on a phone in Nepali, is reminded by mail and moves the visit; staff see both live, note the result and write an SMS", async ({
  page,
  browser,
  playwright,
}) => {
  const smtp = await startSmtpServer();
  const gateway = await startSmsGateway(() => sparrowAccepts);
  const clockOffsetMs = kathmanduTime(dayBefore(sunday), evening).getTime() - Date.now();
  const environment = {
    DEMO: "1",
    ADMIN_USERNAME: admin.username,
    ADMIN_PASSWORD: admin.password,
    SMTP_URL: smtp.url,
    MAIL_FROM: "office@site.test",
    SMS_PROVIDER: "sparrow",
    SMS_TOKEN: "token",
    SMS_FROM: "MithilaGhar",
    SMS_URL: gateway.url,
    NODE_OPTIONS: `--import=${new URL("../../resilience/shifted-clock.ts", import.meta.url).href}`,
    CLOCK_OFFSET_MS: String(clockOffsetMs),
  };
  await onServer(page, environment, async (server) => {
    // The page's policy allows pictures of no other host than that of PUBLIC_URL.
    const origin = server.origin.replace("127.0.0.1", "localhost");
    const request = await playwright.request.newContext({
      baseURL: origin,
      extraHTTPHeaders: { connection: "close" },
    });
    const { access } = await (await request.post("/api/token/", { data: admin })).json();
    const headers = { authorization: `Bearer ${access}` };
    const name = unique("सीता");
    const email = `${crypto.randomUUID().slice(0, 8)}@example.com`;
    const time = await freeTime(request, propertyId, sunday, 4);
    await page.goto(`${origin}/np/property/${propertyId}`);
    await fillIn(page, np, { name, contact: email }, sunday, time);
    expect(await findAxeViolationsInThemes(page)).toEqual([]);

    const office = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
    await office.goto(`${origin}/login`);
    await waitForHydration(office);
    await fillLogin(office, admin);
    await expect(office.getByRole("heading", { name: "Admin Dashboard" })).toBeVisible();
    await office.goto(`${origin}/admin?tab=calendar&view=agenda&day=${sunday}`);
    await expect(office.locator("[data-day]").first()).toBeVisible();
    const planned = office.locator("[data-day]").getByRole("button").filter({ hasText: name });
    await expect(planned).toHaveCount(0);
    await send(page, np);
    await form(page).getByRole("link", { name: np.next.page }).click();
    await expect(page.getByRole("heading", { name: visitPage.title })).toBeVisible();
    await expect(planned).toContainText(formatClock(time, "en"));

    const reminders = () =>
      smtp.received.filter(({ to, text }) => to === email && text.includes("हामी तपाईंलाई पर्खिरहेका छौँ"));
    const remind = () =>
      server.withDatabase((database) =>
        database.transaction().execute((transaction) => addJob(transaction, "send-reminders")),
      );
    await remind();
    await expect.poll(() => reminders().length).toBe(1);
    const mail = reminders()[0]?.text ?? "";
    expect(mail).toContain(formatClock(time, "np"));
    const [link = ""] = /http\S+\/visit\/\S+/.exec(mail) ?? [];
    await page.goto(link);

    const details = page.locator("main");
    await expect(details).toContainText(formatDate(sunday, "np") ?? "?");
    await expect(details).toContainText(formatOtherDate(sunday, "np") ?? "?");
    await expect(details).toContainText(formatClock(time, "np"));
    await page.getByText(visitPage.move.title).click();
    expect(await findAxeViolationsInThemes(page)).toEqual([]);
    const later = await freeTime(request, propertyId, sunday, 8);
    await chooseSlot(details, sunday, later);
    await page.getByRole("button", { name: visitPage.move.submit }).click();
    await expect(page.getByRole("alert")).toContainText(visitPage.done.move);
    await expect(details).toContainText(formatClock(later, "np"));
    await expect(planned).toContainText(formatClock(later, "en"));
    await remind();
    await expect.poll(() => reminders().length).toBe(2);
    expect(reminders()[1]?.text).toContain(formatClock(later, "np"));

    const leads = await (await request.get("/api/leads/?page_size=100", { headers })).json();
    const lead = leads.results.find((row: { name: string }) => row.name === name);
    const readVisit = async () =>
      (await (await request.get(`/api/visits/?lead_id=${lead.id}`, { headers })).json()).results[0];
    const visit = await readVisit();
    expect(visit).toMatchObject({ starts_at: kathmanduTime(sunday, later).toISOString(), state: "asked" });
    const yesterday = { starts_at: new Date(Date.now() + clockOffsetMs - 26 * 3_600_000).toISOString() };
    const moved = await request.patch(`/api/visits/${visit.id}/`, { headers, data: yesterday });
    expect(moved.status(), await moved.text()).toBe(200);
    await office.goto(`${origin}/admin`);
    const line = office.getByRole("listitem").filter({ hasText: name });
    await line.getByRole("button", { name: `Done: ${name}` }).click();
    await expect(line.getByRole("button", { name: `Undo: ${name}` })).toBeVisible();
    await expect.poll(async () => (await readVisit()).state).toBe("done");

    const walkIn = { text: "A plot", channel: "walk_in", language: "np", name: "Hari", phone: "9801234567" };
    const { id } = await (await request.post("/api/leads/", { headers, data: walkIn })).json();
    await office.goto(`${origin}/admin?tab=leads&lead=${id}`);
    await office.getByRole("button", { name: "Write an SMS" }).click();
    const sms = office.getByRole("region", { name: "Write an SMS" });
    await sms.getByRole("textbox").fill("भोलि दिउँसो आउनुहोस्।");
    await expect(office.getByText(/1 of at most 4 messages/)).toBeVisible();
    expect(await findAxeViolationsInThemes(office)).toEqual([]);
    await sms.getByRole("button", { name: "Send SMS" }).click();
    await expect(office.getByText("SMS: sent")).toBeVisible();
    expect(gateway.received.map(({ to }) => to)).toEqual(["9801234567"]);
    expect(await findAxeViolationsInThemes(office)).toEqual([]);
    await office.context().close();
    await request.dispose();
  });
  await Promise.all([smtp.close(), gateway.close()]);
});

test("DY5: of two visitors who press at once one has the time, and the other keeps what was typed and takes the next", async ({
  page,
  browser,
  request,
  browserConsole,
}) => {
  // The refused request is in the console.
  browserConsole.expectErrors = true;
  const time = await freeTime(request, propertyId, tuesday, -2);
  const other = await (await browser.newContext()).newPage();
  const names = [unique("Hari"), unique("Gita")] as const;
  await page.goto(`/property/${propertyId}`);
  await other.goto(new URL(`/property/${propertyId}`, page.url()).href);
  await fillIn(page, en, { name: names[0] }, tuesday, time);
  await fillIn(other, en, { name: names[1] }, tuesday, time);
  await Promise.all([send(page, en), send(other, en)]);
  const taken = (of: Page) => form(of).getByText(/This time was just taken/);
  const booked = (of: Page) => form(of).getByText(en.next.title);
  await expect(taken(page).or(booked(page))).toBeVisible();
  await expect(taken(other).or(booked(other))).toBeVisible();
  const [loser, name] = (await taken(page).isVisible()) ? [page, names[0]] : [other, names[1]];
  await expect(booked(loser === page ? other : page)).toBeVisible();
  await expect(form(loser).getByLabel(en.fields.name)).toHaveValue(name);
  await expect(form(loser).locator(`input[value="${tuesday} ${time}"]`)).toHaveCount(0);
  expect(await findAxeViolationsInThemes(loser)).toEqual([]);
  await chooseSlot(form(loser), tuesday, await freeTime(request, propertyId, tuesday, -1));
  await send(loser, en);
  await expect(booked(loser)).toBeVisible();
  await other.context().close();
});

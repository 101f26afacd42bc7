import type { Page } from "@playwright/test";
import { formatClock } from "#domain/calendar/format-clock.ts";
import { formatDate, formatOtherDate } from "#domain/calendar/format-date.ts";
import { kathmanduTime } from "#domain/dates.ts";
import { nextSunday as sunday } from "#server/testing/next-weekday.ts";
import { enquiries as en } from "#web/i18n/en/forms/enquiries.ts";
import { enquiries as np } from "#web/i18n/np/forms/enquiries.ts";
import { visitPage } from "#web/i18n/np/visit-page.ts";
import { chooseSlot, freeTime } from "../free-slot.ts";
import { expect, test, waitForHydration } from "../journey.ts";
import { listAsStaff, staffHeaders, unique } from "../staff.ts";

const propertyId = 1;
const form = (page: Page) => page.locator("#form");

async function fillIn(page: Page, texts: typeof en | typeof np, name: string, time: string) {
  await waitForHydration(page);
  await form(page).getByText(texts.kinds.visit).click();
  await chooseSlot(form(page), sunday, time);
  await form(page).getByLabel(texts.fields.name).fill(name);
  await form(page).getByLabel(texts.fields.contact).fill("9801234567");
}
const send = (page: Page, texts: typeof en | typeof np) =>
  form(page).getByRole("button", { name: texts.submit, exact: true }).click();

test("DY5 DY6: a visitor books on a phone in Nepali, moves the visit, and staff see where it stands", async ({
  page,
  request,
}) => {
  const name = unique("सीता");
  const time = await freeTime(request, propertyId, sunday, 4);
  await page.goto(`/np/property/${propertyId}`);
  await fillIn(page, np, name, time);
  await send(page, np);
  await form(page).getByRole("link", { name: np.next.page }).click();
  await expect(page.getByRole("heading", { name: visitPage.title })).toBeVisible();
  const details = page.locator("main");
  await expect(details).toContainText(formatDate(sunday, "np") ?? "?");
  await expect(details).toContainText(formatOtherDate(sunday, "np") ?? "?");
  await expect(details).toContainText(formatClock(time, "np"));
  await page.getByText(visitPage.move.title).click();
  const later = await freeTime(request, propertyId, sunday, 8);
  await chooseSlot(details, sunday, later);
  await page.getByRole("button", { name: visitPage.move.submit }).click();
  await expect(page.getByRole("alert")).toContainText(visitPage.done.move);
  await expect(details).toContainText(formatClock(later, "np"));
  const leads = (await listAsStaff(request, "/api/leads/")).filter((lead) => lead.name === name);
  const visits = await request.get(`/api/visits/?lead_id=${leads[0]?.id}`, {
    headers: await staffHeaders(request),
  });
  const starts_at = kathmanduTime(sunday, later).toISOString();
  expect((await visits.json()).results).toMatchObject([{ starts_at, state: "asked" }]);
});

test("DY5: of two visitors who press at once one has the time, and the other keeps what was typed and takes the next", async ({
  page,
  browser,
  request,
  browserConsole,
}) => {
  // The refused request is in the console.
  browserConsole.expectErrors = true;
  const time = await freeTime(request, propertyId, sunday, -2);
  const other = await (await browser.newContext()).newPage();
  const names = [unique("Hari"), unique("Gita")] as const;
  await page.goto(`/property/${propertyId}`);
  await other.goto(new URL(`/property/${propertyId}`, page.url()).href);
  await fillIn(page, en, names[0], time);
  await fillIn(other, en, names[1], time);
  await Promise.all([send(page, en), send(other, en)]);
  const taken = (of: Page) => form(of).getByText(/This time was just taken/);
  const booked = (of: Page) => form(of).getByText(en.next.title);
  await expect(taken(page).or(booked(page))).toBeVisible();
  await expect(taken(other).or(booked(other))).toBeVisible();
  const [loser, name] = (await taken(page).isVisible()) ? [page, names[0]] : [other, names[1]];
  await expect(booked(loser === page ? other : page)).toBeVisible();
  await expect(form(loser).getByLabel(en.fields.name)).toHaveValue(name);
  await expect(form(loser).locator(`input[value="${sunday} ${time}"]`)).toHaveCount(0);
  await chooseSlot(form(loser), sunday, await freeTime(request, propertyId, sunday, -1));
  await send(loser, en);
  await expect(booked(loser)).toBeVisible();
  await other.context().close();
});

import { expect, test } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { problemTexts } from "#domain/problem-texts.ts";
import { defaultSettings } from "#domain/settings/defaults.ts";
import { enquiries as texts } from "#web/i18n/en/forms/enquiries.ts";
import { serveApi } from "#web/testing/fake-api.ts";
import { openPage } from "#web/testing/open-page.tsx";
import { EnquiryForm } from "./enquiry-form.tsx";

const visits = { hours: defaultSettings.company.hours, isBookingOn: true };
const form = <EnquiryForm propertyId={7} listing="sale" visits={visits} posted={undefined} sent={null} />;
const days = (...times: string[]) => [
  { date: "2026-11-22", times },
  { date: "2026-11-23", times: ["09:00"] },
];
const getTimes = "GET /api/free-times/";
const sendEnquiry = "POST /api/enquiries/";
const radio = (name: string | RegExp) => page.getByRole("radio", { name });
const name = page.getByRole("textbox", { name: texts.fields.name });

async function chooseVisit() {
  await openPage(form);
  await radio(texts.kinds.visit).click();
  await expect.element(radio(/Sun/)).toBeVisible();
}

test("DY5: a visitor chooses among the free times; those of another day do not count", async () => {
  const json = { is_booking_on: true, results: days("10:00", "10:30") };
  const api = serveApi({ [getTimes]: { json }, [sendEnquiry]: { status: 201 } });
  await chooseVisit();
  await radio("10:30 AM").click();
  await radio(/Mon/).click();
  await name.fill("Sita");
  await page.getByRole("textbox", { name: texts.fields.contact }).fill("9801234567");
  await page.getByRole("button", { name: texts.submit }).click();
  await expect.element(page.getByText("This field is required.")).toBeVisible();
  expect(api.count(sendEnquiry)).toBe(0);
  await radio("9:00 AM").click();
  await page.getByRole("button", { name: texts.submit }).click();
  await expect.element(page.getByText(texts.next.title)).toBeVisible();
});

async function tabTo(target: Locator): Promise<void> {
  for (let stop = 0; document.activeElement !== target.element(); stop += 1) {
    expect(stop, "stops of the Tab key").toBeLessThan(20);
    await userEvent.tab();
  }
}

test("DY5: a visit is booked by keyboard alone", async () => {
  const json = { is_booking_on: true, results: days("10:00", "10:30") };
  const api = serveApi({ [getTimes]: { json }, [sendEnquiry]: { status: 201 } });
  await openPage(form);
  await tabTo(page.getByRole("radio", { checked: true }));
  while (!(radio(texts.kinds.visit).element() as HTMLInputElement).checked)
    await userEvent.keyboard("{ArrowDown}");
  await expect.element(radio(/Sun/)).toBeVisible();
  await tabTo(radio(/Sun/));
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(radio(/Mon/)).toHaveFocus();
  await tabTo(radio("9:00 AM"));
  await userEvent.keyboard(" ");
  await tabTo(name);
  await userEvent.keyboard("Sita");
  await tabTo(page.getByRole("textbox", { name: texts.fields.contact }));
  await userEvent.keyboard("9801234567{Enter}");
  await expect.element(page.getByText(texts.next.title)).toBeVisible();
  expect(api.count(sendEnquiry)).toBe(1);
});

test("DY5: a time that was just taken keeps what was typed and shows the next free times", async () => {
  const json = { is_booking_on: true, results: days("10:00", "10:30") };
  const code = "slot_taken";
  const taken = { code, detail: problemTexts[code], current: { free_times: days("11:30") } };
  serveApi({ [getTimes]: { json }, [sendEnquiry]: { status: 409, json: taken } });
  await chooseVisit();
  await radio("10:30 AM").click();
  await name.fill("Sita");
  await page.getByRole("textbox", { name: texts.fields.contact }).fill("9801234567");
  await page.getByRole("button", { name: texts.submit }).click();
  await expect.element(radio("11:30 AM")).toBeVisible();
  await expect.element(radio("10:30 AM")).not.toBeInTheDocument();
  await expect.element(page.getByText(/This time was just taken/).first()).toBeVisible();
  await expect.element(name).toHaveValue("Sita");
});

test("DY5: if the free times can't be loaded, the visitor can try again", async () => {
  const json = { is_booking_on: true, results: days("10:00") };
  const api = serveApi({ [getTimes]: () => Promise.reject(new TypeError("Failed to fetch")) });
  await openPage(form);
  await radio(texts.kinds.visit).click();
  await expect.element(page.getByText(texts.booking.failed)).toBeVisible();
  api.serve({ [getTimes]: { json } });
  await page.getByRole("button", { name: texts.booking.retry }).click();
  await expect.element(radio("10:00 AM")).toBeVisible();
});

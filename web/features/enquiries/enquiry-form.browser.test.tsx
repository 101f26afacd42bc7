import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { kathmanduDay } from "#domain/dates.ts";
import { defaultSettings } from "#domain/settings/defaults.ts";
import { enquiries as texts } from "#web/i18n/en/forms/enquiries.ts";
import { serveApi } from "#web/testing/fake-api.ts";
import { openPage } from "#web/testing/open-page.tsx";
import { EnquiryForm } from "./enquiry-form.tsx";

const dayMs = 86_400_000;
const isSunday = (day: string) => new Date(day).getUTCDay() === 0;
const nextDays = [1, 2, 3, 4, 5, 6, 7].map((days) => kathmanduDay(Date.now() + days * dayMs));
const sunday = nextDays.find(isSunday) ?? "";
const saturday = kathmanduDay(Date.parse(sunday) + 6 * dayMs);
const open = { opens: "09:00", closes: "18:00" };
const hours = { ...defaultSettings.company.hours, sunday: open, monday: open };
const form = (
  <EnquiryForm
    propertyId={7}
    listing="sale"
    visits={{ hours, isBookingOn: false }}
    posted={undefined}
    sent={null}
  />
);
const visit = page.getByRole("radio", { name: texts.kinds.visit });
const day = page.getByRole("textbox", { name: texts.fields.day });
const time = page.getByRole("combobox", { name: texts.fields.time });
const send = page.getByRole("button", { name: texts.submit });

function serveEnquiries() {
  return serveApi({ "POST /api/enquiries/": { status: 201 } });
}

async function fillIn() {
  await page.getByRole("textbox", { name: texts.fields.name }).fill("Sita");
  await page.getByRole("textbox", { name: texts.fields.contact }).fill("9801234567");
}

test("VT3: a time returns when the day is corrected", async () => {
  serveEnquiries();
  await openPage(form);
  await visit.click();
  await day.fill(sunday);
  await time.selectOptions("10:30");
  await day.fill(saturday);
  await expect.element(page.getByText(/The office is closed/)).toBeVisible();
  await day.fill(sunday);
  await userEvent.tab();
  await expect.element(time).toHaveValue("10:30");
});

test("VT3: what was sent is said once, in place of the form", async () => {
  serveEnquiries();
  await openPage(form);
  await fillIn();
  await send.click();
  await expect.element(page.getByText(texts.next.title)).toBeVisible();
  expect(document.querySelectorAll("[data-toast]")).toHaveLength(0);
  expect(document.body.textContent.split(texts.next.title)).toHaveLength(2);
  await expect.element(send).not.toBeInTheDocument();
  await page.getByText(texts.next.again).click();
  await expect.element(page.getByRole("textbox", { name: texts.fields.name })).toHaveValue("");
});

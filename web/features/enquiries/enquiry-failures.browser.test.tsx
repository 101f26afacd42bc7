import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { kathmanduDay } from "#domain/dates.ts";
import { problemTexts } from "#domain/problem-texts.ts";
import { defaultSettings } from "#domain/settings/defaults.ts";
import { enquiries as en } from "#web/i18n/en/forms/enquiries.ts";
import { enquiries as np } from "#web/i18n/np/forms/enquiries.ts";
import { serveApi } from "#web/testing/fake-api.ts";
import { openPage } from "#web/testing/open-page.tsx";
import { EnquiryForm } from "./enquiry-form.tsx";

const dayMs = 86_400_000;
const nextDays = [1, 2, 3, 4, 5, 6, 7].map((days) => kathmanduDay(Date.now() + days * dayMs));
const saturday = nextDays.find((day) => new Date(day).getUTCDay() === 6) ?? "";
const open = { opens: "09:00", closes: "18:00" };
const hours = { ...defaultSettings.company.hours, sunday: open };
const form = (
  <EnquiryForm
    propertyId={7}
    listing="sale"
    visits={{ hours, isBookingOn: false }}
    posted={undefined}
    sent={null}
  />
);
const field = (name: string) => page.getByRole("textbox", { name });
const sendEnquiry = "POST /api/enquiries/";

async function fillIn(texts: typeof en | typeof np) {
  await field(texts.fields.name).fill("Sita");
  await field(texts.fields.contact).fill("9801234567");
}

test("VT3: a visit without a day, or on a closed one, is not sent", async () => {
  const api = serveApi();
  await openPage(form);
  await page.getByRole("radio", { name: en.kinds.visit }).click();
  const send = page.getByRole("button", { name: en.submit });
  await send.click();
  await expect.poll(() => page.getByText("This field is required.").elements()).toHaveLength(4);
  await fillIn(en);
  await field(en.fields.day).fill(saturday);
  await send.click();
  await expect.element(page.getByText(/The office is closed on this day/)).toBeVisible();
  expect(api.count(sendEnquiry)).toBe(0);
});

test("VT3: a lost connection keeps the text, also over a reload, and sends it later", async () => {
  const api = serveApi({ [sendEnquiry]: () => Promise.reject(new TypeError("Failed to fetch")) });
  const view = await openPage(form);
  await fillIn(en);
  await field(en.fields.message).fill("Does it have water all year?");
  await page.getByRole("button", { name: en.submit }).click();
  await expect.element(page.getByText(/There seems to be no connection to the internet\./)).toBeVisible();
  await view.unmount();
  api.serve({ [sendEnquiry]: { status: 201 } });
  await openPage(form);
  await expect.element(field(en.fields.message)).toHaveValue("Does it have water all year?");
  await page.getByRole("button", { name: en.submit }).click();
  await expect.element(page.getByText(en.next.title)).toBeVisible();
  expect(api.count(sendEnquiry)).toBe(2);
});

test.each([
  ["en", en, "This listing has been sold, rented or withdrawn in the meantime"],
  ["np", np, "यसबीचमा यो सम्पत्ति बिक्री भयो, भाडामा गयो वा सूचीबाट हटाइयो"],
] as const)("VT3: a listing that is gone meanwhile says so (%s)", async (language, texts, reason) => {
  const code = "listing_unavailable";
  serveApi({ [sendEnquiry]: { status: 409, json: { code, detail: problemTexts[code] } } });
  await openPage(form, language === "np" ? "/np" : "/", language);
  await fillIn(texts);
  await page.getByRole("button", { name: texts.submit, exact: true }).click();
  await expect.element(page.getByText(new RegExp(reason)).first()).toBeVisible();
  await expect.element(field(texts.fields.name)).toHaveValue("Sita");
});

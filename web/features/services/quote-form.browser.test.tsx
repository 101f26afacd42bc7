import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { defaultSettings } from "#domain/settings/defaults.ts";
import { localize } from "#domain/settings/local-text.ts";
import { serveApi } from "#web/testing/fake-api.ts";
import { openPage } from "#web/testing/open-page.tsx";
import { QuoteForm } from "./quote-form.tsx";

const services = localize(defaultSettings.services.items, "en");
const form = (
  <QuoteForm
    services={services}
    repliesInADay
    chosen={{ service: undefined, times: 0 }}
    posted={undefined}
    isSent={false}
  />
);
const send = page.getByRole("button", { name: "Request a quote" });
const service = page.getByRole("combobox", { name: "Service type" });
const phone = page.getByRole("textbox", { name: "Phone" });
const toast = () => document.querySelector("[data-toast]")?.textContent;
const sendRequest = "POST /service-requests/";

async function fillIn() {
  await service.selectOptions("Flooring");
  await page.getByRole("combobox", { name: "Project urgency" }).selectOptions("Urgent (1-2 weeks)");
  await page.getByRole("textbox", { name: "Description" }).fill("Marble in two rooms");
  await page.getByRole("textbox", { name: "Property address" }).fill("Station Road");
  await page.getByRole("textbox", { name: "Full name" }).fill("Kabita Yadav");
  await phone.fill("९८०००००२०१");
}

test("OT2: each missing field shows an error, and the first one has the focus", async () => {
  const api = serveApi();
  await openPage(form, "/others");
  await send.click();
  await expect.poll(() => page.getByText("This field is required.").elements()).toHaveLength(6);
  await expect.element(service).toHaveFocus();
  await phone.fill("12");
  await expect.element(page.getByText("Enter a valid phone number.")).toBeVisible();
  const date = page.getByLabelText("Preferred start date");
  await date.fill("2020-01-15");
  await expect.element(date).toHaveAccessibleDescription(/^Choose today or a later day\./);
  expect(api.count(sendRequest)).toBe(0);
});

test("OT4: a lost connection shows an error and keeps the form", async () => {
  serveApi({ [sendRequest]: () => Promise.reject(new TypeError("Failed to fetch")) });
  await openPage(form, "/others");
  await fillIn();
  await send.click();
  await expect.poll(toast).toMatch(/Submission Failed.*There was an error submitting your request\./);
  await expect.element(page.getByText(/There seems to be no connection to the internet\./)).toBeVisible();
  await expect.element(page.getByRole("textbox", { name: "Property address" })).toHaveValue("Station Road");
});

test("OT2: errors of the server are shown at the fields of the form", async () => {
  const fields = { phone_no: [{ code: "phone_invalid", message: "Enter a valid phone number." }] };
  const json = { code: "invalid_input", detail: "Some of the fields need another look.", fields };
  serveApi({ [sendRequest]: { status: 400, json } });
  await openPage(form, "/others");
  await fillIn();
  await send.click();
  await expect.element(phone).toHaveAccessibleDescription("Enter a valid phone number.");
  await expect.element(phone).toHaveFocus();
});

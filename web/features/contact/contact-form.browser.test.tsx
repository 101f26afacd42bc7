import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { serveApi } from "#web/testing/fake-api.ts";
import { openPage } from "#web/testing/open-page.tsx";
import { ContactForm } from "./contact-form.tsx";

const form = <ContactForm posted={undefined} isSent={false} />;
const field = (name: string) => page.getByRole("textbox", { name });
const send = page.getByRole("button", { name: "Send message" });
const toast = () => document.querySelector("[data-toast]")?.textContent;
const createMessage = "POST /messages/create/";

async function fillIn(subject: string) {
  await field("Name").fill("रामबाबु साह");
  await field("E-mail").fill("rambabu@example.com");
  await field("Subject").fill(subject);
  await field("Message").fill("नमस्ते");
}

test("CO2: four fields are required and the e-mail must be valid", async () => {
  const api = serveApi();
  await openPage(form, "/contact");
  await send.click();
  await expect.poll(() => page.getByText("This field is required.").elements()).toHaveLength(4);
  await expect.element(field("Name")).toHaveFocus();
  await field("E-mail").fill("rambabu");
  await expect.element(page.getByText("Enter a valid e-mail address.")).toBeVisible();
  expect(api.calls).toEqual([]);
});

test("CO2: a phone number is optional, and sent if there is one", async () => {
  const api = serveApi({ [createMessage]: { status: 201 } });
  await openPage(form, "/contact");
  await fillIn("Call me");
  await field("Phone").fill("12");
  await send.click();
  await expect.element(page.getByText("Enter a valid phone number.")).toBeVisible();
  await field("Phone").fill("9800000201");
  await send.click();
  await expect.poll(toast).toContain("Message sent");
  expect(api.calls[0]?.body).toContain("9800000201");
});

test.each([
  ["a message", { detail: "The mailbox is full" }, "The mailbox is full"],
  ["no message", { detail: { email: ["bad"] } }, "Failed to send contact message."],
])(
  "CO2: an error with %s of the server is shown, and the form is kept, also after a reload",
  async (_name, json, text) => {
    serveApi({ [createMessage]: { status: 500, json } });
    const view = await openPage(form, "/contact");
    await fillIn("Kept");
    await send.click();
    await expect.poll(toast).toContain(text);
    await expect.element(field("Subject")).toHaveValue("Kept");
    await view.unmount();
    await openPage(form, "/contact");
    await expect.element(field("Subject")).toHaveValue("Kept");
  },
);

test("CO2 VT7: a message whose answer is lost is sent again with the same key, the next one with another", async () => {
  const api = serveApi({ [createMessage]: () => Promise.reject(new TypeError("Failed to fetch")) });
  await openPage(form, "/contact");
  await fillIn("Twice");
  await send.click();
  await expect.element(page.getByText(/There seems to be no connection to the internet/)).toBeVisible();
  await expect.element(field("Subject")).toHaveValue("Twice");
  api.serve({ [createMessage]: { status: 201 } });
  await page.getByRole("button", { name: "Send again" }).click();
  await expect.poll(toast).toContain("Message sent");
  await expect.element(field("Subject")).toHaveValue("");
  await fillIn("Twice");
  await send.click();
  await expect.poll(() => api.count(createMessage)).toBe(3);
  const keys = api.calls.map(({ headers }) => headers.get("idempotency-key"));
  expect(keys[0]).toMatch(/.{8}/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

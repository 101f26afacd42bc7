import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { openDashboard } from "#web/admin/testing/open-dashboard.tsx";
import { expectToast } from "#web/testing/toasts.ts";

const person = {
  id: 9,
  name: "Sita Karna",
  contacts: ["9801234567"],
  leads: 2,
  mails: 3,
  sms: 0,
  alerts: 0,
  pictures: 1,
  kept: [{ kind: "accepted_estimates", count: 1 }],
};
const { id, name, contacts } = person;
const eraseCall = "POST /api/privacy/people/9/erase/";
const wrongPassword = {
  status: 400,
  json: {
    detail: "",
    code: "invalid_input",
    fields: { password: [{ code: "password_wrong", message: "This is not your password." }] },
  },
};
const button = (text: string) => page.getByRole("button", { name: text, exact: true });

async function openPerson(handlers: Parameters<typeof openDashboard>[1] = {}) {
  const api = await openDashboard("?tab=settings&section=privacy", {
    "GET /api/second-factor/": { json: { is_on: false, recovery_codes_left: 0 } },
    "GET /api/privacy/people/": { json: { results: [{ id, name, contacts }] } },
    "GET /api/privacy/people/9/": { json: person },
    ...handlers,
  });
  await page.getByRole("searchbox", { name: /Name, number or e-mail/ }).fill("sita");
  await button("Show: Sita Karna").click();
  await expect.element(page.getByRole("heading", { name: "Sita Karna" })).toBeVisible();
  return api;
}

test("IM8: an erasure names what stays, asks for the password, says that it is wrong, and is sent once", async () => {
  const api = await openPerson({ [eraseCall]: wrongPassword });
  await button("Erase this person…").click();
  const dialog = page.getByRole("alertdialog", { name: "Erase Sita Karna?" });
  await expect.element(dialog.getByText(/1 accepted estimate: a contract/)).toBeVisible();
  expect(dialog.getByRole("button", { name: "Erase permanently" }).elements()).toEqual([]);
  await dialog.getByRole("button", { name: "Continue" }).click();
  const password = dialog.getByRole("textbox", { name: "Your password" });
  await password.fill("wrong");
  const confirm = dialog.getByRole("button", { name: "Erase permanently" });
  await confirm.click();
  await expect.element(password).toHaveAccessibleDescription(/not your password/);
  await expect.element(dialog).toBeVisible();

  api.serve({ [eraseCall]: { json: { kept: person.kept } } });
  const earlier = api.count(eraseCall);
  await password.fill("right");
  const pressed = confirm.element() as HTMLButtonElement;
  pressed.click();
  pressed.click();
  await expectToast("The person is erased");
  await expect.element(dialog).not.toBeInTheDocument();
  expect(api.count(eraseCall)).toBe(earlier + 1);
});

test("IM8: a person who cannot be loaded says so, and can be tried again", async () => {
  const api = await openDashboard("?tab=settings&section=privacy", {
    "GET /api/privacy/people/": { status: 503, json: { detail: "", code: "unavailable" } },
  });
  await page.getByRole("searchbox", { name: /Name, number or e-mail/ }).fill("sita");
  await expect.element(page.getByText("The person could not be loaded")).toBeVisible();
  api.serve({ "GET /api/privacy/people/": { json: { results: [] } } });
  await button("Try again").click();
  await expect.element(page.getByText("Nobody with this name, number or address")).toBeVisible();
});

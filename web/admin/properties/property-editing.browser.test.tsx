import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openDashboard } from "#web/admin/testing/open-dashboard.tsx";
import { field, fillRequired, formDialog, saveButton } from "#web/admin/testing/property-form.ts";
import { listOf, property } from "#web/admin/testing/rows.ts";
import { expectToast } from "#web/testing/toasts.ts";

const createCall = "POST /api/properties/create/";

test("AP1: pressing Save or Enter again while a property is sent and its form closes adds it once", async () => {
  const answered = Promise.withResolvers<void>();
  const api = await openDashboard("?tab=listings&edit=new", {
    "GET /api/properties/": listOf(),
    [createCall]: async () => {
      await answered.promise;
      return { status: 201, json: property };
    },
  });
  await fillRequired("Clicked house");
  const button = saveButton().element() as HTMLButtonElement;
  button.click();
  button.click();
  await expect.poll(() => api.count(createCall)).toBe(1);
  button.click();
  await field("Built-up area").click();
  await userEvent.keyboard("{Enter}");
  answered.resolve();
  await expectToast("Property Added");
  button.click();
  await userEvent.keyboard("{Enter}");
  await expect.element(formDialog()).not.toBeInTheDocument();
  expect(api.count(createCall)).toBe(1);
  expect(window.location.pathname).toBe("/admin");
});

test("AP1: a second press on an update sends one PUT and stays on the dashboard", async () => {
  const api = await openDashboard("?tab=listings", {
    "GET /api/properties/": listOf(property),
    "GET /api/properties/7/": { json: property },
    "PUT /api/properties/7/update/": { json: property },
  });
  await page.getByRole("article").getByRole("button", { name: /^Edit/ }).click();
  await field("Built-up area").fill("1300");
  const button = saveButton().element() as HTMLButtonElement;
  button.click();
  button.click();
  await expectToast("Property Updated");
  button.click();
  await expect.element(formDialog()).not.toBeInTheDocument();
  expect(api.count("PUT /api/properties/7/update/")).toBe(1);
  expect(window.location.pathname).toBe("/admin");
});

test("AP1: a price or an area of 0 and files that are not pictures show an error at their fields", async () => {
  await openDashboard("?tab=listings&edit=new", { "GET /api/properties/": listOf() });
  await fillRequired("Priceless house");
  const price = field("Price");
  const area = field("Built-up area");
  await price.fill("0");
  await area.fill("०");
  await saveButton().click();
  for (const input of [price, area])
    await expect.element(input).toHaveAccessibleDescription(/Enter a number above zero\./);
  await expect.element(price).toHaveFocus();

  const input = formDialog().element().querySelector<HTMLInputElement>("input[name=pictures]");
  if (!input) throw new Error("The form has no field for pictures");
  const pictures = page.elementLocator(input);
  const fileOf = (text: string, name: string) => new File([text], name, { type: "image/jpeg" });
  await pictures.upload(fileOf("Dear all", "letter.jpg"));
  await expect.element(pictures).toHaveAccessibleDescription(/letter\.jpg was not added: it is no picture/);
  await pictures.upload(fileOf("", "empty.jpg"));
  await expect.element(pictures).toHaveAccessibleDescription(/empty\.jpg was not added: the file is empty/);
  await pictures.upload(new File(["%PDF"], "plan.pdf", { type: "application/pdf" }));
  await expect.element(pictures).toHaveAccessibleDescription(/plan\.pdf was not added/);
  expect(formDialog().getByRole("img").elements()).toEqual([]);
});

test("LD3: a price in lakh and crore is read, and the form says what visitors will see", async () => {
  await openDashboard("?tab=listings&edit=new", { "GET /api/properties/": listOf() });
  await fillRequired("Price in words");
  const price = field("Price");
  await price.fill("1 crore 20 lakh");
  await expect
    .element(price)
    .toHaveAccessibleDescription(/Visitors will see रु 1,20,00,000 \(1 crore 20 lakh\)/);
  await field("Listing type").selectOptions("rent");
  await price.fill("५० हजार");
  await expect
    .element(price)
    .toHaveAccessibleDescription(/Visitors will see रु 50,000\/month \(50 thousand\)/);
});

test("AP1: leaving with unsaved changes needs confirmation", async () => {
  await openDashboard("?tab=listings", { "GET /api/properties/": listOf(property) });
  const add = page.getByRole("button", { name: "Add Property" });
  await add.click();
  await expect.element(formDialog()).toBeVisible();
  await formDialog().getByRole("button", { name: "Cancel" }).click();
  await expect.element(formDialog()).not.toBeInTheDocument();

  await add.click();
  const name = field("Name (English)");
  await name.fill("Careful house");
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await formDialog().getByRole("button", { name: "Cancel" }).click();
  await question.getByRole("button", { name: "Keep editing" }).click();
  await expect.element(name).toHaveValue("Careful house");
  window.history.back();
  await question.getByRole("button", { name: "Keep editing" }).click();
  await expect.element(name).toHaveValue("Careful house");
  const unload = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(unload);
  expect(unload.defaultPrevented).toBe(true);
  await formDialog().getByRole("button", { name: "Close" }).click();
  await question.getByRole("button", { name: "Discard changes" }).click();
  await expect.element(formDialog()).not.toBeInTheDocument();
  await add.click();
  await expect.element(field("Name (English)")).toHaveValue("");
});

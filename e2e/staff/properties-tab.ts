import type { APIRequestContext, Page } from "@playwright/test";
import { expect } from "../journey.ts";
import { logInAsStaff, staffHeaders } from "../staff.ts";

export async function openTab(
  page: Page,
  request: APIRequestContext,
  search = "",
  more: Record<string, string> = {},
) {
  await logInAsStaff(page, request);
  await page.goto(`/admin?${new URLSearchParams({ tab: "listings", search, ...more })}`);
}

export const findCard = (page: Page, name: string) => page.getByRole("article", { name });
export const formDialog = (page: Page) =>
  page.getByRole("dialog", { name: /Add New Property|Edit Property/ });
export const saveButton = (page: Page) =>
  formDialog(page).getByRole("button", { name: /^(Add|Update) Property$/ });

export async function fillRequired(page: Page, name: string) {
  const form = formDialog(page);
  await form.getByLabel("Name (English)").fill(name);
  await form.getByLabel("Address (English)").fill("Kadam Chowk, Janakpur-7");
  await form.getByLabel("Price").fill("८५,००,०००");
  await form.getByLabel("Built-up area").fill("1,800");
}

export async function openNewForm(page: Page) {
  await page.getByRole("button", { name: "Add Property" }).first().click();
  await expect(formDialog(page)).toBeVisible();
}

/** Creates a property through the API. */
export async function createProperty(
  request: APIRequestContext,
  name: string,
  more: Record<string, string> = {},
) {
  const response = await request.post("/api/properties/create/", {
    headers: await staffHeaders(request),
    multipart: { name, address: "Station Road, Janakpur", price: "9000000", area: "1200", ...more },
  });
  expect(response.status()).toBe(201);
  const { id } = await response.json();
  return Number(id);
}

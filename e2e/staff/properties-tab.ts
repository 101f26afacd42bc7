import type { APIRequestContext, Page } from "@playwright/test";
import { expect } from "../journey.ts";
import { logInAsStaff, staffHeaders } from "../staff.ts";

export const createPath = "**/api/properties/create/";

export async function openTab(
  page: Page,
  request: APIRequestContext,
  search = "",
  more: Record<string, string> = {},
) {
  await logInAsStaff(page, request);
  await page.goto(`/admin?${new URLSearchParams({ tab: "listings", search, ...more })}`);
}

export const cardOf = (page: Page, name: string) => page.getByRole("article", { name });
export const formOf = (page: Page) => page.getByRole("dialog", { name: /Add New Property|Edit Property/ });
export const save = (page: Page) => formOf(page).getByRole("button", { name: /^(Add|Update) Property$/ });

export async function fillRequired(page: Page, name: string) {
  const form = formOf(page);
  await form.getByLabel("Name").fill(name);
  await form.getByLabel("Address").fill("Kadam Chowk, Janakpur-7");
  await form.getByLabel("Price").fill("८५,००,०००");
  await form.getByLabel("Area").fill("1,800");
}

export async function openNewForm(page: Page) {
  await page.getByRole("button", { name: "Add Property" }).first().click();
  await expect(formOf(page)).toBeVisible();
}

/** A property that is there already, made as another member of the staff would. */
export async function storeProperty(
  request: APIRequestContext,
  name: string,
  more: Record<string, string> = {},
) {
  const answer = await request.post("/api/properties/create/", {
    headers: await staffHeaders(request),
    multipart: { name, address: "Station Road, Janakpur", price: "9000000", area: "1200", ...more },
  });
  expect(answer.status()).toBe(201);
  const { id } = await answer.json();
  return Number(id);
}

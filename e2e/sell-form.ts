import type { Page } from "@playwright/test";
import { expect, waitForHydration } from "./journey.ts";

export const submitSale = (page: Page) => page.getByRole("button", { name: "Submit property" });
export const stepLink = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Steps of the form" }).getByRole("link", { name });
export const chooseType = (page: Page, name: string) =>
  page.getByRole("radio", { name, exact: true }).check();

export async function openSellForm(page: Page): Promise<void> {
  await page.goto("/sell");
  await waitForHydration(page);
}

/** Goes on to the step and waits until its heading has the focus. */
export async function goToNextStep(page: Page, heading: string): Promise<void> {
  await page.getByRole("link", { name: "Next" }).click();
  await expect(page.getByRole("heading", { name: heading, exact: true })).toBeFocused();
}

type Sale = Readonly<{ type?: string; location?: string; price?: string; description?: string }>;

/** Fills in the required fields; with JavaScript, it ends in the last step. */
export async function fillSale(page: Page, title: string, sale: Sale = {}, hasSteps = true): Promise<void> {
  await chooseType(page, sale.type ?? "House");
  await page.getByLabel("Property title").fill(title);
  await page.getByLabel("Location").fill(sale.location ?? "Kadam Chowk, Janakpur-7");
  if (hasSteps) await goToNextStep(page, "The property");
  await page.getByLabel("Price").fill(sale.price ?? "85,00,000");
  if (hasSteps) await goToNextStep(page, "Pictures and you");
  await page.getByLabel("Description").fill(sale.description ?? "Two floors");
  await page.getByLabel("Full name").fill("Sita Devi");
  await page.getByLabel("E-mail").fill("sita@example.com");
}

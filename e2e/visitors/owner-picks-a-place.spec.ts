import type { APIRequestContext, Page } from "@playwright/test";
import { long } from "../full-run.ts";
import { expect, findToast, test, waitForHydration } from "../journey.ts";
import { becomeNewVisitor } from "../new-visitor.ts";
import { fillSale, submitSale } from "../sell-form.ts";
import { listAsStaff, unique } from "../staff.ts";

const municipality = (page: Page) => page.getByRole("combobox", { name: "Municipality" });
const ward = (page: Page) => page.getByLabel("Ward", { exact: true });
const options = (page: Page) => page.getByRole("listbox").getByRole("option");

async function openForm(page: Page) {
  await page.goto("/sell");
  await waitForHydration(page);
  await page.getByLabel("Municipality").focus();
  await expect(municipality(page)).toBeFocused();
}

async function fillRest(page: Page, location: string, hasSteps = true): Promise<string> {
  const title = unique("House with a place");
  await fillSale(page, title, { location }, hasSteps);
  return title;
}

async function submit(page: Page) {
  await submitSale(page).click();
}

async function findStored(request: APIRequestContext, title: string) {
  return (await listAsStaff(request, "/sell/")).find((row) => row.propert_title === title);
}

test(
  "PL1 PL2: an owner picks the place and its ward by keyboard, or by its district",
  long,
  async ({ page, request }) => {
    await test.step("PL1 PL2: an owner picks the place by keyboard in Devanagari, then one of its wards", async () => {
      await openForm(page);
      await expect(ward(page)).toBeDisabled();
      await page.keyboard.type("जनक");
      await expect(options(page).first()).toHaveText(/Janakpurdham\s*Dhanusha, Madhesh Province/);
      await expect(municipality(page)).toHaveAttribute("aria-expanded", "true");
      await page.keyboard.press("ArrowDown");
      await expect(options(page).nth(1)).toHaveAttribute("aria-selected", "true");
      await page.keyboard.press("ArrowUp");
      const id = await options(page).first().getAttribute("id");
      await expect(municipality(page)).toHaveAttribute("aria-activedescendant", id ?? "");
      await page.keyboard.press("Enter");
      await expect(municipality(page)).toHaveValue("Janakpurdham, Dhanusha");
      await expect(options(page)).toHaveCount(0);
      await expect(ward(page).locator("option")).toHaveCount(26);
      await page.keyboard.press("Tab");
      await expect(ward(page)).toBeFocused();
      await ward(page).selectOption("4");
      const title = await fillRest(page, "Bhanu Chowk, Janakpur");
      await submit(page);
      await expect(findToast(page)).toContainText("Property submitted");
      expect(await findStored(request, title)).toMatchObject({
        property_location: "Bhanu Chowk, Janakpurdham-4, Dhanusha",
        local_level_id: 223,
        ward: 4,
        street: "Bhanu Chowk",
      });
    });
    await becomeNewVisitor(page);
    await test.step("PL1: places of the same name show their districts, and the ward in the text is selected", async () => {
      await openForm(page);
      await page.keyboard.type("madi-9");
      await expect(options(page).first()).toContainText("Madi");
      await expect(
        options(page).filter({ hasText: /^Madi(Chitwan|Kaski|Rolpa|Sankhuwasabha),/ }),
      ).toHaveCount(4);
      for (const option of await options(page).all()) {
        const box = await option.boundingBox();
        expect(box?.height).toBeGreaterThanOrEqual(44);
      }
      await options(page).filter({ hasText: "Rolpa" }).click();
      await expect(municipality(page)).toBeFocused();
      await expect(municipality(page)).toHaveValue("Madi, Rolpa");
      // Madi in Rolpa has six wards.
      await expect(ward(page).locator("option")).toHaveCount(7);
      await expect(ward(page)).toHaveValue("");

      await municipality(page).fill("madi-9 chit");
      await expect(ward(page)).toBeDisabled();
      await options(page).filter({ hasText: "Chitwan" }).first().click();
      await expect(ward(page)).toHaveValue("9");

      await page.reload();
      await waitForHydration(page);
      await expect(page.getByLabel("Municipality")).toHaveValue("Madi, Chitwan");
      await expect(ward(page).locator("option")).toHaveCount(10);
      await expect(ward(page)).toHaveValue("9");
    });
  },
);

test(
  "PL1: an unknown place, or one without a connection, is taken in words or named as the problem",
  long,
  async ({ page, browserConsole, request }) => {
    await test.step("PL1: Escape closes the list, an unknown text says so, and the server names the field", async () => {
      browserConsole.expectErrors = true;
      await openForm(page);
      await page.keyboard.type("lahan");
      await expect(options(page).first()).toContainText("Lahan");
      await page.keyboard.press("Escape");
      await expect(options(page)).toHaveCount(0);
      await municipality(page).fill("Timbuktu");
      await expect(page.getByRole("status").filter({ hasText: "No municipality found" })).toBeAttached();
      await fillRest(page, "Bhanu Chowk");
      await submit(page);
      // LD1: the step of a problem that only the server finds is opened.
      await expect(municipality(page)).toBeFocused();
      await expect(municipality(page)).toHaveAccessibleDescription(/Choose a place from the list/);
    });
    await becomeNewVisitor(page);
    await test.step("PL1: without a connection the field says so and takes the place in words", async () => {
      browserConsole.expectErrors = true;
      await openForm(page);
      await page.route("**/api/places/**", (route) => route.abort("internetdisconnected"));
      await page.keyboard.type("janakpur-4");
      await expect(page.getByText("The list cannot be loaded").first()).toBeVisible();
      const title = await fillRest(page, "Bhanu Chowk");
      await submit(page);
      await expect(findToast(page)).toContainText("Property submitted");
      expect(await findStored(request, title)).toMatchObject({
        property_location: "Bhanu Chowk, Janakpurdham-4, Dhanusha",
        local_level_id: 223,
        ward: 4,
      });
    });
  },
);

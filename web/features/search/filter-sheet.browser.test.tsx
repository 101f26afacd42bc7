import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { PropertyFilters } from "#domain/properties/filters.ts";
import { serveApi } from "#web/testing/fake-api.ts";
import { openPage } from "#web/testing/open-page.tsx";
import type { FilterOptions } from "./filter-options.ts";
import { FilterSheet } from "./filter-sheet.tsx";

const options: FilterOptions = {
  locations: [
    ["janakpur", "Janakpurdham", "l223"],
    ["hattiban", "Hattiban"],
  ],
  areas: [["art lane", "Art Lane"]],
  types: [],
  placeNames: { d20: "Dhanusha" },
};
const location = page.getByRole("combobox", { name: "Location" });
const price = page.getByRole("combobox", { name: "Price", exact: true });
const from = page.getByRole("textbox", { name: "Price from" });
const to = page.getByRole("textbox", { name: "Price up to" });

/** Returns what the button has counted last. */
async function openSheet(filters: PropertyFilters = {}) {
  const { calls } = serveApi({ "GET /api/properties/": { json: { count: 3 } } });
  await openPage(
    <FilterSheet
      listing="sale"
      address={{ filters, sort: "newest", view: "list", page: 1 }}
      options={options}
      isOpen
      onOpenChange={() => {}}
    />,
    "/buy",
  );
  return () => {
    const { for_type: _listing, page_size: _size, ...asked } = Object.fromEntries(calls.at(-1)?.query ?? []);
    return asked;
  };
}

test("SR3: a price band fills from and to, and another amount leaves the band", async () => {
  const asked = await openSheet();
  await price.selectOptions("5000000-7500000");
  await expect.element(from).toHaveValue("50,00,000");
  await expect.element(to).toHaveValue("75,00,000");
  await expect.poll(asked).toEqual({ price: "5000000-7500000" });
  await to.fill("60 lakh");
  await expect.element(price).toHaveDisplayValue("My own range");
  await expect.poll(asked).toEqual({ price_from: "5000000", price_to: "6000000" });
  await to.fill("75 lakh");
  await expect.element(price).toHaveValue("5000000-7500000");
  await price.selectOptions("Any price");
  await expect.element(from).toHaveValue("");
  await expect.element(to).toHaveValue("");
  await expect.poll(asked).toEqual({});
});

test("SR3: the amounts of the address's band are filled in", async () => {
  await openSheet({ price: { value: "10000000+", lower: 10_000_000, upper: null } });
  await expect.element(from).toHaveValue("1,00,00,000");
  await expect.element(to).toHaveValue("");
  await expect.element(price).toHaveValue("10000000+");
});

test("SR3: a town of the select becomes one of the places; a street stays a part of the address", async () => {
  const asked = await openSheet({ place: ["d20"] });
  await location.selectOptions("Janakpurdham");
  await expect.element(page.getByRole("checkbox", { name: "Janakpurdham" })).toBeChecked();
  await expect.element(page.getByRole("checkbox", { name: "Dhanusha" })).toBeChecked();
  await expect.element(location).toHaveDisplayValue("Add a place");
  await expect.poll(asked).toEqual({ place: "d20,l223" });
  await location.selectOptions("Art Lane");
  await expect.element(location).toHaveValue("art lane");
  await expect.poll(asked).toEqual({ place: "d20,l223", location: "art lane" });
});

test("SR3: streets do not stand among towns", async () => {
  await openSheet();
  await expect.element(location).toBeVisible();
  const { options: all } = location.element() as HTMLSelectElement;
  const headings = Array.from(all, ({ text, parentElement }) => [
    text,
    parentElement instanceof HTMLOptGroupElement ? parentElement.label : null,
  ]);
  expect(headings).toEqual([
    ["All locations", null],
    ["Janakpurdham", null],
    ["Hattiban", null],
    ["Art Lane", "Streets and areas"],
  ]);
});

import { readFile } from "node:fs/promises";
import { long } from "../full-run.ts";
import { expect, findToast } from "../journey.ts";
import { listAsStaff, test, unique } from "../staff.ts";
import { typeDay } from "../type-day.ts";
import { findCard, formDialog, openNewForm, openTab, saveButton } from "./properties-tab.ts";

test(
  "LD2 LD3 LD4 LD8: staff list a plot by kattha and dhur with its price per kattha, and read it in a spreadsheet",
  long,
  async ({ page, request }) => {
    const name = unique("Roadside plot");
    await openTab(page, request, name);
    await openNewForm(page);
    const form = formDialog(page);
    await form.getByLabel("Name (English)").fill(name);
    await form.getByLabel("Address (English)").fill("Station Road, Janakpur-7");
    await form.getByLabel("Storeys").fill("2.5");
    await form.getByLabel("Property type").selectOption("Land");
    await expect(form.getByLabel("Bedrooms")).toHaveCount(0);
    await expect(form.getByLabel("Built-up area")).toHaveCount(0);

    await form.getByLabel("Quoted").selectOption("per kattha");
    await form.getByLabel("Price per kattha").fill("25 lakh");
    await form.getByLabel("Land area").fill("5 kattha 10 dhur");
    await expect(form.getByLabel("Price per kattha")).toHaveAccessibleDescription(
      /रु 25,00,000 per kattha .* रु 1,37,50,000/,
    );
    await form.getByLabel("Negotiable").check();
    await form.getByLabel("Facing").selectOption("North-east");
    await form.getByLabel("Road width").fill("२०");
    await form.getByRole("button", { name: "Add a place" }).click();
    await form.getByLabel("Place 1", { exact: true }).selectOption("Hospital");
    await form.getByLabel("Distance to place 1").fill("10");
    await form.getByLabel("Unit of distance 1").selectOption("min");
    await typeDay(form.getByLabel("Lalpurja seen"), "2083-06-15");
    await saveButton(page).click();
    await expect(findToast(page)).toContainText("Property Added");

    const stored = (await listAsStaff(request, "/api/properties/")).find((row) => row.name === name);
    expect(stored).toMatchObject({
      name,
      property_type: "land",
      land_area: "5 kattha 10 dhur",
      area: 20_047.5,
      price: 13_750_000,
      price_unit: "kattha",
      unit_price: 2_500_000,
      is_negotiable: true,
      storeys: null,
      bedrooms: 0,
      facing: "north_east",
      road_width: 20,
      landmarks: [{ kind: "hospital", minutes: 10 }],
      lalpurja_seen_on: "2026-10-01",
    });

    await findCard(page, name)
      .getByRole("button", { name: `View ${name}` })
      .click();
    const details = page.getByRole("dialog", { name: "Property Details" });
    await expect(details.getByRole("region", { name: "Land" })).toContainText(
      "5 kattha 10 dhur (20,047.5 sq ft)",
    );
    await expect(details.getByRole("region", { name: "Checked by us" })).toContainText("1 October 2026");
    await expect(details.getByText("रु 25,00,000 per kattha · Negotiable")).toBeVisible();
    await page.keyboard.press("Escape");

    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Spreadsheet" }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^properties-\d{4}-\d\d-\d\d\.csv$/);
    const text = await readFile(await file.path(), "utf8");
    expect(text.startsWith("\uFEFFid,reference,name,")).toBe(true);
    expect(text.split("\r\n")).toHaveLength(3);
    expect(text).toContain("5 kattha 10 dhur");
  },
);

test(
  "LD4: switching the type back shows what was typed, and only the facts of the chosen type are saved",
  long,
  async ({ page, request }) => {
    const name = unique("House with land");
    await openTab(page, request, name);
    await openNewForm(page);
    const form = formDialog(page);
    await form.getByLabel("Name (English)").fill(name);
    await form.getByLabel("Address (English)").fill("Jhamsikhel, Lalitpur");
    await form.getByLabel("Storeys").fill("2.5");
    await form.getByLabel("Property type").selectOption("Apartment");
    await expect(form.getByLabel("Storeys")).toHaveCount(0);
    await form.getByLabel("Property type").selectOption("House");
    await expect(form.getByLabel("Storeys")).toHaveValue("2.5");

    await form.getByLabel("Quoted").selectOption("per aana");
    await form.getByLabel("Price per aana").fill("४५ लाख");
    await form.getByLabel("Built-up area").fill("2400");
    await saveButton(page).click();
    await expect(form.getByLabel("Land area")).toHaveAccessibleDescription(/This field is required\./);
    await form.getByLabel("Land area").fill("०-४-२-०");
    await saveButton(page).click();
    await expect(findToast(page)).toContainText("Property Added");
    const stored = (await listAsStaff(request, "/api/properties/")).find((row) => row.name === name);
    expect(stored).toMatchObject({ name, land_area: "0-4-2-0", area: 2400, price: 20_250_000, storeys: 2.5 });
  },
);

import type { Page } from "@playwright/test";
import { createPicture } from "../create-picture.ts";
import { expect, findToast, test, waitForHydration } from "../journey.ts";
import { becomeNewVisitor } from "../new-visitor.ts";
import { listAsStaff, unique } from "../staff.ts";

const submit = (page: Page) => page.getByRole("button", { name: "Request a quote" });

async function open(page: Page) {
  await page.goto("/others");
  await waitForHydration(page);
}

async function fillRequired(page: Page, address: string) {
  await page.getByLabel("Service type").selectOption("Flooring");
  await page.getByLabel("Project urgency").selectOption("Urgent (1-2 weeks)");
  await page.getByLabel("Description").fill("Marble in two rooms");
  await page.getByLabel("Property address").fill(address);
  await page.getByLabel("Full name").fill("Kabita Yadav");
  await page.getByLabel("Phone").fill("९८०००००२०१");
}

test("OT1 OT2 OT3 OT4 NL7: a visitor chooses a service, asks for a quote with pictures, and for another on a day of Bikram Sambat", async ({
  page,
  request,
}) => {
  await test.step("OT1: six services have pictures, and a service's card selects it in the form", async () => {
    await open(page);
    await expect(page.getByText("We reply within 24 hours", { exact: true })).toBeVisible();
    const cards = page.getByRole("main").getByRole("list").getByRole("listitem");
    await expect(cards.getByRole("heading", { level: 3 })).toHaveText([
      "House renovation",
      "Interior painting",
      "Exterior painting",
      "Kitchen renovation",
      "Bathroom renovation",
      "Flooring",
    ]);
    await expect(cards.getByRole("img")).toHaveCount(6);

    await page.getByLabel("Full name").fill("Kabita");
    await page.getByRole("link", { name: "Get a quote for Kitchen renovation" }).click();
    await expect(page.getByLabel("Service type")).toHaveValue("kitchenRenovation");
    await expect(page.getByRole("heading", { name: "Ask for a quote" })).toBeFocused();
    await expect(page.getByRole("heading", { name: "Ask for a quote" })).toBeInViewport();
    await expect(page.getByLabel("Full name")).toHaveValue("Kabita");
    await page.getByRole("link", { name: "Get a quote for Flooring" }).click();
    await expect(page.getByLabel("Service type")).toHaveValue("flooring");
    await page.getByLabel("Service type").selectOption("Interior painting");
    await page.reload();
    await waitForHydration(page);
    await expect(page.getByLabel("Service type")).toHaveValue("interiorPainting");
  });
  await becomeNewVisitor(page);
  await test.step("OT2 OT3 OT4: a request reaches staff with the API's values, without the name, with the first picture", async () => {
    const address = unique("Kadam Chowk");
    await open(page);
    await expect(page.getByLabel("Project urgency").locator("option")).toHaveText([
      "Choose",
      "Urgent (1-2 weeks)",
      "Normal (1 month)",
      "Flexible (2+ months)",
    ]);
    await expect(page.getByLabel("Description")).toHaveAttribute("rows", "5");
    await fillRequired(page, address);
    await page.getByLabel("E-mail").fill("kabita@example.com");
    await page.getByLabel("Preferred start date").fill("2099-01-15");
    await page
      .getByLabel("Pictures")
      .setInputFiles([await createPicture("floor.jpg", "#a33"), await createPicture("wall.jpg", "#3a3")]);
    await submit(page).click();
    await expect(findToast(page)).toContainText(/Request sent.*within 24 hours/);
    await expect(page.getByLabel("Property address")).toHaveValue("");

    const [stored] = (await listAsStaff(request, "/service-requests/")).filter(
      (row) => row.address === address,
    );
    expect(stored).toMatchObject({
      service_name: "Flooring",
      service_type: "Other",
      Service_urgency: "2 Weeks",
      phone_no: "9800000201",
      email: "kabita@example.com",
      preffered_date: "2099-01-15",
      description: "Marble in two rooms",
    });
    expect(stored?.imag).toMatch(/\/private-media\//);
    expect(JSON.stringify(stored)).not.toContain("Kabita Yadav");
  });
  await becomeNewVisitor(page);
  await test.step("NL7: a day is typed in Bikram Sambat or chosen by keyboard, and is stored as Gregorian", async () => {
    const address = unique("Bhanu Chowk");
    await open(page);
    await fillRequired(page, address);
    const date = page.getByLabel("Preferred start date");
    const calendar = page.getByLabel("Calendar", { exact: true });
    await expect(calendar).toHaveValue("ad");
    await date.fill("2088-01-31");
    await expect(date).toHaveAccessibleDescription("Such as 2083-07-23 or 2026-11-09");
    await submit(page).click();
    await expect(date).toBeFocused();
    await expect(date).toHaveAccessibleDescription(/^Enter a valid date\./);
    await date.fill("२०८८/१/२९");
    await expect(date).toHaveAccessibleDescription(
      /^29 Baisakh 2088 = 13 May 2031 The calendar of this year/,
    );
    await expect(calendar).toHaveValue("bs");
    await calendar.selectOption("AD");
    await expect(date).toHaveValue("2031-05-13");
    await calendar.selectOption("BS");
    await expect(date).toHaveValue("2088-01-29");
    await date.fill("2088-01-31");
    await calendar.selectOption("AD");
    await expect(date).toHaveAccessibleDescription("31 January 2088");
    await calendar.selectOption("BS");
    await date.fill("2088-01-29");

    const choose = page.getByRole("button", { name: "Choose a day" });
    await choose.press("Enter");
    const month = page.getByRole("dialog", { name: "Choose a day" });
    await expect(month.getByRole("button", { name: "29 Baisakh 2088" })).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(month.getByLabel("Month", { exact: true })).toHaveValue("2");
    await page.keyboard.press("Enter");
    await expect(choose).toBeFocused();
    await expect(date).toHaveValue("2088-02-06");
    await page.reload();
    await waitForHydration(page);
    await expect(date).toHaveValue("2031-05-20");
    await submit(page).click();
    await expect(findToast(page)).toContainText("Request sent");
    const stored = (await listAsStaff(request, "/service-requests/")).filter(
      (row) => row.address === address,
    );
    expect(stored).toMatchObject([{ preffered_date: "2031-05-20" }]);
  });
});

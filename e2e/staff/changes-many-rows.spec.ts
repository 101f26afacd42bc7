import type { APIRequestContext, Page } from "@playwright/test";
import { long } from "../full-run.ts";
import { expect, findToast } from "../journey.ts";
import { listAsStaff, logInAsStaff, test, unique } from "../staff.ts";
import { createProperty, findCard, formDialog, openTab } from "./properties-tab.ts";

const selectBox = (page: Page, name: string) => page.getByRole("checkbox", { name: `Select ${name}` });
const bar = (page: Page) => page.getByRole("region", { name: "Selected rows" });

async function createHouses(request: APIRequestContext, count: number) {
  const word = unique("Row house");
  const names = Array.from({ length: count }, (_, index) => `${word} ${index + 1}`);
  for (const name of names) await createProperty(request, name);
  return { word, names };
}

async function statusesOf(request: APIRequestContext, word: string) {
  const rows = await listAsStaff(request, "/api/properties/");
  return rows.filter(({ name }) => String(name).startsWith(word)).map(({ status }) => status);
}

test(
  "LE6: staff set the status of a range by keyboard and take it back with one undo",
  long,
  async ({ page, request }) => {
    const { word, names } = await createHouses(request, 4);
    await openTab(page, request, word);
    await expect(findCard(page, names[3] ?? "")).toBeVisible();
    // The newest stands first: 4, 3, 2, 1.
    await selectBox(page, names[3] ?? "").focus();
    await page.keyboard.press("Space");
    await expect(bar(page)).toContainText("1 selected");
    await selectBox(page, names[1] ?? "").click({ modifiers: ["Shift"] });
    await expect(bar(page)).toContainText("3 selected");
    await bar(page).getByLabel("Change to").selectOption({ label: "Status: Sold" });
    await bar(page).getByRole("button", { name: "Apply" }).focus();
    await page.keyboard.press("Enter");
    await expect(findToast(page)).toContainText("3 changed");
    await expect(bar(page)).toBeHidden();
    await expect.poll(() => statusesOf(request, word)).toEqual(["sold", "sold", "sold", "active"]);
    await findToast(page).getByRole("button", { name: "Undo" }).click();
    await expect(findToast(page)).toContainText("3 are as before");
    expect(await statusesOf(request, word)).toEqual(["active", "active", "active", "active"]);
  },
);

test(
  "LE6: staff delete a page of rows, find them in the trash, restore some and purge the rest",
  long,
  async ({ page, request }) => {
    const { word, names } = await createHouses(request, 3);
    await openTab(page, request, word);
    await expect(findCard(page, names[0] ?? "")).toBeVisible();
    await page.getByRole("checkbox", { name: "Select all on this page" }).check();
    await expect(bar(page)).toContainText("3 selected");
    await bar(page).getByRole("button", { name: "Delete" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect(findToast(page)).toContainText("3 deleted");
    await expect(page.getByRole("heading", { name: "Nothing matches" })).toBeVisible();

    await page.goto(`/admin?${new URLSearchParams({ tab: "trash", search: word })}`);
    const rows = page.getByRole("tabpanel").getByRole("listitem");
    await expect(rows).toHaveCount(3);
    await expect(rows.first()).toContainText("admin");
    await expect(rows.first()).toContainText("Goes on");
    await page.getByRole("button", { name: `Restore ${names[0]}` }).click();
    await expect(findToast(page)).toContainText("1 restored");
    await expect(rows).toHaveCount(2);
    await page.getByRole("checkbox", { name: "Select all on this page" }).check();
    await bar(page).getByRole("button", { name: "Remove permanently" }).click();
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText("This cannot be undone");
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(rows).toHaveCount(2);
    await bar(page).getByRole("button", { name: "Remove permanently" }).click();
    await question.getByRole("button", { name: "Remove permanently" }).click();
    await expect(findToast(page)).toContainText("2 removed permanently");
    await expect(page.getByRole("heading", { name: "Nothing matches" })).toBeVisible();
    expect(await statusesOf(request, word)).toEqual(["active"]);
  },
);

test("LE6: another search clears the selection, another page keeps it", long, async ({ page, request }) => {
  const { word, names } = await createHouses(request, 2);
  await openTab(page, request, word);
  await selectBox(page, names[0] ?? "").check();
  await expect(bar(page)).toContainText("1 selected");
  await page.getByLabel("Sort by").selectOption({ label: "Oldest first" });
  await expect(bar(page)).toContainText("1 selected");
  await page.getByRole("searchbox", { name: "Search" }).fill(names[1] ?? "");
  await expect(findCard(page, names[0] ?? "")).toBeHidden();
  await expect(bar(page)).toBeHidden();
});

test("LE6: every list is downloaded as a spreadsheet", long, async ({ page, request }) => {
  await logInAsStaff(page, request);
  for (const [tab, file] of [
    ["listings", "properties"],
    ["pending", "sell"],
    ["projects", "projects"],
    ["contacts", "messages"],
    ["service-requests", "service-requests"],
    ["history", "history"],
    ["trash", "trash"],
  ]) {
    await page.goto(`/admin?tab=${tab}`);
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Spreadsheet" }).click();
    expect((await download).suggestedFilename()).toMatch(new RegExp(`^${file}-\\d{4}-\\d\\d-\\d\\d\\.csv$`));
  }
});

test("LE6: staff duplicate a property and edit the copy", long, async ({ page, request }) => {
  const name = unique("Twin house");
  const id = await createProperty(request, name, { features: "1" });
  await openTab(page, request, name, { open: String(id) });
  await page.getByRole("dialog").getByRole("button", { name: "Duplicate" }).click();
  await expect(findToast(page)).toContainText("Copied as a draft");
  await expect(formDialog(page).getByLabel("Name (English)")).toHaveValue(name);
  await expect(formDialog(page).getByLabel("Status")).toHaveValue("draft");
  expect(await statusesOf(request, name)).toEqual(["draft", "active"]);
});

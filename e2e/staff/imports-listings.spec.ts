import type { Page } from "@playwright/test";
import { expect } from "../journey.ts";
import { listAsStaff, logInAsStaff, test } from "../staff.ts";

const lineCount = 100;
const reference = `J${Date.now()}`;

/** As a spreadsheet saves it; every 20th line has a price that nobody can read. */
function createFile(isCorrected: boolean): Buffer {
  const lines = Array.from({ length: lineCount }, (_, index) => {
    const price = !isCorrected && index % 20 === 7 ? "negotiate" : `${index + 20} lakh`;
    return `${reference}-${index};घर नम्बर ${index};घर;बिक्री;${price};जनकपुरधाम;४;1200`;
  });
  return Buffer.from(
    `\uFEFF${["सन्दर्भ नम्बर;नाम;प्रकार;प्रयोजन;मूल्य;पालिका;वडा;Area", ...lines].join("\r\n")}\r\n`,
  );
}

async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.getByLabel("Choose a file").setInputFiles({ name, mimeType: "text/csv", buffer });
  await expect(page.getByText("Not imported yet")).toBeVisible();
}

test("IM1: a spreadsheet of 100 listings with mistakes is corrected, imported, undone and imported again", async ({
  page,
  request,
}) => {
  const countListings = async () => {
    const rows = await listAsStaff(request, "/api/properties/");
    return rows.filter(({ name }) => String(name).startsWith("घर नम्बर")).length;
  };
  await logInAsStaff(page, request);
  await page.goto("/admin?tab=settings&section=import");
  await choose(page, "mistakes.csv", createFile(false));
  await page.getByRole("button", { name: "Refused: 5" }).click();
  await expect(page.getByRole("row").nth(1)).toContainText("Price: Enter an amount such as");
  await expect(page.getByRole("row").nth(1)).toContainText("negotiate");
  await page.getByRole("button", { name: "Put aside" }).click();
  await expect(page.getByText("Nothing has been imported yet.")).toBeVisible();
  expect(await countListings()).toBe(0);

  await choose(page, "corrected.csv", createFile(true));
  await expect(page.getByRole("button", { name: "Refused: 0" })).toBeVisible();
  await page.getByRole("button", { name: "Start the import (100)" }).click();
  await expect(page.getByRole("progressbar")).toBeVisible();
  await expect(page.getByText("Imported: 100 new, 0 changed.")).toBeVisible();

  const undo = "Undo the whole import";
  await page.getByRole("button", { name: undo }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: undo }).click();
  await expect(page.getByText("The import was undone.")).toBeVisible();
  expect(await countListings()).toBe(0);

  await page.getByRole("button", { name: "All imports" }).click();
  await choose(page, "again.csv", createFile(true));
  await page.getByRole("button", { name: "Start the import (100)" }).click();
  await expect(page.getByText("Imported: 100 new, 0 changed.")).toBeVisible();
  expect(await countListings()).toBe(100);
});

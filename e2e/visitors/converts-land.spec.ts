import { expect, test, waitForHydration } from "../journey.ts";

const names = ["Bigha", "Kattha", "Dhur", "Ropani", "Aana", "Paisa", "Daam", "Sq. Ft.", "Sq. M."];
const combined = "As you say it";

test("HO6 LU1 LU2 LU3: a value in one of the fields updates the others", async ({ page }) => {
  await page.goto("/");
  await waitForHydration(page);
  const converter = page.getByRole("region", { name: "Land unit converter" });
  const field = (name: string) => converter.getByLabel(name, { exact: true });
  await expect(converter.getByRole("textbox")).toHaveCount(names.length + 1);

  await field("Bigha").pressSequentially("1.5");
  await expect(field("Bigha")).toHaveValue("1.5");
  await expect(field("Kattha")).toHaveValue("30.0000");
  await expect(field("Dhur")).toHaveValue("600.0000");
  await expect(field("Sq. Ft.")).toHaveValue("109350.0000");
  await expect(field("Ropani")).toHaveValue("19.9690");

  await field("Ropani").fill("1");
  await expect(field("Aana")).toHaveValue("16.0000");
  await expect(field("Paisa")).toHaveValue("64.0000");
  await expect(field("Daam")).toHaveValue("256.0000");
  await expect(field("Sq. Ft.")).toHaveValue("5476.0000");
  await expect(field("Sq. M.")).toHaveValue("508.7370");
  await expect(converter).toContainText("1 kattha 10.05 dhur = 1 ropani");

  await field("Aana").fill("2");
  await field("Aana").press("End");
  await field("Aana").pressSequentially("a-.5.");
  await expect(field("Aana")).toHaveValue("2.5");

  await field("Dhur").fill("");
  for (const name of names) await expect(field(name)).toHaveValue("");
});

test("LU1 IN1: a Nepali page accepts and shows Devanagari digits", async ({ page }) => {
  await page.goto("/np");
  await waitForHydration(page);
  await page.getByLabel("रोपनी", { exact: true }).fill("१");
  await expect(page.getByLabel("रोपनी", { exact: true })).toHaveValue("१");
  await expect(page.getByLabel("आना", { exact: true })).toHaveValue("१६.००००");
});

test("LD2 LU1: a combined value fills the fields, and one that can mean several areas asks", async ({
  page,
}) => {
  await page.goto("/");
  await waitForHydration(page);
  const converter = page.getByRole("region", { name: "Land unit converter" });
  const field = (name: string) => converter.getByLabel(name, { exact: true });

  await field(combined).fill("0-4-2-0");
  await expect(field("Sq. Ft.")).toHaveValue("1540.1250");
  await expect(field("Aana")).toHaveValue("4.5000");
  await expect(field(combined)).toHaveAccessibleDescription("4 aana 2 paisa = 8.45 dhur = 1,540.13 sq ft");

  await field(combined).fill("1-5-10");
  await expect(field("Kattha")).toHaveValue("25.5000");
  await field(combined).fill("४ आना २ पैसा");
  await expect(field("Paisa")).toHaveValue("18.0000");
  await field(combined).fill("143 m²");
  await expect(field("Sq. M.")).toHaveValue("143.0000");

  await field(combined).fill("2-3");
  await expect(field("Sq. Ft.")).toHaveValue("");
  await converter
    .getByRole("group", { name: "Which one is it?" })
    .getByRole("button", { name: "2 aana 3 paisa" })
    .click();
  await expect(field(combined)).toHaveValue("2 aana 3 paisa");
  await expect(field("Paisa")).toHaveValue("11.0000");
  await expect(converter.getByRole("group", { name: "Which one is it?" })).toHaveCount(0);

  await field(combined).fill("0-17-0-0");
  await expect(field(combined)).toHaveAccessibleDescription(/Aana go up to 15/);

  await field("Dhur").fill("20");
  await expect(field(combined)).toHaveValue("");
  await expect(field("Kattha")).toHaveValue("1.0000");
  await converter.getByRole("button", { name: "Clear" }).click();
  for (const name of [...names, combined]) await expect(field(name)).toHaveValue("");
});

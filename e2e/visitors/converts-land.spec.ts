import { expect, test, waitForHydration } from "../journey.ts";

const names = ["Bigha", "Kattha", "Dhur", "Ropani", "Aana", "Paisa", "Daam", "Sq. Ft."];

test("HO6 LU1 LU2 LU3: a value in one of eight fields updates the others", async ({ page }) => {
  await page.goto("/");
  await waitForHydration(page);
  const converter = page.getByRole("region", { name: "Land unit converter" });
  const field = (name: string) => converter.getByLabel(name, { exact: true });
  await expect(converter.getByRole("textbox")).toHaveCount(names.length);

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

import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openPage } from "#web/testing/open-page.tsx";
import { LandConverter } from "./land-converter.tsx";

const names = ["Bigha", "Kattha", "Dhur", "Ropani", "Aana", "Paisa", "Daam", "Sq. Ft.", "Sq. M."];
const combined = "As you say it";
const field = (name: string) => page.getByLabelText(name, { exact: true });

async function expectValues(values: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(values)) await expect.element(field(name)).toHaveValue(value);
}

test("HO6 LU1 LU2 LU3: a value in one of the fields updates the others", async () => {
  await openPage(<LandConverter />);
  expect(page.getByRole("textbox").elements()).toHaveLength(names.length + 1);

  await userEvent.type(field("Bigha"), "1.5");
  await expectValues({
    Bigha: "1.5",
    Kattha: "30.0000",
    Dhur: "600.0000",
    "Sq. Ft.": "1,09,350.0000",
    Ropani: "19.9690",
  });
  await field("Ropani").fill("1");
  await expectValues({
    Aana: "16.0000",
    Paisa: "64.0000",
    Daam: "256.0000",
    "Sq. Ft.": "5,476.0000",
    "Sq. M.": "508.7370",
  });
  await expect.element(page.getByText("1 kattha 10.05 dhur = 1 ropani")).toBeVisible();

  await field("Aana").fill("");
  await userEvent.type(field("Aana"), "2a-.5.");
  await expectValues({ Aana: "2.5" });
  await field("Dhur").fill("");
  await expectValues(Object.fromEntries(names.map((name) => [name, ""])));
});

test("LU1 IN1: a Nepali page accepts and shows Devanagari digits", async () => {
  await openPage(<LandConverter />, "/np", "np");
  await field("रोपनी").fill("१");
  await expectValues({ रोपनी: "१", आना: "१६.००००" });
  await userEvent.fill(field("रोपनी"), "");
  await userEvent.type(field("रोपनी"), "१,०००");
  await expectValues({ रोपनी: "१,०००", आना: "१६,०००.००००", "वर्ग फिट": "५४,७६,०००.००००" });
});

test("LU1 LU2: a field says why its text gives no area", async () => {
  await openPage(<LandConverter />);
  await field("Dhur").fill("1,5");
  await expect.element(field("Dhur")).toHaveAccessibleDescription("Write 1,000 or 1.5.");
  await expectValues({ Dhur: "1,5", Kattha: "" });
  await field("Bigha").fill("999999999");
  await expect.element(field("Bigha")).toHaveAccessibleDescription("All of Nepal has less land.");
  await expect.element(field("Dhur")).toBeValid();
  await expectValues({ Dhur: "" });
});

test("LD2 LU1: a combined value fills the fields, and one that can mean several areas asks", async () => {
  await openPage(<LandConverter />);
  await field(combined).fill("0-4-2-0");
  await expectValues({ "Sq. Ft.": "1,540.1250", Aana: "4.5000" });
  await expect
    .element(field(combined))
    .toHaveAccessibleDescription("4 aana 2 paisa = 8.45 dhur = 1,540.13 sq ft");
  await field(combined).fill("1-5-10");
  await expectValues({ Kattha: "25.5000" });
  await field(combined).fill("४ आना २ पैसा");
  await expectValues({ Paisa: "18.0000" });
  await field(combined).fill("143 m²");
  await expectValues({ "Sq. M.": "143.0000" });

  await field(combined).fill("2-3");
  await expectValues({ "Sq. Ft.": "" });
  const question = page.getByRole("group", { name: "Which one is it?" });
  await question.getByRole("button", { name: "2 aana 3 paisa" }).click();
  await expectValues({ [combined]: "2 aana 3 paisa", Paisa: "11.0000" });
  await expect.element(question).not.toBeInTheDocument();

  await field(combined).fill("0-17-0-0");
  await expect.element(field(combined)).toHaveAccessibleDescription(/Aana go up to 15/);
  await field("Dhur").fill("20");
  await expectValues({ [combined]: "", Kattha: "1.0000" });
  await page.getByRole("button", { name: "Clear" }).click();
  await expectValues(Object.fromEntries([...names, combined].map((name) => [name, ""])));
});

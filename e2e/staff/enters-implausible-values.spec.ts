import { expect, findToast, test } from "../journey.ts";
import { unique } from "../staff.ts";
import * as projects from "./projects-tab.ts";
import * as properties from "./properties-tab.ts";

test("AP1: a price or an area of 0 and files that are not pictures show an error at their fields", async ({
  page,
  request,
}) => {
  const name = unique("Priceless house");
  await properties.openTab(page, request, name);
  await properties.openNewForm(page);
  await properties.fillRequired(page, name);
  const form = properties.formDialog(page);
  await form.getByLabel("Price").fill("0");
  await form.getByLabel("Built-up area").fill("०");
  await properties.saveButton(page).click();
  for (const label of ["Price", "Built-up area"])
    await expect(form.getByLabel(label)).toHaveAccessibleDescription(/Enter a number above zero\./);
  await expect(form.getByLabel("Price")).toBeFocused();

  const image = form.locator("input[name=pictures]");
  const textFile = { name: "letter.jpg", mimeType: "image/jpeg", buffer: Buffer.from("Dear all") };
  await image.setInputFiles(textFile);
  await expect(image).toHaveAccessibleDescription(/letter\.jpg was not added: it is no picture/);
  await image.setInputFiles({ ...textFile, name: "empty.jpg", buffer: Buffer.alloc(0) });
  await expect(image).toHaveAccessibleDescription(/empty\.jpg was not added: the file is empty/);
  await expect(form.getByRole("img")).toHaveCount(0);

  await form.getByLabel("Price").fill("85,00,000");
  await form.getByLabel("Built-up area").fill("1,800");
  await properties.saveButton(page).click();
  await expect(findToast(page)).toContainText("Property Added");
});

test("AJ2 AJ3: an end date before the start date shows an error at the field", async ({ page, request }) => {
  const name = unique("Backward bridge");
  await projects.createProject(request, name, { start_date: "2026-05-02" });
  await projects.openTab(page, request, name);
  await projects.findCard(page, name).getByRole("button", { name: "Edit" }).click();
  const form = projects.formDialog(page);
  await form.getByLabel("End Date").fill("2026-05-01");
  await projects.saveButton(page).click();
  await expect(form.getByLabel("End Date")).toHaveAccessibleDescription(/This is before the start date\./);
  await form.getByLabel("End Date").fill("2026-06-01");
  await projects.saveButton(page).click();
  await expect(findToast(page)).toContainText("Project Updated");
});

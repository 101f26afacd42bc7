import { expect, test } from "../journey.ts";
import { toastOf, unique } from "../staff.ts";
import * as projects from "./projects-tab.ts";
import * as properties from "./properties-tab.ts";

test("AP1: a price and an area of 0, and files that are no pictures, are refused at their fields", async ({
  page,
  request,
}) => {
  const name = unique("Priceless house");
  await properties.openTab(page, request, name);
  await properties.openNewForm(page);
  await properties.fillRequired(page, name);
  const form = properties.formOf(page);
  await form.getByLabel("Price").fill("0");
  await form.getByLabel("Area").fill("०");
  await properties.save(page).click();
  for (const label of ["Price", "Area"])
    await expect(form.getByLabel(label)).toHaveAccessibleDescription(/Enter a number above zero\./);
  await expect(form.getByLabel("Price")).toBeFocused();

  const image = form.getByLabel("Main image");
  const letter = { name: "letter.jpg", mimeType: "image/jpeg", buffer: Buffer.from("Dear all") };
  await image.setInputFiles(letter);
  await expect(image).toHaveAccessibleDescription(/letter\.jpg was not added: it is no picture/);
  await image.setInputFiles({ ...letter, name: "empty.jpg", buffer: Buffer.alloc(0) });
  await expect(image).toHaveAccessibleDescription(/empty\.jpg was not added: the file is empty/);
  await expect(form.getByRole("img")).toHaveCount(0);

  await form.getByLabel("Price").fill("85,00,000");
  await form.getByLabel("Area").fill("1,800");
  await properties.save(page).click();
  await expect(toastOf(page)).toContainText("Property Added");
});

test("AJ2 AJ3: a project that ends before it starts is refused at the end date", async ({
  page,
  request,
}) => {
  const name = unique("Backward bridge");
  await projects.storeProject(request, name, { start_date: "2026-05-02" });
  await projects.openTab(page, request, name);
  await projects.cardOf(page, name).getByRole("button", { name: "Edit" }).click();
  const form = projects.formOf(page);
  await form.getByLabel("End Date").fill("2026-05-01");
  await projects.save(page).click();
  await expect(form.getByLabel("End Date")).toHaveAccessibleDescription(/This is before the start date\./);
  await form.getByLabel("End Date").fill("2026-06-01");
  await projects.save(page).click();
  await expect(toastOf(page)).toContainText("Project Updated");
});

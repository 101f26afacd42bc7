import { clickTwice } from "../click-twice.ts";
import { expect, findToast, test } from "../journey.ts";
import { listAsStaff, unique } from "../staff.ts";
import * as projects from "./projects-tab.ts";
import * as properties from "./properties-tab.ts";

/** Each picture is encoded in many sizes, which takes long on a busy machine. */
test.setTimeout(120_000);

const gapsMs = [60, 150, 300];

for (const gap of gapsMs)
  test(`AP1: a second click ${gap} ms after the first adds one property and stays on the dashboard`, async ({
    page,
    request,
  }) => {
    const name = unique("Clicked house");
    await properties.openTab(page, request, name);
    await properties.openNewForm(page);
    await properties.fillRequired(page, name);
    await clickTwice(properties.saveButton(page), gap);
    await expect(findToast(page)).toContainText("Property Added");
    await expect(properties.formDialog(page)).toBeHidden();
    await expect(properties.findCard(page, name)).toHaveCount(1);
    await expect(page).toHaveURL(/\/admin\?/);
    const rows = (await listAsStaff(request, "/api/properties/")).filter((row) => row.name === name);
    expect(rows).toHaveLength(1);
  });

test("AP1: Enter pressed again while the form closes adds one property and stays on the dashboard", async ({
  page,
  request,
}) => {
  const name = unique("Typed house");
  await properties.openTab(page, request, name);
  await properties.openNewForm(page);
  await properties.fillRequired(page, name);
  const stored = page.waitForResponse(properties.createPath);
  await properties.formDialog(page).getByLabel("Built-up area").press("Enter");
  await stored;
  await page.keyboard.press("Enter");
  await expect(findToast(page)).toContainText("Property Added");
  await expect(properties.formDialog(page)).toBeHidden();
  await expect(properties.findCard(page, name)).toHaveCount(1);
  await expect(page).toHaveURL(/\/admin\?/);
});

test("AP1 AJ2: a second click on an update sends one PUT and stays on the dashboard", async ({
  page,
  request,
}) => {
  const puts: string[] = [];
  page.on("request", (call) => {
    if (call.method() === "PUT") puts.push(new URL(call.url()).pathname);
  });
  const name = unique("Updated house");
  const id = await properties.createProperty(request, name);
  await properties.openTab(page, request, name);
  for (const gap of gapsMs) {
    puts.length = 0;
    await properties.findCard(page, name).getByRole("button", { name: "Edit" }).click();
    await properties
      .formDialog(page)
      .getByLabel("Built-up area")
      .fill(String(1000 + gap));
    await clickTwice(properties.saveButton(page), gap);
    await expect(findToast(page)).toContainText("Property Updated");
    await expect(properties.formDialog(page)).toBeHidden();
    await expect(page).toHaveURL(/\/admin\?/);
    expect(puts).toEqual([`/api/properties/${id}/update/`]);
  }

  const project = unique("Updated hall");
  const stored = await projects.createProject(request, project);
  await page.goto(`/admin?${new URLSearchParams({ tab: "projects", search: project })}`);
  puts.length = 0;
  await projects.findCard(page, project).getByRole("button", { name: "Edit" }).click();
  await projects.formDialog(page).getByLabel("Client Name (English)").fill("Another family");
  await clickTwice(projects.saveButton(page), 150);
  await expect(findToast(page)).toContainText("Project Updated");
  await expect(projects.formDialog(page)).toBeHidden();
  await expect(page).toHaveURL(/\/admin\?/);
  expect(puts).toEqual([`/apis/projects/${stored.id}/update/`]);
});

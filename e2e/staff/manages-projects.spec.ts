import { findAxeViolations } from "../axe.ts";
import { createPicture } from "../create-picture.ts";
import { typeInNewLine } from "../focus.ts";
import { long, variants } from "../full-run.ts";
import { expect, findToast } from "../journey.ts";
import { badgeColours, logInAsStaff, test, unique } from "../staff.ts";
import {
  createPictures,
  createProject,
  fillRequired,
  findCard,
  findStoredProject,
  formDialog,
  missingImages,
  openTab,
  previewButton,
  saveButton,
} from "./projects-tab.ts";

test("AJ1 AJ2 AJ3 AJ4 AD3 NL7: staff preview and add a project, which needs three pictures", async ({
  page,
  request,
}) => {
  const name = unique("Traders' hall");
  await openTab(page, request, name);
  await expect(page.getByRole("heading", { name: "Completed Projects" })).toBeVisible();
  await page.getByRole("button", { name: "Add Project" }).click();
  const form = formDialog(page);
  for (const group of [
    "Basic Information",
    "Project Details",
    "Project Timeline",
    "Project Features",
    "Project Images",
  ])
    await expect(form.getByRole("group", { name: group })).toBeVisible();
  await expect(form.getByLabel("Project Status")).toHaveValue("Planning");
  await expect(form.getByLabel("Project Type").locator("option")).toHaveText([
    "Choose",
    "Commercial",
    "Residential",
    "Industrial",
    "Mixed Use",
    "Infrastructure",
    "Other",
    "Hospitality",
    "Renovation",
  ]);
  await expect(form.getByText(missingImages)).toBeVisible();
  await expect(previewButton(page)).toBeDisabled();
  await expect(saveButton(page)).toBeDisabled();

  await form.getByLabel("Project Title (English)").press("Enter");
  await expect(findToast(page)).toContainText("Missing Information");
  await expect(findToast(page)).toContainText(
    "Please fill in all required project details (name, location, type, client, area, duration).",
  );
  await fillRequired(page, name);
  await form.getByLabel("Project Title (English)").press("Enter");
  await expect(findToast(page)).toContainText("Missing Images");
  await expect(findToast(page)).toContainText("Please upload at least 3 project images.");

  const [ground, walls, roof] = await createPictures();
  const images = form.getByLabel("Upload Images (Minimum 3 required)");
  await images.setInputFiles([ground, walls]);
  await expect(form.getByRole("listitem").filter({ hasText: ".jpg" })).toContainText("2");
  await expect(saveButton(page)).toBeDisabled();
  await images.setInputFiles([roof]);
  await expect(form.getByText(missingImages)).toBeHidden();
  await form.getByRole("button", { name: "Remove walls.jpg" }).click();
  await expect(previewButton(page)).toBeDisabled();
  await images.setInputFiles([walls]);

  await form.getByLabel("Number of Professionals").fill("many");
  await form.getByLabel("Budget in USD").fill("4500000");
  await expect(form.getByText("Visitors will see")).toBeVisible();
  const completed = form.getByLabel("Completed Date");
  await completed.fill("२०८२-११-०२");
  await expect(completed).toHaveAccessibleDescription("2 Falgun 2082 = 14 February 2026");
  await form.getByRole("button", { name: "Add feature (English)" }).click();
  await typeInNewLine(form, "Stairs on both sides");
  await page.keyboard.press("Enter");
  await typeInNewLine(form, "Lift, lorry-sized");
  await form.getByRole("button", { name: "Add challenge (English)" }).click();
  await typeInNewLine(form, "Soft ground");
  await form.getByRole("button", { name: "Add challenge (English)" }).click();
  await form.getByRole("button", { name: "Remove line 2 of Challenges Faced" }).click();
  await form.getByLabel("Project Description (English)").fill("A hall for twelve shops.");

  await previewButton(page).click();
  const preview = page.getByRole("dialog", { name: "Preview Project" });
  for (const text of [
    name,
    "Planning",
    "Mixed Use",
    "$4,500,000",
    "Stairs on both sides",
    "No outcomes recorded yet",
  ])
    await expect(preview).toContainText(text);
  await expect(preview.getByRole("img")).toHaveCount(3);
  await preview.getByRole("button", { name: "Back to Edit" }).click();
  await expect(preview).toBeHidden();
  await form.getByLabel("Project Status").selectOption("Completed");
  await previewButton(page).click();
  await preview.getByRole("button", { name: "Add Project" }).click();
  await expect(findToast(page)).toContainText("Project Added");
  await expect(form).toBeHidden();

  expect(await findStoredProject(request, name)).toMatchObject({
    proj_status: "Completed",
    professionals: 0,
    proj_budget: 4_500_000,
    start_date: null,
    completed_date: "2026-02-14",
    features: ["Stairs on both sides", "Lift, lorry-sized"],
    challenges: ["Soft ground"],
    outcomes: [],
  });
  const card = findCard(page, name);
  for (const text of ["$4,500,000", "Bhanu Chowk, Janakpur", "Traders' Cooperative", "24,000 sq ft"])
    await expect(card).toContainText(text);
  await expect(card).toContainText("18 months · Completed 14 February 2026");
  await expect(card).not.toContainText("professionals");
  await expect(card.getByText("Completed", { exact: true })).toHaveCSS(
    "background-color",
    badgeColours.green,
  );

  await card.getByRole("button", { name: "View" }).click();
  const details = page.getByRole("dialog", { name: "Project Details" });
  await expect(details.getByRole("img")).toHaveCount(3);
  await expect(details).toContainText("14 February 2026 (2 Falgun 2082)");
  await expect(details).toContainText("No outcomes recorded yet");
  await expect(details).toContainText("A hall for twelve shops.");
});

test("AJ2: pictures of a project are reordered, replaced and kept", long, async ({ page, request }) => {
  const name = unique("Ordered school");
  const { id, addresses } = await createProject(request, name);
  await openTab(page, request, name);
  await findCard(page, name).getByRole("button", { name: "Edit" }).click();
  const form = formDialog(page);
  await form.getByRole("button", { name: "Move Picture 3", exact: true }).press("ArrowLeft");
  await form.getByRole("button", { name: "Move Picture 3", exact: true }).press("ArrowLeft");
  const place = form.getByRole("listitem").filter({ hasText: "Picture 1" });
  await form.getByRole("button", { name: "Move Picture 2", exact: true }).dragTo(place);
  await form.getByRole("button", { name: "Remove Picture 1" }).click();
  await form
    .getByLabel("Upload Images (Minimum 3 required)")
    .setInputFiles(await createPicture("new.png", "#efa31d"));
  await saveButton(page).click();
  await expect(findToast(page)).toContainText("Project Updated");
  await expect(form).toBeHidden();
  const stored = await (await request.get(`/apis/projects/${id}/`)).json();
  expect(stored.image_urls).toHaveLength(3);
  expect(stored.image_urls.slice(0, 2)).toEqual([addresses[2], addresses[1]]);
  expect(addresses).not.toContain(stored.image_urls[2]);
});

test(
  "NL4: descriptions stay with their pictures when a project's pictures are reordered",
  long,
  async ({ page, request }) => {
    const { id } = await createProject(request, unique("Described school"));
    await openTab(page, request, "", { edit: String(id) });
    const form = formDialog(page);
    await form.getByLabel("Picture 3, description (नेपाली)").fill("छत");
    await form.getByLabel("Picture 1, description (English)").fill("The ground");
    await form.getByRole("button", { name: "Move Picture 3", exact: true }).press("ArrowLeft");
    await form.getByRole("button", { name: "Move Picture 3", exact: true }).press("ArrowLeft");
    await form.getByLabel("Location (नेपाली)").fill("पोखरा");
    await saveButton(page).click();
    await expect(findToast(page)).toContainText("Project Updated");
    const stored = await (await request.get(`/apis/projects/${id}/`)).json();
    expect(stored.pictures.map(({ alt }: { alt: unknown }) => alt)).toEqual([
      { np: "छत" },
      { en: "The ground" },
      null,
    ]);
    expect(stored).toMatchObject({ location: "Pokhara", translations: { np: { location: "पोखरा" } } });
  },
);

test(
  "AJ1 AJ4 AD1: deleting from a card needs confirmation; deleting from the dialog does not and can be undone",
  long,
  async ({ page, request }) => {
    const name = unique("Undone house");
    await createProject(request, name);
    await openTab(page, request, name);
    await findCard(page, name).getByRole("button", { name: "View" }).click();
    const details = page.getByRole("dialog", { name: "Project Details" });
    await expect(details.getByRole("button", { name: "Delete Project" })).not.toBeFocused();
    await details.getByRole("button", { name: "Delete Project" }).click();
    await expect(findToast(page)).toContainText("Project Deleted");
    await expect(details).toBeHidden();
    await expect(findCard(page, name)).toBeHidden();
    expect(await findStoredProject(request, name)).toBeUndefined();
    await findToast(page).getByRole("button", { name: "Undo" }).click();
    await expect(findToast(page)).toContainText("Project Restored");
    await expect(findCard(page, name)).toBeVisible();
    expect(await findStoredProject(request, name)).toMatchObject({ location: "Pokhara" });

    await findCard(page, name).getByRole("button", { name: "Delete" }).click();
    const confirmDialog = page.getByRole("alertdialog");
    await expect(confirmDialog).toHaveAccessibleName(`Delete “${name}”?`);
    await expect(confirmDialog).toContainText(
      "Are you sure you want to delete this project? Right after deleting, you can bring it back with Undo.",
    );
    await confirmDialog.getByRole("button", { name: "Cancel" }).click();
    await expect(findCard(page, name)).toBeVisible();
    await findCard(page, name).getByRole("button", { name: "Delete" }).click();
    await confirmDialog.getByRole("button", { name: "Delete Project" }).click();
    await expect(findToast(page)).toContainText("Project Deleted");
    await expect(findCard(page, name)).toBeHidden();
  },
);

for (const language of variants(["en", "np"], 1)) {
  test(`AJ1 AJ2 AJ4: axe finds nothing on the list, details, form and preview of projects (${language})`, async ({
    page,
    request,
  }) => {
    const name = unique("Open bridge");
    const { id } = await createProject(request, name, { features: "Stone piers, Two lanes" });
    await logInAsStaff(page, request);
    await page.emulateMedia({ reducedMotion: "reduce" });
    const address = `/admin?tab=projects&lang=${language}&search=${encodeURIComponent(name)}`;
    await page.goto(address);
    await expect(page.getByRole("article")).toHaveCount(1);
    expect(await findAxeViolations(page)).toEqual([]);
    await page.goto(`${address}&open=${id}`);
    await expect(page.getByRole("dialog").getByRole("heading", { name })).toBeVisible();
    expect(await findAxeViolations(page)).toEqual([]);
    await page.goto(`${address}&edit=${id}`);
    await expect(page.getByRole("dialog").locator("input[name=proj_name]")).toHaveValue(name);
    expect(await findAxeViolations(page)).toEqual([]);
    await page.getByRole("button", { name: language === "en" ? "Preview Project" : "पूर्वावलोकन" }).click();
    await expect(page.getByRole("dialog").getByRole("heading", { name })).toBeVisible();
    expect(await findAxeViolations(page)).toEqual([]);
  });
}

import type { APIRequestContext, Page } from "@playwright/test";
import { axeFindings } from "../axe.ts";
import { expect, test } from "../journey.ts";
import { paintedPicture } from "../painted-picture.ts";
import { afterRetries, badgeColours, logInAsStaff, staffSees, toastOf, unique } from "../staff.ts";

async function openTab(
  page: Page,
  request: APIRequestContext,
  search = "",
  more: Record<string, string> = {},
) {
  await logInAsStaff(page, request);
  await page.goto(`/admin?${new URLSearchParams({ tab: "projects", search, ...more })}`);
}

const cardOf = (page: Page, name: string) => page.getByRole("article", { name });
const formOf = (page: Page) => page.getByRole("dialog", { name: /Add New Project|Edit Project/ });
const save = (page: Page) => formOf(page).getByRole("button", { name: /^(Add|Update) Project$/ });
const previewButton = (page: Page) => formOf(page).getByRole("button", { name: "Preview Project" });
/** Pictures are kept in many sizes, and staff fill in much: the usual half minute is short on a busy machine. */
test.setTimeout(120_000);

const missingImages = "Please upload at least 3 images to continue";

const pictures = () =>
  Promise.all([
    paintedPicture("ground.png", "#a42a1d"),
    paintedPicture("walls.jpg", "#2f6a3a"),
    paintedPicture("roof.png", "#2e3f8f"),
  ]);

async function fillRequired(page: Page, name: string) {
  const form = formOf(page);
  await form.getByLabel("Project Title").fill(name);
  await form.getByLabel("Location").fill("Bhanu Chowk, Janakpur");
  await form.getByLabel("Client Name").fill("Traders' Cooperative");
  await form.getByLabel("Project Area").fill("24,000 sq ft");
  await form.getByLabel("Project Type").selectOption("Mixed Use");
  await form.getByLabel("Duration").fill("18 months");
}

/** A project that is there already, made as another member of the staff would. */
async function storeProject(request: APIRequestContext, name: string, more: Record<string, string> = {}) {
  const login = await request.post("/api/token/", {
    data: { username: "admin", password: "a long enough password" },
  });
  const { access } = await login.json();
  const form = new FormData();
  const fields = {
    proj_name: name,
    location: "Pokhara",
    client_name: "A family",
    proj_area: "2,400 sq ft",
    proj_type: "Residential",
    proj_duration: "14 months",
    ...more,
  };
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  for (const { name: file, mimeType, buffer } of await pictures())
    form.append("images", new File([new Uint8Array(buffer)], file, { type: mimeType }));
  const answer = await request.post("/apis/projects/create/", {
    headers: { authorization: `Bearer ${access}` },
    multipart: form,
  });
  expect(answer.status()).toBe(201);
  const { id, image_urls: addresses } = await answer.json();
  return { id: Number(id), addresses };
}

const storedProject = async (request: APIRequestContext, name: string) =>
  (await staffSees(request, "/apis/projects/")).find((row) => row.proj_name === name);

test("AJ1 AJ2 AJ3 AJ4 AD3: staff add a project through its preview, three pictures and no fewer", async ({
  page,
  request,
}) => {
  const name = unique("Traders' hall");
  await openTab(page, request, name);
  await expect(page.getByRole("heading", { name: "Completed Projects" })).toBeVisible();
  await page.getByRole("button", { name: "Add Project" }).click();
  const form = formOf(page);
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
  await expect(save(page)).toBeDisabled();

  await form.getByLabel("Project Title").press("Enter");
  await expect(toastOf(page)).toContainText("Missing Information");
  await expect(toastOf(page)).toContainText(
    "Please fill in all required project details (name, location, type, client, area, duration).",
  );
  await fillRequired(page, name);
  await form.getByLabel("Project Title").press("Enter");
  await expect(toastOf(page)).toContainText("Missing Images");
  await expect(toastOf(page)).toContainText("Please upload at least 3 project images.");

  const [ground, walls, roof] = await pictures();
  const images = form.getByLabel("Upload Images (Minimum 3 required)");
  await images.setInputFiles([ground, walls]);
  await expect(form.getByRole("listitem").filter({ hasText: ".jpg" })).toContainText("2");
  await expect(save(page)).toBeDisabled();
  await images.setInputFiles([roof]);
  await expect(form.getByText(missingImages)).toBeHidden();
  await form.getByRole("button", { name: "Remove walls.jpg" }).click();
  await expect(previewButton(page)).toBeDisabled();
  await images.setInputFiles([walls]);

  await form.getByLabel("Number of Professionals").fill("many");
  await form.getByLabel("Budget in USD").fill("4500000");
  await expect(form.getByText("Visitors will see रु 45,00,000 (45 lakh)")).toBeVisible();
  await form.getByLabel("Completed Date").fill("2026-02-14");
  await form.getByRole("button", { name: "Add feature" }).click();
  await page.keyboard.type("Stairs on both sides");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Lift, lorry-sized");
  await form.getByRole("button", { name: "Add challenge" }).click();
  await page.keyboard.type("Soft ground");
  await form.getByRole("button", { name: "Add challenge" }).click();
  await form.getByRole("button", { name: "Remove line 2 of Challenges Faced" }).click();
  await form.getByLabel("Project Description").fill("A hall for twelve shops.");

  await previewButton(page).click();
  const preview = page.getByRole("dialog", { name: "Preview Project" });
  for (const words of [
    name,
    "Planning",
    "Mixed Use",
    "$4,500,000",
    "Stairs on both sides",
    "No outcomes recorded yet",
  ])
    await expect(preview).toContainText(words);
  await expect(preview.getByRole("img")).toHaveCount(3);
  await preview.getByRole("button", { name: "Back to Edit" }).click();
  await expect(preview).toBeHidden();
  await form.getByLabel("Project Status").selectOption("Completed");
  await previewButton(page).click();
  await preview.getByRole("button", { name: "Add Project" }).click();
  await expect(toastOf(page)).toContainText("Project Added");
  await expect(form).toBeHidden();

  expect(await storedProject(request, name)).toMatchObject({
    proj_status: "Completed",
    professionals: 0,
    proj_budget: 4_500_000,
    start_date: null,
    completed_date: "2026-02-14",
    features: ["Stairs on both sides", "Lift, lorry-sized"],
    challenges: ["Soft ground"],
    outcomes: [],
  });
  const card = cardOf(page, name);
  for (const words of ["$4,500,000", "Bhanu Chowk, Janakpur", "Traders' Cooperative", "24,000 sq ft"])
    await expect(card).toContainText(words);
  await expect(card).toContainText("18 months · Completed 14 February 2026");
  await expect(card).not.toContainText("professionals");
  await expect(card.getByText("Completed", { exact: true })).toHaveCSS(
    "background-color",
    badgeColours.green,
  );

  await card.getByRole("button", { name: "View" }).click();
  const details = page.getByRole("dialog", { name: "Project Details" });
  await expect(details.getByRole("img")).toHaveCount(3);
  await expect(details).toContainText("No outcomes recorded yet");
  await expect(details).toContainText("A hall for twelve shops.");
});

test("AJ2: pictures of a project are put in order, replaced and kept", async ({ page, request }) => {
  const name = unique("Ordered school");
  const { id, addresses } = await storeProject(request, name);
  await openTab(page, request, name);
  await cardOf(page, name).getByRole("button", { name: "Edit" }).click();
  const form = formOf(page);
  await form.getByRole("button", { name: "Move Picture 3 forward" }).press("Enter");
  await form.getByRole("button", { name: "Move Picture 3 forward" }).press("Enter");
  const place = form.getByRole("listitem").filter({ hasText: "Picture 1" });
  await form.getByRole("listitem").filter({ hasText: "Picture 2" }).dragTo(place);
  await form.getByRole("button", { name: "Remove Picture 1" }).click();
  await form
    .getByLabel("Upload Images (Minimum 3 required)")
    .setInputFiles(await paintedPicture("new.png", "#efa31d"));
  await save(page).click();
  await expect(toastOf(page)).toContainText("Project Updated");
  await expect(form).toBeHidden();
  const stored = await (await request.get(`/apis/projects/${id}/`)).json();
  expect(stored.image_urls).toHaveLength(3);
  expect(stored.image_urls.slice(0, 2)).toEqual([addresses[2], addresses[1]]);
  expect(addresses).not.toContain(stored.image_urls[2]);
});

test("AJ1 AJ4 AD1: a card's delete asks, the dialog's does not and can be undone", async ({
  page,
  request,
}) => {
  const name = unique("Undone house");
  await storeProject(request, name);
  await openTab(page, request, name);
  await cardOf(page, name).getByRole("button", { name: "View" }).click();
  const details = page.getByRole("dialog", { name: "Project Details" });
  await expect(details.getByRole("button", { name: "Delete Project" })).not.toBeFocused();
  await details.getByRole("button", { name: "Delete Project" }).click();
  await expect(toastOf(page)).toContainText("Project Deleted");
  await expect(details).toBeHidden();
  await expect(cardOf(page, name)).toBeHidden();
  expect(await storedProject(request, name)).toBeUndefined();
  await toastOf(page).getByRole("button", { name: "Undo" }).click();
  await expect(toastOf(page)).toContainText("Project Restored");
  await expect(cardOf(page, name)).toBeVisible();
  expect(await storedProject(request, name)).toMatchObject({ location: "Pokhara" });

  await cardOf(page, name).getByRole("button", { name: "Delete" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText(
    "Are you sure you want to delete this project? This action cannot be undone.",
  );
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(cardOf(page, name)).toBeVisible();
  await cardOf(page, name).getByRole("button", { name: "Delete" }).click();
  await question.getByRole("button", { name: "Delete Project" }).click();
  await expect(toastOf(page)).toContainText("Project Deleted");
  await expect(cardOf(page, name)).toBeHidden();
});

test("AJ5: a failed save says the server's message, else its detail, else why, and keeps all; a failed delete is logged", async ({
  page,
  request,
  browserConsole,
}) => {
  browserConsole.expectErrors = true;
  const name = unique("Refused hall");
  const { id } = await storeProject(request, name);
  let json: object = {};
  await page.route(`**/apis/projects/${id}/update/`, (route) => route.fulfill({ status: 500, json }));
  await openTab(page, request, name, { edit: String(id) });
  const form = formOf(page);
  await form.getByLabel("Client Name").fill("Another family");
  for (const [answer, words] of [
    [{ message: "The cellar is flooded", detail: "not this" }, "The cellar is flooded"],
    [{ detail: "The roof is off" }, "The roof is off"],
    [{}, "Failed to save project"],
  ] as const) {
    json = answer;
    await save(page).click();
    await expect(toastOf(page)).toContainText("Failed to save project");
    await expect(form.getByText(words)).toBeVisible();
    await expect(form.getByLabel("Client Name")).toHaveValue("Another family");
  }
  await form.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Discard changes" }).click();
  await expect(form).toBeHidden();
  expect(await storedProject(request, name)).toMatchObject({ client_name: "A family" });

  await page.route(`**/apis/projects/${id}/delete/`, (route) => route.fulfill({ status: 500, json: {} }));
  await cardOf(page, name).getByRole("button", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete Project" }).click();
  await expect(toastOf(page)).toContainText("Failed to delete project");
  await expect(cardOf(page, name)).toBeVisible();
  expect(browserConsole.lines.join("\n")).toContain(`Project ${id} could not be deleted`);
});

test("AD2 AJ1: lists and details that can't be loaded are told; an empty list invites the first project", async ({
  page,
  request,
  browserConsole,
}) => {
  browserConsole.expectErrors = true;
  let answer: { status: number; json: object } = { status: 503, json: {} };
  await page.route("**/apis/projects/?**", (route) => route.fulfill(answer));
  await page.route("**/apis/projects/1/", (route) => route.fulfill({ status: 503, json: {} }));
  await openTab(page, request, "", { open: "1" });
  const details = page.getByRole("dialog", { name: "Project Details" });
  await expect(details.getByText("Failed to fetch project details")).toBeVisible(afterRetries);
  await page.keyboard.press("Escape");
  await expect(details).toBeHidden();
  await expect(page.getByText("Failed to load projects")).toBeVisible(afterRetries);

  answer = { status: 200, json: { count: 0, next: null, previous: null, results: [] } };
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "No Projects Found" })).toBeVisible();
  await expect(page.getByText("Get started by adding your first project.")).toBeVisible();
  await page.getByRole("button", { name: "Add First Project" }).click();
  await expect(formOf(page)).toBeVisible();
});

test("AJ1 AJ4 API6: without pictures a card says so, and one that does not load gives way to a placeholder", async ({
  page,
  request,
  browserConsole,
}) => {
  browserConsole.expectErrors = true;
  const name = unique("Unpictured bridge");
  const { id } = await storeProject(request, name, { proj_status: "On Hold", professionals: "12" });
  const project = await (await request.get(`/apis/projects/${id}/`)).json();
  const shown = { ...project, image_urls: [], pictures: [] };
  const results = [
    shown,
    { ...shown, id: 999_999_999, image_urls: ["/media/gone/1080.jpg"], proj_name: "Broken" },
  ];
  await page.route("**/apis/projects/?**", (route) =>
    route.fulfill({ json: { count: 2, next: null, previous: null, results } }),
  );
  await page.route(/\/apis\/projects\/\d+\/$/, (route) =>
    route.fulfill({ json: results.find((row) => route.request().url().includes(`/${row.id}/`)) ?? shown }),
  );
  await openTab(page, request, name);
  await expect(cardOf(page, name)).toContainText("No Image");
  await expect(cardOf(page, name)).toContainText("12 professionals");
  await expect(cardOf(page, name)).not.toContainText("$");
  await cardOf(page, name).getByRole("button", { name: "View" }).click();
  const details = page.getByRole("dialog", { name: "Project Details" });
  await expect(details.getByText("No Project Images")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(details).toBeHidden();
  await cardOf(page, "Broken").getByRole("button", { name: "View" }).click();
  await expect(details.getByRole("img")).toHaveAttribute("src", "/placeholder-project.svg");
  expect(browserConsole.lines.join("\n")).toContain("Picture could not be loaded");
});

for (const language of ["en", "np"]) {
  test(`AJ1 AJ2 AJ4: list, details, form and preview hold no barrier (${language})`, async ({
    page,
    request,
  }) => {
    const name = unique("Open bridge");
    const { id } = await storeProject(request, name, { features: "Stone piers, Two lanes" });
    await logInAsStaff(page, request);
    await page.emulateMedia({ reducedMotion: "reduce" });
    const address = `/admin?tab=projects&lang=${language}&search=${encodeURIComponent(name)}`;
    await page.goto(address);
    await expect(page.getByRole("article")).toHaveCount(1);
    expect(await axeFindings(page)).toEqual([]);
    await page.goto(`${address}&open=${id}`);
    await expect(page.getByRole("dialog").getByRole("heading", { name })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.goto(`${address}&edit=${id}`);
    await expect(page.getByRole("dialog").locator("input[name=proj_name]")).toHaveValue(name);
    expect(await axeFindings(page)).toEqual([]);
    await page
      .getByRole("button", { name: language === "en" ? "Preview Project" : "परियोजनाको पूर्वावलोकन" })
      .click();
    await expect(page.getByRole("dialog").getByRole("heading", { name })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });
}

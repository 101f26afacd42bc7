import { closeWithEscape } from "../focus.ts";
import { expect, findToast, test } from "../journey.ts";
import { retriesTimeout, unique } from "../staff.ts";
import {
  createProject,
  findCard,
  findStoredProject,
  formDialog,
  openTab,
  saveButton,
} from "./projects-tab.ts";

/** Each picture is encoded in many sizes, which takes long on a busy machine. */
test.setTimeout(120_000);

test("AJ5: a failed save shows the server's message, else its detail, else a default, and keeps the form; a failed delete is logged", async ({
  page,
  request,
  browserConsole,
}) => {
  browserConsole.expectErrors = true;
  const name = unique("Refused hall");
  const { id } = await createProject(request, name);
  let json: object = {};
  await page.route(`**/apis/projects/${id}/update/`, (route) => route.fulfill({ status: 500, json }));
  await openTab(page, request, name, { edit: String(id) });
  const form = formDialog(page);
  await form.getByLabel("Client Name (English)").fill("Another family");
  for (const [body, text] of [
    [{ message: "The cellar is flooded", detail: "not this" }, "The cellar is flooded"],
    [{ detail: "The roof is off" }, "The roof is off"],
    [{}, "Failed to save project"],
  ] as const) {
    json = body;
    await saveButton(page).click();
    await expect(findToast(page)).toContainText("Failed to save project");
    await expect(form.getByText(text)).toBeVisible();
    await expect(form.getByLabel("Client Name (English)")).toHaveValue("Another family");
  }
  await form.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Discard changes" }).click();
  await expect(form).toBeHidden();
  expect(await findStoredProject(request, name)).toMatchObject({ client_name: "A family" });

  await page.route(`**/apis/projects/${id}/delete/`, (route) => route.fulfill({ status: 500, json: {} }));
  await findCard(page, name).getByRole("button", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete Project" }).click();
  await expect(findToast(page)).toContainText("Failed to delete project");
  await expect(findCard(page, name)).toBeVisible();
  expect(browserConsole.lines.join("\n")).toContain(`Project ${id} could not be deleted`);
});

test("AD2 AJ1: a failed list and failed details show an error; an empty list offers to add the first project", async ({
  page,
  request,
  browserConsole,
}) => {
  browserConsole.expectErrors = true;
  let response: { status: number; json: object } = { status: 503, json: {} };
  await page.route("**/apis/projects/?**", (route) => route.fulfill(response));
  await page.route("**/apis/projects/1/", (route) => route.fulfill({ status: 503, json: {} }));
  await openTab(page, request, "", { open: "1" });
  const details = page.getByRole("dialog", { name: "Project Details" });
  await expect(details.getByText("Failed to fetch project details")).toBeVisible(retriesTimeout);
  await closeWithEscape(details);
  await expect(page.getByText("Failed to load projects")).toBeVisible(retriesTimeout);

  response = { status: 200, json: { count: 0, next: null, previous: null, results: [] } };
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "No Projects Found" })).toBeVisible();
  await expect(page.getByText("Get started by adding your first project.")).toBeVisible();
  await page.getByRole("button", { name: "Add First Project" }).click();
  await expect(formDialog(page)).toBeVisible();
});

test("AJ1 AJ4 API6: a card without pictures says so, and a broken picture is replaced by a placeholder", async ({
  page,
  request,
  browserConsole,
}) => {
  browserConsole.expectErrors = true;
  const name = unique("Unpictured bridge");
  const { id } = await createProject(request, name, { proj_status: "On Hold", professionals: "12" });
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
  await expect(findCard(page, name)).toContainText("No Image");
  await expect(findCard(page, name)).toContainText("12 professionals");
  await expect(findCard(page, name)).not.toContainText("$");
  await findCard(page, name).getByRole("button", { name: "View" }).click();
  const details = page.getByRole("dialog", { name: "Project Details" });
  await expect(details.getByText("No Project Images")).toBeVisible();
  await closeWithEscape(details);
  await findCard(page, "Broken").getByRole("button", { name: "View" }).click();
  await expect(details.getByRole("img")).toHaveAttribute("src", "/placeholder-project.svg");
  expect(browserConsole.lines.join("\n")).toContain("Picture could not be loaded");
});

import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { openDashboard } from "#web/admin/testing/open-dashboard.tsx";
import { listOf, project } from "#web/admin/testing/rows.ts";
import { expectToast } from "#web/testing/toasts.ts";

const form = () => page.getByRole("dialog", { name: /Add New Project|Edit Project/ });
const saveButton = () => form().getByRole("button", { name: /^(Add|Update) Project$/ });
/** Served with the tests. */
const addresses = [1, 2, 3].map((number) => `/web/public/icon-192.png?${number}`);
const pictured = { ...project, image_urls: addresses };
const stored = {
  "GET /apis/projects/": listOf(pictured),
  "GET /apis/projects/7/": { json: pictured },
};

test("AJ5: a failed save shows the server's message, else its detail, else a default, and keeps the form", async () => {
  const api = await openDashboard("?tab=projects&edit=7", stored);
  const client = form().getByLabelText("Client Name (English)", { exact: false });
  await client.fill("Another family");
  for (const [json, text] of [
    [{ message: "The cellar is flooded", detail: "not this" }, "The cellar is flooded"],
    [{ detail: "The roof is off" }, "The roof is off"],
    [{}, "Failed to save project"],
  ] as const) {
    api.serve({ "PUT /apis/projects/7/update/": { status: 500, json } });
    await saveButton().click();
    await expectToast("Failed to save project");
    await expect.element(form()).toMatchTextContent(text);
    await expect.element(client).toHaveValue("Another family");
  }
});

test("AJ5: a failed delete shows an error and is logged", async () => {
  await openDashboard("?tab=projects", {
    "GET /apis/projects/": listOf(project),
    "DELETE /apis/projects/7/delete/": { status: 500 },
  });
  const card = page.getByRole("article", { name: project.proj_name });
  await card.getByRole("button", { name: /^Delete/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete Project" }).click();
  await expectToast("Failed to delete project");
  await expect.element(card).toBeVisible();
  const errors = vi.spyOn(console, "error");
  expect(errors.mock.calls.join()).toContain("Project 7 could not be deleted");
  errors.mockClear();
});

test("AD2 AJ1: a failed list shows an error; an empty one offers to add the first project", async () => {
  const api = await openDashboard("?tab=projects", { "GET /apis/projects/": { status: 400 } });
  await expect.element(page.getByText("Failed to load projects")).toBeVisible();
  api.serve({ "GET /apis/projects/": { json: { count: 0, next: null, previous: null, results: [] } } });
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByRole("heading", { name: "No Projects Found" })).toBeVisible();
  await page.getByRole("button", { name: "Add First Project" }).click();
  await expect.element(page.getByRole("dialog", { name: "Add New Project" })).toBeVisible();
});

test("AD2 AJ4: failed details show an error", async () => {
  await openDashboard("?tab=projects&open=7", {
    "GET /apis/projects/": listOf(project),
    "GET /apis/projects/7/": { status: 503 },
  });
  const details = page.getByRole("dialog", { name: "Project Details" });
  await expect.element(details.getByText("Failed to fetch project details")).toBeVisible();
});

test("AJ1 AJ4 API6: a card without pictures says so, and a broken picture is replaced by a placeholder", async () => {
  const broken = { ...project, id: 8, proj_name: "Broken", image_urls: ["/media/gone/1080.jpg"] };
  const bare = { ...project, proj_status: "On Hold", professionals: 12 };
  await openDashboard("?tab=projects", {
    "GET /apis/projects/": listOf(bare, broken),
    "GET /apis/projects/7/": { json: bare },
    "GET /apis/projects/8/": { json: broken },
  });
  const card = page.getByRole("article", { name: project.proj_name });
  await expect.element(card).toMatchTextContent("No Image");
  await expect.element(card).toMatchTextContent("12 professionals");
  await expect.element(card).not.toMatchTextContent("$");
  await card.getByRole("button", { name: /^View/ }).click();
  const details = page.getByRole("dialog", { name: "Project Details" });
  await expect.element(details.getByText("No Project Images")).toBeVisible();
  await details.getByRole("button", { name: "Close" }).click();
  await page.getByRole("article", { name: "Broken" }).getByRole("button", { name: /^View/ }).click();
  await expect.element(details.getByRole("img")).toHaveAttribute("src", "/placeholder-project.svg");
  const errors = vi.spyOn(console, "error");
  // The card and the details each show the picture.
  await expect.poll(() => errors.mock.calls.length).toBe(2);
  expect(errors.mock.calls.join()).toContain("Picture could not be loaded");
  errors.mockClear();
});

test("AJ2 AJ3: an end date before the start date shows an error at the field", async () => {
  const started = { ...pictured, start_date: "2026-05-02" };
  await openDashboard("?tab=projects&edit=7", { ...stored, "GET /apis/projects/7/": { json: started } });
  const end = form().getByLabelText("End Date", { exact: false });
  await end.fill("2026-05-01");
  await saveButton().click();
  await expect.element(end).toHaveAccessibleDescription(/This is before the start date\./);
});

test("AJ2: a second press on an update sends one PUT and stays on the dashboard", async () => {
  const api = await openDashboard("?tab=projects", {
    ...stored,
    "PUT /apis/projects/7/update/": { json: pictured },
  });
  await page.getByRole("article").getByRole("button", { name: /^Edit/ }).click();
  await form().getByLabelText("Client Name (English)", { exact: false }).fill("Another family");
  const button = saveButton().element() as HTMLButtonElement;
  button.click();
  button.click();
  await expectToast("Project Updated");
  button.click();
  await expect.element(form()).not.toBeInTheDocument();
  expect(api.count("PUT /apis/projects/7/update/")).toBe(1);
  expect(window.location.pathname).toBe("/admin");
});

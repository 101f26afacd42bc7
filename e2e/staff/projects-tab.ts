import type { APIRequestContext, Page } from "@playwright/test";
import { createPicture } from "../create-picture.ts";
import { expect } from "../journey.ts";
import { listAsStaff, logInAsStaff, staffHeaders } from "../staff.ts";

export async function openTab(
  page: Page,
  request: APIRequestContext,
  search = "",
  more: Record<string, string> = {},
) {
  await logInAsStaff(page, request);
  await page.goto(`/admin?${new URLSearchParams({ tab: "projects", search, ...more })}`);
}

export const findCard = (page: Page, name: string) => page.getByRole("article", { name });
export const formDialog = (page: Page) => page.getByRole("dialog", { name: /Add New Project|Edit Project/ });
export const saveButton = (page: Page) =>
  formDialog(page).getByRole("button", { name: /^(Add|Update) Project$/ });
export const previewButton = (page: Page) =>
  formDialog(page).getByRole("button", { name: "Preview Project" });
export const missingImages = "Please upload at least 3 images to continue";

export const createPictures = () =>
  Promise.all([
    createPicture("ground.png", "#a42a1d"),
    createPicture("walls.jpg", "#2f6a3a"),
    createPicture("roof.png", "#2e3f8f"),
  ]);

export async function fillRequired(page: Page, name: string) {
  const form = formDialog(page);
  await form.getByLabel("Project Title (English)").fill(name);
  await form.getByLabel("Location (English)").fill("Bhanu Chowk, Janakpur");
  await form.getByLabel("Client Name (English)").fill("Traders' Cooperative");
  await form.getByLabel("Project Area (English)").fill("24,000 sq ft");
  await form.getByLabel("Project Type").selectOption("Mixed Use");
  await form.getByLabel("Duration (English)").fill("18 months");
}

/** Creates a project through the API. */
export async function createProject(
  request: APIRequestContext,
  name: string,
  more: Record<string, string> = {},
) {
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
  for (const { name: file, mimeType, buffer } of await createPictures())
    form.append("images", new File([new Uint8Array(buffer)], file, { type: mimeType }));
  const response = await request.post("/apis/projects/create/", {
    headers: await staffHeaders(request),
    multipart: form,
  });
  expect(response.status()).toBe(201);
  const { id, image_urls: addresses } = await response.json();
  return { id: Number(id), addresses };
}

export const findStoredProject = async (request: APIRequestContext, name: string) =>
  (await listAsStaff(request, "/apis/projects/")).find((row) => row.proj_name === name);

import { createPicture } from "../create-picture.ts";
import { closeWithEscape } from "../focus.ts";
import { expect, findToast, test } from "../journey.ts";
import { listAsStaff, retriesTimeout, unique } from "../staff.ts";
import {
  createPath,
  createProperty,
  fillRequired,
  findCard,
  formDialog,
  openTab,
  saveButton,
} from "./properties-tab.ts";

/** Each picture is encoded in many sizes, which takes long on a busy machine. */
test.setTimeout(120_000);

const createFailures = [
  { status: 400, json: { message: "Address is on the moon" }, text: "Address is on the moon" },
  { status: 400, json: {}, text: "Invalid property data" },
  { status: 500, json: {}, text: "Server error occurred while creating property" },
  { status: 418, json: {}, text: "Failed to create property" },
  { status: 201, json: undefined, text: "Empty response from server" },
];
for (const { status, json, text } of createFailures) {
  test(`AP3 LO6: a create answered with ${status} ${JSON.stringify(json)} shows "${text}" and keeps the form`, async ({
    page,
    request,
    browserConsole,
  }) => {
    browserConsole.expectErrors = true;
    await page.route(createPath, (route) => route.fulfill(json ? { status, json } : { status, body: "" }));
    await openTab(page, request, "nothing is called so", { edit: "new" });
    await fillRequired(page, "Kept house");
    await formDialog(page)
      .locator("input[name=pictures]")
      .setInputFiles(await createPicture("kept.png", "#a42a1d"));
    await saveButton(page).click();
    await expect(findToast(page)).toContainText(text);
    await expect(formDialog(page).getByText(text)).toBeVisible();
    await expect(formDialog(page).getByText("What you have written is still here.")).toBeVisible();
    await expect(formDialog(page).getByLabel("Name (English)")).toHaveValue("Kept house");
    await expect(formDialog(page).getByText("kept.png", { exact: true })).toBeVisible();
    await expect(saveButton(page)).toBeEnabled();
  });
}

const updateFailures = [
  { status: 404, text: (id: number) => `Property ${id} not found` },
  { status: 405, text: () => "Update method not allowed - check backend configuration" },
  { status: 400, text: () => "Invalid property data" },
  { status: 500, text: () => "Server error occurred while updating property" },
  { status: 418, text: () => "Failed to update property" },
];
test("AP3 API2: an update is tried with PUT, PATCH and PUT, and each failure has its message", async ({
  page,
  request,
  browserConsole,
}) => {
  browserConsole.expectErrors = true;
  const name = unique("Stubborn house");
  const id = await createProperty(request, name);
  let status = 0;
  const attempts: string[] = [];
  await page.route(`**/api/properties/${id}/**`, (route) => {
    const method = route.request().method();
    if (method === "GET") return route.fallback();
    attempts.push(`${method} ${new URL(route.request().url()).pathname}`);
    return route.fulfill({ status, json: {} });
  });
  await openTab(page, request, name, { edit: String(id) });
  await formDialog(page).getByLabel("Built-up area").fill("1300");
  for (const failure of updateFailures) {
    status = failure.status;
    attempts.length = 0;
    await saveButton(page).click();
    await expect(findToast(page)).toContainText(failure.text(id));
    const isRetried = status === 404 || status === 405;
    expect(attempts).toEqual(
      [
        `PUT /api/properties/${id}/update/`,
        `PATCH /api/properties/${id}/`,
        `PUT /api/properties/${id}/`,
      ].slice(0, isRetried ? 3 : 1),
    );
  }
  await expect(formDialog(page).getByLabel("Built-up area")).toHaveValue("1300");
});

const deleteFailures = [
  { status: 404, text: (id: number) => `Property ${id} not found` },
  { status: 403, text: () => "You do not have permission to delete this property" },
  { status: 418, text: () => "Failed to delete property" },
];
test("AP3 API2: each failed delete has its message, and an unsupported one only hides the card", async ({
  page,
  request,
  browserConsole,
}) => {
  browserConsole.expectErrors = true;
  const name = unique("Lasting house");
  const id = await createProperty(request, name);
  let status = 0;
  const attempts: string[] = [];
  await page.route(/\/api\/properties\/(\d+\/delete|delete\/\d+)\/$/, (route) => {
    attempts.push(`${route.request().method()} ${new URL(route.request().url()).pathname}`);
    return route.fulfill({ status, json: {} });
  });
  await openTab(page, request, name);
  const deleteOnce = async () => {
    attempts.length = 0;
    await findCard(page, name).getByRole("button", { name: "Delete" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete Property" }).click();
  };
  for (const failure of deleteFailures) {
    status = failure.status;
    await deleteOnce();
    await expect(findToast(page)).toContainText(failure.text(id));
    await expect(findCard(page, name)).toBeVisible();
    const paths = [`DELETE /api/properties/${id}/delete/`, `DELETE /api/properties/delete/${id}/`];
    expect(attempts).toEqual(paths.slice(0, status === 404 ? 2 : 1));
  }
  status = 405;
  await deleteOnce();
  await expect(findToast(page)).toContainText("Property Removed");
  await expect(findToast(page)).toContainText("Delete operation not supported by the server");
  await expect(findCard(page, name)).toBeHidden();
  expect(attempts).toEqual([`DELETE /api/properties/${id}/delete/`, `POST /api/properties/${id}/delete/`]);
  expect((await request.get(`/api/properties/${id}/`)).status()).toBe(200);
});

test("API2: create falls back to POST /api/properties/ if the host lacks the first path", async ({
  page,
  request,
  browserConsole,
}) => {
  browserConsole.expectErrors = true;
  const name = unique("Elsewhere house");
  await page.route(createPath, (route) => route.fulfill({ status: 404, json: {} }));
  await openTab(page, request, name, { edit: "new" });
  await fillRequired(page, name);
  await saveButton(page).click();
  await expect(findToast(page)).toContainText("Property Added");
  await expect(findCard(page, name)).toBeVisible();
});

test("AP5: if the features fail to load, the eight default ones are offered and stored", async ({
  page,
  request,
  browserConsole,
}) => {
  browserConsole.expectErrors = true;
  const name = unique("Plain house");
  await page.route("**/api/features/", (route) => route.fulfill({ status: 500, json: {} }));
  await openTab(page, request, name, { edit: "new" });
  const features = formDialog(page).getByRole("group", { name: "Features", exact: true }).last();
  await expect(features.getByRole("checkbox")).toHaveCount(8, retriesTimeout);
  for (const feature of [
    "Parking",
    "Balcony",
    "Swimming Pool",
    "Gym",
    "Security",
    "Elevator",
    "Air Conditioning",
  ])
    await expect(features.getByLabel(feature)).toBeVisible();
  await features.getByLabel("Garden").check();
  await fillRequired(page, name);
  await saveButton(page).click();
  await expect(findToast(page)).toContainText("Property Added");
  const [stored] = (await listAsStaff(request, "/api/properties/")).filter((row) => row.name === name);
  expect(stored).toMatchObject({ custom_features: ["Garden"] });
});

test("AD2 LO6: a failed list and failed details show an error and can be retried", async ({
  page,
  request,
  browserConsole,
}) => {
  browserConsole.expectErrors = true;
  const name = unique("Hidden house");
  const id = await createProperty(request, name);
  let isDown = true;
  const breakWhileDown = (url: string) =>
    page.route(url, (route) => (isDown ? route.fulfill({ status: 503, json: {} }) : route.fallback()));
  await breakWhileDown("**/api/properties/?**");
  await breakWhileDown(`**/api/properties/${id}/`);
  // Otherwise the list loads by itself when another journey changes a property.
  await page.route("**/api/live/", (route) => route.abort());
  await openTab(page, request, name, { open: String(id) });
  const details = page.getByRole("dialog", { name: "Property Details" });
  await expect(details.getByText(`Failed to fetch property ${id}`)).toBeVisible(retriesTimeout);
  isDown = false;
  await details.getByRole("button", { name: "Try again" }).click();
  await expect(details.getByRole("heading", { name })).toBeVisible();
  await closeWithEscape(details);
  await expect(page.getByText("Failed to load properties. Please try again.")).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(findCard(page, name)).toBeVisible();
});

import { createPicture } from "../create-picture.ts";
import { expect, test } from "../journey.ts";
import { listAsStaff, retriesTimeout, toastOf, unique } from "../staff.ts";
import { cardOf, createPath, fillRequired, formOf, openTab, save, storeProperty } from "./properties-tab.ts";

/** Pictures are kept in many sizes, and staff fill in much: the usual minute is short on a busy machine. */
test.setTimeout(120_000);

const createFailures = [
  { status: 400, json: { message: "Address is on the moon" }, words: "Address is on the moon" },
  { status: 400, json: {}, words: "Invalid property data" },
  { status: 500, json: {}, words: "Server error occurred while creating property" },
  { status: 418, json: {}, words: "Failed to create property" },
  { status: 201, json: undefined, words: "Empty response from server" },
];
for (const { status, json, words } of createFailures) {
  test(`AP3 LO6: a create answered with ${status} ${JSON.stringify(json)} says "${words}" and keeps everything`, async ({
    page,
    request,
    browserConsole,
  }) => {
    browserConsole.expectErrors = true;
    await page.route(createPath, (route) => route.fulfill(json ? { status, json } : { status, body: "" }));
    await openTab(page, request, "nothing is called so", { edit: "new" });
    await fillRequired(page, "Kept house");
    await formOf(page)
      .getByLabel("Main image")
      .setInputFiles(await createPicture("kept.png", "#a42a1d"));
    await save(page).click();
    await expect(toastOf(page)).toContainText(words);
    await expect(formOf(page).getByText(words)).toBeVisible();
    await expect(formOf(page).getByText("What you have written is still here.")).toBeVisible();
    await expect(formOf(page).getByLabel("Name")).toHaveValue("Kept house");
    await expect(formOf(page).getByText("kept.png")).toBeVisible();
    await expect(save(page)).toBeEnabled();
  });
}

const updateFailures = [
  { status: 404, words: (id: number) => `Property ${id} not found` },
  { status: 405, words: () => "Update method not allowed - check backend configuration" },
  { status: 400, words: () => "Invalid property data" },
  { status: 500, words: () => "Server error occurred while updating property" },
  { status: 418, words: () => "Failed to update property" },
];
test("AP3 API2: an update is tried by PUT, PATCH and PUT, and each refusal has its words", async ({
  page,
  request,
  browserConsole,
}) => {
  browserConsole.expectErrors = true;
  const name = unique("Stubborn house");
  const id = await storeProperty(request, name);
  let status = 0;
  const tried: string[] = [];
  await page.route(`**/api/properties/${id}/**`, (route) => {
    const method = route.request().method();
    if (method === "GET") return route.fallback();
    tried.push(`${method} ${new URL(route.request().url()).pathname}`);
    return route.fulfill({ status, json: {} });
  });
  await openTab(page, request, name, { edit: String(id) });
  await formOf(page).getByLabel("Area").fill("1300");
  for (const failure of updateFailures) {
    status = failure.status;
    tried.length = 0;
    await save(page).click();
    await expect(toastOf(page)).toContainText(failure.words(id));
    const isRetried = status === 404 || status === 405;
    expect(tried).toEqual(
      [
        `PUT /api/properties/${id}/update/`,
        `PATCH /api/properties/${id}/`,
        `PUT /api/properties/${id}/`,
      ].slice(0, isRetried ? 3 : 1),
    );
  }
  await expect(formOf(page).getByLabel("Area")).toHaveValue("1300");
});

const deleteFailures = [
  { status: 404, words: (id: number) => `Property ${id} not found` },
  { status: 403, words: () => "You do not have permission to delete this property" },
  { status: 418, words: () => "Failed to delete property" },
];
test("AP3 API2: a refused delete has its words, and one that is not supported takes the card away only", async ({
  page,
  request,
  browserConsole,
}) => {
  browserConsole.expectErrors = true;
  const name = unique("Lasting house");
  const id = await storeProperty(request, name);
  let status = 0;
  const tried: string[] = [];
  await page.route(/\/api\/properties\/(\d+\/delete|delete\/\d+)\/$/, (route) => {
    tried.push(`${route.request().method()} ${new URL(route.request().url()).pathname}`);
    return route.fulfill({ status, json: {} });
  });
  await openTab(page, request, name);
  const attempt = async () => {
    tried.length = 0;
    await cardOf(page, name).getByRole("button", { name: "Delete" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete Property" }).click();
  };
  for (const failure of deleteFailures) {
    status = failure.status;
    await attempt();
    await expect(toastOf(page)).toContainText(failure.words(id));
    await expect(cardOf(page, name)).toBeVisible();
    const paths = [`DELETE /api/properties/${id}/delete/`, `DELETE /api/properties/delete/${id}/`];
    expect(tried).toEqual(paths.slice(0, status === 404 ? 2 : 1));
  }
  status = 405;
  await attempt();
  await expect(toastOf(page)).toContainText("Property Removed");
  await expect(toastOf(page)).toContainText("Delete operation not supported by the server");
  await expect(cardOf(page, name)).toBeHidden();
  expect(tried).toEqual([`DELETE /api/properties/${id}/delete/`, `POST /api/properties/${id}/delete/`]);
  expect((await request.get(`/api/properties/${id}/`)).status()).toBe(200);
});

test("API2: a host that knows create only as POST /api/properties/ gets it there", async ({
  page,
  request,
  browserConsole,
}) => {
  browserConsole.expectErrors = true;
  const name = unique("Elsewhere house");
  await page.route(createPath, (route) => route.fulfill({ status: 404, json: {} }));
  await openTab(page, request, name, { edit: "new" });
  await fillRequired(page, name);
  await save(page).click();
  await expect(toastOf(page)).toContainText("Property Added");
  await expect(cardOf(page, name)).toBeVisible();
});

test("AP5: without the server's features the eight usual ones are offered and kept", async ({
  page,
  request,
  browserConsole,
}) => {
  browserConsole.expectErrors = true;
  const name = unique("Plain house");
  await page.route("**/api/features/", (route) => route.fulfill({ status: 500, json: {} }));
  await openTab(page, request, name, { edit: "new" });
  const features = formOf(page).getByRole("group", { name: "Features", exact: true }).last();
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
  await save(page).click();
  await expect(toastOf(page)).toContainText("Property Added");
  const [stored] = (await listAsStaff(request, "/api/properties/")).filter((row) => row.name === name);
  expect(stored).toMatchObject({ custom_features: ["Garden"] });
});

test("AD2 LO6: what can't be loaded is told, and can be tried again", async ({
  page,
  request,
  browserConsole,
}) => {
  browserConsole.expectErrors = true;
  const name = unique("Hidden house");
  const id = await storeProperty(request, name);
  let isBroken = true;
  const breaking = (url: string) =>
    page.route(url, (route) => (isBroken ? route.fulfill({ status: 503, json: {} }) : route.fallback()));
  await breaking("**/api/properties/?**");
  await breaking(`**/api/properties/${id}/`);
  await openTab(page, request, name, { open: String(id) });
  const details = page.getByRole("dialog", { name: "Property Details" });
  await expect(details.getByText(`Failed to fetch property ${id}`)).toBeVisible(retriesTimeout);
  isBroken = false;
  await details.getByRole("button", { name: "Try again" }).click();
  await expect(details.getByRole("heading", { name })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(details).toBeHidden();
  await expect(page.getByText("Failed to load properties. Please try again.")).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(cardOf(page, name)).toBeVisible();
});

import { findAxeViolations } from "../axe.ts";
import { long } from "../full-run.ts";
import { expect, findToast } from "../journey.ts";
import { logInAsStaff, staffHeaders, test, unique } from "../staff.ts";
import * as projectsTab from "./projects-tab.ts";
import {
  createProperty,
  fillRequired,
  findCard,
  formDialog,
  openNewForm,
  openTab,
  saveButton,
} from "./properties-tab.ts";

test("PL3: staff set a pin by keyboard, and visitors get only the area", long, async ({ page, request }) => {
  const name = unique("House with a pin");
  await openTab(page, request, name);
  await openNewForm(page);
  const form = formDialog(page);
  await fillRequired(page, name);
  const [latitude, longitude] = [form.getByLabel("Latitude"), form.getByLabel("Longitude")];

  await form.getByRole("button", { name: "Choose on the map" }).press("Enter");
  const map = form.getByRole("application", { name: "Map of municipalities" });
  await map.focus();
  await map.press("ArrowUp");
  await expect(latitude).toHaveValue(/^28\.\d+$/);
  await expect(form.getByRole("radio", { name: "An area" })).toBeChecked();

  // A text that names both, as maps give it.
  await latitude.fill("२६.७३१२३, ८५.९२३४५");
  await latitude.press("Tab");
  await expect(latitude).toHaveValue("26.73123");
  await expect(longitude).toHaveValue("85.92345");
  await expect(form.getByRole("status").filter({ hasText: "Janakpurdham, Dhanusha" })).toBeVisible();
  await map.press("ArrowUp");
  await expect(latitude).toHaveValue("26.73168");
  await map.press("Shift+ArrowRight");
  await expect(longitude).toHaveValue("85.92848");
  for (const key of ["ArrowDown", "Shift+ArrowLeft"]) await map.press(key);
  await expect(latitude).toHaveValue("26.73123");
  await expect(longitude).toHaveValue("85.92345");

  await saveButton(page).click();
  await expect(findToast(page)).toContainText("Property Added");
  await expect(form).toBeHidden();
  const staff = await request.get(`/api/properties/?search=${encodeURIComponent(name)}`, {
    headers: await staffHeaders(request),
  });
  const [stored] = (await staff.json()).results;
  expect(stored).toMatchObject({ latitude: 26.73123, longitude: 85.92345, pin_precision: "approximate" });

  const area = { latitude: 26.732393, longitude: 85.923301, radius_m: 213 };
  const seen = await request.get(`/api/properties/${stored.id}/`);
  expect(await seen.json()).toMatchObject({ map_location: area });
  for (const path of [
    `/api/properties/${stored.id}/`,
    `/property/${stored.id}`,
    `/property/${stored.id}.data`,
  ])
    expect(await (await request.get(path)).text()).not.toMatch(/26\.7312|85\.9234/);

  await findCard(page, name).getByRole("button", { name: "View" }).click();
  const details = page.getByRole("dialog", { name: "Property Details" });
  await expect(details.getByText("26.73123, 85.92345")).toBeVisible();
  await expect(details.getByText("never the point itself")).toBeVisible();
  await expect(details.locator(".map-area")).toBeAttached();
  await details.getByRole("button", { name: "Edit Property" }).click();
  await expect(latitude).toHaveValue("26.73123");
  await form.getByRole("radio", { name: "The exact point" }).check();
  await saveButton(page).click();
  await expect(form).toBeHidden();
  const exact = await request.get(`/api/properties/${stored.id}/`);
  expect(await exact.json()).toMatchObject({
    map_location: { latitude: 26.73123, longitude: 85.92345, radius_m: 0 },
  });

  await findCard(page, name).getByRole("button", { name: "Edit" }).click();
  await form.getByRole("button", { name: "Remove the pin" }).click();
  await expect(latitude).toHaveValue("");
  await saveButton(page).click();
  await expect(form).toBeHidden();
  const cleared = await request.get(`/api/properties/${stored.id}/`);
  expect(await cleared.json()).toMatchObject({ map_location: null });
});

test(
  "PL3: half a pin and a pin abroad are not saved, and the field says why",
  long,
  async ({ page, request }) => {
    const id = await createProperty(request, unique("House without a pin"));
    await openTab(page, request, "", { edit: String(id) });
    const form = formDialog(page);
    const [latitude, longitude] = [form.getByLabel("Latitude"), form.getByLabel("Longitude")];
    await latitude.fill("26.7");
    await saveButton(page).click();
    await expect(longitude).toHaveAccessibleDescription("This field is required.");
    await expect(longitude).toBeFocused();
    await longitude.fill("185");
    await expect(longitude).not.toHaveAttribute("aria-invalid");
    await saveButton(page).click();
    await expect(longitude).toHaveAccessibleDescription("This number is too big.");
  },
);

test(
  "PL3: a click and a drag set the pin of a project, and zooming changes nothing",
  long,
  async ({ page, request }) => {
    await logInAsStaff(page, request);
    await page.goto("/admin?tab=projects&edit=1");
    const form = projectsTab.formDialog(page);
    await form.getByLabel("Latitude").fill("https://www.google.com/maps/@26.7288,85.9263,17z");
    await form.getByLabel("Latitude").blur();
    await form.getByRole("button", { name: "Choose on the map" }).click();
    const map = form.getByRole("application");
    await map.scrollIntoViewIfNeeded();
    const box = await map.boundingBox();
    if (!box) throw new Error("the map has no box");
    const values = async () => [
      Number(await form.getByLabel("Latitude").inputValue()),
      Number(await form.getByLabel("Longitude").inputValue()),
    ];
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await page.mouse.click(middle.x - box.width / 4, middle.y);
    await expect.poll(async () => (await values())[1]).toBeLessThan(85.92);
    const [, clicked = 0] = await values();
    await form.getByRole("button", { name: "Zoom out" }).click();
    await form.getByRole("button", { name: "Zoom in" }).click();
    expect((await values())[1]).toBe(clicked);
    await page.mouse.move(middle.x - box.width / 4, middle.y - 15);
    await page.mouse.down();
    await page.mouse.move(middle.x, middle.y - 15, { steps: 4 });
    await page.mouse.up();
    await expect.poll(async () => (await values())[1]).toBeGreaterThan(clicked + 0.01);
  },
);

test("PL3: axe finds nothing to object to in the open map", long, async ({ page, request }) => {
  const id = await createProperty(request, unique("House on a map"), {
    latitude: "26.73123",
    longitude: "85.92345",
    pin_precision: "approximate",
  });
  await openTab(page, request, "", { edit: String(id) });
  await formDialog(page).getByRole("button", { name: "Choose on the map" }).click();
  await expect(formDialog(page).getByText("Janakpurdham, Dhanusha")).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
});

test(
  "PL3: the map starts at the chosen municipality, and says if the pin is elsewhere",
  long,
  async ({ page, request }) => {
    const id = await createProperty(request, unique("House in Janakpurdham"), { local_level_id: "223" });
    await openTab(page, request, "", { edit: String(id) });
    const form = formDialog(page);
    await form.getByRole("button", { name: "Choose on the map" }).click();
    const map = form.getByRole("application");
    await expect(map.getByText("Janakpurdham")).toBeVisible();
    await map.press("ArrowLeft");
    const place = form.getByRole("status").filter({ hasText: "Janakpurdham, Dhanusha" });
    await expect(place).toBeVisible();
    await expect(place).not.toContainText("outside");
    await form.getByLabel("Latitude").fill("27.7172, 85.324");
    await form.getByLabel("Latitude").blur();
    await expect(form.getByRole("status").filter({ hasText: "This is outside Janakpurdham" })).toContainText(
      "Kathmandu",
    );
  },
);

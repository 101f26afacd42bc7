import { readFileSync } from "node:fs";
import type { APIRequestContext, Page } from "@playwright/test";
import { findAxeViolations } from "../axe.ts";
import { closeWithEscape } from "../focus.ts";
import { expect, findToast, test } from "../journey.ts";
import { badgeColours, listAsStaff, logInAsStaff, retriesTimeout, unique } from "../staff.ts";

/** Small, so that it is encoded quickly. */
const picture = readFileSync("web/public/icon-192.png");

const fields = {
  name: "Sita Devi",
  email: "sita@example.com",
  phone_no: "+977-9800000201",
  property_location: "Kadam Chowk, Janakpur-7",
  property_price: "8500000",
  property_type: "Townhouse",
  no_of_bedrooms: "4",
  no_of_bathrooms: "2.5",
  area: "1800",
  description: "Two floors\nand a well",
};

type FormFields = Record<string, string | { name: string; mimeType: string; buffer: Buffer }>;

async function submit(request: APIRequestContext, title: string, more: FormFields = {}) {
  const response = await request.post("/sell/", { multipart: { ...fields, propert_title: title, ...more } });
  expect(response.status()).toBe(201);
}

async function openTab(page: Page, request: APIRequestContext, search: string, language = "en") {
  await logInAsStaff(page, request);
  await page.goto(`/admin?${new URLSearchParams({ tab: "pending", search, lang: language })}`);
}

const findCard = (page: Page, title: string) => page.getByRole("article", { name: title });
const confirmDeleteButton = (page: Page) =>
  page.getByRole("alertdialog").getByRole("button", { name: "Delete Listing" });
const findFact = (scope: ReturnType<typeof findCard>, label: string) =>
  scope.locator("dl > div").filter({ has: scope.page().getByText(label, { exact: true }) });

test("LD1 LD3 LD4: staff read the measure, the price per unit and the facts of offered land", async ({
  page,
  request,
}) => {
  const title = unique("Offered land");
  await submit(request, title, {
    property_type: "Land",
    land_area: "0-4-2-0",
    price_unit: "aana",
    property_price: "40 lakh",
    road_width: "16",
    facing: "north_east",
    lalpurja: "yes",
  });
  await openTab(page, request, title);
  for (const open of ["Preview", "View Details"]) {
    await page.getByRole("button", { name: open }).first().click();
    const dialog = page.getByRole("dialog");
    for (const [label, text] of [
      ["Price per Unit", "रु 40,00,000 per aana"],
      ["Land area", "4 aana 2 paisa (1,540.13 sq ft)"],
      ["Road width", "16 ft"],
      ["Facing", "North-east"],
      ["Lalpurja", "Available"],
    ] as const)
      await expect(findFact(dialog, label)).toContainText(text);
    await expect(dialog).toContainText("रु 1,80,00,000");
    await closeWithEscape(dialog);
  }
});

test("AS1 PL2: staff review a submission and its picture in both dialogs and delete it", async ({
  page,
  request,
}) => {
  // The title must not add parameters to the mailto link.
  const title = unique("House & home?bcc=x@example.com");
  await submit(request, title, {
    image: { name: "house.png", mimeType: "image/png", buffer: picture },
  });
  await openTab(page, request, title);
  await expect(page.getByRole("heading", { name: "Properties For Sale" })).toBeVisible();

  const card = findCard(page, title);
  for (const text of [
    "Townhouse",
    "For Sale",
    "रु 85,00,000",
    "Kadam Chowk, Janakpur-7",
    "4 bed",
    "2.5 bath",
    "1,800 sq ft",
    "Sita Devi",
    "+977-9800000201",
    "Two floors and a well",
  ])
    await expect(card).toContainText(text);
  await expect(card.getByText("and a well")).toHaveCSS("-webkit-line-clamp", "2");
  const shown = card.getByRole("img", { name: `Picture of ${title}` });
  await expect(shown).toHaveJSProperty("naturalWidth", 192);
  await expect(shown).toHaveAttribute("src", /^\/private-media\//);

  await card.getByRole("button", { name: "View Details" }).click();
  const details = page.getByRole("dialog", { name: "Property For Sale Details" });
  const fact = (label: string) => details.locator("dt", { hasText: label }).locator("+ dd");
  await expect(fact("Municipality (read from the location)")).toHaveText("Janakpurdham, Dhanusha");
  await expect(fact("Ward")).toHaveText("7");
  // The dialog opens at its top, not at the first link further down.
  await expect(details.getByRole("img").first()).toBeInViewport();
  await expect(details).toContainText(title);
  await expect(findFact(details, "Contact E-mail")).toContainText("sita@example.com");
  await expect(findFact(details, "Contact Phone")).toContainText("+977-9800000201");
  await expect(findFact(details, "Bathrooms")).toContainText("2.5");
  await expect(details.getByRole("link", { name: "Call Now" })).toHaveAttribute("href", "tel:+9779800000201");
  const mailLink = new URL(
    (await details.getByRole("link", { name: "Send Email" }).getAttribute("href")) ?? "",
  );
  expect(mailLink.protocol + mailLink.pathname).toBe("mailto:sita@example.com");
  expect([...mailLink.searchParams]).toEqual([["subject", `Re: ${title}`]]);
  await page.goBack();
  await expect(details).toBeHidden();

  await card.getByRole("button", { name: "Preview" }).click();
  const pending = page.getByRole("dialog", { name: "Pending Property Details" });
  for (const [label, value] of [
    ["Title", title],
    ["Price", "रु 85,00,000"],
    ["Location", "Kadam Chowk, Janakpur-7"],
    ["Property Type", "Townhouse"],
    ["Bedrooms", "4"],
    ["Bathrooms", "2.5"],
    ["Square Feet", "1,800"],
    ["Contact Name", "Sita Devi"],
    ["Contact E-mail", "sita@example.com"],
    ["Contact Phone", "+977-9800000201"],
    ["Submission Date", String(new Date().getUTCFullYear())],
  ] as const)
    await expect(findFact(pending, label)).toContainText(value);
  await expect(pending).toContainText("Two floors\nand a well");
  await expect(pending.getByText("Pending", { exact: true })).toHaveCSS(
    "background-color",
    badgeColours.yellow,
  );
  await pending.getByRole("button", { name: "View Details" }).click();
  await expect(pending).toBeHidden();
  await closeWithEscape(details);

  await card.getByRole("button", { name: `Delete ${title}` }).click();
  await expect(page.getByRole("alertdialog")).toContainText(
    "Are you sure you want to delete this listing? Right after deleting, you can bring it back with Undo.",
  );
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(card).toBeVisible();
  await card.getByRole("button", { name: `Delete ${title}` }).click();
  await confirmDeleteButton(page).click();
  await expect(findToast(page)).toContainText("Item Deleted");
  await expect(card).toBeHidden();
  const left = (await listAsStaff(request, "/sell/")).filter((row) => row.propert_title === title);
  expect(left).toEqual([]);
});

test("AS1: a picture whose signed URL expired is loaded again with a new one", async ({
  page,
  request,
  browserConsole,
}) => {
  browserConsole.expectErrors = true;
  const title = unique("Left open");
  await submit(request, title, {
    image: { name: "house.png", mimeType: "image/png", buffer: picture },
  });
  // The signatures of the first response are expired.
  await page.route(
    /\/sell\/\?/,
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(/(\/private-media\/\w+)\/\d+\//g, "$1/1700000000/");
      await route.fulfill({ response, body });
    },
    { times: 1 },
  );
  await openTab(page, request, title);
  const shown = findCard(page, title).getByRole("img", { name: `Picture of ${title}` });
  await expect(shown).toHaveJSProperty("naturalWidth", 192);
  await expect(shown).toHaveAttribute("src", /^\/private-media\/\w+\/(?!1700000000)/);
});

test("API2: delete falls back to the second path if the host lacks the first", async ({
  page,
  request,
  browserConsole,
}) => {
  browserConsole.expectErrors = true;
  const title = unique("Known by another path");
  await submit(request, title);
  const requested: string[] = [];
  page.on("request", (call) => {
    if (call.method() === "DELETE") requested.push(new URL(call.url()).pathname.replace(/\d+/, "{id}"));
  });
  await page.route("**/sell/*/delete/", (route) => route.fulfill({ status: 404, json: { detail: "No." } }));
  await openTab(page, request, title);
  await page.getByRole("button", { name: `Delete ${title}` }).click();
  await confirmDeleteButton(page).click();
  await expect(findToast(page)).toContainText("Item Deleted");
  expect(requested).toEqual(["/sell/{id}/delete/", "/sell/{id}/"]);
  const left = (await listAsStaff(request, "/sell/")).filter((row) => row.propert_title === title);
  expect(left).toEqual([]);
});

test("AP3: an unsupported delete only hides the item; any other failure keeps it", async ({
  page,
  request,
  browserConsole,
}) => {
  browserConsole.expectErrors = true;
  const title = unique("Here to stay");
  await submit(request, title);
  let response = { status: 403, json: { detail: "Not yours to delete." } };
  await page.route(/\/sell\/\d+\//, (route) => route.fulfill(response));
  await openTab(page, request, title);
  const remove = page.getByRole("button", { name: `Delete ${title}` });
  await remove.click();
  await confirmDeleteButton(page).click();
  await expect(findToast(page)).toContainText("Failed to delete sell item");
  await expect(findToast(page)).toContainText("Not yours to delete.");
  await expect(findCard(page, title)).toBeVisible();

  response = { status: 405, json: { detail: 'Method "DELETE" not allowed.' } };
  await remove.click();
  await confirmDeleteButton(page).click();
  await expect(findToast(page)).toContainText("Item Removed");
  await expect(findCard(page, title)).toBeHidden();
  // It stays hidden when the list is fetched again, as on every focus of the window.
  const fetched = page.waitForResponse((list) => /\/sell\/\?.*search=/.test(list.url()));
  await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
  await (await fetched).finished();
  await expect(page.getByText("0 listing(s)")).toBeVisible();
  await expect(findCard(page, title)).toBeHidden();
  await page.reload();
  await expect(findCard(page, title)).toBeVisible();
});

test("AD2 AS1: shows a failed load with a retry, an empty list, and features that only other API hosts send", async ({
  page,
  request,
  browserConsole,
}) => {
  test.slow();
  browserConsole.expectErrors = true;
  const list = /\/sell\/\?/;
  let response: { status: number; json: unknown } = { status: 500, json: {} };
  await page.route(list, (route) => route.fulfill(response));
  await openTab(page, request, "");
  await expect(page.getByText("Loading property listings...").first()).toBeAttached();
  await expect(page.getByRole("alert")).toContainText("Failed to load sell items", retriesTimeout);
  response = { status: 200, json: { count: 0, next: null, previous: null, results: [] } };
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "No Property Listings Found" })).toBeVisible();
  await expect(page.getByText("Property listings submitted by users will appear here.")).toBeVisible();

  const bare = { id: 7, ...fields, propert_title: "From afar", phone_no: "", image: null };
  response = { status: 200, json: [{ ...bare, features: ["Parking"], custom_features: "A well, A pond" }] };
  await page.reload();
  await findCard(page, "From afar").getByRole("button", { name: "View Details" }).click();
  const details = page.getByRole("dialog");
  await expect(details.getByRole("region", { name: "Features", exact: true })).toContainText("Parking");
  await expect(details.getByRole("region", { name: "Custom Features" })).toContainText("A wellA pond");
  await expect(findFact(details, "Contact Phone")).toContainText("—");
  await expect(details.getByRole("link", { name: "Call Now" })).toBeHidden();
});

test("AS1: staff sort submissions and, on a desktop, see them as a table", async ({ page, request }) => {
  const name = unique("Owner");
  await submit(request, `Dear ${name}`, { name, property_price: "9000000" });
  await submit(request, `Cheap ${name}`, { name, property_price: "1000000" });
  await openTab(page, request, name);
  const titles = page.getByRole("article").getByRole("heading");
  await expect(titles).toHaveText([`Cheap ${name}`, `Dear ${name}`]);
  await page.getByLabel("Sort by").selectOption("Price, high to low");
  await expect(titles).toHaveText([`Dear ${name}`, `Cheap ${name}`]);
  await expect(page).toHaveURL(/ordering=-property_price/);

  const asTable = page.getByText("Table", { exact: true });
  if ((page.viewportSize()?.width ?? 0) < 1024) {
    await expect(asTable).toBeHidden();
    return;
  }
  await page.getByRole("button", { name: "Table" }).click();
  const row = page.getByRole("row").filter({ hasText: `Dear ${name}` });
  await expect(row).toContainText("रु 90,00,000");
  await row.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByRole("dialog", { name: "Pending Property Details" })).toBeVisible();
});

for (const [language, colorScheme] of [
  ["en", "light"],
  ["np", "dark"],
] as const) {
  test(`AS1 IN1: axe finds nothing in the list of submissions and its dialogs (${language}, ${colorScheme})`, async ({
    page,
    request,
  }) => {
    test.slow();
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const title = unique("Plain house");
    await submit(request, title);
    await openTab(page, request, title, language);
    await expect(findCard(page, title)).toBeVisible();
    const [view, preview, remove] = await findCard(page, title).getByRole("button").all();
    expect(await findAxeViolations(page), "cards").toEqual([]);
    for (const [index, button] of [view, preview, remove].entries()) {
      await button?.click();
      const dialog = page.locator('[role="dialog"], [role="alertdialog"]');
      await expect(dialog).toBeVisible();
      expect(await findAxeViolations(page), `dialog ${index}`).toEqual([]);
      await closeWithEscape(dialog);
    }
  });
}

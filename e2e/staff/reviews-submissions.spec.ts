import { readFileSync } from "node:fs";
import type { APIRequestContext, Page } from "@playwright/test";
import { findAxeViolations } from "../axe.ts";
import { expect, test } from "../journey.ts";
import { badgeColours, listAsStaff, logInAsStaff, retriesTimeout, toastOf, unique } from "../staff.ts";

/** Small, so that keeping it in every size takes no time. */
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

type Sent = Record<string, string | { name: string; mimeType: string; buffer: Buffer }>;

async function submit(request: APIRequestContext, title: string, more: Sent = {}) {
  const answer = await request.post("/sell/", { multipart: { ...fields, propert_title: title, ...more } });
  expect(answer.status()).toBe(201);
}

async function openTab(page: Page, request: APIRequestContext, search: string, language = "en") {
  await logInAsStaff(page, request);
  await page.goto(`/admin?${new URLSearchParams({ tab: "pending", search, lang: language })}`);
}

const cardOf = (page: Page, title: string) => page.getByRole("article", { name: title });
const answerDelete = (page: Page) =>
  page.getByRole("alertdialog").getByRole("button", { name: "Delete Listing" });
const factOf = (scope: ReturnType<typeof cardOf>, label: string) =>
  scope.locator("dl > div").filter({ has: scope.page().getByText(label, { exact: true }) });

test("AS1: staff review a submission with its picture, in both dialogs, and delete it", async ({
  page,
  request,
}) => {
  // What an owner types can't add to the letter staff will write.
  const title = unique("House & home?bcc=x@example.com");
  await submit(request, title, {
    image: { name: "house.png", mimeType: "image/png", buffer: picture },
  });
  await openTab(page, request, title);
  await expect(page.getByRole("heading", { name: "Properties For Sale" })).toBeVisible();

  const card = cardOf(page, title);
  for (const words of [
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
    await expect(card).toContainText(words);
  await expect(card.getByText("and a well")).toHaveCSS("-webkit-line-clamp", "2");
  const shown = card.getByRole("img", { name: `Picture of ${title}` });
  await expect(shown).toHaveJSProperty("naturalWidth", 192);
  await expect(shown).toHaveAttribute("src", /^\/private-media\//);

  await card.getByRole("button", { name: "View Details" }).click();
  const details = page.getByRole("dialog", { name: "Property For Sale Details" });
  // It opens at its beginning, with the picture, not at the first link far below.
  await expect(details.getByRole("img").first()).toBeInViewport();
  await expect(details).toContainText(title);
  await expect(factOf(details, "Contact E-mail")).toContainText("sita@example.com");
  await expect(factOf(details, "Contact Phone")).toContainText("+977-9800000201");
  await expect(factOf(details, "Bathrooms")).toContainText("2.5");
  await expect(details.getByRole("link", { name: "Call Now" })).toHaveAttribute("href", "tel:+9779800000201");
  const letter = new URL(
    (await details.getByRole("link", { name: "Send Email" }).getAttribute("href")) ?? "",
  );
  expect(letter.protocol + letter.pathname).toBe("mailto:sita@example.com");
  expect([...letter.searchParams]).toEqual([["subject", `Re: ${title}`]]);
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
    await expect(factOf(pending, label)).toContainText(value);
  await expect(pending).toContainText("Two floors\nand a well");
  await expect(pending.getByText("Pending", { exact: true })).toHaveCSS(
    "background-color",
    badgeColours.yellow,
  );
  await pending.getByRole("button", { name: "View Details" }).click();
  await expect(pending).toBeHidden();
  await expect(details.locator(":focus")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(details).toBeHidden();

  await card.getByRole("button", { name: `Delete ${title}` }).click();
  await expect(page.getByRole("alertdialog")).toContainText(
    "Are you sure you want to delete this listing? Right after deleting, you can bring it back with Undo.",
  );
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(card).toBeVisible();
  await card.getByRole("button", { name: `Delete ${title}` }).click();
  await answerDelete(page).click();
  await expect(toastOf(page)).toContainText("Item Deleted");
  await expect(card).toBeHidden();
  const left = (await listAsStaff(request, "/sell/")).filter((row) => row.propert_title === title);
  expect(left).toEqual([]);
});

test("AS1: a picture whose address expired while the dashboard was open is shown by its next one", async ({
  page,
  request,
  browserConsole,
}) => {
  browserConsole.expectErrors = true;
  const title = unique("Left open");
  await submit(request, title, {
    image: { name: "house.png", mimeType: "image/png", buffer: picture },
  });
  // The first answer is an hour old, as far as its signatures tell.
  await page.route(
    /\/sell\/\?/,
    async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replaceAll(/(\/private-media\/\w+)\/\d+\//g, "$1/1700000000/");
      await route.fulfill({ response: answer, body });
    },
    { times: 1 },
  );
  await openTab(page, request, title);
  const shown = cardOf(page, title).getByRole("img", { name: `Picture of ${title}` });
  await expect(shown).toHaveJSProperty("naturalWidth", 192);
  await expect(shown).toHaveAttribute("src", /^\/private-media\/\w+\/(?!1700000000)/);
});

test("API2: a host that does not know the first path is asked by the second", async ({
  page,
  request,
  browserConsole,
}) => {
  browserConsole.expectErrors = true;
  const title = unique("Known by another path");
  await submit(request, title);
  const asked: string[] = [];
  page.on("request", (call) => {
    if (call.method() === "DELETE") asked.push(new URL(call.url()).pathname.replace(/\d+/, "{id}"));
  });
  await page.route("**/sell/*/delete/", (route) => route.fulfill({ status: 404, json: { detail: "No." } }));
  await openTab(page, request, title);
  await page.getByRole("button", { name: `Delete ${title}` }).click();
  await answerDelete(page).click();
  await expect(toastOf(page)).toContainText("Item Deleted");
  expect(asked).toEqual(["/sell/{id}/delete/", "/sell/{id}/"]);
  const left = (await listAsStaff(request, "/sell/")).filter((row) => row.propert_title === title);
  expect(left).toEqual([]);
});

test("AP3: where the server can't delete the item leaves the display only; another failure keeps it", async ({
  page,
  request,
  browserConsole,
}) => {
  browserConsole.expectErrors = true;
  const title = unique("Here to stay");
  await submit(request, title);
  let refusal = { status: 403, json: { detail: "Not yours to delete." } };
  await page.route(/\/sell\/\d+\//, (route) => route.fulfill(refusal));
  await openTab(page, request, title);
  const remove = page.getByRole("button", { name: `Delete ${title}` });
  await remove.click();
  await answerDelete(page).click();
  await expect(toastOf(page)).toContainText("Failed to delete sell item");
  await expect(toastOf(page)).toContainText("Not yours to delete.");
  await expect(cardOf(page, title)).toBeVisible();

  refusal = { status: 405, json: { detail: 'Method "DELETE" not allowed.' } };
  await remove.click();
  await answerDelete(page).click();
  await expect(toastOf(page)).toContainText("Item Removed");
  await expect(cardOf(page, title)).toBeHidden();
  // It stays away when the list is fetched anew, as it is whenever the window gets the focus.
  const fetched = page.waitForResponse((answer) => /\/sell\/\?.*search=/.test(answer.url()));
  await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
  await (await fetched).finished();
  await expect(page.getByText("0 listing(s)")).toBeVisible();
  await expect(cardOf(page, title)).toBeHidden();
  await page.reload();
  await expect(cardOf(page, title)).toBeVisible();
});

test("AD2 AS1: a failed load is told and tried again; an empty list says so; other hosts' features show", async ({
  page,
  request,
  browserConsole,
}) => {
  test.slow();
  browserConsole.expectErrors = true;
  const list = /\/sell\/\?/;
  let answer: { status: number; json: unknown } = { status: 500, json: {} };
  await page.route(list, (route) => route.fulfill(answer));
  await openTab(page, request, "");
  await expect(page.getByText("Loading property listings...").first()).toBeAttached();
  await expect(page.getByRole("alert")).toContainText("Failed to load sell items", retriesTimeout);
  answer = { status: 200, json: { count: 0, next: null, previous: null, results: [] } };
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "No Property Listings Found" })).toBeVisible();
  await expect(page.getByText("Property listings submitted by users will appear here.")).toBeVisible();

  const bare = { id: 7, ...fields, propert_title: "From afar", phone_no: "", image: null };
  answer = { status: 200, json: [{ ...bare, features: ["Parking"], custom_features: "A well, A pond" }] };
  await page.reload();
  await cardOf(page, "From afar").getByRole("button", { name: "View Details" }).click();
  const details = page.getByRole("dialog");
  await expect(details.getByRole("region", { name: "Features", exact: true })).toContainText("Parking");
  await expect(details.getByRole("region", { name: "Custom Features" })).toContainText("A wellA pond");
  await expect(factOf(details, "Contact Phone")).toContainText("—");
  await expect(details.getByRole("link", { name: "Call Now" })).toBeHidden();
});

test("AS1: staff sort submissions, and on a desk see them as a table", async ({ page, request }) => {
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
  test(`AS1 IN1: axe finds nothing among submissions and in their dialogs (${language}, ${colorScheme})`, async ({
    page,
    request,
  }) => {
    test.slow();
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const title = unique("Plain house");
    await submit(request, title);
    await openTab(page, request, title, language);
    await expect(cardOf(page, title)).toBeVisible();
    const [view, preview, remove] = await cardOf(page, title).getByRole("button").all();
    expect(await findAxeViolations(page), "cards").toEqual([]);
    for (const [index, button] of [view, preview, remove].entries()) {
      await button?.click();
      const dialog = page.locator('[role="dialog"], [role="alertdialog"]');
      await expect(dialog).toBeVisible();
      expect(await findAxeViolations(page), `dialog ${index}`).toEqual([]);
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
    }
  });
}

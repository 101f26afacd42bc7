import { readFileSync } from "node:fs";
import type { APIRequestContext, Page } from "@playwright/test";
import { findAxeViolations } from "../axe.ts";
import { closeWithEscape } from "../focus.ts";
import { long, variants } from "../full-run.ts";
import { expect, findToast } from "../journey.ts";
import { badgeColours, listAsStaff, logInAsStaff, test, unique } from "../staff.ts";

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

test(
  "AS1 PL2: staff review a submission and its picture in both dialogs and delete it",
  long,
  async ({ page, request }) => {
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
    await expect(details.getByRole("link", { name: "Call Now" })).toHaveAttribute(
      "href",
      "tel:+9779800000201",
    );
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
  },
);

const schemes = [
  ["en", "light"],
  ["np", "dark"],
] as const;
for (const [language, colorScheme] of variants(schemes, 1)) {
  test(`AS1 IN1: axe finds nothing in the list of submissions and its dialogs (${language}, ${colorScheme})`, async ({
    page,
    request,
  }) => {
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

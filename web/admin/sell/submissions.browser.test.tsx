import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { openDashboard } from "#web/admin/testing/open-dashboard.tsx";
import { listOf, submission } from "#web/admin/testing/rows.ts";
import { expectToast } from "#web/testing/toasts.ts";

const card = () => page.getByRole("article");
const fact = (label: string) =>
  page
    .getByRole("dialog")
    .getByRole("term")
    .filter({ hasText: new RegExp(`^${label}`) });
const factText = (label: string) => fact(label).element().nextElementSibling?.textContent;

async function removeOnce(): Promise<void> {
  await page.getByRole("button", { name: `Delete ${submission.propert_title}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete Listing" }).click();
}

test("LD1 LD3 LD4: both dialogs show the measure, the price per unit and the facts of offered land", async () => {
  const land = {
    ...submission,
    property_type: "Land",
    land_area: "0-4-2-0",
    land_custom: "ropani",
    price_unit: "aana",
    unit_price: 4_000_000,
    property_price: 18_000_000,
    road_width: 16,
    facing: "north_east",
    lalpurja: "yes",
  };
  await openDashboard("?tab=pending", { "GET /sell/": listOf(land), "GET /sell/7/": { json: land } });
  for (const open of ["Preview", "View Details"]) {
    await card()
      .getByRole("button", { name: new RegExp(`^${open}`) })
      .click();
    await expect.element(page.getByRole("dialog")).toMatchTextContent("रु 1,80,00,000");
    for (const [label, text] of [
      ["Price per Unit", "रु 40,00,000 per aana"],
      ["Land area", "4 aana 2 paisa (1,540.13 sq ft)"],
      ["Road width", "16 ft"],
      ["Facing", "North-east"],
      ["Lalpurja", "Available"],
    ] as const)
      expect(factText(label)).toContain(text);
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  }
});

test("AS1: a picture whose signed URL expired is loaded again with a new one", async () => {
  const picture = { key: "a", width: 192, height: 192, placeholder: "", alt: null };
  const rowIn = (folder: string) => ({
    ...submission,
    image: `${folder}/1080.jpg`,
    pictures: [{ ...picture, folder }],
  });
  let folder = "/private-media/expired";
  await openDashboard("?tab=pending", {
    "GET /sell/": () => {
      const answer = listOf(rowIn(folder));
      folder = "/private-media/renewed";
      return answer;
    },
  });
  // The test has no pictures, so both fail, one after the other.
  const errors = vi.spyOn(console, "error");
  await expect.poll(() => errors.mock.calls.join()).toContain("/private-media/renewed/");
  errors.mockClear();
});

test("API2: delete falls back to the second path if the host lacks the first", async () => {
  const api = await openDashboard("?tab=pending", {
    "GET /sell/": listOf(submission),
    "DELETE /sell/7/": { status: 204 },
  });
  await removeOnce();
  await expectToast("Item Deleted");
  const deletes = api.calls.filter(({ method }) => method === "DELETE").map(({ path }) => path);
  expect(deletes).toEqual(["/sell/7/delete/", "/sell/7/"]);
});

test("AD2 AS1: shows a failed load with a retry, an empty list, and features that only other API hosts send", async () => {
  const api = await openDashboard("?tab=pending", { "GET /sell/": { status: 500 } });
  await expect.element(page.getByRole("alert")).toMatchTextContent("Failed to load sell items");
  api.serve({ "GET /sell/": listOf() });
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByRole("heading", { name: "No Property Listings Found" })).toBeVisible();
  await expect
    .element(page.getByText("Property listings submitted by users will appear here."))
    .toBeVisible();

  const bare = { ...submission, phone_no: "", features: ["Parking"], custom_features: "A well, A pond" };
  api.serve({ "GET /sell/": { json: [bare] } });
  await page.getByRole("searchbox", { name: "Search" }).fill("pond");
  await card()
    .getByRole("button", { name: /^View Details/ })
    .click();
  const details = page.getByRole("dialog");
  await expect
    .element(details.getByRole("region", { name: "Features", exact: true }))
    .toMatchTextContent("Parking");
  await expect
    .element(details.getByRole("region", { name: "Custom Features" }))
    .toMatchTextContent("A wellA pond");
  expect(factText("Contact Phone")).toContain("—");
  await expect.element(details.getByRole("link", { name: "Call Now" })).not.toBeInTheDocument();
});

test("AS1: submissions are sorted by the server and, on a desktop, shown as a table", async () => {
  const api = await openDashboard("?tab=pending", { "GET /sell/": listOf(submission) });
  await page.getByLabelText("Sort by").selectOptions("Price, high to low");
  await expect.poll(() => api.calls.at(-1)?.query.get("ordering")).toBe("-property_price");
  await page.getByRole("button", { name: "Table" }).click();
  const row = page.getByRole("row").filter({ hasText: submission.propert_title });
  await expect.element(row).toMatchTextContent("रु 85,00,000");
  await row.getByRole("button", { name: /^Preview/ }).click();
  await expect.element(page.getByRole("dialog", { name: "Pending Property Details" })).toBeVisible();
});

// The last test, because a hidden row stays hidden until the page is reloaded.
test("AP3: an unsupported delete only hides the item, also after the next fetch; any other failure keeps it", async () => {
  const api = await openDashboard("?tab=pending", {
    "GET /sell/": listOf(submission),
    "DELETE /sell/7/delete/": { status: 403, json: { detail: "Not yours to delete." } },
  });
  await removeOnce();
  await expectToast("Failed to delete sell item");
  await expectToast("Not yours to delete.");
  await expect.element(card()).toBeVisible();

  const unsupported = { status: 405, json: { detail: 'Method "DELETE" not allowed.' } };
  api.serve({ "DELETE /sell/7/delete/": unsupported, "DELETE /sell/7/": unsupported });
  await removeOnce();
  await expectToast("Item Removed");
  await expect.element(card()).not.toBeInTheDocument();
  const fetches = api.count("GET /sell/");
  window.dispatchEvent(new Event("visibilitychange"));
  await expect.poll(() => api.count("GET /sell/")).toBeGreaterThan(fetches);
  await expect.element(page.getByText("0 listing(s)")).toBeVisible();
  await expect.element(card()).not.toBeInTheDocument();
});

import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { lead } from "#web/admin/testing/lead.ts";
import { openDashboard } from "#web/admin/testing/open-dashboard.tsx";
import { listOf, serviceRequest } from "#web/admin/testing/rows.ts";
import { expectToast } from "#web/testing/toasts.ts";

const card = () => page.getByRole("article");
const details = () => page.getByRole("dialog", { name: "Service Request Details" });

test("AR1: the urgency is a priority in red, yellow or green", async () => {
  const rows = ["2 Weeks", "1 Month", "3 Months"].map((urgency, index) => ({
    ...serviceRequest,
    id: index + 1,
    Service_urgency: urgency,
  }));
  await openDashboard("?tab=service-requests", { "GET /service-requests/": listOf(...rows) });
  await expect.element(page.getByText("3 request(s)")).toBeVisible();
  for (const [label, colour] of [
    ["High Priority", "rgb(250, 220, 220)"],
    ["Medium Priority", "rgb(251, 234, 181)"],
    ["Normal Priority", "rgb(220, 238, 214)"],
  ] as const)
    await expect.element(page.getByText(label)).toHaveStyle({ backgroundColor: colour });
});

test("AR1 AD2: a failed delete shows an error and keeps the request", async () => {
  await openDashboard("?tab=service-requests", {
    "GET /service-requests/": listOf(serviceRequest),
    "DELETE /service-requests/7/delete/": { status: 500 },
  });
  await page.getByRole("button", { name: "Delete the request of gita@example.com" }).click();
  const confirmation = page.getByRole("alertdialog");
  await expect
    .element(confirmation)
    .toMatchTextContent(
      "Are you sure you want to delete this service request? Right after deleting, you can bring it back with Undo.",
    );
  await confirmation.getByRole("button", { name: "Delete Request" }).click();
  await expectToast("Failed to delete service request. Please try again.");
  await expect.element(card()).toBeVisible();
});

test("AD2 AR1: shows a failed load with a retry, an empty list, and fields that only other API hosts send", async () => {
  const api = await openDashboard("?tab=service-requests", { "GET /service-requests/": { status: 500 } });
  await expect.element(page.getByRole("alert")).toMatchTextContent("Failed to load service requests");
  api.serve({ "GET /service-requests/": listOf() });
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByRole("heading", { name: "No Service Requests" })).toBeVisible();
  await expect.element(page.getByText("No service requests have been submitted yet.")).toBeVisible();

  const known = { projectType: "Villa", budget: "50,000", timeline: "Spring", location: "Bardibas" };
  const foreign = { ...serviceRequest, ...known, Service_urgency: null, email: null };
  api.serve({ "GET /service-requests/": { json: [foreign] } });
  await page.getByRole("searchbox", { name: "Search" }).fill("villa");
  await expect.element(card().getByText("Normal Priority")).toBeVisible();
  await card().getByRole("button", { name: /^View/ }).click();
  for (const text of Object.values(known)) await expect.element(details()).toMatchTextContent(text);
  await expect.element(details()).toMatchTextContent("No image attached");
  await expect.element(details().getByRole("link", { name: "Email Client" })).not.toBeInTheDocument();
});

test("AR1: requests are sorted by the server and, on a desktop, shown as a table", async () => {
  const api = await openDashboard("?tab=service-requests", {
    "GET /service-requests/": listOf({ ...serviceRequest, preffered_date: "2031-01-05" }),
  });
  await page.getByLabelText("Sort by").selectOptions("Preferred date");
  await expect.poll(() => api.calls.at(-1)?.query.get("ordering")).toBe("preffered_date");
  await expect.element(card()).toMatchTextContent("5 January 2031");
  await page.getByRole("button", { name: "Table" }).click();
  const row = page.getByRole("row").filter({ hasText: serviceRequest.email });
  await expect.element(row).toMatchTextContent("High Priority");
  await row.getByRole("button", { name: /^View/ }).click();
  await expect.element(details()).toMatchTextContent(serviceRequest.email);
});

for (const [language, width] of [
  ["en", 360],
  ["np", 360],
  ["np", 768],
] as const)
  test(`AR1: what can be done with a new request stands in one line (${language}, ${width} px)`, async () => {
    await page.viewport(width, 740);
    await openDashboard(
      "?tab=service-requests",
      {
        "GET /service-requests/": listOf(serviceRequest),
        "GET /api/leads/": listOf({ ...lead, kind: "service_request", source_id: 7, is_new: true }),
      },
      { language },
    );
    await expect.element(card().getByRole("button")).toHaveLength(3);
    const tops = Array.from(card().element().querySelectorAll("footer :is(label, a, button)"), (action) =>
      Math.round(action.getBoundingClientRect().top),
    );
    expect(tops).toHaveLength(5);
    expect(new Set(tops).size).toBe(1);
  });

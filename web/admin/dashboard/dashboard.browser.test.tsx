import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { openDashboard } from "#web/admin/testing/open-dashboard.tsx";
import { listOf, message, serviceRequest, submission } from "#web/admin/testing/rows.ts";

test("AD1: the pressed button of the view switch keeps its rounded corners", async () => {
  await openDashboard("?tab=contacts", { "GET /messages/": listOf(message) });
  const corners = (name: string) => {
    const style = getComputedStyle(page.getByRole("button", { name }).element());
    return [style.borderTopLeftRadius, style.borderTopRightRadius].map(
      (radius) => Number.parseFloat(radius) > 0,
    );
  };
  await expect.element(page.getByRole("button", { name: "Cards" })).toHaveAttribute("aria-pressed", "true");
  expect(corners("Cards")).toEqual([true, false]);
  expect(corners("Table")).toEqual([false, true]);
});

for (const [language, text] of [
  ["en", "Mail is not set up"],
  ["np", "इमेल मिलाइएको छैन"],
] as const)
  test(`LE3: the dashboard says that mail is not set up (${language})`, async () => {
    const mail = {
      is_set_up: false,
      has_recipients: false,
      queued: 0,
      delayed: 0,
      failed_mails: 0,
      failed_jobs: 0,
    };
    await openDashboard(
      "?tab=contacts",
      { "GET /messages/": listOf(), "GET /api/mail/": { json: mail } },
      { language },
    );
    await expect.element(page.getByText(text, { exact: false })).toBeVisible();
  });

test("LE3: staff see which mail could not be sent and why, and send it again", async () => {
  const failed = {
    id: 7,
    kind: "lead",
    to_address: "gone@example.com",
    subject: "New message: A visit",
    error: "550 No such user here",
    created_at: "2026-11-15T10:00:00Z",
  };
  let mails = [failed];
  const state = { is_set_up: true, has_recipients: true, queued: 0, delayed: 0, failed_jobs: 0 };
  await openDashboard("?tab=contacts", {
    "GET /messages/": listOf(),
    "GET /api/mail/": () => ({ json: { ...state, failed_mails: mails.length } }),
    "GET /api/mails/failed/": () => ({ json: { results: mails } }),
    "GET /api/jobs/failed/": { json: { results: [] } },
    "POST /api/mails/7/retry/": () => {
      mails = [];
      return { status: 204 };
    },
  });
  await page.getByRole("button", { name: "One mail could not be sent" }).click();
  const dialog = page.getByRole("dialog", { name: "Not sent" });
  await expect.element(dialog).toMatchTextContent("550 No such user here");
  await dialog.getByRole("button", { name: "Send again to gone@example.com" }).click();
  await expect.element(dialog).toMatchTextContent("Everything was sent.");
});

const attack = `"><img src=x onerror="window.hit=1"><script>window.hit=1</script>{{7*7}}`;

const hostile = {
  contacts: [
    "/messages/",
    {
      ...message,
      name: attack,
      subject: `${attack}&body=pay&bcc=x@example.com`,
      message: `${attack}\njavascript:alert(1)`,
    },
  ],
  pending: [
    "/sell/",
    {
      ...submission,
      name: attack,
      propert_title: attack,
      property_location: attack,
      description: attack,
    },
  ],
  "service-requests": [
    "/service-requests/",
    {
      ...serviceRequest,
      email: "sita@example.com",
      service_name: attack,
      address: attack,
      description: attack,
    },
  ],
} as const;

for (const [tab, [path, row]] of Object.entries(hostile))
  test(`AC1 AS1 AR1: visitors' input is shown as text and cannot change the links of the dashboard, ${tab}`, async () => {
    await openDashboard(`?tab=${tab}&open=7`, {
      [`GET ${path}`]: listOf(row),
      [`GET ${path}7/`]: { json: row },
    });
    await expect.element(page.getByRole("dialog")).toMatchTextContent(attack);
    const links = [...document.querySelectorAll("a[href]")].map((link) => link.getAttribute("href"));
    for (const link of links) expect(link).toMatch(/^(\/|#|mailto:|tel:|https?:)/);
    const mails = links.filter((link) => link?.startsWith("mailto:"));
    expect(mails.length).toBeGreaterThan(0);
    for (const mail of mails) expect(mail).toMatch(/^mailto:sita@example\.com\?subject=[^&?#\s]*$/);
    expect("hit" in window).toBe(false);
    expect(document.querySelector('img[src="x"]')).toBeNull();
  });

import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { LazyContent } from "#web/admin/loading/lazy-content.tsx";
import { openDashboard } from "#web/admin/testing/open-dashboard.tsx";
import { listOf, message, serviceRequest, submission } from "#web/admin/testing/rows.ts";
import { emptyDay, workingMail } from "#web/admin/testing/today.ts";
import { openPage } from "#web/testing/open-page.tsx";

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

const tab = (name: string | RegExp) => page.getByRole("tab", { name });
const withNotices = (notices: Partial<typeof emptyDay.notices>) => ({
  "GET /api/today/": { json: { ...emptyDay, notices: { ...emptyDay.notices, ...notices } } },
});

test("AD1 DY1: the sidebar groups the tabs, and those of the specification keep their names, order and addresses", async () => {
  await openDashboard("?tab=contacts", { "GET /messages/": listOf(message) });
  await expect.element(tab(/^Contact Messages/)).toHaveAttribute("aria-selected", "true");
  const names = [...document.querySelectorAll("aside [role=tab]")].map(
    (element) => element.children[1]?.textContent,
  );
  expect(names).toEqual([
    "Today",
    "Leads",
    "Calendar",
    "Properties",
    "Properties For Sale",
    "Projects",
    "Contact Messages",
    "Service Requests",
    "Accounts",
    "Settings",
    "History",
    "Trash",
  ]);
  await tab(/^Projects/).click();
  await expect.poll(() => location.search).toBe("?tab=projects");
});

test("DY1: the address of the former overview opens Today", async () => {
  await openDashboard("?tab=overview", { "GET /api/today/": { json: emptyDay } });
  await expect.element(tab("Today")).toHaveAttribute("aria-selected", "true");
  await expect.element(page.getByText("Nothing is due today.", { exact: false })).toBeVisible();
});

test("DY1: on a phone a bar has the tabs of the day, and More has all of them", async () => {
  await page.viewport(360, 740);
  await openDashboard("?tab=contacts", { "GET /messages/": listOf(message), "GET /api/leads/": listOf() });
  await expect.element(page.getByRole("article")).toBeVisible();
  const bar = page.getByRole("tablist");
  await expect
    .poll(() =>
      bar
        .getByRole("tab")
        .all()
        .map((each) => each.element().textContent),
    )
    .toEqual(["Today", "Leads", "Calendar", "Listings"]);
  for (const each of [...bar.getByRole("tab").all(), page.getByRole("button", { name: "More" })]) {
    const { height, bottom, width } = each.element().getBoundingClientRect();
    expect(height).toBeGreaterThanOrEqual(44);
    expect(width).toBeGreaterThanOrEqual(44);
    expect(bottom).toBeLessThanOrEqual(740);
    expect(bottom).toBeGreaterThan(690);
  }
  await page.getByRole("button", { name: "More" }).click();
  const all = page.getByRole("dialog").getByRole("tab");
  await expect.poll(() => all.all().length).toBe(12);
  await page.getByRole("dialog").getByRole("tab", { name: "Leads" }).click();
  await expect.element(page.getByRole("heading", { name: "Leads" })).toBeVisible();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});

test("DY1: the code of a tab that does not load is reported, and loaded again on request", async () => {
  let isBroken = true;
  const load = async () => {
    if (isBroken) throw new TypeError("Failed to fetch dynamically imported module");
    return () => <p>The tab</p>;
  };
  await openPage(<LazyContent load={load} given={{}} />, "/admin", "en");
  await expect.element(page.getByRole("alert")).toMatchTextContent("This part could not be loaded");
  isBroken = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByText("The tab")).toBeVisible();
});

for (const [language, text, name] of [
  ["en", "Mail is not set up", "Today1"],
  ["np", "इमेल मिलाइएको छैन", "आज१"],
] as const)
  test(`LE3 DY1: Today says that mail is not set up, and its number counts it (${language})`, async () => {
    await openDashboard("", withNotices({ mail: { ...workingMail, is_set_up: false } }), { language });
    await expect.element(page.getByText(text, { exact: false })).toBeVisible();
    await expect.element(page.getByRole("tab", { selected: true })).toHaveTextContent(name);
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
  await openDashboard("?tab=today", {
    ...withNotices({ mail: { ...workingMail, failed_mails: 1 } }),
    "GET /api/mails/failed/": () => ({ json: { results: mails } }),
    "GET /api/jobs/failed/": { json: { results: [] } },
    "POST /api/mails/7/retry/": () => {
      mails = [];
      return { status: 204 };
    },
  });
  await expect.element(page.getByText("One mail could not be sent")).toBeVisible();
  await page.getByRole("button", { name: "Look at them" }).click();
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

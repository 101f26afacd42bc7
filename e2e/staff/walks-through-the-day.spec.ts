import { findAxeViolationsInThemes } from "../axe.ts";
import { variants } from "../full-run.ts";
import { expect } from "../journey.ts";
import { readLayoutShifts, recordLayoutShifts, slowDown } from "../layout-shift.ts";
import { admin } from "../servers.ts";
import { logInAsStaff, staffHeaders, test, unique } from "../staff.ts";

const tabs = [
  "today",
  "leads",
  "calendar",
  "listings",
  "pending",
  "projects",
  "contacts",
  "service-requests",
  "estimates",
  "jobs",
  "accounts",
  "settings",
  "history",
  "trash",
];
const screens = { phone: { width: 360, height: 740 }, desktop: { width: 1440, height: 900 } } as const;

for (const [name, size] of variants(Object.entries(screens), 1)) {
  // Nepali lines are longer, and a phone has the least room for them.
  const language = name === "phone" ? "np" : "en";
  test(`DY1: nothing that is painted moves while parts of the dashboard load on a slow connection, on a ${name}`, async ({
    page,
    request,
  }) => {
    const invitation = await request.post("/api/invitations/", {
      headers: await staffHeaders(request),
      data: { username: unique("invited"), role: "agent", email: null, password: admin.password },
    });
    expect(invitation.status(), await invitation.text()).toBe(201);
    await page.setViewportSize(size);
    await logInAsStaff(page, request);
    await recordLayoutShifts(page);
    await slowDown(page);
    for (const tab of tabs) {
      await page.goto(`/admin?tab=${tab}&lang=${language}`);
      const panel = page.getByRole("tabpanel");
      await expect(panel.getByRole("heading", { level: 2 }).first()).toBeVisible();
      await expect(panel.locator("[aria-busy=true]")).toHaveCount(0);
      if (tab === "today") await expect(panel.getByRole("figure")).toHaveCount(3);
      // The last number of the sidebar, which phones hide.
      await expect(page.locator("aside [role=tab]").last()).toHaveText(/[\d०-९]/);
      expect(await readLayoutShifts(page), tab).toEqual([]);
    }
  });
}

test("DY1: the header with the logo is part of the page that the server sends", async ({ request }) => {
  const html = await (await request.get("/admin")).text();
  const header = html.slice(html.indexOf("<header"), html.indexOf("</header>"));
  expect(header).toMatch(/<svg|<img/);
  expect(header).toContain("Admin Dashboard");
});

for (const language of variants(["en", "np"] as const, 1))
  test(`DY1 DY2 DY3: on a phone a step is done and undone with a thumb, its person is found, the bar stays in reach, and axe finds nothing (${language})`, async ({
    page,
    request,
  }) => {
    const headers = await staffHeaders(request);
    const name = unique("Asha");
    const lead = await request.post("/api/leads/", {
      headers,
      data: { name, phone: "9801234567", text: "Came in.", channel: "walk_in", language: "en" },
    });
    expect(lead.status(), await lead.text()).toBe(201);
    const { id } = await lead.json();
    const step = { next_step: "Send the papers", next_step_on: "2026-01-01" };
    expect((await request.patch(`/api/leads/${id}/`, { headers, data: step })).status()).toBe(200);
    const storedStep = async () =>
      (await (await request.get(`/api/leads/${id}/`, { headers })).json()).next_step;

    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize(screens.phone);
    await logInAsStaff(page, request);
    await page.goto(`/admin?lang=${language}`);
    const line = page.getByRole("tabpanel").getByRole("listitem").filter({ hasText: name });
    await expect(line.getByRole("button")).toBeVisible();
    // A press on what the bar covers would scroll the page.
    await line.evaluate((element) => element.scrollIntoView({ block: "center" }));
    const before = await line.boundingBox();
    await line.getByRole("button").click();
    await expect.poll(storedStep).toBe("");
    await expect(line.getByRole("button")).toHaveText(language === "np" ? "फिर्ता" : "Undo");
    expect(await line.boundingBox()).toEqual(before);
    await expect(line.getByRole("button")).not.toHaveAttribute("aria-busy", "true");
    await line.getByRole("button").click();
    await expect.poll(storedStep).toBe(step.next_step);
    await expect(line.getByRole("button")).toHaveText(language === "np" ? "भयो" : "Done");
    expect(await findAxeViolationsInThemes(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );

    await page.keyboard.press("Control+k");
    await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused();
    const found = page.getByRole("dialog").getByRole("option").filter({ hasText: name }).first();
    await page.keyboard.type(name);
    await expect(found).toBeVisible();
    expect(await findAxeViolationsInThemes(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);

    const bar = page.locator("[data-bottom-bar]");
    await page.mouse.wheel(0, 5_000);
    const box = await bar.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(screens.phone.height);
    await bar.getByRole("button").click();
    await expect(page.getByRole("dialog").getByRole("tab")).toHaveCount(14);
    expect(await findAxeViolationsInThemes(page)).toEqual([]);
    await page.getByRole("dialog").getByRole("tab").last().click();
    await expect(page).toHaveURL(/tab=trash/);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { addDays } from "#domain/calendar/month-days.ts";
import { kathmanduTime } from "#domain/dates.ts";
import type { Visit } from "#domain/visits/visit.ts";
import { openDashboard } from "#web/admin/testing/open-dashboard.tsx";

const visit: Visit = {
  id: 7,
  lead_id: 5,
  name: "Sita Karna",
  phone: "+977 9801234567",
  email: null,
  language: "np",
  property_id: 3,
  property_name: "House at the pond",
  property_address: "Ward 4, Janakpur",
  latitude: 26.73,
  longitude: 85.92,
  agent_id: 2,
  agent_name: "Bina Shah",
  starts_at: kathmanduTime("2026-11-20", "10:30").toISOString(),
  ends_at: kathmanduTime("2026-11-20", "11:00").toISOString(),
  state: "asked",
  meeting_place: "",
  note: "",
  sequence: 0,
  etag: '"1"',
  page_url: "https://site.test/visit/secret",
  created_at: "2026-11-01T06:00:00.000Z",
  updated_at: "2026-11-01T06:00:00.000Z",
};
const step = {
  lead_id: 6,
  name: "Ram Sah",
  phone: null,
  next_step: "Bring the papers",
  next_step_on: "2026-11-19",
  owner_id: 2,
  owner_name: "Bina Shah",
};
const changed = "PATCH /api/visits/7/";
const start = (day: string, time: string) => ({ starts_at: kathmanduTime(day, time).toISOString() });

type Handlers = Parameters<typeof openDashboard>[1];
function openCalendar(query: string, handlers: Handlers = {}, options = {}) {
  return openDashboard(
    `?tab=calendar&day=2026-11-20${query}`,
    {
      "GET /api/leads/owners/": { json: { results: [{ id: 2, username: "bina", name: "Bina Shah" }] } },
      "GET /api/visits/": {
        json: { results: [visit, { ...visit, id: 8, state: "cancelled", name: "Gone" }] },
      },
      "GET /api/calendar/": ({ query: asked }) => ({
        json: {
          days: Array.from({ length: Number(asked.get("days")) }, (_, index) => {
            const date = addDays(asked.get("from") ?? "", index);
            const isClosed = date === "2026-11-21" || date === "2026-11-18";
            const holiday = date === "2026-11-18" ? { en: "Chhath", np: "छठ" } : null;
            return { date, opens: isClosed ? null : "09:00", closes: isClosed ? null : "18:00", holiday };
          }),
          steps: [step],
        },
      }),
      [changed]: { json: visit },
      ...handlers,
    },
    options,
  );
}
const block = () => page.getByRole("button", { name: /Sita Karna/ });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const bodies = (api: Awaited<ReturnType<typeof openCalendar>>) =>
  api.calls.filter(({ method }) => method === "PATCH").map(({ body }) => JSON.parse(body));

describe("DY4: the calendar", () => {
  beforeEach(() => page.viewport(1280, 900));

  test("shows a week in both calendars, with holidays, closed days, next steps and open visits", async () => {
    await openCalendar("&view=week");
    await expect
      .element(block())
      .toHaveAccessibleName(
        "Friday, 20 November 2026 (4 Mangsir 2083), Sita Karna (House at the pond) 10:30 AM · Bina Shah · Not confirmed yet",
      );
    await expect.element(page.getByText("Chhath")).toBeVisible();
    await expect.element(page.getByText("Closed")).toBeVisible();
    await expect
      .element(page.getByRole("link", { name: "Next step: Ram Sah: Bring the papers" }))
      .toBeVisible();
    await expect.element(page.getByText("4 Mangsir")).toBeVisible();
    expect(page.getByText("Gone").elements()).toHaveLength(0);
  });

  test("a month of Bikram Sambat is asked for in whole weeks, and a day of it opens", async () => {
    const api = await openCalendar("&view=month");
    await button("In Bikram Sambat").click();
    await expect.element(page.getByRole("heading", { name: "Mangsir 2083" })).toBeVisible();
    const lastRange = () =>
      api.calls
        .filter(({ path }) => path === "/api/calendar/")
        .at(-1)
        ?.query.toString();
    await expect.poll(lastRange).toBe("from=2026-11-15&days=35");
    await page.getByRole("button", { name: "Friday 4 Mangsir 2083 20 Nov", exact: true }).click();
    await expect
      .element(page.getByRole("heading", { name: "Friday, 20 November 2026 (4 Mangsir 2083)" }))
      .toBeVisible();
  });

  test("pages turn, and the agent narrows both lists", async () => {
    const api = await openCalendar("&view=week");
    await expect.element(block()).toBeVisible();
    await button("Forward").click();
    const last = (path: string) => api.calls.filter((call) => call.path === path).at(-1)?.query;
    await expect.poll(() => last("/api/calendar/")?.get("from")).toBe("2026-11-22");
    await page.getByLabelText("Agent").selectOptions("Bina Shah");
    await expect.poll(() => last("/api/visits/")?.get("agent_id")).toBe("2");
    expect(last("/api/calendar/")?.get("agent_id")).toBe("2");
  });

  test("a visit calls, shows the way and leads to its lead", async () => {
    await openCalendar("&view=week");
    await block().click();
    const dialog = page.getByRole("dialog", { name: "Sita Karna" });
    await expect
      .element(dialog.getByRole("link", { name: /^Call/ }))
      .toHaveAttribute("href", "tel:+9779801234567");
    await expect
      .element(dialog.getByRole("link", { name: "Directions" }))
      .toHaveAttribute("href", expect.stringContaining("26.73,85.92"));
    await expect
      .element(dialog.getByRole("link", { name: "Open the lead" }))
      .toHaveAttribute("href", expect.stringContaining("lead=5"));
  });

  test("the keyboard moves a visit, says where it would be, and can be undone", async () => {
    const api = await openCalendar("&view=week");
    await block().click();
    await button("Move").click();
    await expect.element(page.getByRole("group", { name: "Moving the visit of Sita Karna" })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowLeft}");
    await expect
      .element(page.getByRole("status").filter({ hasText: "11:00 AM" }))
      .toHaveTextContent("Thursday, 19 November 2026 (3 Mangsir 2083), 11:00 AM");
    await expect.element(block()).toHaveAccessibleName(/^Thursday, 19 November/);
    expect(api.count(changed)).toBe(0);
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText("The visit is moved")).toBeVisible();
    await button("Undo").click();
    await expect
      .poll(() => bodies(api))
      .toEqual([start("2026-11-19", "11:00"), start("2026-11-20", "10:30")]);
  });

  test("Escape leaves a visit where it was", async () => {
    const api = await openCalendar("&view=week");
    await block().click();
    await button("Move").click();
    await userEvent.keyboard("{ArrowDown}{Escape}");
    await expect.element(block()).toHaveAccessibleName(/10:30 AM/);
    expect(api.count(changed)).toBe(0);
  });

  test("the mouse drags a visit to another day and time, and the press opens nothing", async () => {
    const api = await openCalendar("&view=week");
    await expect.element(block()).toBeVisible();
    const element = block().element();
    const column =
      document.querySelector('[data-day="2026-11-19"]')?.getBoundingClientRect() ?? new DOMRect();
    const { left, top } = element.getBoundingClientRect();
    const at = (x: number, y: number) => ({
      bubbles: true,
      button: 0,
      pointerType: "mouse",
      clientX: x,
      clientY: y,
    });
    const hourPx = column.height / 9;
    element.dispatchEvent(new PointerEvent("pointerdown", at(left + 5, top + 2)));
    window.dispatchEvent(new PointerEvent("pointermove", at(column.left + 20, top + 2 + 2 * hourPx)));
    window.dispatchEvent(new PointerEvent("pointerup", at(column.left + 20, top + 2 + 2 * hourPx)));
    (element as HTMLButtonElement).click();
    await expect.poll(() => bodies(api)).toEqual([start("2026-11-19", "12:30")]);
    expect(page.getByRole("dialog").elements()).toHaveLength(0);
  });

  test("a time that is taken is said, and the visit stays", async () => {
    await openCalendar("&view=week", {
      [changed]: { status: 409, json: { code: "slot_taken", detail: "Taken" } },
    });
    await block().click();
    await button("Move").click();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect.element(page.getByText("The visit was not moved")).toBeVisible();
    await expect.element(block()).toHaveAccessibleName(/10:30 AM/);
  });

  test("an agent sees no other agents", async () => {
    await openCalendar("&view=week", {}, { isAdmin: false });
    await expect.element(block()).toHaveAccessibleName(/\(House at the pond\) 10:30 AM · Not confirmed yet$/);
    expect(page.getByLabelText("Agent").elements()).toHaveLength(0);
  });
});

describe("DY4: on a phone", () => {
  beforeEach(() => page.viewport(360, 740));

  test("there are day and agenda, and buttons move a visit", async () => {
    const api = await openCalendar("&view=week");
    await expect.element(button("Agenda")).toHaveAttribute("aria-pressed", "true");
    expect(button("Month").elements()).toHaveLength(0);
    await expect.element(page.getByRole("link", { name: /^Call/ })).toBeVisible();
    await block().click();
    await button("Move").click();
    await button("15 minutes later").click();
    await button("A day later").click();
    await button("Save").click();
    await expect.poll(() => bodies(api)).toEqual([start("2026-11-21", "10:45")]);
  });

  test("in Nepali", async () => {
    await openCalendar("&view=agenda", {}, { language: "np" });
    await expect.element(block()).toHaveAccessibleName(/बिहान १०:३० बजे Sita Karna/);
    await expect.element(page.getByRole("heading", { name: "मंसिर २०८३" })).toBeVisible();
  });
});

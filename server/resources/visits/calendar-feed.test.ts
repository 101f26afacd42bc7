import ICAL from "ical.js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { calendarFeedSchema } from "#domain/visits/calendar-feed.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let site: TestApp;
let admin: LoggedIn;
let agent: LoggedIn;
beforeAll(async () => {
  site = await createTestApp();
  admin = await logInAs(site, "admin");
  agent = await logInAs(site, "agent");
});
afterAll(() => site.close());

const send = (method: "POST" | "PATCH" | "GET", url: string, by: LoggedIn, payload?: object) =>
  site.app.inject({ method, url, headers: by.headers, ...(payload && { payload }) });
async function feedOf(account: LoggedIn, method: "GET" | "POST"): Promise<string> {
  const { url } = calendarFeedSchema.parse((await send(method, "/api/calendar-feed/", account)).json());
  return new URL(url ?? "http://site.test/none").pathname;
}
async function events(path: string) {
  const response = await site.app.inject(path);
  expect(response.statusCode, response.body).toBe(200);
  expect(response.headers["cache-control"]).toBe("no-store");
  const calendar = new ICAL.Component(ICAL.parse(response.body));
  return calendar.getAllSubcomponents("vevent").map((part) => new ICAL.Event(part));
}
async function arrange(owner: LoggedIn, days: number, agentId?: null) {
  const caller = { channel: "telephone", name: "Sita", phone: "9801234567", text: "x", language: "np" };
  const { id: lead_id } = (await send("POST", "/api/leads/", owner, caller)).json();
  const starts_at = new Date(Date.now() + days * 86_400_000).toISOString();
  const payload = {
    lead_id,
    starts_at,
    note: "Brings her brother",
    ...(agentId === null && { agent_id: null }),
  };
  const response = await send("POST", "/api/visits/", owner, payload);
  expect(response.statusCode, response.body).toBe(201);
  return response.json<{ id: number }>().id;
}

test("DY7: an account's feed has the visits that it goes to, with their changes and cancellations", async () => {
  const path = await feedOf(agent, "POST");
  expect(path).toMatch(/^\/calendar\/[\w-]{43}\.ics$/);
  expect(await events(path)).toEqual([]);
  const id = await arrange(agent, 2);
  await arrange(admin, 3, null);
  const [event, ...others] = await events(path);
  expect(others).toEqual([]);
  expect(event?.summary).toBe("Sita");
  expect(event?.description).toContain("9801234567");
  expect(event?.sequence).toBe(0);
  await send("PATCH", `/api/visits/${id}/`, agent, { state: "cancelled" });
  const [cancelled] = await events(path);
  expect([cancelled?.uid, cancelled?.sequence]).toEqual([event?.uid, 1]);
  expect(cancelled?.component.getFirstPropertyValue("status")).toBe("CANCELLED");
  // The office's visits are the admins'.
  const ofAdmin = await events(await feedOf(admin, "POST"));
  expect(ofAdmin.map(({ uid }) => uid)).not.toContain(event?.uid);
  expect(ofAdmin).toHaveLength(1);
});

test("DY7: a new address ends the one before; a wrong one and that of a disabled account are not found", async () => {
  const old = await feedOf(agent, "POST");
  expect(await feedOf(agent, "GET")).toBe(old);
  const renewed = await feedOf(agent, "POST");
  expect(renewed).not.toBe(old);
  expect((await site.app.inject(old)).statusCode).toBe(404);
  await events(renewed);
  expect((await site.app.inject(`/calendar/${"a".repeat(43)}.ics`)).statusCode).toBe(404);
  expect((await site.app.inject("/api/calendar-feed/")).statusCode).toBe(401);
  await site.database
    .updateTable("accounts")
    .set({ is_disabled: true })
    .where("username", "=", agent.username)
    .execute();
  expect((await site.app.inject(renewed)).statusCode).toBe(404);
});

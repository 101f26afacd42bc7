import { afterAll, beforeAll, expect, test } from "vitest";
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

const call = (method: "GET" | "PUT" | "POST" | "PATCH", url: string, payload: object = {}, by = admin) =>
  site.app.inject({ method, url, headers: by.headers, ...(method !== "GET" && { payload }) });
const rename = (display_name: string | null, by: LoggedIn) =>
  call("PUT", "/api/display-name/", { display_name }, by);
async function findAccount({ username }: LoggedIn) {
  const { results } = (await call("GET", "/api/accounts/")).json();
  return results.find((account: { username: string }) => account.username === username);
}

test("LE8: an account changes its own name, an admin everybody's; without one the user name stays", async () => {
  const profile = async () => (await call("GET", "/api/profile/", {}, agent)).json();
  expect((await profile()).display_name).toBeNull();
  expect((await rename(" Bina  Shah ", agent)).json()).toEqual({ display_name: "Bina  Shah" });
  expect(await profile()).toMatchObject({ username: agent.username, display_name: "Bina  Shah" });
  const { id, phone } = await findAccount(agent);
  const change = { password: admin.password, display_name: "Bina Kumari Shah" };
  expect((await call("PATCH", `/api/accounts/${id}/`, change)).json()).toMatchObject({
    display_name: "Bina Kumari Shah",
    phone,
  });
  expect((await rename("x".repeat(121), agent)).statusCode).toBe(400);
  expect((await rename("Two\nlines", agent)).statusCode).toBe(400);
  await rename("", agent);
  expect((await findAccount(agent)).display_name).toBeNull();
});

test("LE4: timelines, owners and leads show the name, and the user name where there is none", async () => {
  await rename("Bina Shah", agent);
  const walkIn = { channel: "walk_in", phone: "9801234567", text: "Wants a house", language: "np" };
  const { id } = (await call("POST", "/api/leads/", walkIn, agent)).json();
  await call("POST", `/api/leads/${id}/events/`, { kind: "note", text: "By the agent" }, agent);
  await call("POST", `/api/leads/${id}/events/`, { kind: "note", text: "By the admin" });
  const { id: adminId } = await findAccount(admin);
  await call("PATCH", `/api/leads/${id}/`, { owner_id: adminId });
  const lead = (await call("GET", `/api/leads/${id}/`)).json();
  expect(lead).toMatchObject({ added_by: "Bina Shah", owner: admin.username, owner_name: admin.username });
  expect(lead.events).toMatchObject([
    { kind: "owner", account: admin.username, detail: { from: "Bina Shah", to: admin.username } },
    { detail: { text: "By the admin" }, account: admin.username },
    { detail: { text: "By the agent" }, account: "Bina Shah" },
  ]);
  const { results } = (await call("GET", "/api/leads/owners/")).json();
  expect(results).toContainEqual(expect.objectContaining({ username: agent.username, name: "Bina Shah" }));
});

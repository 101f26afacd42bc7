import type { APIRequestContext } from "@playwright/test";
import { expect, test, waitForHydration } from "../journey.ts";
import { admin } from "../servers.ts";
import { fillLogin, staffHeaders, storedSession, unique } from "../staff.ts";
import { createProperty } from "./properties-tab.ts";

/** Invites an agent and accepts, through the API. */
async function createAgent(request: APIRequestContext) {
  const username = `agent-${crypto.randomUUID().slice(0, 8)}`;
  const password = "a sentence of my own";
  const invited = await request.post("/api/invitations/", {
    headers: await staffHeaders(request),
    data: { username, role: "agent", password: admin.password },
  });
  expect(invited.status()).toBe(201);
  const { link } = await invited.json();
  const accepted = await request.post("/api/invitations/accept/", {
    data: { token: new URL(link).hash.slice(1), new_password: password },
  });
  expect(accepted.status()).toBe(201);
  const accounts = await request.get("/api/accounts/", { headers: await staffHeaders(request) });
  const { id } = (await accounts.json()).results.find(
    (row: { username: string }) => row.username === username,
  );
  return { id: Number(id), username, password };
}

/** A message whose lead belongs to `ownerId`. */
async function createLead(request: APIRequestContext, subject: string, ownerId: number | null) {
  const headers = await staffHeaders(request);
  const data = { name: unique("Sita"), email: "sita@example.com", subject, message: "Is it free?" };
  const { id: messageId } = await (await request.post("/messages/create/", { data })).json();
  const found = await request.get(`/api/leads/?kind=message&sources=${messageId}`, { headers });
  const [lead] = (await found.json()).results;
  const change = await request.patch(`/api/leads/${lead.id}/`, { headers, data: { owner_id: ownerId } });
  expect(change.status()).toBe(200);
  return { id: Number(lead.id), messageId: Number(messageId), personId: Number(lead.person_id) };
}

test("LE8: an agent tries everything an agent may not, in the dashboard, by address and through the API", async ({
  page,
  request,
  browserConsole,
}) => {
  browserConsole.expectErrors = true;
  const agent = await createAgent(request);
  const key = unique("Plot");
  const own = await createLead(request, `${key} of the agent`, agent.id);
  const foreign = await createLead(request, `${key} of nobody`, null);
  const propertyId = await createProperty(request, unique("House of the admin"));

  await page.goto("/login");
  await waitForHydration(page);
  await fillLogin(page, agent);
  await expect(page.getByRole("tab")).toHaveText([
    /^Overview$/,
    /^Properties/,
    /^Properties For Sale/,
    /^Contact/,
    /^Service/,
    /^Leads/,
    /^Trash/,
  ]);
  await page.goto(`/admin?${new URLSearchParams({ tab: "leads", search: key })}`);
  await expect(page.getByText(`${key} of the agent`)).toBeVisible();
  await expect(page.getByText(`${key} of nobody`)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Spreadsheet" })).toHaveCount(0);
  await page.goto(`/admin?${new URLSearchParams({ tab: "contacts", search: key })}`);
  await expect(page.getByRole("article")).toHaveCount(1);

  await page.goto(`/admin?tab=leads&lead=${own.id}`);
  await expect(page.getByLabel("Status", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Owner")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Same person as…" })).toHaveCount(0);
  await page.getByLabel("Note", { exact: true }).fill("Mine to write.");
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Mine to write." })).toBeVisible();

  // By address.
  for (const address of [`leads&lead=${foreign.id}`, `history&row=properties-${propertyId}`]) {
    await page.goto(`/admin?tab=${address}`);
    await expect(page.getByRole("tabpanel").getByRole("alert")).toContainText("could not be loaded");
  }
  for (const tab of ["accounts", "history", "projects"]) {
    await page.goto(`/admin?tab=${tab}`);
    await expect(page.getByRole("heading", { name: "Properties", exact: true })).toBeVisible();
  }

  const { access } = JSON.parse((await storedSession(page)) ?? "{}");
  const headers = { authorization: `Bearer ${access}` };
  const attempt = async (call: string, data?: object) => {
    const [method = "", path = ""] = call.split(" ");
    const response = await request.fetch(path, { method, headers, ...(data && { data }) });
    return `${call}: ${response.status()}`;
  };
  const expectRefused = async (status: 403 | 404, call: string, data?: object) =>
    expect(await attempt(call, data)).toBe(`${call}: ${status}`);

  for (const path of [
    "/api/accounts/",
    "/api/invitations/",
    "/api/history/",
    "/api/history/export.csv",
    "/api/leads/export.csv",
    "/api/properties/export.csv",
    "/api/trash/export.csv",
    "/api/mail/",
    "/api/mails/failed/",
    "/api/jobs/failed/",
    `/api/properties/${propertyId}/papers/`,
  ])
    await expectRefused(403, `GET ${path}`);
  const invitation = { username: "friend", role: "admin", password: agent.password };
  await expectRefused(403, "POST /api/invitations/", invitation);
  await expectRefused(403, `PATCH /api/accounts/${agent.id}/`, { role: "admin", password: agent.password });
  await expectRefused(403, `POST /api/people/${own.personId}/merge/`, { into: foreign.personId });
  await expectRefused(403, "POST /api/trash/purge/", { rows: [{ kind: "messages", id: own.messageId }] });
  await expectRefused(403, `PATCH /api/leads/${own.id}/`, { owner_id: null });

  await expectRefused(404, `GET /api/leads/${foreign.id}/`);
  await expectRefused(404, `PATCH /api/leads/${foreign.id}/`, { status: "won" });
  await expectRefused(404, `POST /api/leads/${foreign.id}/events/`, { kind: "note", text: "Not mine" });
  await expectRefused(404, `DELETE /messages/${foreign.messageId}/delete/`);
  await expectRefused(404, `PATCH /api/properties/${propertyId}/`, { name: "Mine" });
  await expectRefused(404, `GET /api/history/properties/${propertyId}/`);
  const bulk = await request.post("/api/bulk/", {
    headers,
    data: { kind: "leads", ids: [foreign.id], change: { lead_status: "lost" } },
  });
  expect(await bulk.json()).toMatchObject({ changed: 0 });
  const after = await request.get(`/api/leads/${foreign.id}/`, { headers: await staffHeaders(request) });
  expect(await after.json()).toMatchObject({ status: "new", owner_id: null });
});

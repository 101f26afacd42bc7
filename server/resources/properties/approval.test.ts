import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { PropertyStatus } from "#domain/properties/kinds.ts";
import { type Property, propertySchema } from "#domain/properties/property.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { propertyFields, submissionFields } from "#server/testing/sample-forms.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let site: TestApp;
let admin: LoggedIn;
let agent: LoggedIn;
let agentId: number;
beforeAll(async () => {
  site = await createTestApp({ SMTP_URL: "smtp://127.0.0.1:9", MAIL_FROM: "office@site.test" });
  admin = await logInAs(site, "admin");
  agent = await logInAs(site, "agent");
  const { id } = await site.database
    .updateTable("accounts")
    .set({ email: "agent@site.test" })
    .where("username", "=", agent.username)
    .returning("id")
    .executeTakeFirstOrThrow();
  agentId = id;
});
beforeEach(async () => {
  await site.database.deleteFrom("mails").execute();
  await setApproval(true);
});
afterAll(() => site.close());

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
const call = (method: Method, url: string, by: LoggedIn | null, payload?: object, headers = {}) =>
  site.app.inject({
    method,
    url,
    headers: { ...by?.headers, ...headers },
    ...(payload && { payload }),
  });
async function setApproval(needsApproval: boolean): Promise<void> {
  const saved = await call("PUT", "/api/settings/listings/", admin, { needsApproval });
  expect(saved.statusCode, saved.body).toBe(200);
}
async function add(by: LoggedIn, status: PropertyStatus): Promise<Property> {
  const response = await call("POST", "/api/properties/create/", by, { ...propertyFields, status });
  expect(response.statusCode, response.body).toBe(201);
  return propertySchema.parse(response.json());
}
const read = async (id: number, by: LoggedIn = agent) =>
  propertySchema.parse((await call("GET", `/api/properties/${id}/`, by)).json());
const isShown = async (id: number) =>
  (await call("GET", `/api/properties/${id}/`, null)).statusCode === 200 ||
  (await call("GET", "/api/properties/?page_size=100", null))
    .json()
    .results.some((row: Property) => row.id === id);
const patch = (id: number, fields: object, by: LoggedIn = agent) =>
  call("PATCH", `/api/properties/${id}/`, by, fields);
const bulk = (id: number, change: object, by: LoggedIn = agent) =>
  call("POST", "/api/bulk/", by, { kind: "properties", ids: [id], change });
const approve = (id: number, headers = {}) =>
  call("POST", `/api/properties/${id}/approve/`, admin, undefined, headers);
const sendBack = (id: number, reason: string, by: LoggedIn = admin) =>
  call("POST", `/api/properties/${id}/send-back/`, by, { reason });
const mails = async () =>
  (await site.database.selectFrom("mails").select(["to_address", "subject", "text"]).execute()).map(
    ({ to_address: to, ...mail }) => ({ to, ...mail }),
  );

/** The listing is hidden and waits to become `status`. */
async function expectHeld(id: number, status: PropertyStatus = "active"): Promise<void> {
  expect(await isShown(id)).toBe(false);
  expect((await read(id)).approval).toMatchObject({ state: "waiting", status, requested_by: agent.username });
}

describe("LE8: with approval, what an agent publishes waits, whichever way it is published", () => {
  test.each(["active", "reserved", "sold", "rented"] as const)("added as %s", async (status) => {
    const added = await add(agent, status);
    expect(added).toMatchObject({ status: "draft", approval: { state: "waiting", status } });
    await expectHeld(added.id, status);
  });

  test.each(["PUT", "PATCH"] as const)("by a %s of a draft or a withdrawn one", async (method) => {
    for (const before of ["draft", "withdrawn"] as const) {
      const { id } = await add(agent, before);
      const fields = method === "PUT" ? { ...propertyFields, status: "active" } : { status: "active" };
      const changed = await call(method, `/api/properties/${id}/`, agent, fields);
      expect(changed.json()).toMatchObject({ status: before, approval: { status: "active" } });
      await expectHeld(id);
    }
  });

  test("by a bulk change, or its undo", async () => {
    const { id } = await add(agent, "draft");
    const published = (await bulk(id, { status: "active" })).json();
    expect(published).toMatchObject({ changed: 0, waiting: 1, undo: null });
    await expectHeld(id);
    expect((await approve(id)).statusCode).toBe(200);
    const { undo } = (await bulk(id, { status: "withdrawn" })).json();
    const undone = (await call("POST", "/api/bulk/undo/", agent, { undo })).json();
    expect(undone).toEqual({ changed: 0, skipped: 0, waiting: 1 });
    await expectHeld(id);
  });

  test("by an earlier version", async () => {
    const { id } = await add(admin, "active");
    await bulk(id, { owner_id: agentId }, admin);
    await patch(id, { status: "withdrawn" }, admin);
    const { results } = (await call("GET", `/api/history/properties/${id}/`, agent)).json();
    const first = results.at(-1).id;
    const brought = await call("POST", `/api/history/properties/${id}/${first}/`, agent);
    expect(brought.statusCode, brought.body).toBe(200);
    await expectHeld(id);
  });

  test("out of the trash, if someone else deleted it", async () => {
    const ways = [
      (id: number) => call("POST", `/api/properties/${id}/restore/`, agent),
      (id: number) => call("POST", "/api/trash/restore/", agent, { rows: [{ kind: "properties", id }] }),
    ];
    for (const restore of ways) {
      const { id } = await add(admin, "active");
      await bulk(id, { owner_id: agentId }, admin);
      await call("DELETE", `/api/properties/${id}/delete/`, admin);
      expect((await restore(id)).statusCode).toBe(200);
      await expectHeld(id);
      // What an agent deleted comes back as it was.
      expect((await approve(id)).statusCode).toBe(200);
      await call("DELETE", `/api/properties/${id}/delete/`, agent);
      expect((await restore(id)).statusCode).toBe(200);
      expect(await isShown(id)).toBe(true);
    }
  });

  test("as the copy of a public one, or the draft of a submission, which may come out of the trash", async () => {
    const original = await add(admin, "active");
    await bulk(original.id, { owner_id: agentId }, admin);
    const copy = (await call("POST", `/api/properties/${original.id}/duplicate/`, agent)).json();
    expect([copy.status, copy.approval]).toEqual(["draft", null]);
    await patch(copy.id, { status: "active" });
    await expectHeld(copy.id);

    const submission = (await call("POST", "/sell/", null, submissionFields)).json().id;
    await site.database
      .updateTable("leads")
      .set({ owner_id: agentId })
      .where("kind", "=", "submission")
      .where("source_id", "=", submission)
      .execute();
    const make = () => call("POST", `/sell/${submission}/listing/`, agent);
    const made = (await make()).json().property_id;
    await patch(made, { status: "active" });
    await expectHeld(made);
    expect((await approve(made)).statusCode).toBe(200);
    await call("DELETE", `/api/properties/${made}/delete/`, admin);
    expect((await make()).json().property_id).toBe(made);
    await expectHeld(made);
  });
});

describe("LE8: an admin decides about what waits", () => {
  test("approves it, once and as it was read; the agent is told", async () => {
    const { id, name } = await add(agent, "reserved");
    const read = await call("GET", `/api/properties/${id}/`, admin);
    await patch(id, { price: 1_234_567 });
    const outdated = await approve(id, { "if-match": read.headers.etag });
    expect([outdated.statusCode, await isShown(id)]).toEqual([412, false]);
    const approved = await approve(id);
    expect(approved.json()).toMatchObject({ status: "reserved", price: 1_234_567, approval: null });
    expect(await isShown(id)).toBe(true);
    expect((await approve(id)).statusCode).toBe(200);
    expect(await mails()).toEqual([
      {
        to: "agent@site.test",
        subject: `Approved: ${name}`,
        text: expect.stringContaining(`/property/${id}`),
      },
    ]);
    // What is public can be changed without another approval.
    expect((await patch(id, { status: "active", price: 1_111_111 })).json().approval).toBeNull();
    expect(await isShown(id)).toBe(true);
  });

  test("sends it back with a reason, until the agent asks again; the agent is told", async () => {
    const { id, name } = await add(agent, "active");
    expect((await sendBack(id, " ")).statusCode).toBe(400);
    expect((await sendBack(id, "Add a photo of the road.")).json().approval).toMatchObject({
      state: "returned",
    });
    expect((await sendBack(id, "Add a photo of the road.")).statusCode).toBe(200);
    expect((await approve(id)).statusCode).toBe(409);
    await patch(id, { price: 2_000_000 });
    expect((await read(id)).approval).toMatchObject({
      state: "returned",
      reason: "Add a photo of the road.",
    });
    await patch(id, { status: "active" });
    expect((await read(id)).approval).toMatchObject({ state: "waiting", reason: "" });
    expect(await mails()).toEqual([
      {
        to: "agent@site.test",
        subject: `Sent back: ${name}`,
        text: expect.stringContaining("> Add a photo of the road."),
      },
    ]);
  });

  test("or publishes or withdraws it directly, which leaves nothing to decide", async () => {
    for (const status of ["active", "withdrawn"] as const) {
      const { id } = await add(agent, "active");
      expect((await patch(id, { status }, admin)).json()).toMatchObject({ status, approval: null });
      expect((await sendBack(id, "No.")).statusCode).toBe(409);
    }
    const { id } = await add(agent, "active");
    expect((await bulk(id, { status: "active" }, admin)).json()).toMatchObject({ changed: 1 });
    expect((await read(id)).approval).toBeNull();
  });

  test("lists what waits; agents see and decide nothing of others, visitors nothing at all", async () => {
    const other = await logInAs(site, "agent");
    const { id } = await add(agent, "active");
    const list = async (by: LoggedIn, state = "waiting") =>
      (await call("GET", `/api/properties/?approval=${state}&page_size=100`, by))
        .json()
        .results.map((row: Property) => row.id);
    expect(await list(admin)).toContain(id);
    expect(await list(agent)).toContain(id);
    expect(await list(other)).toEqual([]);
    expect(await list(admin, "returned")).not.toContain(id);
    expect((await call("GET", "/api/properties/?approval=waiting", null)).statusCode).toBe(401);
    for (const by of [agent, other]) {
      expect((await call("POST", `/api/properties/${id}/approve/`, by)).statusCode).toBe(403);
      expect((await sendBack(id, "No.", by)).statusCode).toBe(403);
    }
    expect((await call("POST", "/api/properties/999999/approve/", admin)).statusCode).toBe(404);
    await approve(id);
    expect((await call("GET", `/api/properties/${id}/`, null)).json()).not.toHaveProperty("approval");
  });
});

test("LE8: without the setting, which is the default, agents publish at once, and so do admins with it", async () => {
  const byAdmin = await add(admin, "active");
  expect(await isShown(byAdmin.id)).toBe(true);
  await setApproval(false);
  const { id, status } = await add(agent, "active");
  expect([status, await isShown(id)]).toEqual(["active", true]);
  await site.database.deleteFrom("settings").where("name", "=", "listings").execute();
  expect((await add(agent, "active")).status).toBe("active");
});

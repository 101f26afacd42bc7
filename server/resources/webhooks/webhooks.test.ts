import { sql } from "kysely";
import { Webhook } from "standardwebhooks";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Delivery, deliverySchema, newWebhookSchema, webhookSchema } from "#domain/webhooks/webhook.ts";
import type { WebhookEvent } from "#domain/webhooks/webhook-events.ts";
import { deleteOldDeliveries, requeueDeliveries } from "#server/platform/webhooks/deliveries.ts";
import { sendWebhookHandler } from "#server/platform/webhooks/send-webhook.ts";
import { insertProperty } from "#server/testing/insert-property.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { problemCode, problemFields } from "#server/testing/problem-response.ts";
import { messageFields } from "#server/testing/sample-forms.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import {
  type ReceiverAnswer,
  startWebhookReceiver,
  type WebhookReceiver,
} from "#server/testing/webhook-receiver.ts";

let site: TestApp;
let admin: LoggedIn;
let receiver: WebhookReceiver;
let answer: () => ReceiverAnswer;
beforeAll(async () => {
  site = await createTestApp({ WEBHOOKS_TO_PRIVATE_NETWORK: "on" });
  admin = await logInAs(site, "admin");
  receiver = await startWebhookReceiver(() => answer());
});
beforeEach(() => {
  answer = () => 204;
});
afterEach(async () => {
  await site.database.deleteFrom("webhooks").execute();
  await sql`delete from jobs.job`.execute(site.database);
});
afterAll(async () => {
  await receiver.close();
  await site.close();
});

type Method = "GET" | "POST" | "PATCH" | "PUT" | "DELETE";
const call = (method: Method, url: string, payload?: object, { headers } = admin) =>
  site.app.inject({ method, url, headers, ...(payload && { payload }) });
async function add(events: readonly WebhookEvent[], url = receiver.url) {
  const input = { name: "CRM", url, events, password: admin.password };
  const response = await call("POST", "/api/webhooks/", input);
  expect(response.statusCode, response.body).toBe(201);
  return newWebhookSchema.parse(response.json());
}
const readWebhook = async (id: number) => {
  const { results } = (await call("GET", "/api/webhooks/")).json();
  return webhookSchema.parse(results.find((row: { id: number }) => row.id === id));
};
const log = async (id: number): Promise<Delivery[]> => {
  const { results } = (await call("GET", `/api/webhooks/${id}/deliveries/`)).json();
  return results.map((row: unknown) => deliverySchema.parse(row));
};
const queuedTypes = async () => {
  const rows = await site.database
    .selectFrom("webhook_deliveries")
    .select("type")
    .orderBy("created_at")
    .execute();
  return rows.map(({ type }) => type);
};
const readJobs = async () => {
  const { rows } = await sql<{ data: { deliveryId: string }; seconds: number }>`
    select data, round(extract(epoch from start_after - created_on)) as seconds
    from jobs.job where name = 'send-webhook' order by created_on`.execute(site.database);
  return rows;
};
/** Runs the jobs that wait, as a worker does, and removes them. */
async function runJobs(now?: Date, timeoutMs = 5_000): Promise<void> {
  const jobs = await readJobs();
  await sql`delete from jobs.job`.execute(site.database);
  const handler = sendWebhookHandler({
    database: site.database,
    isPrivateNetworkAllowed: true,
    timeoutMs,
    ...(now && { now: () => now }),
  });
  for (const { data } of jobs) await handler.run({ data, isLastAttempt: false });
}
const sendMessage = async () => {
  const response = await site.app.inject({
    method: "POST",
    url: "/messages/create/",
    payload: messageFields,
  });
  expect(response.statusCode, response.body).toBe(201);
  const id = response.json().id;
  const lead = site.database
    .selectFrom("leads")
    .select("id")
    .where("source_id", "=", id)
    .where("kind", "=", "message");
  return (await lead.executeTakeFirstOrThrow()).id;
};
const lastReceived = () => receiver.received.at(-1) ?? { headers: {}, body: "", path: "" };
const verify = (secret: string, message: ReturnType<typeof lastReceived>) =>
  new Webhook(secret).verify(message.body, message.headers as Record<string, string>);

describe("IM7: a message", () => {
  test("is verified by the library of the specification, and has type, time and data", async () => {
    const { id, secret } = await add(["lead.created"]);
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const leadId = await sendMessage();
    await runJobs();
    const message = lastReceived();
    expect(verify(secret, message)).toMatchObject({
      type: "lead.created",
      data: { id: leadId, name: messageFields.name, status: "new" },
    });
    expect(() => verify(secret, { ...message, body: `${message.body} ` })).toThrow();
    expect(message.headers["content-type"]).toBe("application/json");
    expect(Date.parse(JSON.parse(message.body).timestamp)).toBeGreaterThan(Date.now() - 60_000);
    expect(await log(id)).toMatchObject([
      { type: "lead.created", status: "delivered", attempts: 1, response_status: 204, next_attempt_at: null },
    ]);
  });

  test("is queued in the transaction of its row, once for each endpoint that listens", async () => {
    await add(["lead.created", "lead.changed"]);
    await add(["lead.created"]);
    await add(["listing.changed"]);
    await sendMessage();
    expect(await queuedTypes()).toEqual(["lead.created", "lead.created"]);
    expect(await readJobs()).toHaveLength(2);
    const count = receiver.received.length;
    await runJobs();
    const ids = receiver.received.slice(count).map(({ headers }) => headers["webhook-id"]);
    expect(new Set(ids).size).toBe(2);
  });

  test("is neither stored nor queued if nobody listens, or all are switched off", async () => {
    await sendMessage();
    const { id } = await add(["lead.created"]);
    await call("PATCH", `/api/webhooks/${id}/`, { is_active: false });
    await sendMessage();
    expect(await queuedTypes()).toEqual([]);
    expect(await readJobs()).toEqual([]);
  });

  test("is signed with both secrets for a day after a rotation", async () => {
    const { id, secret } = await add(["lead.created"]);
    const proof = { password: admin.password };
    expect(
      problemFields(await call("POST", `/api/webhooks/${id}/rotate/`, { password: "no" })),
    ).toHaveProperty("password");
    const { secret: next } = (await call("POST", `/api/webhooks/${id}/rotate/`, proof)).json();
    expect(next).not.toBe(secret);
    await sendMessage();
    await runJobs();
    for (const known of [secret, next]) expect(() => verify(known, lastReceived())).not.toThrow();
    expect((await readWebhook(id)).previous_secret_until).not.toBeNull();
    await site.database.updateTable("webhooks").set({ previous_seed_until: new Date() }).execute();
    await sendMessage();
    await runJobs();
    expect(() => verify(next, lastReceived())).not.toThrow();
    expect(() => verify(secret, lastReceived())).toThrow();
  });

  test("that was sent but not noted before a kill is sent again with the same id", async () => {
    const { id } = await add(["lead.created"]);
    await sendMessage();
    const [job] = await readJobs();
    const count = receiver.received.length;
    await runJobs();
    // As if the process had been killed before the attempt was noted: the row is as before, and the job runs again.
    await site.database
      .updateTable("webhook_deliveries")
      .set({ status: "queued", attempts: 0, last_attempt_at: null })
      .execute();
    const handler = sendWebhookHandler({
      database: site.database,
      isPrivateNetworkAllowed: true,
      timeoutMs: 5_000,
    });
    await handler.run({ data: job?.data, isLastAttempt: false });
    await handler.run({ data: job?.data, isLastAttempt: false });
    const ids = receiver.received.slice(count).map(({ headers }) => headers["webhook-id"]);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
    expect((await log(id))[0]).toMatchObject({ status: "delivered" });
  });
});

describe("IM7: a failed attempt", () => {
  test.each([
    ["an error", 500, 500, null],
    ["a redirect, which is not followed", { status: 302, location: "http://169.254.169.254/" }, 302, null],
    ["no answer", "hang", null, "timeout"],
  ] as const)("%s is noted and repeated", async (_case, given, status, error) => {
    answer = () => given;
    const { id } = await add(["lead.created"]);
    const count = receiver.received.length;
    await sendMessage();
    await runJobs(undefined, given === "hang" ? 200 : 5_000);
    expect(receiver.received.length).toBe(count + 1);
    expect(await log(id)).toMatchObject([{ status: "queued", attempts: 1, response_status: status, error }]);
    expect((await readJobs()).map(({ seconds }) => Number(seconds))).toEqual([5]);
    expect((await readWebhook(id)).failing_since).not.toBeNull();
    answer = () => 200;
    await runJobs();
    expect(await log(id)).toMatchObject([
      { status: "delivered", attempts: 2, response_status: 200, error: null },
    ]);
    expect((await readWebhook(id)).failing_since).toBeNull();
  });

  test("an answer without an end is a success and is not read", async () => {
    answer = () => "endless";
    const { id } = await add(["lead.created"]);
    await sendMessage();
    await runJobs();
    expect(await log(id)).toMatchObject([{ status: "delivered", response_status: 200 }]);
  });

  test("an endpoint that can't be reached for three days is switched off, and Today says so", async () => {
    const { id } = await add(["lead.created"], "http://127.0.0.1:1/");
    await sendMessage();
    await runJobs();
    expect(await log(id)).toMatchObject([{ status: "queued", error: "unreachable" }]);
    const notices = async () => (await call("GET", "/api/today/")).json().notices.switched_off_webhooks;
    expect(await notices()).toBe(0);
    await runJobs(new Date(Date.now() + 3 * 24 * 60 * 60 * 1000 + 60_000));
    expect(await log(id)).toMatchObject([{ status: "failed", attempts: 2, next_attempt_at: null }]);
    expect(await readWebhook(id)).toMatchObject({ is_active: false });
    expect(await notices()).toBe(1);
    expect(await readJobs()).toEqual([]);
    expect(problemCode(await call("POST", `/api/webhooks/${id}/test/`))).toBe("state_changed");
    await call("PATCH", `/api/webhooks/${id}/`, { is_active: true });
    expect(await readWebhook(id)).toMatchObject({
      is_active: true,
      switched_off_at: null,
      failing_since: null,
    });
    expect(await notices()).toBe(0);
  });

  test("an endpoint that says 410 is switched off at once, and messages that wait are given up", async () => {
    answer = () => 410;
    const { id } = await add(["lead.created"]);
    await sendMessage();
    await sendMessage();
    await runJobs();
    expect((await log(id)).map(({ status, error }) => `${status} ${error}`).sort()).toEqual([
      "failed null",
      "failed switched_off",
    ]);
    expect((await readWebhook(id)).is_active).toBe(false);
  });

  test("after the last pause the message has failed, and the log sends it again with the same id", async () => {
    answer = () => 503;
    const { id } = await add(["lead.created"]);
    await sendMessage();
    await site.database.updateTable("webhook_deliveries").set({ attempts: 9 }).execute();
    await runJobs();
    const [failed] = await log(id);
    expect(failed).toMatchObject({ status: "failed", attempts: 10, response_status: 503 });
    const before = lastReceived().headers["webhook-id"];
    answer = () => 200;
    const again = `/api/webhooks/${id}/deliveries/${failed?.id}/send-again/`;
    expect((await call("POST", again)).statusCode).toBe(204);
    await runJobs();
    expect(lastReceived().headers["webhook-id"]).toBe(before);
    expect(await log(id)).toMatchObject([{ status: "delivered", attempts: 1 }]);
    expect((await call("POST", again.replace(`/${id}/`, "/999/"))).statusCode).toBe(404);
  });
});

describe("IM7: events", () => {
  const dataOf = async (type: WebhookEvent) => {
    const row = await site.database
      .selectFrom("webhook_deliveries")
      .select("body")
      .where("type", "=", type)
      .orderBy("created_at", "desc")
      .executeTakeFirstOrThrow();
    return JSON.parse(row.body).data;
  };

  test("of a listing: published, changed, withdrawn; nothing of a draft or of no difference", async () => {
    await add(["listing.published", "listing.changed", "listing.withdrawn"]);
    const id = await insertProperty(site.database, { status: "draft" });
    const patch = (payload: object) => call("PATCH", `/api/properties/${id}/`, payload);
    await patch({ price: 5_000_000 });
    expect(await queuedTypes()).toEqual([]);
    await patch({ status: "active" });
    await patch({ price: 6_000_000 });
    await patch({ price: 6_000_000 });
    await patch({ status: "withdrawn" });
    expect(await queuedTypes()).toEqual(["listing.published", "listing.changed", "listing.withdrawn"]);
    const shown = await dataOf("listing.changed");
    expect(shown).toMatchObject({ id, price: 6_000_000 });
    expect(Object.keys(shown)).not.toContain("owner_id");
    expect(await dataOf("listing.withdrawn")).toEqual({ id });
  });

  test("of a listing that is deleted, restored, and changed with others", async () => {
    await add(["listing.published", "listing.changed", "listing.withdrawn"]);
    const id = await insertProperty(site.database);
    const hidden = await insertProperty(site.database, { status: "draft" });
    await call("DELETE", `/api/properties/${id}/delete/`);
    await call("POST", `/api/properties/${id}/restore/`);
    const bulk = await call("POST", "/api/bulk/", {
      kind: "properties",
      ids: [id, hidden],
      change: { is_deleted: true },
    });
    await call("POST", "/api/bulk/undo/", { undo: bulk.json().undo });
    await call("POST", "/api/bulk/", { kind: "properties", ids: [id], change: { is_deleted: true } });
    await call("POST", "/api/trash/restore/", { rows: [{ kind: "properties", id }] });
    const pair = ["listing.withdrawn", "listing.published"];
    expect(await queuedTypes()).toEqual([...pair, ...pair, ...pair]);
  });

  test("of a lead, of a deal that is won, alone and with others", async () => {
    await add(["lead.created", "lead.changed", "deal.won"]);
    const id = await sendMessage();
    await call("PATCH", `/api/leads/${id}/`, { status: "won" });
    await call("PATCH", `/api/leads/${id}/`, { status: "lost" });
    await call("POST", "/api/bulk/", { kind: "leads", ids: [id], change: { lead_status: "won" } });
    await call("POST", `/api/leads/${id}/events/`, { kind: "note", text: "She hesitates" });
    expect(await queuedTypes()).toEqual([
      "lead.created",
      "lead.changed",
      "deal.won",
      "lead.changed",
      "lead.changed",
      "deal.won",
    ]);
    expect(await dataOf("deal.won")).toMatchObject({ id, status: "won" });
    const { rows } = await sql<{
      text: string;
    }>`select string_agg(body, '') as text from webhook_deliveries`.execute(site.database);
    expect(rows[0]?.text).not.toContain("She hesitates");
  });

  test("of a visit: booked, moved, confirmed, cancelled, without its note and its secret address", async () => {
    await add(["visit.booked", "visit.moved", "visit.confirmed", "visit.cancelled"]);
    const leadId = await sendMessage();
    const visit = {
      lead_id: leadId,
      starts_at: "2031-01-01T05:15:00.000Z",
      state: "asked",
      note: "Beware of the dog",
    };
    const { id } = (await call("POST", "/api/visits/", visit)).json();
    const patch = (payload: object) => call("PATCH", `/api/visits/${id}/`, payload);
    await patch({ starts_at: "2031-01-02T05:15:00.000Z" });
    await patch({ note: "No dog" });
    await patch({ state: "confirmed" });
    await patch({ state: "cancelled" });
    expect(await queuedTypes()).toEqual([
      "visit.booked",
      "visit.moved",
      "visit.confirmed",
      "visit.cancelled",
    ]);
    const { rows } = await sql<{
      text: string;
    }>`select string_agg(body, '') as text from webhook_deliveries`.execute(site.database);
    expect(rows[0]?.text).not.toMatch(/dog|page_url/);
    expect(await dataOf("visit.moved")).toMatchObject({ id, starts_at: "2031-01-02T05:15:00.000Z" });
  });

  test("go with the lead that they are about when it is purged", async () => {
    await add(["lead.created"]);
    const id = await sendMessage();
    await site.database.deleteFrom("leads").where("id", "=", id).execute();
    expect(await queuedTypes()).toEqual([]);
    await runJobs();
  });
});

describe("IM7: admins", () => {
  test("add with their password only, change, test and delete a webhook; its secret is shown once", async () => {
    const input = { name: "CRM", url: receiver.url, events: ["lead.created"] };
    expect(problemFields(await call("POST", "/api/webhooks/", { ...input, password: "no" }))).toMatchObject({
      password: [{ code: "password_wrong" }],
    });
    const agent = await logInAs(site, "agent");
    expect(
      problemCode(await call("POST", "/api/webhooks/", { ...input, password: agent.password }, agent)),
    ).toBe("not_allowed");
    const { id, secret } = await add(["lead.created"]);
    expect((await call("GET", "/api/webhooks/")).body).not.toContain(secret);
    const changed = await call("PATCH", `/api/webhooks/${id}/`, { events: ["deal.won"], name: "Accounting" });
    expect(changed.json()).toMatchObject({ events: ["deal.won"], name: "Accounting", url: receiver.url });
    expect((await call("POST", `/api/webhooks/${id}/test/`)).statusCode).toBe(204);
    await runJobs();
    expect(verify(secret, lastReceived())).toMatchObject({ type: "webhook.test" });
    expect((await call("DELETE", `/api/webhooks/${id}/`)).statusCode).toBe(204);
    expect((await call("DELETE", `/api/webhooks/${id}/`)).statusCode).toBe(404);
    const entries = await site.database
      .selectFrom("row_history")
      .select("action")
      .where("table_name", "=", "webhooks")
      .where("row_id", "=", id)
      .orderBy("id")
      .execute();
    expect(entries.map(({ action }) => action)).toEqual(["insert", "update", "purge"]);
  });

  test("can't name an address inside the network, unless the operator allows it", async () => {
    const strict = await createTestApp();
    const { headers, password } = await logInAs(strict, "admin");
    const codeOf = async (url: string) => {
      const payload = { name: "x", url, events: ["lead.created"], password };
      const response = await strict.app.inject({ method: "POST", url: "/api/webhooks/", headers, payload });
      return response.statusCode === 201 ? null : problemFields(response).url?.[0]?.code;
    };
    expect(await codeOf("http://example.com/hook")).toBe("https_required");
    for (const url of [
      "https://127.0.0.1/",
      "https://[::1]/",
      "https://localhost/",
      "https://10.1.2.3:8443/",
    ])
      expect([url, await codeOf(url)]).toEqual([url, "address_closed"]);
    expect(await codeOf("https://1.2.3.4.5.256/")).toBe("url_invalid");
    expect(await codeOf("https://8.8.8.8/hook")).toBeNull();
    await strict.close();
  });
});

test("IM7: messages without a job get one, and the log is kept for 30 days", async () => {
  await add(["lead.created"]);
  await sendMessage();
  await sql`delete from jobs.job`.execute(site.database);
  const minutes = (count: number) => new Date(Date.now() + count * 60_000);
  expect(await requeueDeliveries(site.database, minutes(5))).toBe(0);
  expect(await requeueDeliveries(site.database, minutes(11))).toBe(1);
  expect(await requeueDeliveries(site.database, minutes(11))).toBe(0);
  const later = minutes(31 * 24 * 60);
  await deleteOldDeliveries(site.database, later);
  expect(await queuedTypes()).toHaveLength(1);
  await runJobs();
  await deleteOldDeliveries(site.database, minutes(29 * 24 * 60));
  expect(await queuedTypes()).toHaveLength(1);
  await deleteOldDeliveries(site.database, later);
  expect(await queuedTypes()).toEqual([]);
});

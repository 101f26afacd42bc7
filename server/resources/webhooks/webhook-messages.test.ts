import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { sendWebhookHandler } from "#server/platform/webhooks/send-webhook.ts";
import { problemCode, problemFields } from "#server/testing/problem-response.ts";
import { messageFields } from "#server/testing/sample-forms.ts";
import { openWebhookClient, verifyMessage, type WebhookClient } from "#server/testing/webhook-client.ts";

let webhooks: WebhookClient;
beforeAll(async () => {
  webhooks = await openWebhookClient();
});
afterEach(() => webhooks.clear());
afterAll(() => webhooks.close());

describe("IM7: a message", () => {
  test("is verified by the library of the specification, and has type, time and data", async () => {
    const { id, secret } = await webhooks.add(["lead.created"]);
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const leadId = await webhooks.sendMessage();
    await webhooks.runJobs();
    const message = webhooks.lastReceived();
    expect(verifyMessage(secret, message)).toMatchObject({
      type: "lead.created",
      data: { id: leadId, name: messageFields.name, status: "new" },
    });
    expect(() => verifyMessage(secret, { ...message, body: `${message.body} ` })).toThrow();
    expect(message.headers["content-type"]).toBe("application/json");
    expect(Date.parse(JSON.parse(message.body).timestamp)).toBeGreaterThan(Date.now() - 60_000);
    expect(await webhooks.log(id)).toMatchObject([
      { type: "lead.created", status: "delivered", attempts: 1, response_status: 204, next_attempt_at: null },
    ]);
  });

  test("is queued in the transaction of its row, once for each endpoint that listens", async () => {
    await webhooks.add(["lead.created", "lead.changed"]);
    await webhooks.add(["lead.created"]);
    await webhooks.add(["listing.changed"]);
    await webhooks.sendMessage();
    expect(await webhooks.queuedTypes()).toEqual(["lead.created", "lead.created"]);
    expect(await webhooks.readJobs()).toHaveLength(2);
    const count = webhooks.receiver.received.length;
    await webhooks.runJobs();
    const ids = webhooks.receiver.received.slice(count).map(({ headers }) => headers["webhook-id"]);
    expect(new Set(ids).size).toBe(2);
  });

  test("is neither stored nor queued if nobody listens, or all are switched off", async () => {
    await webhooks.sendMessage();
    const { id } = await webhooks.add(["lead.created"]);
    await webhooks.call("PATCH", `/api/webhooks/${id}/`, { is_active: false });
    await webhooks.sendMessage();
    expect(await webhooks.queuedTypes()).toEqual([]);
    expect(await webhooks.readJobs()).toEqual([]);
  });

  test("is signed with both secrets for a day after a rotation", async () => {
    const { id, secret } = await webhooks.add(["lead.created"]);
    const proof = { password: webhooks.admin.password };
    expect(
      problemFields(await webhooks.call("POST", `/api/webhooks/${id}/rotate/`, { password: "no" })),
    ).toHaveProperty("password");
    const { secret: next } = (await webhooks.call("POST", `/api/webhooks/${id}/rotate/`, proof)).json();
    expect(next).not.toBe(secret);
    await webhooks.sendMessage();
    await webhooks.runJobs();
    for (const known of [secret, next])
      expect(() => verifyMessage(known, webhooks.lastReceived())).not.toThrow();
    expect((await webhooks.readWebhook(id)).previous_secret_until).not.toBeNull();
    await webhooks.site.database.updateTable("webhooks").set({ previous_seed_until: new Date() }).execute();
    await webhooks.sendMessage();
    await webhooks.runJobs();
    expect(() => verifyMessage(next, webhooks.lastReceived())).not.toThrow();
    expect(() => verifyMessage(secret, webhooks.lastReceived())).toThrow();
  });

  test("that was sent but not noted before a kill is sent again with the same id", async () => {
    const { id } = await webhooks.add(["lead.created"]);
    await webhooks.sendMessage();
    const [job] = await webhooks.readJobs();
    const count = webhooks.receiver.received.length;
    await webhooks.runJobs();
    // As if the process had been killed before the attempt was noted: the row is as before, and the job runs again.
    await webhooks.site.database
      .updateTable("webhook_deliveries")
      .set({ status: "queued", attempts: 0, last_attempt_at: null })
      .execute();
    const handler = sendWebhookHandler({
      database: webhooks.site.database,
      isPrivateNetworkAllowed: true,
      timeoutMs: 5_000,
    });
    await handler.run({ data: job?.data, isLastAttempt: false });
    await handler.run({ data: job?.data, isLastAttempt: false });
    const ids = webhooks.receiver.received.slice(count).map(({ headers }) => headers["webhook-id"]);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
    expect((await webhooks.log(id))[0]).toMatchObject({ status: "delivered" });
  });
});

describe("IM7: a failed attempt", () => {
  test.each([
    ["an error", 500, 500, null],
    ["a redirect, which is not followed", { status: 302, location: "http://169.254.169.254/" }, 302, null],
    ["no answer", "hang", null, "timeout"],
  ] as const)("%s is noted and repeated", async (_case, given, status, error) => {
    webhooks.answerWith(given);
    const { id } = await webhooks.add(["lead.created"]);
    const count = webhooks.receiver.received.length;
    await webhooks.sendMessage();
    await webhooks.runJobs(undefined, given === "hang" ? 200 : 5_000);
    expect(webhooks.receiver.received.length).toBe(count + 1);
    expect(await webhooks.log(id)).toMatchObject([
      { status: "queued", attempts: 1, response_status: status, error },
    ]);
    expect((await webhooks.readJobs()).map(({ seconds }) => Number(seconds))).toEqual([5]);
    expect((await webhooks.readWebhook(id)).failing_since).not.toBeNull();
    webhooks.answerWith(200);
    await webhooks.runJobs();
    expect(await webhooks.log(id)).toMatchObject([
      { status: "delivered", attempts: 2, response_status: 200, error: null },
    ]);
    expect((await webhooks.readWebhook(id)).failing_since).toBeNull();
  });

  test("an answer without an end is a success and is not read", async () => {
    webhooks.answerWith("endless");
    const { id } = await webhooks.add(["lead.created"]);
    await webhooks.sendMessage();
    await webhooks.runJobs();
    expect(await webhooks.log(id)).toMatchObject([{ status: "delivered", response_status: 200 }]);
  });

  test("an endpoint that can't be reached for three days is switched off, and Today says so", async () => {
    const { id } = await webhooks.add(["lead.created"], "http://127.0.0.1:1/");
    await webhooks.sendMessage();
    await webhooks.runJobs();
    expect(await webhooks.log(id)).toMatchObject([{ status: "queued", error: "unreachable" }]);
    const notices = async () =>
      (await webhooks.call("GET", "/api/today/")).json().notices.switched_off_webhooks;
    expect(await notices()).toBe(0);
    await webhooks.runJobs(new Date(Date.now() + 3 * 24 * 60 * 60 * 1000 + 60_000));
    expect(await webhooks.log(id)).toMatchObject([{ status: "failed", attempts: 2, next_attempt_at: null }]);
    expect(await webhooks.readWebhook(id)).toMatchObject({ is_active: false });
    expect(await notices()).toBe(1);
    expect(await webhooks.readJobs()).toEqual([]);
    expect(problemCode(await webhooks.call("POST", `/api/webhooks/${id}/test/`))).toBe("state_changed");
    await webhooks.call("PATCH", `/api/webhooks/${id}/`, { is_active: true });
    expect(await webhooks.readWebhook(id)).toMatchObject({
      is_active: true,
      switched_off_at: null,
      failing_since: null,
    });
    expect(await notices()).toBe(0);
  });

  test("an endpoint that says 410 is switched off at once, and messages that wait are given up", async () => {
    webhooks.answerWith(410);
    const { id } = await webhooks.add(["lead.created"]);
    await webhooks.sendMessage();
    await webhooks.sendMessage();
    await webhooks.runJobs();
    expect((await webhooks.log(id)).map(({ status, error }) => `${status} ${error}`).sort()).toEqual([
      "failed null",
      "failed switched_off",
    ]);
    expect((await webhooks.readWebhook(id)).is_active).toBe(false);
  });

  test("after the last pause the message has failed, and the log sends it again with the same id", async () => {
    webhooks.answerWith(503);
    const { id } = await webhooks.add(["lead.created"]);
    await webhooks.sendMessage();
    await webhooks.site.database.updateTable("webhook_deliveries").set({ attempts: 9 }).execute();
    await webhooks.runJobs();
    const [failed] = await webhooks.log(id);
    expect(failed).toMatchObject({ status: "failed", attempts: 10, response_status: 503 });
    const before = webhooks.lastReceived().headers["webhook-id"];
    webhooks.answerWith(200);
    const again = `/api/webhooks/${id}/deliveries/${failed?.id}/send-again/`;
    expect((await webhooks.call("POST", again)).statusCode).toBe(204);
    await webhooks.runJobs();
    expect(webhooks.lastReceived().headers["webhook-id"]).toBe(before);
    expect(await webhooks.log(id)).toMatchObject([{ status: "delivered", attempts: 1 }]);
    expect((await webhooks.call("POST", again.replace(`/${id}/`, "/999/"))).statusCode).toBe(404);
  });
});

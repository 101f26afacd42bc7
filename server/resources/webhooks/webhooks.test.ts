import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { deleteOldDeliveries, requeueDeliveries } from "#server/platform/webhooks/deliveries.ts";
import { logInAs } from "#server/testing/log-in.ts";
import { problemCode, problemFields } from "#server/testing/problem-response.ts";
import { createTestApp } from "#server/testing/test-app.ts";
import { openWebhookClient, verifyMessage, type WebhookClient } from "#server/testing/webhook-client.ts";

let webhooks: WebhookClient;
beforeAll(async () => {
  webhooks = await openWebhookClient();
});
afterEach(() => webhooks.clear());
afterAll(() => webhooks.close());

describe("IM7: admins", () => {
  test("add with their password only, change, test and delete a webhook; its secret is shown once", async () => {
    const input = { name: "CRM", url: webhooks.receiver.url, events: ["lead.created"] };
    expect(
      problemFields(await webhooks.call("POST", "/api/webhooks/", { ...input, password: "no" })),
    ).toMatchObject({
      password: [{ code: "password_wrong" }],
    });
    const agent = await logInAs(webhooks.site, "agent");
    expect(
      problemCode(
        await webhooks.call("POST", "/api/webhooks/", { ...input, password: agent.password }, agent),
      ),
    ).toBe("not_allowed");
    const { id, secret } = await webhooks.add(["lead.created"]);
    expect((await webhooks.call("GET", "/api/webhooks/")).body).not.toContain(secret);
    const changed = await webhooks.call("PATCH", `/api/webhooks/${id}/`, {
      events: ["deal.won"],
      name: "Accounting",
    });
    expect(changed.json()).toMatchObject({
      events: ["deal.won"],
      name: "Accounting",
      url: webhooks.receiver.url,
    });
    expect((await webhooks.call("POST", `/api/webhooks/${id}/test/`)).statusCode).toBe(204);
    await webhooks.runJobs();
    expect(verifyMessage(secret, webhooks.lastReceived())).toMatchObject({ type: "webhook.test" });
    expect((await webhooks.call("DELETE", `/api/webhooks/${id}/`)).statusCode).toBe(204);
    expect((await webhooks.call("DELETE", `/api/webhooks/${id}/`)).statusCode).toBe(404);
    const entries = await webhooks.site.database
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
  await webhooks.add(["lead.created"]);
  await webhooks.sendMessage();
  await sql`delete from jobs.job`.execute(webhooks.site.database);
  const minutes = (count: number) => new Date(Date.now() + count * 60_000);
  expect(await requeueDeliveries(webhooks.site.database, minutes(5))).toBe(0);
  expect(await requeueDeliveries(webhooks.site.database, minutes(11))).toBe(1);
  expect(await requeueDeliveries(webhooks.site.database, minutes(11))).toBe(0);
  const later = minutes(31 * 24 * 60);
  await deleteOldDeliveries(webhooks.site.database, later);
  expect(await webhooks.queuedTypes()).toHaveLength(1);
  await webhooks.runJobs();
  await deleteOldDeliveries(webhooks.site.database, minutes(29 * 24 * 60));
  expect(await webhooks.queuedTypes()).toHaveLength(1);
  await deleteOldDeliveries(webhooks.site.database, later);
  expect(await webhooks.queuedTypes()).toEqual([]);
});

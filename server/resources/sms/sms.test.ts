import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { deleteOldSms, requeueSms } from "#server/platform/sms/outbox.ts";
import { logInAs } from "#server/testing/log-in.ts";
import { openSmsClient, type SmsClient } from "#server/testing/sms-client.ts";
import { createTestApp } from "#server/testing/test-app.ts";

let sms: SmsClient;
beforeAll(async () => {
  sms = await openSmsClient();
});
afterEach(() => sms.clear());
afterAll(() => sms.close());

describe("DY9: what staff decide", () => {
  const refuse = { answer: { status: 403, body: { response_code: 1013, response: "Insufficient Credits" } } };

  test("to send it again: a new message, once, however often the request is repeated", async () => {
    const leadId = await sms.newLead();
    await sms.queue(leadId);
    await sms.runAll((await sms.openGateway(refuse)).handler);
    const [failed] = await sms.unhandled();
    const url = `/api/sms/${failed?.id}/send-again/`;
    const headers = { "idempotency-key": crypto.randomUUID() };
    for (let repeat = 0; repeat < 2; repeat += 1)
      expect((await sms.change("POST", url, {}, headers)).statusCode).toBe(204);
    expect((await sms.change("POST", url, {})).statusCode).toBe(409);
    const gateway = await sms.openGateway();
    await sms.runAll(gateway.handler);
    expect(gateway.received).toHaveLength(1);
    expect(await sms.statuses()).toEqual(["refused", "sent"]);
    expect(await sms.mails()).toHaveLength(1);
    expect(await sms.unhandled()).toEqual([]);
  });

  test("to put it aside, and to take that back", async () => {
    await sms.queue(await sms.newLead());
    await sms.runAll((await sms.openGateway(refuse)).handler);
    const [failed] = await sms.unhandled();
    const url = `/api/sms/${failed?.id}/`;
    expect((await sms.change("PATCH", url, { is_handled: true })).statusCode).toBe(204);
    expect(await sms.unhandled()).toEqual([]);
    expect((await sms.change("PATCH", url, { is_handled: false })).statusCode).toBe(204);
    expect(await sms.unhandled()).toHaveLength(1);
    expect((await sms.change("PATCH", "/api/sms/999999/", { is_handled: true })).statusCode).toBe(404);
  });

  test("an agent sees and decides about own leads only", async () => {
    const agent = await logInAs(sms.site, "agent");
    const leadId = await sms.newLead();
    await sms.queue(leadId);
    await sms.runAll((await sms.openGateway(refuse)).handler);
    const [failed] = await sms.unhandled();
    const send = () =>
      sms.site.app.inject({
        method: "POST",
        url: `/api/sms/${failed?.id}/send-again/`,
        headers: agent.headers,
      });
    expect(await sms.unhandled("", agent)).toEqual([]);
    expect((await send()).statusCode).toBe(404);
    await sql`update leads set owner_id = (select id from accounts where username = ${agent.username})`.execute(
      sms.site.database,
    );
    expect(await sms.unhandled("", agent)).toHaveLength(1);
    expect((await send()).statusCode).toBe(204);
  });
});

test("DY9: maintenance gives unfinished messages a job, deletes old ones, and purging a lead deletes its own", async () => {
  const leadId = await sms.newLead();
  await sms.queue(leadId);
  await sms.queue(await sms.newLead("9800000209"));
  await sql`delete from jobs.job`.execute(sms.site.database);
  await sql`update sms_messages set created_at = now() - interval '31 days'`.execute(sms.site.database);
  await sql`update sms_messages set status = 'sent' where about_lead <> ${leadId}`.execute(sms.site.database);
  const gateway = await sms.openWorking();
  expect(await requeueSms(sms.site.database, new Date())).toBe(1);
  await expect.poll(sms.statuses).toEqual(["sent", "sent"]);
  expect(gateway.received).toHaveLength(1);
  expect(await requeueSms(sms.site.database, new Date())).toBe(0);
  await sql`update sms_messages set created_at = now() where about_lead = ${leadId}`.execute(
    sms.site.database,
  );
  await deleteOldSms(sms.site.database, new Date());
  expect((await sms.rows()).map(({ about_lead }) => about_lead)).toEqual([leadId]);
  await sql`delete from leads where id = ${leadId}`.execute(sms.site.database);
  expect(await sms.rows()).toEqual([]);
});

test("DY9: admins read whether SMS is set up and what today has cost", async () => {
  const aakash = await createTestApp({ SMS_PROVIDER: "aakash", SMS_TOKEN: "t" });
  const { headers } = await logInAs(aakash, "admin");
  const state = (await aakash.app.inject({ url: "/api/sms/", headers })).json<object>();
  await aakash.close();
  expect(state).toEqual({ is_set_up: true, parts_today: 0, daily_cap: 200 });
  const off = await sms.site.app.inject({ url: "/api/sms/", headers: sms.admin.headers });
  expect(off.json()).toEqual({ is_set_up: false, parts_today: 0, daily_cap: null });
});

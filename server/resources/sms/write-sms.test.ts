import { afterAll, beforeAll, expect, test } from "vitest";
import { type LeadDetails, leadDetailsSchema } from "#domain/leads/lead.ts";
import { maxSmsParts } from "#domain/sms/sms.ts";
import { alwaysNow } from "#server/platform/mail/check-timing.ts";
import { createSmsGateway } from "#server/platform/sms/gateway.ts";
import { sendSmsHandler } from "#server/platform/sms/send-sms.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { startTestWorkers } from "#server/testing/run-jobs.ts";
import { sparrowAccepts, startSmsGateway } from "#server/testing/sms-gateway.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { recordSmsOutcome } from "./record-outcome.ts";

const settings = { provider: "sparrow", token: "t", from: "f" } as const;
const environment = { SMS_PROVIDER: "sparrow", SMS_TOKEN: "t", SMS_FROM: "f" };
const text = "भोलि बिहान १०:३० मा भेटौँला।";

let site: TestApp;
let admin: LoggedIn;
beforeAll(async () => {
  site = await createTestApp(environment);
  admin = await logInAs(site, "admin");
});
afterAll(() => site.close());

async function addLead(phone: string, by = site, login = admin): Promise<LeadDetails> {
  const response = await by.app.inject({
    method: "POST",
    url: "/api/leads/",
    headers: login.headers,
    payload: { name: "Sita", phone, text: "A plot", channel: "telephone", language: "np" },
  });
  expect(response.statusCode, response.body).toBe(201);
  return leadDetailsSchema.parse(response.json());
}
async function read(id: number): Promise<LeadDetails> {
  const response = await site.app.inject({ url: `/api/leads/${id}/`, headers: admin.headers });
  return leadDetailsSchema.parse(response.json());
}
const write = (id: number, payload: object, headers: object = {}, by = site, login = admin) =>
  by.app.inject({
    method: "POST",
    url: `/api/leads/${id}/sms/`,
    headers: { ...login.headers, ...headers },
    payload,
  });
const stored = () => site.database.selectFrom("sms_messages").selectAll().orderBy("id").execute();

test("DY9: staff write a text message, which goes once to the number on file, answers the lead and stands in its timeline", async () => {
  const { id, sms_number, status } = await addLead("980-0000201");
  expect([sms_number, status]).toEqual(["9800000201", "new"]);
  const key = { "idempotency-key": "sms-by-hand-0000001" };
  for (let time = 0; time < 2; time += 1)
    expect((await write(id, { text, to: "9812345678" }, key)).statusCode).toBe(204);
  expect(await stored()).toMatchObject([{ to_number: "9800000201", text, language: "np", parts: 1 }]);
  expect((await read(id)).status).toBe("contacted");
  const gateway = await startSmsGateway(() => sparrowAccepts);
  const sending = {
    database: site.database,
    gateway: createSmsGateway({ ...settings, url: gateway.url, dailyCap: 100 }),
    dailyCap: 100,
    hasMail: false,
    recordOutcome: recordSmsOutcome,
    checkTiming: alwaysNow,
  };
  const stop = startTestWorkers({
    databaseUrl: site.databaseUrl,
    handlers: [sendSmsHandler(sending)],
  });
  await expect.poll(async () => (await stored()).map((sms) => sms.status)).toEqual(["sent"]);
  await stop();
  await gateway.close();
  expect(gateway.received).toHaveLength(1);
  const events = (await read(id)).events.filter(({ kind }) => kind === "sms");
  expect(events.map(({ detail }) => detail)).toMatchObject([{ text, outcome: "sent" }]);
});

test("DY9: an empty text, one of too many parts and a person without a mobile number are refused", async () => {
  const { id } = await addLead("9800000202");
  for (const wrong of ["", " ", "क".repeat(maxSmsParts * 67 + 1), "a".repeat(maxSmsParts * 153 + 1)])
    expect((await write(id, { text: wrong })).statusCode).toBe(400);
  const landline = await addLead("01-4123456");
  expect(landline.sms_number).toBeNull();
  expect((await write(landline.id, { text })).statusCode).toBe(409);
});

test("DY9 LE8: agents write to the people of their own leads only", async () => {
  const { id } = await addLead("9800000203");
  const agent = await logInAs(site, "agent");
  expect((await write(id, { text }, {}, site, agent)).statusCode).toBe(404);
});

test("DY9: where no text messages are set up, none is offered or taken", async () => {
  const off = await createTestApp();
  const login = await logInAs(off, "admin");
  const { id, sms_number } = await addLead("9800000204", off, login);
  expect(sms_number).toBeNull();
  expect((await write(id, { text }, {}, off, login)).statusCode).toBe(409);
  await off.close();
});

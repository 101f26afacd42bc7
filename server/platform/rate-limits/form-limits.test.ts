import { pino } from "pino";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { problemSchema } from "#domain/problems.ts";
import { buildApp } from "#server/app.ts";
import { readConfig } from "#server/platform/config.ts";
import { messageFields } from "#server/testing/sample-forms.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp({ RATE_LIMITS: "on" });
});
afterAll(() => site.close());
afterEach(async () => {
  await site.database.deleteFrom("limits").execute();
  await site.database.deleteFrom("messages").execute();
});

const visitorAddress = "203.0.113.7";
const maxFormsPerHour = 8;

type Submission = Readonly<{ from?: string; headers?: Record<string, string>; fields?: object }>;
const send = ({ from = visitorAddress, headers = {}, fields = {} }: Submission = {}, app = site.app) =>
  app.inject({
    method: "POST",
    url: "/messages/create/",
    payload: { ...messageFields, ...fields },
    remoteAddress: from,
    headers,
  });
/** Posts a form like a page without JavaScript. */
const post = (url: string, fields: Record<string, string> = {}) =>
  site.app.inject({
    method: "POST",
    url,
    remoteAddress: visitorAddress,
    payload: new URLSearchParams({ ...messageFields, subject: "Entered text", ...fields }).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
const repeat = async <Result>(count: number, act: (index: number) => Promise<Result>) => {
  const responses: Result[] = [];
  for (let index = 0; index < count; index += 1) responses.push(await act(index));
  return responses;
};
const countMessages = async () => (await site.database.selectFrom("messages").select("id").execute()).length;
const codeOf = (response: { json: () => unknown }) => problemSchema.parse(response.json()).code;
const expectLimited = (response: Awaited<ReturnType<typeof send>>) => {
  expect([response.statusCode, codeOf(response)]).toEqual([429, "too_many_requests"]);
  expect(Number(response.headers["retry-after"])).toBeGreaterThan(0);
};
const expectLooksAutomated = (response: Awaited<ReturnType<typeof send>>) =>
  expect([response.statusCode, codeOf(response)]).toEqual([422, "looks_automated"]);

describe("a thousand posts of a bot", () => {
  test("from one address store eight messages, below the target of ten", async () => {
    const statuses = await repeat(1_000, async (index) => {
      return (await send({ fields: { subject: `Offer ${index}` } })).statusCode;
    });
    expect(new Set(statuses)).toEqual(new Set([201, 429]));
    expect(await countMessages()).toBeLessThanOrEqual(10);
    expect(await countMessages()).toBe(maxFormsPerHour);
  });

  test("that fill in the honeypot store none, from any number of addresses", async () => {
    const fields = { website: "https://cheap.example" };
    const responses = await repeat(20, (index) => send({ from: `198.51.100.${index}`, fields }));
    responses.forEach(expectLooksAutomated);
    expect(await countMessages()).toBe(0);
  });

  test("count against the hourly limit even when they are rejected", async () => {
    const bots = await repeat(maxFormsPerHour, () => send({ fields: { website: "x" } }));
    bots.forEach(expectLooksAutomated);
    expectLimited(await send({ fields: { website: "x" } }));
    expectLimited(await send());
    expect(await countMessages()).toBe(0);
  });
});

describe("a person who looks automated", () => {
  test("is accepted on the second press, with the honeypot empty", async () => {
    const headers = { "form-seconds": "9" };
    expectLooksAutomated(await send({ headers, fields: { website: "autofilled" } }));
    expect((await send({ headers })).statusCode).toBe(201);
    expect(await countMessages()).toBe(1);
  });

  test("is accepted on the second press, when the minimum time has passed", async () => {
    const headers = { "idempotency-key": "the-same-content" };
    expectLooksAutomated(await send({ headers: { ...headers, "form-seconds": "0" } }));
    expect((await send({ headers: { ...headers, "form-seconds": "3" } })).statusCode).toBe(201);
    expect(await countMessages()).toBe(1);
  });

  test.each([
    ["/contact", "Please send it again."],
    ["/np/contact", "फेरि पठाउनुहोस्।"],
  ])("is asked by %s without JavaScript to send again, with the honeypot empty", async (url, text) => {
    const subject = `Entered text of ${url}`;
    const response = await post(url, { subject, website: "autofilled" });
    expect(response.statusCode).toBe(422);
    expect(response.body).toContain(text);
    expect(response.body).toContain(subject);
    const honeypot = /<input[^>]*name="website"[^>]*>/.exec(response.body)?.[0];
    expect(honeypot).toBeDefined();
    expect(honeypot).not.toContain("value");
    expect((await post(url, { subject })).statusCode).toBe(303);
    expect(await countMessages()).toBe(1);
  });
});

describe("over quota (API1)", () => {
  test("a plain client without bot signals is accepted eight times, then gets Retry-After", async () => {
    const responses = await repeat(maxFormsPerHour, () => send());
    expect(responses.map((response) => response.statusCode)).toEqual(responses.map(() => 201));
    expectLimited(await send());
    await site.database
      .updateTable("limits")
      .set({ ends_at: new Date(Date.now() - 1_000) })
      .execute();
    expect((await send()).statusCode).toBe(201);
  });

  test("a duplicate of a stored form is not limited", async () => {
    const headers = { "idempotency-key": "an-idempotency-key" };
    const first = await send({ headers });
    await repeat(maxFormsPerHour, () => send());
    expect((await send({ headers })).body).toBe(first.body);
  });

  test("invalid forms do not count as submissions, but too many requests are rejected unread", async () => {
    const invalid = await repeat(60, () => send({ fields: { email: "sita@" } }));
    expect(new Set(invalid.map((response) => response.statusCode))).toEqual(new Set([400]));
    const response = await send();
    expect([response.statusCode, codeOf(response)]).toEqual([429, "too_many_requests"]);
    expect((await send({ from: "203.0.113.8" })).statusCode).toBe(201);
  });

  test("a form posted by a page counts too, and comes back with its text and the reason in both languages", async () => {
    await repeat(maxFormsPerHour, () => send());
    for (const [url, text] of [
      ["/contact", "Many forms have come from your connection lately"],
      ["/np/contact", "तपाईंको इन्टरनेटबाट धेरै फारम आएकाले"],
    ] as const) {
      const response = await post(url);
      expect(response.statusCode).toBe(429);
      expect(Number(response.headers["retry-after"])).toBeGreaterThan(0);
      expect(response.body).toContain(text);
      expect(response.body).toContain("Entered text");
    }
    expect(await countMessages()).toBe(maxFormsPerHour);
  });
});

describe("the counters", () => {
  test("are shared with other instances of the app and survive a restart", async () => {
    await repeat(maxFormsPerHour, () => send());
    const { database, databaseUrl, media } = site;
    const logger = pino({ level: "silent" });
    const other = await buildApp(readConfig({}), { database, listenUrl: databaseUrl, media, logger });
    expectLimited(await send({}, other));
    await other.close();
  });

  test("count concurrent requests", async () => {
    const responses = await Promise.all(Array.from({ length: 40 }, () => send()));
    expect(responses.filter((response) => response.statusCode === 201)).toHaveLength(maxFormsPerHour);
    expect(await countMessages()).toBe(maxFormsPerHour);
  });

  test("store neither addresses nor names", async () => {
    await send();
    const rows = await site.database.selectFrom("limits").selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    for (const { subject } of rows) expect(subject).toHaveLength(32);
  });

  test("ignore X-Forwarded-For from untrusted peers", async () => {
    const forged = (index: number) => ({ "x-forwarded-for": `198.51.100.${index}` });
    await repeat(maxFormsPerHour, (index) => send({ headers: forged(index) }));
    expectLimited(await send({ headers: forged(99) }));

    const behindProxy = await createTestApp({ RATE_LIMITS: "on", TRUST_PROXY: "10.0.0.1" });
    const sendThrough = (from: string, index: number) =>
      send({ from, headers: forged(index) }, behindProxy.app);
    const proxied = await repeat(maxFormsPerHour + 1, (index) => sendThrough("10.0.0.1", index));
    expect(new Set(proxied.map((response) => response.statusCode))).toEqual(new Set([201]));
    const direct = await repeat(maxFormsPerHour + 1, (index) => sendThrough("10.0.0.2", index));
    expect(direct.at(-1)?.statusCode).toBe(429);
    await behindProxy.close();
  });

  test("treat a /64 network of IPv6 as one visitor", async () => {
    await repeat(maxFormsPerHour, (index) => send({ from: `2001:db8:1:2::${index}` }));
    expectLimited(await send({ from: "2001:db8:1:2:ffff::1" }));
    expect((await send({ from: "2001:db8:1:3::1" })).statusCode).toBe(201);
  });
});

import { pino } from "pino";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { problemSchema } from "#domain/problems.ts";
import { buildApp } from "#server/app.ts";
import { readConfig } from "#server/platform/config.ts";
import { LocalMediaStore } from "#server/platform/media/local-media-store.ts";
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

const message = { name: "Sita", email: "sita@example.com", subject: "A visit", message: "On Saturday?" };
const here = "203.0.113.7";
const maxFormsPerHour = 8;

type Sent = Readonly<{ from?: string; headers?: Record<string, string>; fields?: object }>;
const send = ({ from = here, headers = {}, fields = {} }: Sent = {}, app = site.app) =>
  app.inject({
    method: "POST",
    url: "/messages/create/",
    payload: { ...message, ...fields },
    remoteAddress: from,
    headers,
  });
/** As a page posts its form without JavaScript. */
const post = (url: string, fields: Record<string, string> = {}) =>
  site.app.inject({
    method: "POST",
    url,
    remoteAddress: here,
    payload: new URLSearchParams({ ...message, subject: "Kept words", ...fields }).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
const times = async <Answer>(count: number, act: (index: number) => Promise<Answer>) => {
  const answers: Answer[] = [];
  for (let index = 0; index < count; index += 1) answers.push(await act(index));
  return answers;
};
const inbox = async () => (await site.database.selectFrom("messages").select("id").execute()).length;
const codeOf = (answer: { json: () => unknown }) => problemSchema.parse(answer.json()).code;
const expectLimited = (answer: Awaited<ReturnType<typeof send>>) => {
  expect([answer.statusCode, codeOf(answer)]).toEqual([429, "too_many_requests"]);
  expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
};
const expectLooksAutomated = (answer: Awaited<ReturnType<typeof send>>) =>
  expect([answer.statusCode, codeOf(answer)]).toEqual([422, "looks_automated"]);

describe("a thousand bot posts", () => {
  test("from one address leave eight messages in the inbox, below the bar of ten", async () => {
    const statuses = await times(1_000, async (index) => {
      return (await send({ fields: { subject: `Offer ${index}` } })).statusCode;
    });
    expect(new Set(statuses)).toEqual(new Set([201, 429]));
    expect(await inbox()).toBeLessThanOrEqual(10);
    expect(await inbox()).toBe(maxFormsPerHour);
  });

  test("that fill in the honeypot leave none, from any number of addresses", async () => {
    const fields = { website: "https://cheap.example" };
    const answers = await times(20, (index) => send({ from: `198.51.100.${index}`, fields }));
    answers.forEach(expectLooksAutomated);
    expect(await inbox()).toBe(0);
  });

  test("count against the hourly limit even when they are refused", async () => {
    const bots = await times(maxFormsPerHour, () => send({ fields: { website: "x" } }));
    bots.forEach(expectLooksAutomated);
    expectLimited(await send({ fields: { website: "x" } }));
    expectLimited(await send());
    expect(await inbox()).toBe(0);
  });
});

describe("a person who looks automated", () => {
  test("is accepted on the second press, with the honeypot empty", async () => {
    const headers = { "form-seconds": "9" };
    expectLooksAutomated(await send({ headers, fields: { website: "autofilled" } }));
    expect((await send({ headers })).statusCode).toBe(201);
    expect(await inbox()).toBe(1);
  });

  test("is accepted on the second press, when the minimum time has passed", async () => {
    const headers = { "idempotency-key": "the-same-content" };
    expectLooksAutomated(await send({ headers: { ...headers, "form-seconds": "0" } }));
    expect((await send({ headers: { ...headers, "form-seconds": "3" } })).statusCode).toBe(201);
    expect(await inbox()).toBe(1);
  });

  test.each([
    ["/contact", "Please send it again."],
    ["/contact?lang=np", "कृपया फेरि पठाउनुहोस्।"],
  ])("is asked by %s without JavaScript to send again, with the honeypot empty", async (url, text) => {
    const subject = `Kept words of ${url}`;
    const answer = await post(url, { subject, website: "autofilled" });
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain(text);
    expect(answer.body).toContain(subject);
    const honeypot = /<input[^>]*name="website"[^>]*>/.exec(answer.body)?.[0];
    expect(honeypot).toBeDefined();
    expect(honeypot).not.toContain("value");
    expect((await post(url, { subject })).statusCode).toBe(303);
    expect(await inbox()).toBe(1);
  });
});

describe("over quota (API1)", () => {
  test("a plain client without bot signals is accepted eight times, then told when to come again", async () => {
    const answers = await times(maxFormsPerHour, () => send());
    expect(answers.map((answer) => answer.statusCode)).toEqual(answers.map(() => 201));
    expectLimited(await send());
    await site.database
      .updateTable("limits")
      .set({ ends_at: new Date(Date.now() - 1_000) })
      .execute();
    expect((await send()).statusCode).toBe(201);
  });

  test("a repeat of what was stored is no new form", async () => {
    const headers = { "idempotency-key": "a-key-of-ours" };
    const first = await send({ headers });
    await times(maxFormsPerHour, () => send());
    expect((await send({ headers })).body).toBe(first.body);
  });

  test("what is wrong with a form costs nothing, but too much of it is not read", async () => {
    const wrong = await times(60, () => send({ fields: { email: "sita@" } }));
    expect(new Set(wrong.map((answer) => answer.statusCode))).toEqual(new Set([400]));
    const answer = await send();
    expect([answer.statusCode, codeOf(answer)]).toEqual([429, "too_many_requests"]);
    expect((await send({ from: "203.0.113.8" })).statusCode).toBe(201);
  });

  test("a page that posts its form itself counts alike, keeps what was written, and says why in both languages", async () => {
    await times(maxFormsPerHour, () => send());
    for (const [url, text] of [
      ["/contact", "Many forms have come from your connection lately"],
      ["/contact?lang=np", "तपाईंको इन्टरनेट जडानबाट केही समययता धेरै फारम आएका छन्"],
    ] as const) {
      const answer = await post(url);
      expect(answer.statusCode).toBe(429);
      expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
      expect(answer.body).toContain(text);
      expect(answer.body).toContain("Kept words");
    }
    expect(await inbox()).toBe(maxFormsPerHour);
  });
});

describe("what is counted", () => {
  test("is known to another copy of the app, and after a restart", async () => {
    await times(maxFormsPerHour, () => send());
    const media = await LocalMediaStore.open(site.mediaDir);
    const { database, databaseUrl } = site;
    const logger = pino({ level: "silent" });
    const other = await buildApp(readConfig({}), { database, databaseUrl, media, logger });
    expectLimited(await send({}, other));
    await other.close();
  });

  test("is counted of all who come at once", async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => send()));
    expect(answers.filter((answer) => answer.statusCode === 201)).toHaveLength(maxFormsPerHour);
    expect(await inbox()).toBe(maxFormsPerHour);
  });

  test("holds neither address nor name", async () => {
    await send();
    const rows = await site.database.selectFrom("limits").selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    for (const { subject } of rows) expect(subject).toHaveLength(32);
  });

  test("is nobody's who says so himself: X-Forwarded-For counts only from TRUST_PROXY", async () => {
    const forged = (index: number) => ({ "x-forwarded-for": `198.51.100.${index}` });
    await times(maxFormsPerHour, (index) => send({ headers: forged(index) }));
    expectLimited(await send({ headers: forged(99) }));

    const behind = await createTestApp({ RATE_LIMITS: "on", TRUST_PROXY: "10.0.0.1" });
    const through = (from: string, index: number) => send({ from, headers: forged(index) }, behind.app);
    const proxied = await times(maxFormsPerHour + 1, (index) => through("10.0.0.1", index));
    expect(new Set(proxied.map((answer) => answer.statusCode))).toEqual(new Set([201]));
    const direct = await times(maxFormsPerHour + 1, (index) => through("10.0.0.2", index));
    expect(direct.at(-1)?.statusCode).toBe(429);
    await behind.close();
  });

  test("is one network for all addresses that a customer has of IPv6", async () => {
    await times(maxFormsPerHour, (index) => send({ from: `2001:db8:1:2::${index}` }));
    expectLimited(await send({ from: "2001:db8:1:2:ffff::1" }));
    expect((await send({ from: "2001:db8:1:3::1" })).statusCode).toBe(201);
  });
});

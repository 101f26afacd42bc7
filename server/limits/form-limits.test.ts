import { pino } from "pino";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { problemSchema } from "#domain/problems.ts";
import { buildApp } from "#server/app.ts";
import { readConfig } from "#server/config.ts";
import { LocalMediaStore } from "#server/media/local-media-store.ts";
import { solve } from "#server/testing/challenge.ts";
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
const freeOfCharge = 8;

type Sent = Readonly<{ from?: string; headers?: Record<string, string>; fields?: object }>;
const send = ({ from = here, headers = {}, fields = {} }: Sent = {}, app = site.app) =>
  app.inject({
    method: "POST",
    url: "/messages/create/",
    payload: { ...message, ...fields },
    remoteAddress: from,
    headers,
  });
const times = async <Answer>(count: number, act: (index: number) => Promise<Answer>) => {
  const answers: Answer[] = [];
  for (let index = 0; index < count; index += 1) answers.push(await act(index));
  return answers;
};
const inbox = async () => (await site.database.selectFrom("messages").select("id").execute()).length;
const codeOf = (answer: { json: () => unknown }) => problemSchema.parse(answer.json()).code;
const expectChallenge = (answer: Awaited<ReturnType<typeof send>>) => {
  expect([answer.statusCode, codeOf(answer)]).toEqual([429, "proof_required"]);
  expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
};

describe("a thousand posts by machines", () => {
  test("from one place leave at most ten in the inbox", async () => {
    const statuses = await times(1_000, async (index) => {
      return (await send({ fields: { subject: `Offer ${index}` } })).statusCode;
    });
    expect(new Set(statuses)).toEqual(new Set([201, 429]));
    expect(await inbox()).toBeLessThanOrEqual(10);
    expect(await inbox()).toBe(freeOfCharge);
  });

  test("that fill in every field leave none, from however many places", async () => {
    const fields = { website: "https://cheap.example" };
    const answers = await times(20, (index) => send({ from: `198.51.100.${index}`, fields }));
    answers.forEach(expectChallenge);
    expect(await inbox()).toBe(0);
  });

  test("that run the page's script and fill it in at once must work for it", async () => {
    expectChallenge(await send({ headers: { "form-seconds": "0" } }));
    expect((await send({ headers: { "form-seconds": "9" } })).statusCode).toBe(201);
  });
});

describe("over quota (API1)", () => {
  test("a plain client was let in before, and is told when to come again", async () => {
    const answers = await times(freeOfCharge, () => send());
    expect(answers.map((answer) => answer.statusCode)).toEqual(answers.map(() => 201));
    expectChallenge(await send());
    await site.database
      .updateTable("limits")
      .set({ ends_at: new Date(Date.now() - 1_000) })
      .execute();
    expect((await send()).statusCode).toBe(201);
  });

  test("work opens the gate once, for the same visitor and the same form", async () => {
    await times(freeOfCharge, () => send());
    const proof = await solve(await send());
    const headers = { "proof-of-work": proof };
    expectChallenge(await send({ headers: { "proof-of-work": `${proof}0` } }));
    await times(freeOfCharge, () => send({ from: "203.0.113.8" }));
    expectChallenge(await send({ from: "203.0.113.8", headers }));
    const elsewhere = await site.app.inject({
      method: "POST",
      url: "/service-requests/",
      remoteAddress: here,
      headers,
      payload: {
        service_name: "Flooring",
        phone_no: "9800000201",
        address: "Janakpur",
        service_type: "Other",
        Service_urgency: "2 Weeks",
        description: "One room.",
        website: "x",
      },
    });
    expect(codeOf(elsewhere)).toBe("proof_required");
    expect((await send({ headers })).statusCode).toBe(201);
    expectChallenge(await send({ headers }));
  });

  test("there is a ceiling for those who work, too", async () => {
    const trapped = { fields: { website: "x" } };
    const work = async () =>
      send({ headers: { "proof-of-work": await solve(await send(trapped)) }, ...trapped });
    expect((await work()).statusCode).toBe(201);
    // As if it had been done all the hour.
    await site.database.updateTable("limits").set({ hits: 30 }).execute();
    const answer = await work();
    expect([answer.statusCode, codeOf(answer)]).toEqual([429, "too_many_requests"]);
  });

  test("a repeat of what was stored is no new form", async () => {
    const headers = { "idempotency-key": "a-key-of-ours" };
    const first = await send({ headers });
    await times(freeOfCharge, () => send());
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
    await times(freeOfCharge, () => send());
    const post = (url: string) =>
      site.app.inject({
        method: "POST",
        url,
        remoteAddress: here,
        payload: new URLSearchParams({ ...message, subject: "Kept words" }).toString(),
        headers: { "content-type": "application/x-www-form-urlencoded" },
      });
    for (const [url, words] of [
      ["/contact", "Please send it again, or wait a while."],
      ["/contact?lang=np", "केही बेर पर्खनुहोस्"],
    ] as const) {
      const answer = await post(url);
      expect(answer.statusCode).toBe(429);
      expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
      expect(answer.body).toContain(words);
      expect(answer.body).toContain("Kept words");
    }
    expect(await inbox()).toBe(freeOfCharge);
  });
});

describe("what is counted", () => {
  test("is known to another copy of the app, and after a restart", async () => {
    await times(freeOfCharge, () => send());
    const media = await LocalMediaStore.open(site.mediaDir);
    const { database, databaseUrl, mediaDir } = site;
    const logger = pino({ level: "silent" });
    const other = await buildApp(readConfig({}), { database, databaseUrl, media, mediaDir, logger });
    expectChallenge(await send({}, other));
    await other.close();
  });

  test("is counted of all who come at once", async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => send()));
    expect(answers.filter((answer) => answer.statusCode === 201)).toHaveLength(freeOfCharge);
    expect(await inbox()).toBe(freeOfCharge);
  });

  test("holds neither address nor name", async () => {
    await send();
    const rows = await site.database.selectFrom("limits").selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    for (const { subject } of rows) expect(subject).toHaveLength(32);
  });

  test("is nobody's who says so himself: X-Forwarded-For counts only from TRUST_PROXY", async () => {
    const forged = (index: number) => ({ "x-forwarded-for": `198.51.100.${index}` });
    await times(freeOfCharge, (index) => send({ headers: forged(index) }));
    expectChallenge(await send({ headers: forged(99) }));

    const behind = await createTestApp({ RATE_LIMITS: "on", TRUST_PROXY: "10.0.0.1" });
    const through = (from: string, index: number) => send({ from, headers: forged(index) }, behind.app);
    const proxied = await times(freeOfCharge + 1, (index) => through("10.0.0.1", index));
    expect(new Set(proxied.map((answer) => answer.statusCode))).toEqual(new Set([201]));
    const direct = await times(freeOfCharge + 1, (index) => through("10.0.0.2", index));
    expect(direct.at(-1)?.statusCode).toBe(429);
    await behind.close();
  });

  test("is one network for all addresses that a customer has of IPv6", async () => {
    await times(freeOfCharge, (index) => send({ from: `2001:db8:1:2::${index}` }));
    expectChallenge(await send({ from: "2001:db8:1:2:ffff::1" }));
    expect((await send({ from: "2001:db8:1:3::1" })).statusCode).toBe(201);
  });
});

import { sql } from "kysely";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { runMaintenance } from "#server/maintenance.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp({ SMTP_URL: "smtp://127.0.0.1:1", MAIL_FROM: "office@site.test" });
});
afterEach(async () => {
  await sql`truncate mails, alerts, sent_forms, limits`.execute(site.database);
  await sql`delete from jobs.job`.execute(site.database);
});
afterAll(() => site.close());

const email = "sita@example.com";
const ask = (fields: object = {}, headers: Record<string, string> = {}) =>
  site.app.inject({
    method: "POST",
    url: "/api/alerts/",
    headers,
    payload: { email, listing: "sale", query: "type=house", ...fields },
  });
const alerts = () => site.database.selectFrom("alerts").selectAll().orderBy("id").execute();
const mails = () => site.database.selectFrom("mails").selectAll().orderBy("id").execute();
const tokenIn = (text = "") => /\/alert\/(\S+)/.exec(text)?.[1] ?? "";
const lastToken = async () => tokenIn((await mails()).at(-1)?.text);
const post = (url: string, payload: object | string, type = "application/json") =>
  site.app.inject({ method: "POST", url, headers: { "content-type": type }, payload });
const confirm = (token: string) => post("/api/alerts/confirm/", { token });
const oneClick = (token: string, type = "application/x-www-form-urlencoded") =>
  post(`/api/alerts/unsubscribe/?token=${token}&lang=np`, "List-Unsubscribe=One-Click", type);
const age = (days: number) =>
  sql`update alerts set asked_at = now() - make_interval(mins => ${Math.round(days * 24 * 60)})`.execute(
    site.database,
  );

describe("VT5: asking for an alert", () => {
  test("stores the shortest search and sends one link, in the visitor's language", async () => {
    const response = await ask(
      { query: "?sort=price_asc&type=house&price_to=50 lakh&since=7" },
      { "accept-language": "ne" },
    );
    expect([response.statusCode, response.body]).toEqual([204, ""]);
    const [alert] = await alerts();
    expect(alert).toMatchObject({
      email,
      listing: "sale",
      query: "type=house&price_to=5000000",
      language: "np",
      confirmed_at: null,
    });
    const [mail] = await mails();
    expect(mail).toMatchObject({ kind: "alert", to_address: email, language: "np", status: "queued" });
    expect(mail?.text).toContain("बिक्रीका घर, रु ५० लाखसम्म");
    const token = tokenIn(mail?.text);
    expect(mail?.text).toContain(`http://site.test/np/alert/${token}\n`);
    expect(mail?.headers).toEqual({
      "List-Unsubscribe": `<http://site.test/api/alerts/unsubscribe/?token=${token}&lang=np>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
  });

  test("twice is one row and one mail, also at the same time and in other letters; the answers are the same", async () => {
    const answers = await Promise.all([
      ask(),
      ask(),
      ask({ email: "SITA@example.com" }),
      ask({ query: "?type=house" }),
    ]);
    await confirm(await lastToken());
    answers.push(await ask());
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(
      new Set(["204 "]),
    );
    expect(await alerts()).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
  });

  test("asks again after an hour, in case the mail was lost, with the same link", async () => {
    await ask();
    await age(0.1);
    await ask();
    const sent = await mails();
    expect(sent).toHaveLength(2);
    expect(tokenIn(sent[0]?.text)).toBe(tokenIn(sent[1]?.text));
    expect(await alerts()).toHaveLength(1);
  });

  test("an address that a stranger enters gets five questions a day at most, and has twenty alerts at most", async () => {
    const search = (bedrooms: number, prices = 1) =>
      ask({ query: `bedrooms=${bedrooms}&price_to=${prices}` });
    for (let bedrooms = 1; bedrooms <= 9; bedrooms += 1)
      expect((await search(bedrooms)).statusCode).toBe(204);
    expect(await mails()).toHaveLength(5);
    for (let price = 2; price < 30; price += 1) {
      await age(2);
      await site.database.deleteFrom("limits").execute();
      await search(1, price);
    }
    expect(await alerts()).toHaveLength(20);
  });

  test("ending alerts does not start the count of questions again, and a question has no text of the visitor's", async () => {
    const sent: Awaited<ReturnType<typeof mails>> = [];
    for (let bedrooms = 1; bedrooms <= 9; bedrooms += 1) {
      const query = `bedrooms=${bedrooms}&search=${encodeURIComponent("win at spam.example")}&location=spam`;
      expect((await ask({ query })).statusCode).toBe(204);
      sent.push(...(await mails()));
      await oneClick(await lastToken());
    }
    expect(sent).toHaveLength(5);
    expect(sent.filter(({ subject, text }) => `${subject}${text}`.includes("spam"))).toEqual([]);
  });

  test("a repeated form with its key changes nothing; a filled honeypot is refused", async () => {
    const key = { "idempotency-key": "alert-sent-once" };
    await ask({}, key);
    await sql`truncate alerts, mails`.execute(site.database);
    expect((await ask({}, key)).statusCode).toBe(204);
    expect(await alerts()).toEqual([]);
    const limited = await createTestApp({
      SMTP_URL: "smtp://127.0.0.1:1",
      MAIL_FROM: "a@b.co",
      RATE_LIMITS: "on",
    });
    const send = (fields: object) =>
      limited.app.inject({
        method: "POST",
        url: "/api/alerts/",
        payload: { email, listing: "sale", ...fields },
      });
    expect((await send({ website: "http://spam.example" })).json().code).toBe("looks_automated");
    const codes = [];
    for (let number = 1; number < 10; number += 1)
      codes.push((await send({ query: `road=${number}` })).statusCode);
    expect(codes).toContain(204);
    expect(codes.at(-1)).toBe(429);
    await limited.close();
  });

  test.each([
    [{ email: "sita" }, "email", "email_invalid"],
    [{ email: "a@b.co\r\nBcc: victim@example.com" }, "email", "one_line"],
    [{ email: "" }, "email", "required"],
    [{ listing: "lease" }, "listing", "choice_invalid"],
    [{ query: "x".repeat(2001) }, "query", "too_long"],
    [{ query: { $gt: "" } }, "query", "text_invalid"],
  ])("rejects %j", async (fields, field, code) => {
    const response = await ask(fields);
    expect(response.statusCode).toBe(400);
    expect(response.json().fields[field][0].code).toBe(code);
    expect(await alerts()).toEqual([]);
  });

  test.each([
    "'; drop table alerts; --",
    "search=%00%27%22%3Cscript%3E&bounds=1,2,3,nan&place=l999999&price_to=1e400",
    "search=%F0%9F%8F%A0\u202e&__proto__=1&type=house&type=castle",
    "%E0%A4%A",
    "=&=&&&",
  ])("reads the hostile search %j as the list does", async (query) => {
    const response = await ask({ query });
    expect([204, 400]).toContain(response.statusCode);
    if (response.statusCode === 400) return;
    const [alert] = await alerts();
    const list = await site.app.inject(`/buy${alert?.query ? `?${alert.query}` : ""}`);
    expect(list.statusCode).toBe(200);
    expect(await mails()).toHaveLength(1);
  });

  test("is not found where mail is not set up, and then no list offers it", async () => {
    const other = await createTestApp();
    const payload = { email, listing: "sale" };
    expect((await other.app.inject({ method: "POST", url: "/api/alerts/", payload })).statusCode).toBe(404);
    for (const path of ["/buy", "/np/rent?type=house"]) {
      expect((await other.app.inject(path)).body).not.toContain('name="listing"');
      expect((await site.app.inject(path)).body).toContain('name="listing"');
    }
    await other.close();
  });
});

describe("VT5: confirming and ending an alert", () => {
  test("the link confirms it, as often as it is used; another token does not", async () => {
    await ask();
    const token = await lastToken();
    expect((await confirm("x".repeat(43))).statusCode).toBe(404);
    expect((await alerts())[0]?.confirmed_at).toBeNull();
    expect((await confirm(token)).statusCode).toBe(204);
    const [first] = await alerts();
    expect((await confirm(token)).statusCode).toBe(204);
    expect((await alerts())[0]?.confirmed_at).toEqual(first?.confirmed_at);
  });

  test("one click of a mail program ends all alerts of the address, and nothing has the address any more", async () => {
    await ask();
    await ask({ query: "type=land", email: "Sita@Example.com" });
    await ask({ email: "ram@example.com" });
    const [{ text } = { text: "" }] = await mails();
    await confirm(tokenIn(text));
    await sql`update mails set status = 'failed', error = 'no such user ' || to_address where id = (select min(id) from mails)`.execute(
      site.database,
    );
    const response = await oneClick(tokenIn(text));
    expect([response.statusCode, response.body]).toEqual([204, ""]);
    expect((await alerts()).map((alert) => alert.email)).toEqual(["ram@example.com"]);
    expect((await mails()).map((mail) => mail.to_address)).toEqual(["ram@example.com"]);
    const { rows } = await sql<{ text: string }>`
      select row_history::text as text from row_history union all select job::text from jobs.job
      union all select sent_forms::text from sent_forms`.execute(site.database);
    expect(rows.map((row) => row.text).join("\n")).not.toMatch(/sita@/i);
    expect((await oneClick(tokenIn(text))).statusCode).toBe(204);
  });

  test.each(["multipart/form-data; boundary=x", "application/x-www-form-urlencoded; charset=utf-8"])(
    "one click may be sent as %s",
    async (type) => {
      await ask();
      expect((await oneClick(await lastToken(), type)).statusCode).toBe(204);
      expect(await alerts()).toEqual([]);
    },
  );

  test("opening the address of List-Unsubscribe changes nothing and leads to the page", async () => {
    await ask();
    const token = await lastToken();
    const response = await site.app.inject(`/api/alerts/unsubscribe/?token=${token}&lang=np`);
    expect([response.statusCode, response.headers.location]).toEqual([303, `/np/alert/${token}`]);
    expect(response.headers["cache-control"]).toBe("no-store");
    const hostile = await site.app.inject("/api/alerts/unsubscribe/?token=..%2F..%2F%2Fevil.example");
    expect(hostile.headers.location).toBe("/alert/..%2F..%2F%2Fevil.example");
    expect(await alerts()).toHaveLength(1);
  });

  test("the table has no token, only its hash", async () => {
    await ask();
    const token = await lastToken();
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
    const { rows } = await sql<{ text: string }>`select alerts::text as text from alerts`.execute(
      site.database,
    );
    for (const form of [token, Buffer.from(token, "base64url").toString("hex")])
      expect(rows[0]?.text).not.toContain(form);
  });

  test("an alert that nobody confirms expires after seven days, and maintenance deletes it with its mails", async () => {
    await ask();
    await ask({ email: "ram@example.com" });
    const token = await lastToken();
    await confirm(token);
    await age(6.9);
    expect((await confirm(token)).statusCode).toBe(204);
    await age(7.1);
    const maintain = () =>
      runMaintenance({ database: site.database, media: site.media, log: pino({ level: "silent" }) });
    const [{ text } = { text: "" }] = await mails();
    expect((await confirm(tokenIn(text))).statusCode).toBe(404);
    await maintain();
    expect((await alerts()).map((alert) => alert.email)).toEqual(["ram@example.com"]);
    expect((await mails()).map((mail) => mail.to_address)).toEqual(["ram@example.com"]);
  });
});

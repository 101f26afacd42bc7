import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { demoEstimates } from "#demo/estimates.ts";
import { estimateSchema } from "#domain/estimates/estimate.ts";
import { maxCodeAttempts, maxCodesPerHour } from "#domain/estimates/estimate-page.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let site: TestApp;
let admin: LoggedIn;
beforeAll(async () => {
  const mail = {
    SMTP_URL: "smtp://127.0.0.1:1",
    MAIL_FROM: "office@site.test",
    NOTIFY_EMAIL: "staff@site.test",
  };
  const sms = { SMS_PROVIDER: "sparrow", SMS_TOKEN: "token", SMS_FROM: "Demo" };
  site = await createTestApp({ ...mail, ...sms });
  admin = await logInAs(site, "admin");
  await call("PUT", "/api/settings/construction/", { isOn: true });
});
beforeEach(() => sql`truncate mails, limits`.execute(site.database));
afterAll(() => site.close());

const call = async (method: "GET" | "POST" | "PUT", url: string, payload?: object) => {
  const response = await site.app.inject({
    method,
    url,
    headers: admin.headers,
    ...(payload && { payload }),
  });
  expect(response.statusCode, response.body).toBeLessThan(300);
  return response.json();
};
async function sent(change: object = {}) {
  const client = {
    client_name: "Sita Jha",
    client_email: "sita@example.com",
    client_phone: null,
    language: "np",
  };
  const title = { en: "House", np: "घर" };
  const { id } = await call("POST", "/api/estimates/", { ...client, title });
  const draft = {
    ...client,
    title,
    place: "Janakpur",
    estimated_on: "2026-11-18",
    valid_until: null,
    has_overhead: false,
    has_vat: false,
    terms: { en: "", np: "" },
    sections: demoEstimates[1]?.sections,
    ...change,
  };
  await call("PUT", `/api/estimates/${id}/`, draft);
  const { page_url } = await call("POST", `/api/estimates/${id}/send/`);
  return { id, draft, path: new URL(page_url).pathname };
}
const open = (path: string) => site.app.inject(path);
const post = (path: string, action: string, fields: Record<string, string> = {}) =>
  site.app.inject({
    method: "POST",
    url: `${path}?do=${action}`,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams(fields).toString(),
  });
const mailsTo = (to: string) =>
  site.database
    .selectFrom("mails")
    .select(["subject", "text"])
    .where("to_address", "=", to)
    .orderBy("id", "desc")
    .execute();
async function askForCode(path: string): Promise<string> {
  expect((await post(path, "code")).statusCode).toBe(200);
  const [mail] = await mailsTo("sita@example.com");
  return /\d{6}/.exec(mail?.subject ?? "")?.[0] ?? "";
}
const read = async (id: number) => estimateSchema.parse(await call("GET", `/api/estimates/${id}/`));
const texts = { accepted: "स्वीकार भयो। धन्यवाद!", changed: "यसबीचमा यो बदलिएको छ।" };
const wrongCode = (code: string) => (code === "000000" ? "000001" : "000000");

describe("CN3: the client's page", () => {
  test("shows the sheet in both languages with the amount in words and the company's PAN, to nobody else", async () => {
    const { value } = await call("GET", "/api/settings/company/");
    await call("PUT", "/api/settings/company/", { ...value, panNumber: "601234567" });
    const { path } = await sent();
    expect(path).toMatch(/^\/np\/estimate\/[\w-]{43}$/);
    const { body, headers } = await open(path);
    expect(body).toContain("प्यान/भ्याट नं. ६०१२३४५६७");
    for (const text of ["अक्षरेपी", "रुपैयाँ", "s•••@example.com".slice(0, 1), "व.मि.", "घर"])
      expect(body).toContain(text);
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers["x-robots-tag"]).toBe("noindex, nofollow");
    const english = (await open(path.replace("/np/", "/"))).body;
    expect(english).toContain("In words");
    expect(english).toContain("Rupees");
    expect(english).toContain("PAN/VAT No. 601234567");
    expect((await open(`${path.slice(0, -1)}${path.endsWith("A") ? "B" : "A"}`)).statusCode).toBe(404);
  });

  test("never shows a draft: neither before the first version is sent nor beside it", async () => {
    const { id, path, draft } = await sent();
    await call("POST", `/api/estimates/${id}/revise/`);
    await call("PUT", `/api/estimates/${id}/`, { ...draft, place: "SECRET-DRAFT" });
    expect((await open(path)).body).not.toContain("SECRET-DRAFT");
  });

  test("has another link after it was renewed, and the old one leads nowhere in either language", async () => {
    const { id, path } = await sent();
    const { page_url } = await call("POST", `/api/estimates/${id}/renew-link/`);
    const renewed = new URL(page_url).pathname;
    expect(renewed).not.toBe(path);
    expect((await open(renewed)).statusCode).toBe(200);
    for (const old of [path, path.replace("/np/", "/")]) expect((await open(old)).statusCode).toBe(404);
    expect((await post(path, "code")).statusCode).toBe(404);
  });

  test("takes a question once, tells staff, and shows the answer", async () => {
    const { id, path } = await sent();
    await post(path, "ask", { text: "Which cement?" });
    await post(path, "ask", { text: "Which cement?" });
    expect((await read(id)).events.filter(({ kind }) => kind === "asked")).toHaveLength(1);
    expect((await mailsTo("staff@site.test"))[0]?.text).toContain("Which cement?");
    expect(await read(id)).toMatchObject({ has_question: true });
    await call("POST", `/api/estimates/${id}/answer/`, { text: "OPC 43 grade." });
    expect((await open(path)).body).toContain("OPC 43 grade.");
    expect((await mailsTo("sita@example.com"))[0]?.text).toContain(path);
    expect((await post(path, "ask", { text: " " })).statusCode).toBe(400);
  });

  test("accepts by name and code; then neither staff nor SQL can change it", async () => {
    const { id, path, draft } = await sent();
    const code = await askForCode(path);
    const { rows } = await sql<{
      code_hash: Buffer;
    }>`select code_hash from estimate_codes order by id desc limit 1`.execute(site.database);
    expect(rows[0]?.code_hash.toString("utf8")).not.toContain(code);
    const accepted = await post(path, "accept", {
      name: "Sita Jha",
      code: ` ${code.slice(0, 3)} ${code.slice(3)}`,
    });
    expect(accepted.statusCode, accepted.body).toBe(200);
    const estimate = await read(id);
    expect(estimate).toMatchObject({ state: "accepted", decided_name: "Sita Jha" });
    expect((await mailsTo("staff@site.test"))[0]?.subject).toContain("accepted");
    const put = await site.app.inject({
      method: "PUT",
      url: `/api/estimates/${id}/`,
      headers: admin.headers,
      payload: draft,
    });
    expect(put.statusCode).toBe(409);
    const revise = await site.app.inject({
      method: "POST",
      url: `/api/estimates/${id}/revise/`,
      headers: admin.headers,
    });
    expect(revise.statusCode).toBe(409);
    for (const statement of [
      sql`update estimate_versions set total = total + 1, net = net + 1 where estimate_id = ${id}`,
      sql`update estimate_versions set state = 'sent', decided_at = null where estimate_id = ${id}`,
      sql`delete from estimate_versions where estimate_id = ${id}`,
      sql`delete from estimates where id = ${id}`,
      sql`truncate estimates cascade`,
    ])
      await expect(statement.execute(site.database)).rejects.toThrow(/never change/);
    expect(await read(id)).toEqual(estimate);
    expect((await post(path, "accept", { name: "Sita", code })).statusCode).toBe(409);
    expect((await post(path, "code")).statusCode).toBe(409);
  });

  test("sends the code as a text message to a client without an e-mail address, and accepts by it", async () => {
    const { id, path } = await sent({ client_email: null, client_phone: "9801234567" });
    expect((await open(path)).body).toContain("••••••4567");
    expect((await post(path, "code")).statusCode).toBe(200);
    const messages = await site.database
      .selectFrom("sms_messages")
      .select(["to_number", "text"])
      .orderBy("id", "desc")
      .execute();
    expect(messages).toHaveLength(1);
    expect(messages[0]?.to_number).toBe("9801234567");
    const code = /\d{6}/.exec(messages[0]?.text ?? "")?.[0] ?? "";
    expect((await post(path, "accept", { name: "Sita Jha", code: wrongCode(code) })).statusCode).toBe(400);
    expect((await post(path, "accept", { name: "Sita Jha", code })).statusCode).toBe(200);
    expect(await read(id)).toMatchObject({ state: "accepted", decided_name: "Sita Jha" });
  });

  test("declines with a reason, after which staff may send another version", async () => {
    const { id, path } = await sent();
    const code = await askForCode(path);
    expect((await post(path, "decline", { name: "Sita", code, reason: "Too much" })).statusCode).toBe(200);
    expect((await read(id)).events[0]).toMatchObject({ kind: "declined", text: "Sita\nToo much" });
    await call("POST", `/api/estimates/${id}/revise/`);
    await call("POST", `/api/estimates/${id}/send/`);
    expect((await read(id)).state).toBe("sent");
  });

  test("refuses a wrong code, and after five attempts the right one, too", async () => {
    const { id, path } = await sent();
    const code = await askForCode(path);
    for (let attempt = 0; attempt < maxCodeAttempts; attempt++) {
      const response = await post(path, "accept", { name: "Sita", code: wrongCode(code) });
      expect(response.statusCode).toBe(400);
    }
    expect((await post(path, "accept", { name: "Sita", code })).statusCode).toBe(400);
    expect((await read(id)).state).toBe("sent");
  });

  test("refuses a code that was replaced, has expired, or is of another estimate", async () => {
    const [one, other] = [await sent(), await sent()];
    const first = await askForCode(one.path);
    const second = await askForCode(one.path);
    if (first !== second)
      expect((await post(one.path, "accept", { name: "Sita", code: first })).statusCode).toBe(400);
    expect((await post(other.path, "accept", { name: "Sita", code: second })).statusCode).toBe(400);
    await sql`update estimate_codes set expires_at = now() - interval '1 second'`.execute(site.database);
    expect((await post(one.path, "accept", { name: "Sita", code: second })).statusCode).toBe(400);
  });

  test("sends a few codes an hour", async () => {
    const { path } = await sent();
    for (let count = 0; count < maxCodesPerHour; count++) await askForCode(path);
    expect((await post(path, "code")).statusCode).toBe(429);
  });

  test("can't be accepted once it is not valid any more, or staff have sent another version", async () => {
    const { id, path } = await sent({ estimated_on: "2026-01-01", valid_until: "2026-01-02" });
    expect((await post(path, "code")).statusCode).toBe(409);
    await call("POST", `/api/estimates/${id}/revise/`);
    const old = await sent();
    const code = await askForCode(old.path);
    await call("POST", `/api/estimates/${old.id}/revise/`);
    await call("POST", `/api/estimates/${old.id}/send/`);
    expect((await post(old.path, "accept", { name: "Sita", code })).statusCode).toBe(400);
    expect((await read(old.id)).state).toBe("sent");
  });

  test("accepts once if it is pressed twice", async () => {
    const { id, path } = await sent();
    const code = await askForCode(path);
    const both = await Promise.all([1, 2].map(() => post(path, "accept", { name: "Sita", code })));
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await read(id)).events.filter(({ kind }) => kind === "accepted")).toHaveLength(1);
    for (const { body } of both) {
      expect(body).toContain(texts.accepted);
      expect(body).not.toContain(texts.changed);
    }
    // What the other phone wanted was not done.
    expect((await post(path, "decline", { name: "Sita", code })).body).toContain(texts.changed);
  });
});

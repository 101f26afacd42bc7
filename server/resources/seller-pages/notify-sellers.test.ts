import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { createMailer } from "#server/platform/mail/mailer.ts";
import { sendMailHandler } from "#server/platform/mail/send-mail.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { startTestWorkers } from "#server/testing/run-jobs.ts";
import { submissionFields } from "#server/testing/sample-forms.ts";
import { startSmtpServer } from "#server/testing/smtp-server.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { notifySellersHandler, type SellerSettings } from "./notify-sellers.ts";

let site: TestApp;
let admin: LoggedIn;
beforeAll(async () => {
  site = await createTestApp();
  admin = await logInAs(site, "admin");
});
afterEach(async () => {
  await sql`truncate mails, sell_submissions, properties, limits cascade`.execute(site.database);
  await sql`delete from jobs.job`.execute(site.database);
});
afterAll(() => site.close());

const anyJob = { data: {}, isLastAttempt: false };
/** Three minutes later, when steps have settled. */
const later = () => new Date(Date.now() + 3 * 60_000);
const notify = (change: Partial<SellerSettings> = {}) =>
  notifySellersHandler({
    database: site.database,
    hasMail: true,
    publicUrl: "http://site.test",
    now: later,
    ...change,
  }).run(anyJob);
const send = (method: "POST" | "PATCH" | "DELETE", url: string, payload?: object) =>
  site.app.inject({ method, url, headers: admin.headers, ...(payload && { payload }) });
async function submit(fields: object = {}, language = "en") {
  const response = await site.app.inject({
    method: "POST",
    url: "/sell/",
    headers: { "accept-language": language },
    payload: { ...submissionFields, ...fields },
  });
  expect(response.statusCode, response.body).toBe(201);
  return response.json<{ id: number; status_url: string }>();
}
const mails = () => site.database.selectFrom("mails").selectAll().orderBy("id").execute();
const subjects = async () => (await mails()).map(({ subject }) => subject);

describe("LE5: a seller is told", () => {
  test("of each step once, in the language of the form, with the same address of the page", async () => {
    const { id, status_url: url } = await submit({}, "ne");
    expect(url).toMatch(/^http:\/\/site\.test\/np\/submission\//);
    await notify({ now: () => new Date() });
    await notify();
    const made = await send("POST", `/sell/${id}/listing/`);
    const { property_id: propertyId } = made.json();
    // The step has to settle.
    await notify({ now: () => new Date() });
    expect(await mails()).toHaveLength(1);
    await notify();
    await send("PATCH", `/api/properties/${propertyId}/`, { status: "active" });
    await notify();
    await notify();
    await send("PATCH", `/api/properties/${propertyId}/`, { status: "sold" });
    await notify();
    const sent = await mails();
    expect(sent.map(({ kind, to_address, language }) => [kind, to_address, language])).toEqual(
      Array(3).fill(["seller", submissionFields.email, "np"]),
    );
    expect(await subjects()).toEqual([
      "तपाईंको घरजग्गाको विवरण प्राप्त भयो",
      "“House” जाँच हुँदै छ",
      "“House” प्रकाशित भयो",
    ]);
    for (const { text } of sent) expect(text).toContain(`\n${url}\n`);
    expect(sent[2]?.text).toContain(`http://site.test/np/property/${propertyId}\n`);
  });

  test("only of the last of several steps within two minutes, and of none that was taken back", async () => {
    const { id } = await submit();
    await notify();
    const { property_id: propertyId } = (await send("POST", `/sell/${id}/listing/`)).json();
    await send("PATCH", `/api/properties/${propertyId}/`, { status: "active" });
    await notify();
    const other = await submit();
    await notify();
    await send("POST", `/sell/${other.id}/decline/`, { reason: "A wrong press." });
    await send("POST", `/sell/${other.id}/reopen/`);
    await notify();
    expect(await subjects()).toEqual([
      "We have received the details of your property",
      "“House” is published",
      "We have received the details of your property",
    ]);
  });

  test("five times a day at most that it was received, whatever becomes of the forms", async () => {
    const address = { email: "Stranger@example.com", propert_title: "Win at http://spam.example" };
    for (let number = 0; number < 4; number += 1) await submit(address);
    await notify();
    await sql`delete from sell_submissions`.execute(site.database);
    for (let number = 0; number < 4; number += 1) await submit({ ...address, email: "stranger@example.com" });
    await notify();
    const sent = await mails();
    expect(sent).toHaveLength(5);
    expect(sent.filter(({ subject, text }) => `${subject}${text}`.includes("spam"))).toEqual([]);
  });

  test("of a changed reason again, and of a decline that was taken back after it was told", async () => {
    const { id } = await submit();
    await notify();
    await send("POST", `/sell/${id}/decline/`, { reason: "Too far." });
    await notify();
    await send("POST", `/sell/${id}/decline/`, { reason: "No road." });
    await notify();
    await notify();
    await send("POST", `/sell/${id}/reopen/`);
    await notify();
    const [, first, second, third] = await mails();
    expect(first?.text).toContain("The reason: Too far.");
    expect(second?.text).toContain("The reason: No road.");
    expect(third?.subject).toBe("We are checking “House”");
    expect(await mails()).toHaveLength(4);
  });

  test("also if the previous release stored the form; then the page is made and the language is that of the title", async () => {
    await sql`
      insert into sell_submissions (name, email, propert_title, property_location, property_price, property_type, description)
      values ('Sita', 'sita@example.com', 'राम्रो घर', 'Janakpur', 1, 'House', 'x')`.execute(site.database);
    await notify();
    const [mail] = await mails();
    expect(mail).toMatchObject({ language: "np", subject: "तपाईंको घरजग्गाको विवरण प्राप्त भयो" });
    const path = /http:\/\/site\.test(\/np\/submission\/\S+)/.exec(mail?.text ?? "")?.[1] ?? "";
    expect((await site.app.inject(path)).statusCode).toBe(200);
  });

  test("once by several instances at the same moment, and never of what was deleted", async () => {
    for (let count = 0; count < 5; count += 1) await submit();
    const { id } = await submit();
    await send("DELETE", `/sell/${id}/delete/`);
    await Promise.all([notify(), notify(), notify()]);
    expect(await mails()).toHaveLength(5);
  });

  test("by no mail if mail is not set up; everything else works, and nothing is sent when it is set up later", async () => {
    const { id, status_url: url } = await submit();
    await notify({ hasMail: false });
    expect((await send("POST", `/sell/${id}/decline/`, { reason: "Too far." })).statusCode).toBe(200);
    await notify({ hasMail: false });
    await notify();
    expect(await mails()).toHaveLength(0);
    expect((await site.app.inject(new URL(url).pathname)).body).toContain("Too far.");
  });

  test("through the real queue and a mail server; what was sent keeps no address of the page", async () => {
    const smtp = await startSmtpServer();
    const mailer = createMailer({
      smtpUrl: smtp.url,
      from: { name: "Office", address: "office@site.test" },
    });
    const handlers = [
      notifySellersHandler({ database: site.database, hasMail: true, publicUrl: "http://site.test" }),
      sendMailHandler(site.database, mailer),
    ];
    const stop = startTestWorkers({ databaseUrl: site.databaseUrl, handlers });
    try {
      const { status_url: url } = await submit();
      await expect.poll(() => smtp.received.length).toBe(1);
      expect(smtp.received[0]).toMatchObject({ to: submissionFields.email });
      expect(smtp.received[0]?.text).toContain(url);
      expect(smtp.received[0]?.header("subject")).toBe("We have received the details of your property");
      await expect.poll(async () => (await mails())[0]?.status).toBe("sent");
      expect((await mails())[0]?.text).toBe("");
    } finally {
      await stop();
      await smtp.close();
    }
  });
});

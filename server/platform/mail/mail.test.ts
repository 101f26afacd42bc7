import { sql } from "kysely";
import { TestClock } from "pg-boss";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { defaultSettings } from "#domain/settings/defaults.ts";
import { isFullRun } from "#server/testing/full-run.ts";
import { startTestWorkers } from "#server/testing/run-jobs.ts";
import { startSmtpServer, type TestSmtpServer } from "#server/testing/smtp-server.ts";
import { createTestDatabase, type TestDatabase } from "#server/testing/test-database.ts";
import { createMailer } from "./mailer.ts";
import {
  countUnsentMails,
  deleteOldMails,
  listFailedMails,
  type NewMail,
  queueMail,
  requeueMails,
  retryMail,
} from "./outbox.ts";
import { sendMailHandler } from "./send-mail.ts";

let store: TestDatabase;
const closers: Array<() => Promise<void>> = [];
beforeAll(async () => {
  store = await createTestDatabase();
});
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
  await sql`delete from jobs.job`.execute(store.database);
  await store.database.deleteFrom("mails").execute();
});
afterAll(() => store.drop());

const from = { name: "मिथिला घर", address: "office@site.test" };
const mail: NewMail = {
  kind: "lead",
  to: "staff@site.test",
  replyTo: "sita@example.com",
  subject: "नयाँ सन्देश: जग्गाबारे",
  text: "नमस्ते,\nअझै बिक्रीमा छ?",
  language: "np",
};
const queue = (change: Partial<NewMail> = {}) =>
  store.database.transaction().execute((transaction) => queueMail(transaction, { ...mail, ...change }));
const readMails = () => store.database.selectFrom("mails").selectAll().orderBy("id").execute();
const statuses = async () => (await readMails()).map(({ status }) => status);

async function openServer(options: Parameters<typeof startSmtpServer>[0] = {}): Promise<TestSmtpServer> {
  const server = await startSmtpServer(options);
  closers.push(server.close);
  return server;
}

function work(smtpUrl: string | undefined, clock?: TestClock): void {
  const mailer = smtpUrl === undefined ? undefined : createMailer({ smtpUrl, from });
  const handlers = [sendMailHandler(store.database, mailer)];
  closers.push(startTestWorkers({ databaseUrl: store.url, handlers, ...(clock && { clock }) }));
}

describe("the outbox (LE3)", () => {
  test("LE5, LE8, VT5, CN3: forgets the text of a mail with a link to a page once it was sent, and not before", async () => {
    const server = await openServer();
    const headers = { "List-Unsubscribe": "<https://site.test/alert/secret>" };
    for (const kind of ["account", "seller", "alert", "estimate", "job", "reply"] as const)
      await queue({ kind, headers });
    expect((await readMails()).map(({ text }) => text)).toEqual(Array(6).fill(mail.text));
    work(server.url);
    await expect.poll(statuses).toEqual(Array(6).fill("sent"));
    expect(server.received.map(({ text }) => text)).toEqual(Array(6).fill(mail.text));
    const kept = (await readMails()).map(({ kind, text, headers }) => [kind, text !== "", headers !== null]);
    expect(kept).toEqual([
      ["account", false, false],
      ["seller", false, false],
      ["alert", false, false],
      ["estimate", false, false],
      ["job", false, false],
      ["reply", true, true],
    ]);
  });

  test("sends a mail in Nepali with its Message-ID, and says so", async () => {
    const server = await openServer();
    await queue();
    work(server.url);
    await expect.poll(statuses).toEqual(["sent"]);
    const [received] = server.received;
    const [row] = await readMails();
    expect(received).toMatchObject({ to: "staff@site.test", text: mail.text });
    expect(received?.header("subject")).toBe(mail.subject);
    expect(received?.header("from")).toBe("मिथिला घर <office@site.test>");
    expect(received?.header("reply-to")).toBe("sita@example.com");
    expect(received?.header("auto-submitted")).toBe("auto-generated");
    expect(received?.header("message-id")).toBe(row?.message_id);
    expect(row?.sent_at).toBeInstanceOf(Date);
  });

  test("LE4: the sender is called as the company calls itself, in the language of the mail", async () => {
    const { company } = defaultSettings;
    const value = { ...company, name: { en: "Himal Homes", np: "हिमाल घर" } };
    await store.database
      .insertInto("settings")
      .values({ name: "company", value: JSON.stringify(value) })
      .execute();
    closers.push(async () => void (await store.database.deleteFrom("settings").execute()));
    const server = await openServer();
    await queue();
    await queue({ language: "en" });
    work(server.url);
    await expect.poll(statuses).toEqual(["sent", "sent"]);
    expect(server.received.map((one) => one.header("from")).toSorted()).toEqual([
      "Himal Homes <office@site.test>",
      "हिमाल घर <office@site.test>",
    ]);
  });

  test("a mail that is rolled back with its transaction is not sent", async () => {
    const server = await openServer();
    const rolledBack = store.database.transaction().execute(async (transaction) => {
      await queueMail(transaction, mail);
      throw new Error("rolled back");
    });
    await expect(rolledBack).rejects.toThrow("rolled back");
    await queue({ subject: "second" });
    work(server.url);
    await expect.poll(() => server.received.length).toBe(1);
    expect(server.received[0]?.header("subject")).toBe("second");
  });

  test("while the server is away for an hour, mails wait; each is sent once within ten minutes of its return", async () => {
    const { port, close } = await startSmtpServer();
    await close();
    await queue({ to: "a@site.test" });
    await queue({ to: "b@site.test" });
    const clock = new TestClock();
    work(`smtp://127.0.0.1:${port}`, clock);
    // Handlers wait for real sockets, which the clock does not know.
    const activeJobs = sql`select from jobs.job where state = 'active' and name = 'send-mail'`;
    const settle = () =>
      expect.poll(async () => (await activeJobs.execute(store.database)).rows.length).toBe(0);
    const errors = async () => (await readMails()).map(({ error }) => error);
    await expect
      .poll(errors)
      .toEqual([expect.stringContaining("ECONNREFUSED"), expect.stringContaining("ECONNREFUSED")]);
    const passMinutes = async (minutes: number) => {
      for (let minute = 0; minute < minutes; minute += 1) {
        await clock.setTime(clock.now() + 57_000);
        await clock.tick(3_000);
        await settle();
      }
    };
    await passMinutes(60);
    expect(await statuses()).toEqual(["queued", "queued"]);
    expect(await countUnsentMails(store.database)).toEqual({ queued: 2, delayed: 2, failed: 0 });
    const server = await openServer({ port });
    await passMinutes(11);
    expect(await statuses()).toEqual(["sent", "sent"]);
    expect(await countUnsentMails(store.database)).toEqual({ queued: 0, delayed: 0, failed: 0 });
    expect(server.received.map(({ to }) => to).sort()).toEqual(["a@site.test", "b@site.test"]);
  });

  test.runIf(isFullRun)("a server that takes longer than a heartbeat gets the mail once", async () => {
    const server = await openServer({
      accept: async () => {
        for (let half = 0; half < 2; half += 1) await sql`select pg_sleep(6.5)`.execute(store.database);
      },
    });
    await queue();
    for (let instance = 0; instance < 2; instance += 1) work(server.url);
    await expect.poll(statuses).toEqual(["sent"]);
    expect(server.received).toHaveLength(1);
  });

  test("a refused address fails at once and says why; others are sent; a retry sends it once the address is accepted", async () => {
    let isRefusing = true;
    const server = await openServer({
      checkAddress: (address) => {
        if (isRefusing && address === "gone@site.test")
          throw Object.assign(new Error("No such user here"), { responseCode: 550 });
      },
    });
    await queue({ to: "gone@site.test" });
    await queue({ to: "here@site.test" });
    work(server.url);
    await expect.poll(statuses).toEqual(["failed", "sent"]);
    const [failed] = await listFailedMails(store.database, 10);
    expect(failed).toMatchObject({
      to_address: "gone@site.test",
      error: expect.stringContaining("No such user here"),
    });
    isRefusing = false;
    expect(await retryMail(store.database, failed?.id ?? 0)).toBe(true);
    await expect.poll(statuses).toEqual(["sent", "sent"]);
    expect(await retryMail(store.database, failed?.id ?? 0)).toBe(false);
  });

  test("a server that is busy for a moment is tried again with the same Message-ID", async () => {
    let attempts = 0;
    const ids = new Set<string | undefined>();
    const server = await openServer({
      accept: async (received) => {
        ids.add(received.header("message-id"));
        attempts += 1;
        if (attempts === 1) throw Object.assign(new Error("Try again later"), { responseCode: 451 });
      },
    });
    await queue();
    const clock = new TestClock();
    work(server.url, clock);
    await expect.poll(async () => (await readMails())[0]?.error).toContain("Try again later");
    await clock.tick(60_000);
    await expect.poll(statuses).toEqual(["sent"]);
    expect([...ids]).toEqual([(await readMails())[0]?.message_id]);
  });

  test("texts of visitors add no header and no recipient", async () => {
    const server = await openServer();
    const subject = "Hello\r\nBcc: victim@example.com\r\n\r\nBuy!";
    await queue({ subject, replyTo: "x@example.com>, <victim@example.com" });
    await queue({ subject: "a".repeat(5000), to: "staff@site.test, victim@example.com" });
    work(server.url);
    await expect.poll(async () => (await statuses()).includes("queued")).toBe(false);
    expect(server.received.map(({ to }) => to)).toEqual(["staff@site.test"]);
    const [received] = server.received;
    expect(received?.header("subject")).toBe("Hello Bcc: victim@example.com Buy!");
    for (const name of ["bcc", "cc", "reply-to"]) expect(received?.header(name)).toBeUndefined();
    expect(received?.text).toBe(mail.text);
    const [refused] = await listFailedMails(store.database, 10);
    expect(refused).toMatchObject({ error: "This is not an e-mail address", subject: `${"a".repeat(199)}…` });
  });

  test("without SMTP_URL a mail fails and says so", async () => {
    await queue();
    work(undefined);
    await expect.poll(statuses).toEqual(["failed"]);
    expect((await readMails())[0]?.error).toContain("SMTP_URL");
  });

  test("a mail without a job gets a new one, and old mails are deleted", async () => {
    await queue();
    await sql`delete from jobs.job`.execute(store.database);
    const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);
    expect(await requeueMails(store.database, inMinutes(5))).toBe(0);
    expect(await requeueMails(store.database, inMinutes(15))).toBe(1);
    expect(await requeueMails(store.database, inMinutes(15))).toBe(0);
    const inAMonth = inMinutes(31 * 24 * 60);
    await deleteOldMails(store.database, inAMonth);
    expect(await readMails()).toHaveLength(1);
    await store.database.updateTable("mails").set({ status: "sent" }).execute();
    await deleteOldMails(store.database, inAMonth);
    expect(await readMails()).toEqual([]);
  });
});

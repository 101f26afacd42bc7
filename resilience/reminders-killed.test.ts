import { randomBytes, randomInt } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { sql } from "kysely";
import { afterEach, expect, test } from "vitest";
import { kathmanduDay, kathmanduTime } from "#domain/dates.ts";
import { addJob } from "#server/platform/jobs/add-job.ts";
import { isFullRun } from "#server/testing/full-run.ts";
import { messageFields } from "#server/testing/sample-forms.ts";
import { type GatewayAnswer, sparrowAccepts, startSmsGateway } from "#server/testing/sms-gateway.ts";
import { startSmtpServer } from "#server/testing/smtp-server.ts";
import { DisposableServer } from "./disposable-server.ts";

const closers: Array<() => Promise<void>> = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

const dayMs = 24 * 60 * 60 * 1000;
const slotMinutes = 10;
const visitsARound = 6;
const refusal = { status: 403, body: { response_code: 1013, response: "Insufficient Credits" } };
/** What the gateway does with the visitors of a round. */
const answers: readonly GatewayAnswer[] = [sparrowAccepts, "twice", refusal, "cut", "hang", sparrowAccepts];
const answerOf = (visitor: number) => answers[visitor % visitsARound] ?? sparrowAccepts;

const phoneOf = (visitor: number) => String(9_800_000_000 + visitor);
const addressOf = (visitor: number) => `visitor${visitor}@site.test`;

/** The evening in which visitors of the next day are reminded. */
function nextEvening() {
  const day = kathmanduDay(Date.now() + dayMs);
  const dayAfter = kathmanduDay(Date.now() + 2 * dayMs);
  return { now: kathmanduTime(day, "18:10"), firstVisit: kathmanduTime(dayAfter, "06:00") };
}

async function start() {
  const smtp = await startSmtpServer();
  const gateway = await startSmsGateway(({ to }) => answerOf(Number(to) - Number(phoneOf(0))));
  const { now, firstVisit } = nextEvening();
  const server = await DisposableServer.create({
    DEMO: "0",
    SMTP_URL: smtp.url,
    MAIL_FROM: "office@site.test",
    SMS_PROVIDER: "sparrow",
    SMS_TOKEN: "token",
    SMS_FROM: "MithilaGhar",
    SMS_URL: gateway.url,
    SMS_DAILY_CAP: "100000",
    NODE_OPTIONS: `--import=${new URL("./shifted-clock.ts", import.meta.url).href}`,
    CLOCK_OFFSET_MS: String(now.getTime() - Date.now()),
  });
  closers.push(smtp.close, gateway.close, () => server.remove());
  await server.start();
  return { smtp, gateway, server, firstVisit };
}

async function addVisits(server: DisposableServer, visitors: readonly number[], firstVisit: Date) {
  for (const visitor of visitors) {
    const body = { ...messageFields, email: addressOf(visitor), phone: phoneOf(visitor) };
    const send = () =>
      fetch(`${server.origin}/messages/create/`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
    // A server that has just started on a busy machine answers 503 for a moment.
    await expect.poll(async () => (await send()).status).toBe(201);
  }
  await server.withDatabase(async (database) => {
    for (const visitor of visitors) {
      const lead = await database
        .selectFrom("leads")
        .select("id")
        .where("email", "=", addressOf(visitor))
        .executeTakeFirstOrThrow();
      const startsAt = new Date(firstVisit.getTime() + visitor * slotMinutes * 60_000);
      await database
        .insertInto("visits")
        .values({
          lead_id: lead.id,
          property_id: null,
          agent_id: null,
          starts_at: startsAt,
          ends_at: new Date(startsAt.getTime() + slotMinutes * 60_000),
          page_seed: randomBytes(16),
          page_hash: randomBytes(32),
        })
        .execute();
    }
    await database.transaction().execute((transaction) => addJob(transaction, "send-reminders"));
  });
}

test.runIf(isFullRun)(
  "DY8, DY9: kill -9 while reminders are queued and texted, through a gateway that hangs, refuses, cuts and answers twice: none is lost, none is doubled",
  async ({ annotate }) => {
    const { smtp, gateway, server, firstVisit } = await start();
    // A day has no more slots.
    const rounds = 30;
    const perRound = 3;
    const visitors = Array.from({ length: rounds * perRound }, (_, visitor) => visitor);
    for (let round = 0; round < rounds; round += 1) {
      await addVisits(server, visitors.slice(round * perRound, (round + 1) * perRound), firstVisit);
      const queued = () =>
        server.withDatabase(async (database) => {
          const { count } = await database
            .selectFrom("visit_reminders")
            .select((eb) => eb.fn.countAll<number>().as("count"))
            .executeTakeFirstOrThrow();
          return count;
        });
      // Odd rounds kill while reminders are queued, the others while they are sent.
      if (round % 2 === 0) await expect.poll(queued, { timeout: 60_000 }).toBe((round + 1) * perRound);
      await delay(randomInt(0, 3_000));
      await server.killServer();
      await server.start();
    }
    const unfinished = () =>
      server.withDatabase(async (database) => {
        const { rows } = await sql<{ id: number }>`
        select id from visits where not exists (select from visit_reminders where visit_id = visits.id)
        union all select id from sms_messages where status in ('queued', 'sending')
        union all select id from mails where kind = 'reminder' and status = 'queued'`.execute(database);
        return rows.length;
      });
    await expect.poll(unfinished, { timeout: 400_000, interval: 500 }).toBe(0);
    const messages = await server.withDatabase((database) =>
      database.selectFrom("sms_messages").select(["to_number", "status"]).orderBy("id").execute(),
    );
    expect(messages.map(({ to_number }) => to_number).sort()).toEqual(visitors.map(phoneOf).sort());
    const counts = { sent: 0, refused: 0, unknown: 0 };
    for (const visitor of visitors) {
      const status = messages.find(({ to_number }) => to_number === phoneOf(visitor))?.status;
      const texted = gateway.received.filter(({ to }) => to === phoneOf(visitor)).length;
      // SMTP may deliver a mail twice after a kill; programs show the two as one by its Message-ID.
      const mailed = new Set(
        smtp.received.filter(({ to }) => to === addressOf(visitor)).map((mail) => mail.header("message-id")),
      ).size;
      expect([visitor, texted > 1, mailed > 1]).toEqual([visitor, false, false]);
      // Unknown: the gateway may have sent it, so the mail goes as well.
      expect([visitor, status, mailed]).toEqual([visitor, status, status === "sent" ? 0 : 1]);
      if (status === "sent") expect(texted).toBe(1);
      expect(status).not.toBe("queued");
      counts[status as keyof typeof counts] += 1;
    }
    expect(counts.refused + counts.unknown).toBeGreaterThanOrEqual(rounds);
    await annotate(`${rounds} kills, ${visitors.length} reminders: ${JSON.stringify(counts)}`);
  },
);

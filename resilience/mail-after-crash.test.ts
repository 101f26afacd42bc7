import { afterEach, expect, test } from "vitest";
import { isFullRun } from "#server/testing/full-run.ts";
import { messageFields } from "#server/testing/sample-forms.ts";
import { type ReceivedMail, startSmtpServer } from "#server/testing/smtp-server.ts";
import { DisposableServer } from "./disposable-server.ts";
import { formatSeconds, repetitions } from "./full-run.ts";

const closers: Array<() => Promise<void>> = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function start(accept: (mail: ReceivedMail) => Promise<void>) {
  const smtp = await startSmtpServer({ accept });
  closers.push(smtp.close);
  const server = await DisposableServer.create({
    SMTP_URL: smtp.url,
    MAIL_FROM: "Mithila Ghar <office@site.test>",
    NOTIFY_EMAIL: "staff@site.test",
  });
  closers.push(() => server.remove());
  await server.start();
  return { smtp, server };
}

const sendMessage = (server: DisposableServer, subject: string) =>
  fetch(`${server.origin}/messages/create/`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...messageFields, subject }),
  });

test.runIf(isFullRun)(
  "LE3: kill -9 while a mail is being sent: it is sent again within a minute, with the same Message-ID",
  async ({ annotate }) => {
    const ids: unknown[] = [];
    let isHanging = true;
    const { smtp, server } = await start(async (mail) => {
      ids.push(mail.header("message-id"));
      if (isHanging) await new Promise(() => undefined);
    });
    expect((await sendMessage(server, "Number 1")).status).toBe(201);
    await expect.poll(() => ids.length, { timeout: 20_000 }).toBe(1);
    await server.killServer();
    const killedAt = Date.now();
    isHanging = false;
    await server.start();
    await expect.poll(() => smtp.received.length, { timeout: 60_000 }).toBe(1);
    expect(new Set(ids).size).toBe(1);
    await annotate(`sent ${formatSeconds(Date.now() - killedAt)} after the kill`);
  },
);

test("LE3: kill -9 during submissions: staff is told of every one that was acknowledged", async ({
  annotate,
}) => {
  const { smtp, server } = await start(async () => undefined);
  const acknowledged: string[] = [];
  const rounds = repetitions(1, 10);
  for (let round = 0; round < rounds; round += 1) {
    const known = acknowledged.length;
    let isKilled = false;
    // A busy server answers 503 to some, so each client goes on until the kill.
    const sending = Array.from({ length: repetitions(8, 20) }, async (_, client) => {
      for (let number = 0; !isKilled; number += 1) {
        const subject = `Round ${round} client ${client} number ${number}.`;
        const response = await sendMessage(server, subject).catch(() => undefined);
        if (response?.status === 201) acknowledged.push(subject);
      }
    });
    await expect
      .poll(() => acknowledged.length, { timeout: 120_000, interval: 5 })
      .toBeGreaterThan(known + 3);
    isKilled = true;
    await server.killServer();
    await Promise.all(sending);
    await server.start();
  }
  const told = () => smtp.received.map(({ text }) => text).join("\n");
  const untold = () => acknowledged.filter((subject) => !told().includes(subject));
  await expect.poll(untold, { timeout: 400_000, interval: 1_000 }).toEqual([]);
  await annotate(
    `${rounds} kills, ${acknowledged.length} acknowledged, told in ${smtp.received.length} mails`,
  );
});

test.runIf(isFullRun)(
  "LE3: stopping while a mail server hangs takes less than 10 s, and the mail is sent after the next start",
  async () => {
    let isHanging = true;
    let arrivals = 0;
    const { smtp, server } = await start(async () => {
      arrivals += 1;
      if (isHanging) await new Promise(() => undefined);
    });
    expect((await sendMessage(server, "Number 1")).status).toBe(201);
    await expect.poll(() => arrivals, { timeout: 20_000 }).toBe(1);
    const { code, ms } = await server.stop();
    expect(code).toBe(0);
    expect(ms).toBeLessThan(10_000);
    isHanging = false;
    await server.start();
    await expect.poll(() => smtp.received.length, { timeout: 60_000 }).toBe(1);
  },
);

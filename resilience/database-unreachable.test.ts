import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { DisposableServer } from "./disposable-server.ts";
import { seconds, times } from "./measure.ts";
import { SubmissionLoad } from "./submission-load.ts";

let site: DisposableServer;
beforeAll(async () => {
  site = await DisposableServer.create();
  await site.start();
});
afterAll(() => site.remove());

/** Reads, and writes with and without a picture. */
async function askEverything() {
  const json = { name: "Anisha", email: "anisha@example.com", subject: "A visit", message: "On Saturday?" };
  const message = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(json),
  };
  const login = { ...message, body: JSON.stringify({ username: "admin", password: "not this one" }) };
  return Promise.all([
    ask("/readyz"),
    ask("/api/properties/"),
    ask("/apis/projects/1/"),
    ask("/messages/create/", message),
    ask("/api/token/", login),
  ]);
}

async function ask(path: string, init: RequestInit = {}) {
  const begun = performance.now();
  const response = await fetch(site.origin + path, init);
  await response.text();
  return {
    path,
    status: response.status,
    retryAfter: response.headers.get("retry-after"),
    ms: performance.now() - begun,
  };
}

async function expectAllRefused(): Promise<number> {
  const answers = await askEverything();
  for (const { path, status, retryAfter, ms } of answers) {
    expect([path, status, Number(retryAfter) > 0]).toEqual([path, 503, true]);
    expect(ms, path).toBeLessThan(2_000);
  }
  return Math.max(...answers.map(({ ms }) => ms));
}

const waitUntilReady = () =>
  vi.waitFor(async () => expect((await ask("/readyz")).status).toBe(200), { timeout: 10_000, interval: 50 });

test("a database that hangs is told within 2 s, again and again, and forgotten when it is back", async ({
  annotate,
}) => {
  const posters = await SubmissionLoad.begin(site.origin);
  await posters.untilMore(3);
  await posters.end();
  let slowest = 0;
  for (let round = 0; round < times(2, 10); round += 1) {
    // Connections that were open when it went silent, and new ones.
    await askEverything();
    await ask("/");
    await site.signalPostgres("SIGSTOP");
    slowest = Math.max(slowest, await expectAllRefused(), await expectAllRefused());
    expect((await ask("/healthz")).status).toBe(200);
    expect((await ask("/")).status, "a kept page").toBe(200);
    expect((await ask("/buy?q=never-asked-before")).status, "a page that nobody has seen yet").toBe(503);
    await site.signalPostgres("SIGCONT");
    await waitUntilReady();
  }
  await annotate(`503 with Retry-After within ${seconds(slowest)} while PostgreSQL is stopped (SIGSTOP)`);
});

test("a database that is gone is told at once, and is back by itself", async ({ annotate }) => {
  let slowest = 0;
  let slowestReturn = 0;
  for (let round = 0; round < times(1, 10); round += 1) {
    await site.signalPostgres("SIGKILL");
    const gone = performance.now();
    slowest = Math.max(slowest, await expectAllRefused());
    await waitUntilReady();
    slowestReturn = Math.max(slowestReturn, performance.now() - gone);
  }
  await annotate(
    `503 with Retry-After within ${seconds(slowest)} when PostgreSQL is killed; back within ${seconds(slowestReturn)}`,
  );
});

import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { isFullRun } from "#server/testing/full-run.ts";
import { DisposableServer } from "./disposable-server.ts";
import { expectWithin, formatSeconds, repetitions } from "./full-run.ts";
import { SubmissionLoad } from "./submission-load.ts";

let server: DisposableServer;
beforeAll(async () => {
  server = await DisposableServer.create();
  await server.start();
});
afterAll(() => server.remove());

async function requestAll() {
  const json = { name: "Anisha", email: "anisha@example.com", subject: "A visit", message: "On Saturday?" };
  const message = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(json),
  };
  const login = { ...message, body: JSON.stringify({ username: "admin", password: "not this one" }) };
  // An unknown parameter bypasses the cache.
  return Promise.all([
    request("/readyz"),
    request("/api/properties/?uncached"),
    request("/apis/projects/1/?uncached"),
    request("/messages/create/", message),
    request("/api/token/", login),
  ]);
}

async function request(path: string, init: RequestInit = {}) {
  const startedAt = performance.now();
  const response = await fetch(server.origin + path, init);
  await response.text();
  return {
    path,
    status: response.status,
    retryAfterSeconds: response.headers.get("retry-after"),
    ms: performance.now() - startedAt,
  };
}

async function expectAllUnavailable(): Promise<number> {
  const responses = await requestAll();
  for (const { path, status, retryAfterSeconds, ms } of responses) {
    expect([path, status, Number(retryAfterSeconds) > 0]).toEqual([path, 503, true]);
    expectWithin(2_000, ms, path);
  }
  return Math.max(...responses.map(({ ms }) => ms));
}

const waitUntilReady = () =>
  vi.waitFor(async () => expect((await request("/readyz")).status).toBe(200), {
    timeout: 60_000,
    interval: 50,
  });

test("a hanging database gives 503 within 2 s until it answers again, and cached pages are still served", async ({
  annotate,
}) => {
  const load = await SubmissionLoad.start(server.origin);
  await load.waitForMore(3);
  await load.stop();
  let slowestMs = 0;
  for (let round = 0; round < repetitions(1, 10); round += 1) {
    // Opens connections, so that both open and new ones meet the stopped database.
    await requestAll();
    await request("/");
    await server.signalPostgres("SIGSTOP");
    slowestMs = Math.max(slowestMs, await expectAllUnavailable(), await expectAllUnavailable());
    expect((await request("/healthz")).status).toBe(200);
    expect((await request("/")).status, "a cached page").toBe(200);
    expect((await request("/buy?q=never-requested-before")).status, "an uncached page").toBe(503);
    await server.signalPostgres("SIGCONT");
    await waitUntilReady();
  }
  await annotate(
    `503 with Retry-After within ${formatSeconds(slowestMs)} while PostgreSQL is stopped (SIGSTOP)`,
  );
});

test.runIf(isFullRun)("a killed database gives 503 at once and is restarted", async ({ annotate }) => {
  let slowestMs = 0;
  let slowestReturnMs = 0;
  for (let round = 0; round < 10; round += 1) {
    await server.signalPostgres("SIGKILL");
    const killedAt = performance.now();
    slowestMs = Math.max(slowestMs, await expectAllUnavailable());
    await waitUntilReady();
    slowestReturnMs = Math.max(slowestReturnMs, performance.now() - killedAt);
  }
  await annotate(
    `503 with Retry-After within ${formatSeconds(slowestMs)} when PostgreSQL is killed; back within ${formatSeconds(slowestReturnMs)}`,
  );
});

import { randomInt } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isFullRun } from "#server/testing/full-run.ts";
import { DisposableServer } from "./disposable-server.ts";
import { expectNothingLost, expectSweptClean } from "./expect-nothing-lost.ts";
import { expectWithin, formatSeconds, repetitions } from "./full-run.ts";
import { SubmissionLoad } from "./submission-load.ts";

let server: DisposableServer;
beforeAll(async () => {
  server = await DisposableServer.create();
  await server.start();
});
afterAll(() => server.remove());
const checkedPictures = new Set<string>();

test("kill -9 of PostgreSQL during concurrent submissions with pictures loses none, and the server recovers", async ({
  annotate,
}) => {
  const rounds = repetitions(1, 30);
  const load = await SubmissionLoad.start(server.origin);
  let slowestReturnMs = 0;
  for (let round = 0; round < rounds; round += 1) {
    await load.waitForMore(randomInt(1, repetitions(5, 15)));
    const killedAt = performance.now();
    await server.signalPostgres("SIGKILL");
    // Each client may be acknowledged once for what was committed just before the kill.
    await load.waitForMore(repetitions(8, 25));
    slowestReturnMs = Math.max(slowestReturnMs, performance.now() - killedAt);
  }
  await load.stop();
  const unexpected = load.failed.filter(
    ({ status, retryAfterSeconds }) => status !== 503 || retryAfterSeconds === null,
  );
  expect(unexpected, "failures other than 503 with Retry-After").toEqual([]);
  expect(load.failed.length, "the kills interrupted submissions").toBeGreaterThan(0);
  expectWithin(10_000, slowestReturnMs, "writes again");
  await expectNothingLost(server, load.acknowledged, checkedPictures);
  await expectSweptClean(server);
  await annotate(
    `${rounds} kills, ${load.acknowledged.length} acknowledged, ${load.failed.length} rejected with 503, 0 lost; writes again within ${formatSeconds(slowestReturnMs)}`,
  );
});

test.runIf(isFullRun)(
  "the server recovers from kill -9 of one backend or of the postmaster alone",
  async () => {
    const load = await SubmissionLoad.start(server.origin);
    for (const choosePid of [(pids: number[]) => pids.at(-1), (pids: number[]) => pids[0]]) {
      await load.waitForMore(10);
      const pid = choosePid(await server.postgresPids());
      if (pid) process.kill(pid, "SIGKILL");
      await load.waitForMore(25);
    }
    await load.stop();
    expect(load.failed.filter(({ status }) => status !== 503)).toEqual([]);
    await expectNothingLost(server, load.acknowledged, checkedPictures);
  },
);

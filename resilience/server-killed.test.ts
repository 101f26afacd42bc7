import { randomInt } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DisposableServer } from "./disposable-server.ts";
import { expectNothingLost, expectSweptClean } from "./expect-nothing-lost.ts";
import { expectWithin, formatSeconds, repetitions } from "./full-run.ts";
import { type AcknowledgedSubmission, SubmissionLoad } from "./submission-load.ts";

let server: DisposableServer;
beforeAll(async () => {
  server = await DisposableServer.create();
  await server.start();
});
afterAll(() => server.remove());

test("kill -9 of the server during concurrent submissions with pictures loses none that was acknowledged", async ({
  annotate,
}) => {
  const rounds = repetitions(1, 30);
  const acknowledged: AcknowledgedSubmission[] = [];
  const checkedPictures = new Set<string>();
  let slowestStartMs = 0;
  let interrupted = 0;
  for (let round = 0; round < rounds; round += 1) {
    const load = await SubmissionLoad.start(server.origin);
    await load.waitForMore(randomInt(1, repetitions(5, 15)));
    await server.killServer();
    await load.stop();
    acknowledged.push(...load.acknowledged);
    interrupted += load.failed.filter(({ status }) => status === "none").length;

    slowestStartMs = Math.max(slowestStartMs, await server.start());
    await expectNothingLost(server, acknowledged, checkedPictures);
  }
  expectWithin(10_000, slowestStartMs, "ready again");
  expect(interrupted, "the kills interrupted submissions").toBeGreaterThan(0);
  await expectSweptClean(server);
  await annotate(
    `${rounds} kills, ${acknowledged.length} acknowledged, ${interrupted} interrupted, 0 lost; ready again in at most ${formatSeconds(slowestStartMs)}`,
  );
});

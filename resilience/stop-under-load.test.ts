import { readdir } from "node:fs/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { incomingPrefix } from "#server/platform/media/spool.ts";
import { fieldPart, sendPartialRequest } from "#server/testing/raw-request.ts";
import { DisposableServer } from "./disposable-server.ts";
import { expectNothingLost } from "./expect-nothing-lost.ts";
import { expectWithin, formatSeconds, repetitions } from "./full-run.ts";
import { SubmissionLoad } from "./submission-load.ts";

let server: DisposableServer;
beforeEach(async () => {
  server = await DisposableServer.create();
  await server.start();
});
afterEach(() => server.remove());

test("a stop under load answers pending requests, loses no acknowledged submission and exits with 0 within 15 s", async ({
  annotate,
}) => {
  const rounds = repetitions(1, 5);
  let slowestMs = 0;
  let acknowledged = 0;
  for (let round = 0; round < rounds; round += 1) {
    const unfinishedRequest = await sendPartialRequest(server.origin, "/sell/", fieldPart("name", "Slow"));
    await expect.poll(() => readdir(server.mediaDir)).toContainEqual(expect.stringContaining(incomingPrefix));
    const load = await SubmissionLoad.start(server.origin);
    await load.waitForMore(5);
    const { code, ms } = await server.stop();
    await load.stop();
    unfinishedRequest.destroy();
    expect(code).toBe(0);
    expectWithin(15_000, ms, "stopped");
    slowestMs = Math.max(slowestMs, ms);
    acknowledged += load.acknowledged.length;
    await server.start();
    await expectNothingLost(server, load.acknowledged);
  }
  await annotate(
    `${rounds} stops under load, ${acknowledged} acknowledged, 0 lost; exited with 0 within ${formatSeconds(slowestMs)}`,
  );
});

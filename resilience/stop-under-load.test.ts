import { readdir } from "node:fs/promises";
import type { Socket } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { incomingPrefix } from "#server/platform/media/spool.ts";
import { isFullRun } from "#server/testing/full-run.ts";
import { fieldPart, sendPartialRequest } from "#server/testing/raw-request.ts";
import { DisposableServer } from "./disposable-server.ts";
import { expectNothingLost } from "./expect-nothing-lost.ts";
import { expectWithin, formatSeconds } from "./full-run.ts";
import { SubmissionLoad } from "./submission-load.ts";

let server: DisposableServer;
beforeEach(async () => {
  server = await DisposableServer.create();
  await server.start();
});
afterEach(() => server.remove());

/** Sends the start of an upload until the server stores it. A server that is busy, as after its start, refuses some. */
async function startUpload(): Promise<Socket> {
  let request: Socket | undefined;
  await expect
    .poll(async () => {
      if (request && request.bytesRead > 0) request.destroy();
      if (!request || request.destroyed)
        request = await sendPartialRequest(server.origin, "/sell/", fieldPart("name", "Slow"));
      return await readdir(server.mediaDir);
    })
    .toContainEqual(expect.stringContaining(incomingPrefix));
  if (!request) throw new Error("no request was sent");
  return request;
}

test.runIf(isFullRun)(
  "a stop under load answers pending requests, loses no acknowledged submission and exits with 0 within 15 s",
  async ({ annotate }) => {
    const rounds = 5;
    let slowestMs = 0;
    let acknowledged = 0;
    for (let round = 0; round < rounds; round += 1) {
      const unfinishedRequest = await startUpload();
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
  },
);

import { readdir } from "node:fs/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { incomingPrefix } from "#server/platform/media/local-media-store.ts";
import { fieldPart, sendPartialRequest } from "#server/testing/raw-request.ts";
import { DisposableServer } from "./disposable-server.ts";
import { expectNothingLost } from "./expect-nothing-lost.ts";
import { seconds, times } from "./measure.ts";
import { SubmissionLoad } from "./submission-load.ts";

let site: DisposableServer;
beforeEach(async () => {
  site = await DisposableServer.create();
  await site.start();
});
afterEach(() => site.remove());

test("a stop under load answers what is under way, keeps what it acknowledged and leaves with 0", async ({
  annotate,
}) => {
  const rounds = times(1, 5);
  let slowest = 0;
  let kept = 0;
  for (let round = 0; round < rounds; round += 1) {
    // Someone whose request never comes to its end.
    const snail = await sendPartialRequest(site.origin, "/sell/", fieldPart("name", "Slow"));
    await expect.poll(() => readdir(site.mediaDir)).toContainEqual(expect.stringContaining(incomingPrefix));
    const posters = await SubmissionLoad.begin(site.origin);
    await posters.untilMore(5);
    const { code, ms } = await site.stop();
    await posters.end();
    snail.destroy();
    expect([code, ms < 15_000]).toEqual([0, true]);
    slowest = Math.max(slowest, ms);
    kept += posters.acknowledged.length;
    await site.start();
    await expectNothingLost(site, posters.acknowledged);
  }
  await annotate(
    `${rounds} stops under load, ${kept} acknowledged, 0 lost; left with 0 within ${seconds(slowest)}`,
  );
});

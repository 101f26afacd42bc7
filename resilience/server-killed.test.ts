import { randomInt } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DisposableServer } from "./disposable-server.ts";
import { expectNothingLost, expectSweptClean } from "./expect-nothing-lost.ts";
import { seconds, times } from "./measure.ts";
import { type Acknowledged, SubmissionLoad } from "./submission-load.ts";

let site: DisposableServer;
beforeAll(async () => {
  site = await DisposableServer.create();
  await site.start();
});
afterAll(() => site.remove());

test("kill -9 of the server during 20 concurrent forms with pictures loses none that was acknowledged", async ({
  annotate,
}) => {
  const rounds = times(3, 30);
  const acknowledged: Acknowledged[] = [];
  const foundWhole = new Set<string>();
  let slowestStart = 0;
  let cutOff = 0;
  for (let round = 0; round < rounds; round += 1) {
    const posters = await SubmissionLoad.begin(site.origin);
    await posters.untilMore(randomInt(1, 15));
    await site.killServer();
    await posters.end();
    acknowledged.push(...posters.acknowledged);
    cutOff += posters.refused.filter(({ status }) => status === "none").length;

    slowestStart = Math.max(slowestStart, await site.start());
    await expectNothingLost(site, acknowledged, foundWhole);
  }
  expect(slowestStart).toBeLessThan(10_000);
  expect(cutOff, "the kills came in the middle of forms").toBeGreaterThan(rounds);
  await expectSweptClean(site);
  await annotate(
    `${rounds} kills, ${acknowledged.length} acknowledged, ${cutOff} cut off, 0 lost; ready again in at most ${seconds(slowestStart)}`,
  );
});

import { randomInt } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DisposableServer } from "./disposable-server.ts";
import { expectNothingLost, expectSweptClean } from "./expect-nothing-lost.ts";
import { seconds, times } from "./measure.ts";
import { SubmissionLoad } from "./submission-load.ts";

let site: DisposableServer;
beforeAll(async () => {
  site = await DisposableServer.create();
  await site.start();
});
afterAll(() => site.remove());
const foundWhole = new Set<string>();

test("kill -9 of PostgreSQL during 20 concurrent forms with pictures loses none, and the server goes on", async ({
  annotate,
}) => {
  const rounds = times(3, 30);
  const posters = await SubmissionLoad.begin(site.origin);
  let slowestReturn = 0;
  for (let round = 0; round < rounds; round += 1) {
    await posters.untilMore(randomInt(1, 15));
    const killed = performance.now();
    await site.signalPostgres("SIGKILL");
    // Of twenty, some may be answered yet for what was committed just before.
    await posters.untilMore(25);
    slowestReturn = Math.max(slowestReturn, performance.now() - killed);
  }
  await posters.end();
  const unkind = posters.refused.filter(({ status, retryAfter }) => status !== 503 || retryAfter === null);
  expect(unkind, "every refusal is a 503 with Retry-After").toEqual([]);
  expect(posters.refused.length, "the kills came in the middle of forms").toBeGreaterThan(0);
  expect(slowestReturn).toBeLessThan(10_000);
  await expectNothingLost(site, posters.acknowledged, foundWhole);
  await expectSweptClean(site);
  await annotate(
    `${rounds} kills, ${posters.acknowledged.length} acknowledged, ${posters.refused.length} refused with 503, 0 lost; writing again within ${seconds(slowestReturn)}`,
  );
});

test("kill -9 of one backend, or of the postmaster alone, is got over too", async () => {
  const posters = await SubmissionLoad.begin(site.origin);
  for (const choose of [(pids: number[]) => pids.at(-1), (pids: number[]) => pids[0]]) {
    await posters.untilMore(10);
    const pid = choose(await site.postgresPids());
    if (pid) process.kill(pid, "SIGKILL");
    await posters.untilMore(25);
  }
  await posters.end();
  expect(posters.refused.filter(({ status }) => status !== 503)).toEqual([]);
  await expectNothingLost(site, posters.acknowledged, foundWhole);
});

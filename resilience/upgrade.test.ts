import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { CoreCalls } from "./core-calls.ts";
import { DisposableServer } from "./disposable-server.ts";
import { explainMissingRelease, extractRelease, previousRelease } from "./previous-release.ts";

const password = "a password for both versions";
const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

describe("an upgrade with all instances stopped", () => {
  test("LE1, LE7: every API answer stays the same with the database of the previous release", async ({
    skip,
  }) => {
    const reason = await explainMissingRelease(previousRelease);
    if (reason) {
      // The default reporter prints no reason.
      process.stderr.write(`${reason}\n`);
      skip(reason);
    }
    const codeDir = await createFolder();
    await extractRelease(previousRelease, codeDir);
    const environment = { ADMIN_PASSWORD: password, DEMO: "1", PUBLIC_URL: "http://site.test" };
    const previous = await DisposableServer.create(environment, codeDir);
    closers.push(() => previous.remove());
    await previous.start();
    const calls = new CoreCalls(previous.origin);
    await calls.logIn("admin", password);
    const ids = await calls.exerciseAllResources();
    await calls.createPropertyOfEachStatus();
    const before = await calls.readAllLists();
    await previous.stop();

    const next = new DisposableServer(previous.dataDir, environment);
    await next.start();
    closers.push(() => next.stop());
    const nextCalls = new CoreCalls(next.origin);
    await nextCalls.logIn("admin", password);
    const after = await nextCalls.readAllLists();
    for (const [path, answer] of before)
      expect([path, after.get(path)]).toEqual([path, withNewNames(answer)]);
    const nextIds = await nextCalls.exerciseAllResources();
    expect(nextIds.every((id, index) => id > (ids[index] ?? 0))).toBe(true);
    await nextCalls.createPropertyOfEachStatus();
  });
});

/** The history names fields like their columns. */
function withNewNames(answer: unknown): unknown {
  return JSON.parse(JSON.stringify(answer).replaceAll('"listing_status"', '"status"'));
}

async function createFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "mithila-ghar-upgrade-"));
  closers.push(() => rm(folder, { recursive: true }));
  return folder;
}

import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, describe, expect, test } from "vitest";
import { isFullRun } from "#server/testing/full-run.ts";
import { CoreCalls } from "./core-calls.ts";
import { DisposableServer } from "./disposable-server.ts";
import { explainMissingRelease, extractRelease, previousRelease } from "./previous-release.ts";

const run = promisify(execFile);
const password = "a password for both versions";
const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

describe("an upgrade with all instances stopped", () => {
  test.runIf(isFullRun)(
    "LE1, LE7: every API answer stays the same with the database of the previous release, and with its backup",
    async ({ skip }) => {
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
      const backup = join(await createFolder(), "backup");
      await runCommand("backup", previous.dataDir, backup, codeDir);
      await previous.stop();
      // Before the upgrade, with the code of this version.
      await runCommand("backup", previous.dataDir, join(await createFolder(), "backup"));

      const next = new DisposableServer(previous.dataDir, environment);
      await next.start();
      closers.push(() => next.stop());
      const nextCalls = await expectSameAnswers(next, before);
      const nextIds = await nextCalls.exerciseAllResources();
      expect(nextIds.every((id, index) => id > (ids[index] ?? 0))).toBe(true);
      await nextCalls.createPropertyOfEachStatus();

      const restored = new DisposableServer(await createFolder(), environment);
      await runCommand("restore", restored.dataDir, backup);
      await restored.start();
      closers.push(() => restored.stop());
      await expectSameAnswers(restored, before);
    },
  );
});

/** Logs in and reads what was read with the previous release. */
async function expectSameAnswers(
  { origin }: DisposableServer,
  before: ReadonlyMap<string, unknown>,
): Promise<CoreCalls> {
  const calls = new CoreCalls(origin);
  await calls.logIn("admin", password);
  const after = await calls.readAllLists();
  expect(before.size).toBeGreaterThan(0);
  for (const [path, answer] of before)
    expect([path, after.get(path)]).toEqual([path, asAnsweredNow(path, answer)]);
  return calls;
}

/** Of this version, or of the one in `codeDir`. */
async function runCommand(name: "backup" | "restore", dataDir: string, path: string, codeDir?: string) {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
  await run(process.execPath, [`tools/${name}.ts`, path], { env, cwd: codeDir });
}

/** The history names fields like their columns; a lead has the number for text messages (DY9), and a property its reference (IM1). */
function asAnsweredNow(path: string, answer: unknown): unknown {
  const renamed = JSON.parse(JSON.stringify(answer).replaceAll('"listing_status"', '"status"'));
  if (/^\/api\/properties\/(?:\?|$)/.test(path)) {
    const results = renamed.results.map((row: object) => ({ ...row, reference: null }));
    return { ...renamed, results };
  }
  if (/^\/api\/properties\/\d+\/$/.test(path)) return { ...renamed, reference: null };
  return /^\/api\/leads\/\d+\/$/.test(path) ? { ...renamed, sms_number: null } : renamed;
}

async function createFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "mithila-ghar-upgrade-"));
  closers.push(() => rm(folder, { recursive: true }));
  return folder;
}

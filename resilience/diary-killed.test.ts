import { randomInt, randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { verifyBundle } from "#domain/diary/verify-bundle.ts";
import { tokenPairSchema } from "#domain/session/session.ts";
import { addJob } from "#server/platform/jobs/add-job.ts";
import { nodeHashing } from "#server/resources/diary/node-hashing.ts";
import { sealDiaries } from "#server/resources/diary/seal-days.ts";
import { insertJob } from "#server/testing/insert-job.ts";
import { formOf, pictureFile } from "#server/testing/pictures.ts";
import { DisposableServer } from "./disposable-server.ts";
import { repetitions } from "./full-run.ts";

const kills = repetitions(1, 30);
const phones = 3;
const maxMsBeforeKill = 1_500;
const dayMs = 86_400_000;
const password = "a password for diaries";
const preload = `--import=${new URL("./shifted-clock.ts", import.meta.url).href}`;
const first = await DisposableServer.create();
afterAll(() => first.remove());

/** Each start of the server is a day later. */
async function startOnDay(day: number): Promise<DisposableServer> {
  const clock = { NODE_OPTIONS: preload, CLOCK_OFFSET_MS: String(day * dayMs) };
  const server = new DisposableServer(first.dataDir, { ADMIN_PASSWORD: password, DEMO: "0", ...clock });
  await server.start();
  return server;
}

async function logIn({ origin }: DisposableServer): Promise<Record<string, string>> {
  const response = await fetch(`${origin}/api/token/`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username: "admin", password }),
  });
  return { authorization: `Bearer ${tokenPairSchema.parse(await response.json()).access}` };
}

async function switchOn({ origin }: DisposableServer, headers: Record<string, string>): Promise<void> {
  const response = await fetch(`${origin}/api/settings/construction/`, {
    method: "PUT",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({ isOn: true }),
  });
  expect(response.status).toBe(200);
}

/** A phone that sends its entries in order, each until it is acknowledged, and then writes the next. */
class Phone {
  readonly acknowledged: string[] = [];
  #uuid: string = randomUUID();

  async sendUntil(url: string, headers: Record<string, string>, signal: AbortSignal): Promise<void> {
    const picture = JSON.stringify([{ side: "south", taken_at: null, latitude: 26.9, longitude: 85.1 }]);
    const image = await pictureFile();
    while (!signal.aborted) {
      const fields = { uuid: this.#uuid, written_at: "2026-11-18T05:00:00Z", text: `Entry ${this.#uuid}` };
      try {
        const body = formOf({ ...fields, pictures: picture, images: image });
        const response = await fetch(url, { method: "POST", headers, body, signal });
        if (response.status !== 201) continue;
        await response.json();
      } catch {
        continue;
      }
      this.acknowledged.push(this.#uuid);
      this.#uuid = randomUUID();
    }
  }
}

test("CN5, CN8: kill -9 while entries arrive and days are sealed: each acknowledged entry is there once, the chain verifies", async ({
  annotate,
}) => {
  let server = await startOnDay(0);
  await switchOn(server, await logIn(server));
  const job = await server.withDatabase(insertJob);
  const senders = Array.from({ length: phones }, () => new Phone());
  const countAcknowledged = () => senders.reduce((sum, phone) => sum + phone.acknowledged.length, 0);
  for (let kill = 1; kill <= kills; kill += 1) {
    const headers = await logIn(server);
    const stopping = new AbortController();
    const url = `${server.origin}/api/jobs/${job.id}/diary/`;
    const sending = senders.map((phone) => phone.sendUntil(url, headers, stopping.signal));
    // The server seals the days before while entries of this one arrive.
    await server.withDatabase((database) =>
      database.transaction().execute((transaction) => addJob(transaction, "seal-diaries")),
    );
    // On a busy machine the first picture takes a while.
    const before = countAcknowledged();
    await expect.poll(countAcknowledged).toBeGreaterThan(before);
    await delay(randomInt(0, maxMsBeforeKill));
    await server.killServer();
    stopping.abort();
    await Promise.all(sending);
    server = await startOnDay(kill);
  }
  const acknowledged = senders.flatMap((phone) => phone.acknowledged);
  const sealedDays = await server.withDatabase(async (database) => {
    const rows = await database
      .selectFrom("diary_entries")
      .select("uuid")
      .where("job_id", "=", job.id)
      .execute();
    const stored = rows.map(({ uuid }) => uuid);
    expect(new Set(stored).size).toBe(stored.length);
    expect(acknowledged.filter((uuid) => !stored.includes(uuid))).toEqual([]);
    // Two instances at once, beside the server's own.
    const later = () => Date.now() + (kills + 1) * dayMs;
    await Promise.all([sealDiaries(database, later), sealDiaries(database, later)]);
    const seals = await database
      .selectFrom("diary_seals")
      .select("day")
      .where("job_id", "=", job.id)
      .execute();
    const days = await database
      .selectFrom("diary_entries")
      .select("day")
      .distinct()
      .where("job_id", "=", job.id)
      .execute();
    expect(seals.map(({ day }) => day).toSorted()).toEqual(days.map(({ day }) => day).toSorted());
    return { days: seals.length, entries: stored.length };
  });
  const response = await fetch(`${server.origin}/api/jobs/${job.id}/bundle/`, {
    headers: await logIn(server),
  });
  const bytes = new Uint8Array(await response.arrayBuffer());
  const read = async (offset: number, length: number) => bytes.subarray(offset, offset + length);
  const report = await verifyBundle(nodeHashing, { bytes: bytes.length, read });
  expect(report).toMatchObject({ finding: null, ...sealedDays });
  await annotate(
    `${kills} kills, ${acknowledged.length} entries acknowledged, ${sealedDays.days} days sealed`,
  );
  await server.killServer();
});

import { sql } from "kysely";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { PostgresPair } from "#server/testing/postgres-pair.ts";
import { connect, type Database } from "./database.ts";
import { ReplicaReads } from "./read-database.ts";

let pair: PostgresPair;
let primary: Database;
let replica: Database;
let reads: ReplicaReads;

beforeAll(async () => {
  pair = await PostgresPair.start();
  await pair.primary.query("create table counts (value integer)");
  await pair.primary.query("insert into counts values (0)");
});
afterAll(() => pair.stop());
beforeEach(() => {
  primary = connect(pair.primary.url, () => undefined);
  replica = connect(pair.standby.url, () => undefined);
  reads = new ReplicaReads(primary, replica, pino({ level: "silent" }));
});
afterEach(async () => {
  await reads.close();
  await Promise.all([primary.destroy(), replica.destroy()]);
});

/** The value, and whether a replica answered. */
async function readValue() {
  return reads.read(async (database) => {
    const { rows } = await sql<{ value: number; isReplica: boolean }>`
      select value, pg_is_in_recovery() as "isReplica" from counts`.execute(database);
    return rows[0];
  });
}

test("SC3: reads go to the primary until the replica is known to be current", async () => {
  expect((await readValue())?.isReplica).toBe(false);
  reads.onConnected();
  await expect.poll(async () => (await readValue())?.isReplica).toBe(true);
});

test("SC3: a read after a change never sees rows older than it, however late the replica is", async () => {
  reads.onConnected();
  await expect.poll(() => reads.isReplicaUsed).toBe(true);
  await pair.standby.query("select pg_wal_replay_pause()");
  await pair.primary.query("update counts set value = 7");
  reads.onChange();
  expect(await readValue()).toEqual({ value: 7, isReplica: false });
  await pair.standby.query("select pg_wal_replay_resume()");
  await expect.poll(readValue).toEqual({ value: 7, isReplica: true });
});

test("SC3: a hundred changes in a row are each seen by the next read", async () => {
  reads.onConnected();
  for (let value = 100; value < 200; value += 1) {
    await sql`update counts set value = ${value}`.execute(primary);
    reads.onChange();
    expect((await readValue())?.value).toBe(value);
    if (value % 10 === 0) await expect.poll(() => reads.isReplicaUsed).toBe(true);
  }
});

test("SC3: an instance that hears of no changes reads from the primary", async () => {
  reads.onConnected();
  await expect.poll(() => reads.isReplicaUsed).toBe(true);
  reads.onDisconnected();
  expect((await readValue())?.isReplica).toBe(false);
});

test("SC3: an instance that stops hearing of changes while the replica catches up goes on reading from the primary", async () => {
  reads.onConnected();
  await expect.poll(() => reads.isReplicaUsed).toBe(true);
  await pair.standby.query("select pg_wal_replay_pause()");
  await pair.primary.query("update counts set value = 8");
  reads.onChange();
  reads.onDisconnected();
  await pair.standby.query("select pg_wal_replay_resume()");
  for (let value = 300; value < 500; value += 1) {
    await sql`update counts set value = ${value}`.execute(primary);
    expect(await readValue()).toEqual({ value, isReplica: false });
  }
});

test("SC3: a replica that goes away is left out without a failed read, and is used again when it is back", async () => {
  reads.onConnected();
  await expect.poll(() => reads.isReplicaUsed).toBe(true);
  await pair.standby.kill();
  expect((await readValue())?.isReplica).toBe(false);
  await pair.standby.start();
  await expect.poll(() => reads.isReplicaUsed).toBe(true);
  expect((await readValue())?.isReplica).toBe(true);
});

test("SC4: while the primary is lost, reads go on from a replica that had every change", async () => {
  reads.onConnected();
  await expect.poll(() => reads.isReplicaUsed).toBe(true);
  await pair.primary.kill();
  reads.onDisconnected();
  expect((await readValue())?.isReplica).toBe(true);
  await pair.primary.start();
  await expect.poll(async () => (await readValue())?.isReplica).toBe(false);
});

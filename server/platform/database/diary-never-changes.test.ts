import { randomBytes, randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { insertJob } from "#server/testing/insert-job.ts";
import { createTestDatabase, type TestDatabase } from "#server/testing/test-database.ts";

let store: TestDatabase;
beforeAll(async () => {
  store = await createTestDatabase();
});
afterAll(() => store.drop());

async function insertSealedEntry({ isExample = false } = {}) {
  const { database } = store;
  const job = await insertJob(database, { isExample });
  const entry = await database
    .insertInto("diary_entries")
    .values({
      job_id: job.id,
      uuid: randomUUID(),
      day: "2026-11-17",
      received_at: new Date("2026-11-17T06:00:00Z"),
      content: "{}",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const seal = await database
    .insertInto("diary_seals")
    .values({
      job_id: job.id,
      number: 1,
      day: "2026-11-17",
      hash: randomBytes(32),
      entries: 1,
      pictures: 0,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await database.updateTable("diary_entries").set({ seal_id: seal.id }).where("id", "=", entry.id).execute();
  return { jobId: job.id, entryId: entry.id, sealId: seal.id };
}

test("CN8: SQL by hand can neither change, unseal nor delete an entry, a seal or their job", async () => {
  const { jobId, entryId, sealId } = await insertSealedEntry();
  for (const statement of [
    `update diary_entries set content = '{"text":"other"}' where id = ${entryId}`,
    `update diary_entries set seal_id = null where id = ${entryId}`,
    `update diary_seals set day = '2026-11-18' where id = ${sealId}`,
    `delete from diary_entries where id = ${entryId}`,
    `delete from diary_seals where id = ${sealId}`,
    "truncate diary_entries cascade",
  ])
    await expect(sql.raw(statement).execute(store.database)).rejects.toThrow(
      "the diary of a job never changes",
    );
  await expect(sql.raw(`delete from jobs where id = ${jobId}`).execute(store.database)).rejects.toThrow(
    "violates foreign key",
  );
});

test("CN8: an entry of the demo can be deleted", async () => {
  const { jobId } = await insertSealedEntry({ isExample: true });
  for (const statement of [
    `delete from diary_entries where job_id = ${jobId}`,
    `delete from diary_seals where job_id = ${jobId}`,
    `delete from jobs where id = ${jobId}`,
  ])
    await sql.raw(statement).execute(store.database);
  const rows = await store.database.selectFrom("jobs").select("id").where("id", "=", jobId).execute();
  expect(rows).toEqual([]);
});

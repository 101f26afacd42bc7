import { sql } from "kysely";
import { PgBoss } from "pg-boss";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { pgbouncerPath, startPgBouncer } from "#server/testing/pgbouncer.ts";
import { handlerOf, startTestWorkers } from "#server/testing/run-jobs.ts";
import { createTestDatabase, type TestDatabase } from "#server/testing/test-database.ts";
import { addJob, jobNames } from "./add-job.ts";
import { listFailedJobs, retryJob } from "./failed-jobs.ts";
import type { JobHandler } from "./job-handler.ts";
import { takeOverJobs } from "./take-over-jobs.ts";

let store: TestDatabase;
const stops: Array<() => Promise<void>> = [];
beforeAll(async () => {
  store = await createTestDatabase();
});
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
  await sql`delete from jobs.job`.execute(store.database);
});
afterAll(() => store.drop());

function work(handler: JobHandler): void {
  stops.push(startTestWorkers({ databaseUrl: store.url, handlers: [handler] }));
}

const add = (data: object) =>
  store.database.transaction().execute((transaction) => addJob(transaction, "notify-staff", data));

describe("jobs in PostgreSQL (LE3)", () => {
  test("the migration creates the tables that pg-boss expects, and every queue", async () => {
    const boss = new PgBoss({ connectionString: store.url, schema: "jobs" });
    await boss.start();
    const drift = await boss.detectSchemaDrift();
    expect(drift).toMatchObject({ ok: true, extraIndexes: [] });
    const queues = await boss.getQueues();
    expect(queues.map(({ name }) => name)).toEqual(expect.arrayContaining([...jobNames]));
    await boss.stop();
  });

  test("a job that is rolled back with its transaction never runs, a committed one runs", async () => {
    const data: unknown[] = [];
    const rolledBack = store.database.transaction().execute(async (transaction) => {
      await addJob(transaction, "notify-staff", { number: 1 });
      throw new Error("rolled back");
    });
    await expect(rolledBack).rejects.toThrow("rolled back");
    await add({ number: 2 });
    work(handlerOf("notify-staff", async (job) => void data.push(job.data)));
    await expect.poll(() => data).toEqual([{ number: 2 }]);
  });

  test("two instances run each of 200 jobs once", async () => {
    await Promise.all(Array.from({ length: 200 }, (_, number) => add({ number })));
    const runs: unknown[] = [];
    for (let instance = 0; instance < 2; instance += 1)
      work(handlerOf("notify-staff", async ({ data }) => void runs.push(JSON.stringify(data))));
    await expect.poll(() => runs.length).toBe(200);
    expect(new Set(runs).size).toBe(200);
  });

  test("one run serves all jobs of a batch where the handler says so", async () => {
    await Promise.all(Array.from({ length: 50 }, () => add({})));
    let runs = 0;
    const run = async () => {
      runs += 1;
    };
    work(handlerOf("notify-staff", run, { batchSize: 100, isRunShared: true }));
    const unfinished = sql<{ count: number }>`
      select count(*) as count from jobs.job where name = 'notify-staff' and state <> 'completed'`;
    await expect.poll(async () => (await unfinished.execute(store.database)).rows[0]?.count).toBe(0);
    expect(runs).toBe(1);
  });

  test("a failing job is tried again, says when it is its last attempt, is listed, and can be retried", async () => {
    let isBroken = true;
    const attempts: boolean[] = [];
    await add({});
    work(
      handlerOf("notify-staff", async ({ isLastAttempt }) => {
        attempts.push(isLastAttempt);
        if (isBroken) throw new Error("the mail server burns");
      }),
    );
    await expect.poll(() => listFailedJobs(store.database, 10)).toHaveLength(1);
    expect(attempts).toEqual([false, true]);
    const [failed] = await listFailedJobs(store.database, 10);
    expect(failed).toMatchObject({ queue: "notify-staff", error: "the mail server burns", attempts: 2 });
    isBroken = false;
    expect(await retryJob(store.database, failed?.id ?? "")).toBe(true);
    expect(await retryJob(store.database, failed?.id ?? "")).toBe(false);
    await expect.poll(() => attempts.length).toBe(3);
    expect(await listFailedJobs(store.database, 10)).toEqual([]);
  });

  test("workers continue after their connections were broken", async () => {
    const data: unknown[] = [];
    work(handlerOf("notify-staff", async (job) => void data.push(job.data)));
    await add({ number: 1 });
    await expect.poll(() => data).toHaveLength(1);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'mithila-ghar jobs' and datname = current_database()`.execute(store.database);
    await add({ number: 2 });
    // The first one may run again: that it was done may not have been stored yet.
    await expect.poll(() => data).toContainEqual({ number: 2 });
  });

  test("a restarted server runs the jobs of the killed one at once, and counts the kill as an attempt", async () => {
    await add({ number: 1 });
    const killed = new PgBoss({ connectionString: store.url, schema: "jobs" });
    await killed.start();
    expect(await killed.fetch("notify-staff")).toHaveLength(1);
    await killed.stop({ graceful: false });
    const waiting = sql<{ state: string; delay: number }>`
      select state, extract(epoch from start_after - now())::float as delay from jobs.job where name = 'notify-staff'`;
    expect((await waiting.execute(store.database)).rows).toEqual([
      { state: "active", delay: expect.any(Number) },
    ]);
    await takeOverJobs(store.database);
    const [job] = (await waiting.execute(store.database)).rows;
    expect(job?.state).toBe("retry");
    expect(job?.delay).toBeLessThanOrEqual(0);
    const runs: unknown[] = [];
    work(handlerOf("notify-staff", async ({ data }) => void runs.push(data)));
    await expect.poll(() => runs).toEqual([{ number: 1 }]);
    const attempts = sql<{
      retry_count: number;
    }>`select retry_count from jobs.job where name = 'notify-staff'`;
    expect((await attempts.execute(store.database)).rows).toEqual([{ retry_count: 1 }]);
  });

  test.skipIf(!pgbouncerPath)(
    "jobs run through PgBouncer in transaction mode (needs pgbouncer)",
    async () => {
      const bouncer = await startPgBouncer(store.url, "set statement_timeout = 4000");
      const data: unknown[] = [];
      const handlers = [
        handlerOf("notify-staff", async (job) => void data.push(job.data), { cron: "* * * * *" }),
      ];
      const stop = startTestWorkers({ databaseUrl: bouncer.url, handlers });
      await add({ number: 1 });
      await expect.poll(() => data).toContainEqual({ number: 1 });
      await stop();
      await bouncer.close();
    },
  );

  test("stopping waits for the job that is running", async () => {
    let isDone = false;
    const { promise: started, resolve: start } = Promise.withResolvers<void>();
    await add({});
    const run = async () => {
      start();
      await sql`select pg_sleep(1)`.execute(store.database);
      isDone = true;
    };
    const stop = startTestWorkers({ databaseUrl: store.url, handlers: [handlerOf("notify-staff", run)] });
    await started;
    await stop();
    expect(isDone).toBe(true);
  });
});

import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { kathmanduTime } from "#domain/dates.ts";
import { todaySchema } from "#domain/today/today.ts";
import { insertJob } from "#server/testing/insert-job.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { messageFields } from "#server/testing/sample-forms.ts";
import { switchOnConstruction } from "#server/testing/switch-on-construction.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { remindOfInstalmentsHandler } from "./remind-of-instalments.ts";

let site: TestApp;
let admin: LoggedIn;
let job: Awaited<ReturnType<typeof insertJob>>;
beforeAll(async () => {
  site = await createTestApp();
  admin = await logInAs(site, "admin");
  await switchOnConstruction(site, admin);
});
afterAll(() => site.close());
beforeEach(async () => {
  await sql`truncate mails, instalments, job_payments, job_permits, sms_messages cascade`.execute(
    site.database,
  );
  job = await insertJob(site.database, { email: "sita@example.com" });
  await plan([
    { name: { en: "First", np: "पहिलो" }, amount: "1000", due_on: "2026-11-10" },
    { name: { en: "Second", np: "दोस्रो" }, amount: "500", stage_id: job.stageIds[0] },
  ]);
});

async function plan(rows: readonly object[]) {
  const instalments = rows.map((row, index) => ({ id: `i${index}`, stage_id: null, due_on: null, ...row }));
  const url = `/api/jobs/${job.id}/instalments/`;
  const response = await site.app.inject({
    method: "PUT",
    url,
    headers: admin.headers,
    payload: { instalments },
  });
  expect(response.statusCode, response.body).toBe(200);
}
const pay = (amount: string) =>
  sql`insert into job_payments (job_id, received_on, amount, method) values (${job.id}, '2026-11-10', ${amount}, 'cash')`.execute(
    site.database,
  );
const at = (day: number, time = "10:00") => kathmanduTime(`2026-11-${day}`, time);
const remind = (now: Date, hasSms = false) =>
  remindOfInstalmentsHandler({
    database: site.database,
    hasMail: true,
    hasSms,
    publicUrl: "https://site.test",
    now: () => now,
  }).run({ data: {}, isLastAttempt: false });
const mails = () => site.database.selectFrom("mails").selectAll().orderBy("id").execute();

describe("CN7: a client is reminded of an instalment", () => {
  test("from the day it is due, then weekly, and not at night", async () => {
    const expected: readonly (readonly [Date, number])[] = [
      [at(9), 0],
      [at(10, "06:00"), 0],
      [at(10), 1],
      [at(10, "15:00"), 1],
      [at(11), 1],
      [at(16), 1],
      [at(17), 2],
    ];
    for (const [now, count] of expected) {
      await remind(now);
      expect([now, (await mails()).length]).toEqual([now, count]);
    }
  });

  test("once, however many instances run at the same time, in the client's language, with the link to the page", async () => {
    await sql`update jobs set language = 'np' where id = ${job.id}`.execute(site.database);
    await Promise.all(Array.from({ length: 5 }, () => remind(at(18))));
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ kind: "job", language: "np", to_address: "sita@example.com" });
    expect(mail?.text).toContain("पहिलो: रु १,०००.००");
    expect(mail?.text).toMatch(/https:\/\/site\.test\/np\/job\/[\w-]{43}/);
  });

  test("of what is missing, of a stage that is done, too, and not of what was paid", async () => {
    await pay("1000");
    await remind(at(18));
    expect(await mails()).toEqual([]);
    await sql`update job_stages set percent = 100, done_on = '2026-11-18' where id = ${job.stageIds[0]}`.execute(
      site.database,
    );
    await pay("100");
    await remind(at(18));
    expect((await mails())[0]?.text).toContain("Second: रु 400.00");
  });

  test("not of an example, and not for a company that does not build", async () => {
    await sql`update jobs set is_example = true where id = ${job.id}`.execute(site.database);
    await remind(at(18));
    await sql`update jobs set is_example = false where id = ${job.id}`.execute(site.database);
    await sql`update settings set value = jsonb_set(value, '{isOn}', 'false') where name = 'construction'`.execute(
      site.database,
    );
    await remind(at(18));
    await sql`update settings set value = jsonb_set(value, '{isOn}', 'true') where name = 'construction'`.execute(
      site.database,
    );
    expect(await mails()).toEqual([]);
  });

  test("by SMS if it is set up and the client has a mobile number", async () => {
    const payload = { ...messageFields, phone: "9800000201" };
    const sent = await site.app.inject({ method: "POST", url: "/messages/create/", payload });
    expect(sent.statusCode, sent.body).toBe(201);
    await sql`update jobs set lead_id = (select max(id) from leads), client_phone = '9800000201' where id = ${job.id}`.execute(
      site.database,
    );
    await remind(at(18), true);
    const texts = await site.database.selectFrom("sms_messages").selectAll().execute();
    expect(texts).toMatchObject([{ to_number: "9800000201", mail: { to: "sita@example.com" } }]);
    expect(await mails()).toEqual([]);
  });
});

describe("CN7: the office's Today", () => {
  const read = async (headers = admin.headers) =>
    todaySchema.parse((await site.app.inject({ url: "/api/today/?lang=en", headers })).json()).jobs;

  test("lists instalments that are due and permits that are overdue, for admins", async () => {
    await sql`insert into job_permits (job_id, kind, applied_on, due_on) values
      (${job.id}, 'plinth', '2026-09-01', '2026-10-01'), (${job.id}, 'completion', null, '2999-01-01')`.execute(
      site.database,
    );
    expect(await read()).toMatchObject({
      count: 2,
      results: [
        { job_id: job.id, permit: "plinth", since: "2026-10-01", amount: null },
        {
          job_id: job.id,
          instalment: "First",
          amount: "1000.00",
          since: "2026-11-10",
          job: "House in Janakpur",
        },
      ],
    });
    expect(await read((await logInAs(site, "agent")).headers)).toEqual({ count: 0, results: [] });
    await pay("1000");
    await sql`update job_permits set granted_on = '2026-11-01' where kind = 'plinth'`.execute(site.database);
    expect(await read()).toEqual({ count: 0, results: [] });
  });
});

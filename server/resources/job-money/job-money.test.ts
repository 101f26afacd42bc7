import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { jobMoneySchema, paymentSchema, planSchema } from "#domain/instalments/instalment.ts";
import { insertJob } from "#server/testing/insert-job.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { switchOnConstruction } from "#server/testing/switch-on-construction.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let site: TestApp;
let admin: LoggedIn;
let job: Awaited<ReturnType<typeof insertJob>>;
beforeAll(async () => {
  site = await createTestApp();
  admin = await logInAs(site, "admin");
  await switchOnConstruction(site, admin);
});
beforeEach(async () => {
  job = await insertJob(site.database);
});
afterAll(() => site.close());

const call = (
  method: "GET" | "POST" | "PUT" | "PATCH",
  path: string,
  payload?: object,
  headers: Record<string, string> = {},
) =>
  site.app.inject({
    method,
    url: `/api/jobs/${job.id}/${path}`,
    headers: { ...admin.headers, ...headers },
    ...(payload && { payload }),
  });
const name = (en: string) => ({ en, np: "" });
const first = () => ({
  id: "a",
  name: name("First"),
  amount: "100000",
  stage_id: job.stageIds[0],
  due_on: null,
});
const second = { id: "b", name: name("Second"), amount: "50000.50", stage_id: null, due_on: "2030-01-01" };
const save = async (instalments: readonly object[], headers = {}) => {
  const response = await call("PUT", "instalments/", { instalments }, headers);
  expect(response.statusCode, response.body).toBe(200);
  return planSchema.parse(response.json());
};
const pay = async (amount: string, instalment_id: number | null = null) => {
  const payment = { received_on: "2026-11-01", amount, method: "bank", reference: "", instalment_id };
  const response = await call("POST", "payments/", payment);
  expect(response.statusCode, response.body).toBe(201);
  return paymentSchema.parse(response.json());
};
const money = async () => jobMoneySchema.parse((await call("GET", "money/")).json());
const plan = async () => planSchema.parse((await call("GET", "instalments/")).json());

describe("CN7: the plan of payments", () => {
  test("an instalment is due when its stage is done", async () => {
    await save([first(), second]);
    expect(await plan()).toMatchObject({
      due: "0.00",
      instalments: [{ due_since: null }, { due_since: null }],
    });
    await sql`update job_stages set percent = 100, done_on = '2026-11-02' where id = ${job.stageIds[0]}`.execute(
      site.database,
    );
    expect(await plan()).toMatchObject({
      due: "100000.00",
      instalments: [{ due: "100000.00", due_since: "2026-11-02" }, { due: "0.00" }],
    });
    await pay("40000");
    expect(await money()).toMatchObject({ received: "40000.00", due: "60000.00", planned: "150000.50" });
  });

  test("keeps the ids of instalments, changes their order, and never drops one with payments", async () => {
    const { instalments } = await save([first(), second]);
    const [a, b] = instalments;
    await pay("10", Number(a?.id));
    const swapped = await save([
      { ...second, id: b?.id },
      { ...first(), id: a?.id, amount: "7" },
    ]);
    expect(swapped.instalments.map(({ id, amount, received }) => [id, amount, received])).toEqual([
      [b?.id, "50000.50", "3.00"],
      [a?.id, "7.00", "7.00"],
    ]);
    const refused = await call("PUT", "instalments/", { instalments: [{ ...second, id: b?.id }] });
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, ["instalments"]]);
    expect((await save([{ ...first(), id: a?.id }])).instalments).toHaveLength(1);
  });

  test("of which a colleague has saved another version is refused with that one", async () => {
    await save([first()]);
    const etag = String((await call("GET", "instalments/")).headers.etag);
    await save([first(), second], { "if-match": etag });
    const conflict = await call("PUT", "instalments/", { instalments: [] }, { "if-match": etag });
    expect(conflict.statusCode).toBe(412);
    expect(conflict.json().current.instalments).toHaveLength(2);
  });

  test.each([
    [{ amount: "0" }, "instalments.0.amount"],
    [{ amount: "1e9" }, "instalments.0.amount"],
    [{ stage_id: null, due_on: "" }, "instalments.0.due_on"],
    [{ stage_id: 999_999 }, "instalments.0.stage_id"],
    [{ name: name(" ") }, "instalments.0.name"],
  ])("refuses %o", async (change, field) => {
    const response = await call("PUT", "instalments/", { instalments: [{ ...first(), ...change }] });
    expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, [field]]);
  });
});

describe("CN7: payments", () => {
  test("are crossed out, not deleted, and that can be taken back", async () => {
    const { id } = await pay("500.25");
    await pay("1");
    expect(await money()).toMatchObject({ received: "501.25" });
    for (const _twice of [1, 2])
      expect((await call("PATCH", `payments/${id}/`, { is_voided: true })).json().voided_at).not.toBeNull();
    expect(await money()).toMatchObject({ received: "1.00" });
    const { results } = (await call("GET", "payments/")).json();
    expect(results).toHaveLength(2);
    await call("PATCH", `payments/${id}/`, { is_voided: false });
    expect(await money()).toMatchObject({ received: "501.25" });
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from row_history where table_name = 'job_payments' and row_id = ${id}`.execute(
      site.database,
    );
    expect(rows[0]?.count).toBe(3);
  });

  test("that are sent twice with one key are stored once", async () => {
    const payment = { received_on: "2026-11-01", amount: "5", method: "cash" };
    const key = { "idempotency-key": "a-payment-once" };
    const both = await Promise.all([1, 2].map(() => call("POST", "payments/", payment, key)));
    expect(both.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(await money()).toMatchObject({ received: "5.00" });
  });

  test("are of this job's instalments, of the past and above zero; those of another job are not found", async () => {
    const valid = { received_on: "2026-11-01", amount: "5", method: "cash" };
    for (const [change, field] of [
      [{ instalment_id: 999_999 }, "instalment_id"],
      [{ received_on: "2999-01-01" }, "received_on"],
      [{ received_on: "" }, "received_on"],
      [{ amount: "-5" }, "amount"],
      [{ method: "gold" }, "method"],
    ] as const) {
      const response = await call("POST", "payments/", { ...valid, ...change });
      expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, [field]]);
    }
    const { id } = await pay("5");
    job = await insertJob(site.database);
    expect((await call("PATCH", `payments/${id}/`, { is_voided: true })).statusCode).toBe(404);
  });
});

describe("CN6: actual cost", () => {
  test("is a layer of its own, for admins", async () => {
    const cost = {
      spent_on: "2026-11-02",
      description: "Cement, 40 bags",
      supplier: "Ram",
      amount: "32000",
      stage_id: job.stageIds[0],
    };
    const added = await call("POST", "costs/", cost);
    expect(added.statusCode, added.body).toBe(201);
    expect((await call("POST", "costs/", { ...cost, stage_id: 999_999 })).json().fields).toHaveProperty(
      "stage_id",
    );
    expect(await money()).toMatchObject({
      cost: "32000.00",
      received: "0.00",
      due: "0.00",
      contract: "0.00",
    });
    await call("PATCH", `costs/${added.json().id}/`, { is_voided: true });
    expect(await money()).toMatchObject({ cost: "0.00" });
    expect((await call("GET", "costs/")).json().results).toMatchObject([{ description: "Cement, 40 bags" }]);
    const agent = await logInAs(site, "agent");
    for (const path of ["costs/", "money/", "payments/", "instalments/", "permits/"]) {
      const url = `/api/jobs/${job.id}/${path}`;
      expect((await site.app.inject({ url, headers: agent.headers })).statusCode).toBe(403);
      expect((await site.app.inject({ url })).statusCode).toBe(401);
      expect(
        (await site.app.inject({ url: `/api/jobs/999999/${path}`, headers: admin.headers })).statusCode,
      ).toBe(404);
    }
  });
});

import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Section } from "#domain/estimates/estimate-content.ts";
import { maxCodesPerHour } from "#domain/estimates/estimate-page.ts";
import { jobMoneySchema } from "#domain/instalments/instalment.ts";
import { defaultSettings } from "#domain/settings/defaults.ts";
import { type Variation, variationListSchema, variationSchema } from "#domain/variations/variation.ts";
import { EstimatePages } from "#server/resources/estimate-pages/estimate-pages.ts";
import { readClientMoney } from "#server/resources/job-money/client-money.ts";
import { insertAcceptedVersion } from "#server/testing/insert-accepted-version.ts";
import { insertJob } from "#server/testing/insert-job.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { switchOnConstruction } from "#server/testing/switch-on-construction.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { actOnVariation } from "./client-decision.ts";

let site: TestApp;
let admin: LoggedIn;
beforeAll(async () => {
  site = await createTestApp({
    SMTP_URL: "smtp://127.0.0.1:1",
    MAIL_FROM: "office@site.test",
    NOTIFY_EMAIL: "staff@site.test",
  });
  admin = await logInAs(site, "admin");
  await switchOnConstruction(site, admin);
});
beforeEach(() => sql`truncate mails`.execute(site.database));
afterAll(() => site.close());

const call = (method: "GET" | "POST" | "PUT" | "DELETE", url: string, payload?: object, headers = {}) =>
  site.app.inject({ method, url, headers: { ...admin.headers, ...headers }, ...(payload && { payload }) });

const texts = { en: "Wall", np: "गारो" };
const line = {
  id: "wall",
  code: "3.1",
  name: texts,
  unit: "m3",
  quantity: "10",
  measurements: [],
  rate: "100",
  source: "",
} as const;
const agreed: Section[] = [{ id: "s", title: texts, lines: [{ ...line, measurements: [] }] }];
const draft = (lines: readonly object[], change: object = {}) => ({
  title: { en: "A balcony", np: "बरन्डा" },
  reason: { en: "The client asked for it", np: "" },
  has_overhead: true,
  has_vat: true,
  sections: [{ id: "v", title: texts, lines }],
  ...change,
});
const removal = (quantity: string, removes = "0.s.wall") => ({ ...line, id: "r", quantity, removes });
const addition = { ...line, id: "a", quantity: "2", rate: "50.25", removes: "" };

async function beginJob() {
  const versionId = await insertAcceptedVersion(site.database, agreed, { overhead: "15", vat: "13" });
  return insertJob(site.database, { versionId, email: "sita@example.com" });
}
async function begin(jobId: number, lines: readonly object[] = [addition]): Promise<Variation> {
  const response = await call("POST", `/api/jobs/${jobId}/variations/`, { title: { en: "Change", np: "" } });
  expect(response.statusCode, response.body).toBe(201);
  const { id } = variationSchema.parse(response.json());
  const saved = await call("PUT", `/api/variations/${id}/`, draft(lines));
  expect(saved.statusCode, saved.body).toBe(200);
  return variationSchema.parse(saved.json());
}
async function send(id: number) {
  const response = await call("POST", `/api/variations/${id}/send/`);
  expect(response.statusCode, response.body).toBe(200);
}
const mailsTo = (to: string) =>
  site.database
    .selectFrom("mails")
    .select(["kind", "subject", "text"])
    .where("to_address", "=", to)
    .orderBy("id", "desc")
    .execute();

/** What the client's page passes on. */
const decide = (jobId: number, variationId: number, action: "code" | "accept" | "decline", fields = {}) => {
  const publicUrl = "https://site.test";
  const resource = {
    database: site.database,
    settings: { read: () => defaultSettings },
    ownerNotice: { hasMail: true, language: "en", publicUrl, officeAddresses: [] },
    hasSms: false,
    estimatePages: new EstimatePages(Buffer.alloc(32, 7), publicUrl),
    staffAddresses: ["staff@site.test"],
  } as const;
  return actOnVariation(resource, { jobId, variationId, action, fields });
};
async function askForCode(jobId: number, id: number): Promise<string> {
  await decide(jobId, id, "code");
  const [mail] = await mailsTo("sita@example.com");
  return /\d{6}/.exec(mail?.subject ?? "")?.[0] ?? "";
}
async function accept(jobId: number, id: number) {
  await send(id);
  const code = await askForCode(jobId, id);
  expect(await decide(jobId, id, "accept", { name: "Sita Karna", code })).toBe(true);
}
const money = async (jobId: number) =>
  jobMoneySchema.parse((await call("GET", `/api/jobs/${jobId}/money/`)).json());

describe("CN6: a variation", () => {
  test("charges what the contract charges, exactly; what is removed has the agreed rate", async () => {
    const job = await beginJob();
    const saved = await begin(job.id, [
      addition,
      { ...removal("4"), rate: "1", unit: "kg", name: { en: "x", np: "" } },
    ]);
    expect(saved).toMatchObject({
      number: 1,
      state: "draft",
      overhead_percent: "15",
      vat_percent: "13",
      net: "-299.50",
      overhead: "-44.93",
      vat: "-44.78",
      total: "-389.21",
    });
    expect(saved.sections[0]?.lines[1]).toMatchObject({
      rate: "100",
      unit: "m3",
      name: texts,
      removes: "0.s.wall",
    });
    const list = variationListSchema.parse((await call("GET", `/api/jobs/${job.id}/variations/`)).json());
    expect(list).toMatchObject({
      results: [{ id: saved.id, total: "-389.21" }],
      agreed: [{ reference: "0.s.wall", quantity: "10", rate: "100" }],
      charges: { overhead: "15", vat: "13" },
    });
  });

  test.each([
    [[removal("10.001")], { "sections.0.lines.0.quantity": "more_than_agreed" }],
    [[removal("1", "0.s.roof")], { "sections.0.lines.0.removes": "choice_invalid" }],
    [[{ ...addition, rate: "" }], { "sections.0.lines.0.rate": "required" }],
  ])("refuses %o", async (lines, fields) => {
    const job = await beginJob();
    const { id } = await begin(job.id);
    const response = await call("PUT", `/api/variations/${id}/`, draft(lines));
    expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, Object.keys(fields)]);
  });

  test("is not sent while it is empty; it is sent once by one key and mailed to the client", async () => {
    const job = await beginJob();
    const empty = await begin(job.id, []);
    expect((await call("POST", `/api/variations/${empty.id}/send/`)).json().fields).toHaveProperty(
      "sections",
    );
    await call("PUT", `/api/variations/${empty.id}/`, draft([addition]));
    const key = { "idempotency-key": "send-variation-once" };
    const both = await Promise.all(
      [1, 2].map(() => call("POST", `/api/variations/${empty.id}/send/`, undefined, key)),
    );
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const mails = await mailsTo("sita@example.com");
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ kind: "job", subject: expect.stringContaining("A balcony") });
    expect(mails[0]?.text).toMatch(/Added to the contract: रु 130\.61[\s\S]*\/job\/[\w-]{43}/);
    expect((await call("PUT", `/api/variations/${empty.id}/`, draft([]))).statusCode).toBe(409);
  });

  test("CN8: is mailed with the newest seal of the diary and the address that checks it", async () => {
    const job = await beginJob();
    await site.database
      .insertInto("diary_seals")
      .values({
        job_id: job.id,
        number: 1,
        day: "2026-11-17",
        previous: null,
        hash: Buffer.alloc(32, 7),
        document: "{}",
        entries: 1,
        pictures: 0,
      })
      .execute();
    const { id } = await begin(job.id);
    await send(id);
    const [mail] = await mailsTo("sita@example.com");
    const hash = "07".repeat(32);
    expect(mail?.text).toContain(
      `1-${hash}\nhttp://site.test/verify/${job.code}?seal=1-${hash.slice(0, 16)}`,
    );
  });

  test("of a draft is deleted, a sent one withdrawn, and neither is decided on then", async () => {
    const job = await beginJob();
    const { id } = await begin(job.id);
    expect((await call("POST", `/api/variations/${id}/withdraw/`)).statusCode).toBe(409);
    expect((await call("DELETE", `/api/variations/${id}/delete/`)).statusCode).toBe(204);
    const other = await begin(job.id);
    await send(other.id);
    expect((await call("DELETE", `/api/variations/${other.id}/delete/`)).statusCode).toBe(409);
    const code = await askForCode(job.id, other.id);
    const withdrawn = await call("POST", `/api/variations/${other.id}/withdraw/`);
    expect(withdrawn.json()).toMatchObject({ state: "withdrawn" });
    await expect(decide(job.id, other.id, "accept", { name: "Sita", code })).rejects.toMatchObject({
      code: "state_changed",
    });
  });

  test("an outdated version is refused with the current one", async () => {
    const job = await beginJob();
    const { id } = await begin(job.id);
    const etag = String((await call("GET", `/api/variations/${id}/`)).headers.etag);
    const match = { "if-match": etag };
    expect(
      (await call("PUT", `/api/variations/${id}/`, draft([addition, removal("1")]), match)).statusCode,
    ).toBe(200);
    const conflict = await call("PUT", `/api/variations/${id}/`, draft([]), match);
    expect(conflict.statusCode).toBe(412);
    expect(conflict.json().current.sections[0].lines).toHaveLength(2);
  });

  test("agents have no part in it, and a company that does not build has none", async () => {
    const job = await beginJob();
    const agent = await logInAs(site, "agent");
    const url = `/api/jobs/${job.id}/variations/`;
    expect((await site.app.inject({ url, headers: agent.headers })).statusCode).toBe(403);
    expect((await call("GET", "/api/jobs/999999/variations/")).statusCode).toBe(404);
  });
});

describe("CN6: the client decides", () => {
  test("accepts by name and code; then it is in the contract sum, and neither staff nor SQL can change it", async () => {
    const job = await beginJob();
    const { id } = await begin(job.id);
    await accept(job.id, id);
    const stored = variationSchema.parse((await call("GET", `/api/variations/${id}/`)).json());
    expect(stored).toMatchObject({ state: "accepted", decided_name: "Sita Karna" });
    expect((await mailsTo("staff@site.test"))[0]?.text).toContain(`tab=jobs&job=${job.id}&part=variations`);
    expect(await money(job.id)).toMatchObject({
      estimate: { total: "1299.50" },
      variations: [{ id, total: "130.61" }],
      contract: "1430.11",
    });
    expect((await call("PUT", `/api/variations/${id}/`, draft([]))).statusCode).toBe(409);
    expect((await call("POST", `/api/variations/${id}/withdraw/`)).statusCode).toBe(409);
    for (const statement of [
      sql`update variations set net = net + 1, total = total + 1 where id = ${id}`,
      sql`update variations set sections = '[]' where id = ${id}`,
      sql`delete from variations where id = ${id}`,
      sql`delete from jobs where id = ${job.id}`,
      sql`truncate variations cascade`,
    ])
      await expect(statement.execute(site.database)).rejects.toThrow(/never change/);
  });

  test("declines with a reason, which staff read", async () => {
    const job = await beginJob();
    const { id } = await begin(job.id);
    await send(id);
    const code = await askForCode(job.id, id);
    await decide(job.id, id, "decline", { name: "Sita", code, reason: "Too dear" });
    expect((await call("GET", `/api/variations/${id}/`)).json()).toMatchObject({
      state: "declined",
      decline_reason: "Too dear",
    });
    expect((await mailsTo("staff@site.test"))[0]?.text).toContain("Too dear");
    expect(await money(job.id)).toMatchObject({ variations: [], contract: "1299.50" });
  });

  test("not with the code of another variation, nor of a job that is not theirs, nor with too many codes", async () => {
    const [job, other] = [await beginJob(), await beginJob()];
    const [one, two] = [await begin(job.id), await begin(job.id)];
    await send(one.id);
    await send(two.id);
    const code = await askForCode(job.id, one.id);
    await expect(decide(job.id, two.id, "accept", { name: "Sita", code })).rejects.toMatchObject({
      fields: { code: expect.anything() },
    });
    expect(await decide(other.id, one.id, "accept", { name: "Sita", code })).toBe(false);
    const draftOne = await begin(job.id);
    expect(await decide(job.id, draftOne.id, "code")).toBe(false);
    for (let sent = 1; sent < maxCodesPerHour; sent++) await decide(job.id, one.id, "code");
    await expect(decide(job.id, one.id, "code")).rejects.toMatchObject({ code: "too_many_requests" });
  });

  test("two variations that remove the same line are not both accepted", async () => {
    const job = await beginJob();
    const [one, two] = [await begin(job.id, [removal("6")]), await begin(job.id, [removal("6")])];
    await send(two.id);
    await accept(job.id, one.id);
    const code = await askForCode(job.id, two.id);
    await expect(decide(job.id, two.id, "accept", { name: "Sita", code })).rejects.toMatchObject({
      code: "state_changed",
    });
    const { agreed: left } = variationListSchema.parse(
      (await call("GET", `/api/jobs/${job.id}/variations/`)).json(),
    );
    expect(left).toMatchObject([{ quantity: "4" }]);
  });
});

describe("CN6, CN10: what the client's page reads", () => {
  test("is the contract sum with its lines, what was sent, and no cost", async () => {
    const job = await beginJob();
    const { id } = await begin(job.id, [addition, removal("4")]);
    await begin(job.id);
    await accept(job.id, id);
    await call("POST", `/api/jobs/${job.id}/costs/`, {
      spent_on: "2026-11-02",
      description: "SECRET-COST",
      supplier: "",
      amount: "987654.32",
      stage_id: null,
    });
    const page = await readClientMoney(site.database, job.id, "np");
    expect(page).toMatchObject({
      estimate: { total: "1299.50", sections: [{ title: "गारो", lines: [{ amount: "1000.00" }] }] },
      variations: [
        {
          id,
          state: "accepted",
          total: "-389.21",
          sections: [
            {
              lines: [
                { amount: "100.50", isRemoved: false },
                { amount: "-400.00", isRemoved: true },
              ],
            },
          ],
        },
      ],
      contract: "910.29",
    });
    expect(page?.variations).toHaveLength(1);
    expect(JSON.stringify(page)).not.toMatch(/SECRET-COST|987654/);
    expect(await readClientMoney(site.database, 999_999, "en")).toBeUndefined();
  });
});

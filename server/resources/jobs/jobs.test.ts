import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Job, jobSchema } from "#domain/jobs/job.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { switchOnConstruction } from "#server/testing/switch-on-construction.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let site: TestApp;
let admin: LoggedIn;
beforeAll(async () => {
  site = await createTestApp({ SMTP_URL: "smtp://127.0.0.1:1", MAIL_FROM: "office@site.test" });
  admin = await logInAs(site, "admin");
  await switchOnConstruction(site, admin);
});
afterAll(() => site.close());

const call = (
  method: "GET" | "POST" | "PUT",
  url: string,
  payload?: object,
  headers: Record<string, string> = {},
  by = admin,
) => site.app.inject({ method, url, headers: { ...by.headers, ...headers }, ...(payload && { payload }) });

const client = {
  client_name: "Sita Jha",
  client_email: "sita@example.com",
  client_phone: null,
  language: "np",
};
const title = { en: "House in Janakpur", np: "जनकपुरको घर" };
const begin = async (input: object = { ...client, title, place: "Janakpur" }): Promise<Job> => {
  const response = await call("POST", "/api/jobs/", input);
  expect(response.statusCode, response.body).toBe(201);
  return jobSchema.parse(response.json());
};
const stage = (id: string, change: object = {}) => ({
  id,
  name: { en: `Stage ${id}`, np: "" },
  weight: "40",
  planned_on: null,
  percent: 0,
  done_on: null,
  is_public: true,
  engineer_note: "",
  ...change,
});
const fields = {
  ...client,
  title,
  place: "Janakpur-4",
  kitta: "245",
  building_class: "c",
  plinth_area_sq_ft: "1250.50",
  storeys: "2.5",
  starts_on: "2026-11-01",
  ends_on: null,
  notes: "Ask about the well",
  stages: [stage("a"), stage("b", { weight: "60.125", percent: 100, done_on: "2026-11-10" })],
};
const save = (id: number, change: object = {}, headers: Record<string, string> = {}) =>
  call("PUT", `/api/jobs/${id}/`, { ...fields, ...change }, headers);
const saved = async (id: number, change: object = {}) => {
  const response = await save(id, change);
  expect(response.statusCode, response.body).toBe(200);
  return jobSchema.parse(response.json());
};

/** As the client's page leaves it. */
async function acceptedEstimate(): Promise<number> {
  const { id } = (await call("POST", "/api/estimates/", { ...client, title })).json();
  await sql`update estimate_versions set state = 'accepted', place = 'Janakpur-7', sent_at = now(), decided_at = now(),
    decided_name = 'Sita', decided_by = 'mail' where estimate_id = ${id}`.execute(site.database);
  return id;
}

describe("CN4: a job", () => {
  test("from nothing adds a lead and its person", async () => {
    const { id, lead_id, progress, code } = await begin();
    expect(lead_id).not.toBeNull();
    expect(progress).toBe("0");
    expect(code).toMatch(/^[0-9A-F]{12}$/);
    const row = await site.database
      .selectFrom("jobs")
      .select(["person_id"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(row.person_id).not.toBeNull();
  });

  test("CN10: is told to the client by mail, once, with the link to the page, in the client's language", async () => {
    const estimateId = await acceptedEstimate();
    const email = "begun@example.com";
    await sql`update estimates set client_email = ${email} where id = ${estimateId}`.execute(site.database);
    const key = { "idempotency-key": "begin-a-job-once" };
    const both = await Promise.all(
      [1, 2].map(() => call("POST", `/api/estimates/${estimateId}/job/`, { template: "" }, key)),
    );
    expect(both.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    const { page_url } = jobSchema.parse(both[0]?.json());
    const mailsTo = (to: string) =>
      site.database
        .selectFrom("mails")
        .select(["kind", "subject", "text", "language"])
        .where("to_address", "=", to)
        .execute();
    const mails = await mailsTo(email);
    expect(mails).toMatchObject([
      { kind: "job", language: "np", subject: expect.stringContaining(title.np) },
    ]);
    expect(mails[0]?.text).toContain(page_url);
    expect(page_url).toContain("/np/job/");
    await begin({ ...client, client_email: null, client_phone: "9800000201", title, place: "" });
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test("saves exact numbers, stages in their order and the weighted progress", async () => {
    const { id } = await begin();
    const job = await saved(id);
    expect(job).toMatchObject({
      plinth_area_sq_ft: "1250.5",
      storeys: "2.5",
      building_class: "c",
      kitta: "245",
      progress: "60",
      stages: [
        { weight: "40", percent: 0 },
        { weight: "60.125", done_on: "2026-11-10" },
      ],
    });
    const [first, second] = job.stages;
    const swapped = await saved(id, {
      stages: [stage(String(second?.id), { percent: 50 }), stage(String(first?.id)), stage("new")],
    });
    expect(swapped.stages.map((row) => row.id).slice(0, 2)).toEqual([second?.id, first?.id]);
    expect(swapped.stages).toHaveLength(3);
  });

  test("the history of a job has the changes of its stages, with who made them, and not their order", async () => {
    const { id } = await begin();
    const [first, second] = (await saved(id)).stages;
    await sql`delete from row_history`.execute(site.database);
    const asSaved = (row: typeof first, change: object = {}) => ({ ...row, id: String(row?.id), ...change });
    const stages = [asSaved(second, { percent: 50, done_on: null }), asSaved(first)];
    const { stages: after } = await saved(id, { stages });
    const entries = async () =>
      (
        await site.database
          .selectFrom("row_history")
          .innerJoin("accounts", "accounts.id", "account_id")
          .select(["username", "before", "after"])
          .where("table_name", "=", "jobs")
          .where("row_id", "=", id)
          .execute()
      ).at(-1);
    expect(Object.keys((await entries())?.before ?? {})).toEqual([`stage ${second?.id}`]);
    expect(await entries()).toMatchObject({
      username: admin.username,
      before: { [`stage ${second?.id}`]: { percent: 100, done_on: "2026-11-10" } },
      after: { [`stage ${second?.id}`]: { percent: 50, done_on: null } },
    });
    await saved(id, { stages: [asSaved(after[0])] });
    expect(await entries()).toMatchObject({ after: { [`stage ${first?.id}`]: null } });

    const { name } = (await call("GET", `/api/history/jobs/${id}/?lang=np`)).json();
    expect(name).toBe(title.np);
    expect((await call("GET", "/api/history/?kind=jobs")).json()).toMatchObject({
      results: [{ kind: "jobs", row_id: id, account: admin.username }, { row_id: id }],
    });
  });

  test("a stage of another job is not changed; its number is a new stage", async () => {
    const other = await saved((await begin()).id);
    const { id } = await begin();
    const stolen = String(other.stages[0]?.id);
    const job = await saved(id, { stages: [stage(stolen, { name: { en: "Mine", np: "" } })] });
    expect(job.stages[0]?.id).not.toBe(other.stages[0]?.id);
    expect(jobSchema.parse((await call("GET", `/api/jobs/${other.id}/`)).json()).stages).toEqual(
      other.stages,
    );
  });

  test.each([
    [
      "a diary entry",
      "insert into diary_entries (job_id, uuid, day, received_at, stage_id, content) values ($1, gen_random_uuid(), '2026-11-18', now(), $2, '{}')",
    ],
    [
      "a cost",
      "insert into job_costs (job_id, stage_id, spent_on, description, amount) values ($1, $2, '2026-11-18', 'Sand', 10)",
    ],
    [
      "an instalment",
      `insert into instalments (job_id, stage_id, position, name, amount) values ($1, $2, 1, '{"en":"A","np":""}', 10)`,
    ],
  ])("a stage that %s refers to can't be removed, others can", async (_what, insert) => {
    const { id } = await begin();
    const { stages } = await saved(id);
    const [kept, free] = stages;
    const statement = insert.replace("$1", String(id)).replace("$2", String(kept?.id));
    await sql.raw(statement).execute(site.database);
    const refused = await save(id, { stages: [stage(String(free?.id))] });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({
      code: "invalid_input",
      fields: { stages: [{ code: "stage_in_use" }] },
    });
    expect((await saved(id, { stages: [stage(String(kept?.id))] })).stages).toHaveLength(1);
  });

  test("two colleagues: the second save is a conflict with the current row", async () => {
    const { id } = await begin();
    const { etag } = (await call("GET", `/api/jobs/${id}/`)).headers;
    expect((await save(id, {}, { "if-match": String(etag) })).statusCode).toBe(200);
    const late = await save(id, { place: "Elsewhere" }, { "if-match": String(etag) });
    expect(late.statusCode).toBe(412);
    expect(late.json().current).toMatchObject({ id, place: "Janakpur-4" });
  });

  test("sent twice is created once", async () => {
    const headers = { "idempotency-key": "job-once-0123456789" };
    const input = { ...client, title };
    const [one, two] = await Promise.all([
      call("POST", "/api/jobs/", input, headers),
      call("POST", "/api/jobs/", input, headers),
    ]);
    expect(two.json().id).toBe(one.json().id);
  });

  test("a finished job is refused", async () => {
    const { id } = await begin();
    await sql`update jobs set finished_on = '2026-11-18' where id = ${id}`.execute(site.database);
    expect((await save(id)).json()).toMatchObject({ code: "state_changed" });
  });

  test("lists find by client, kitta and state, those under construction first", async () => {
    const { id } = await begin({ ...client, client_name: "Ram Kumar Yadav", title });
    await saved(id, { client_name: "Ram Kumar Yadav", kitta: "9876" });
    const ids = async (query: string) =>
      (await call("GET", `/api/jobs/?${query}`)).json().results.map((row: Job) => row.id);
    expect(await ids("search=yadav")).toEqual([id]);
    expect(await ids("search=9876")).toEqual([id]);
    expect(await ids("search=yadav&state=finished")).toEqual([]);
    await sql`update jobs set finished_on = '2026-11-18' where id = ${id}`.execute(site.database);
    expect(await ids("search=yadav&state=finished")).toEqual([id]);
    const all = await ids("page_size=100");
    const { id: newest } = await begin();
    expect(all).toContain(id);
    expect((await ids("page_size=100")).indexOf(newest)).toBeLessThan(
      (await ids("page_size=100")).indexOf(id),
    );
  });
});

describe("CN3, CN4: an accepted estimate", () => {
  test("becomes a job with its client, title and place, once", async () => {
    const id = await acceptedEstimate();
    const [one, two] = await Promise.all([
      call("POST", `/api/estimates/${id}/job/`, {}),
      call("POST", `/api/estimates/${id}/job/`, {}),
    ]);
    expect([one.statusCode, two.statusCode].sort()).toEqual([201, 409]);
    const job = jobSchema.parse((one.statusCode === 201 ? one : two).json());
    expect(job).toMatchObject({ ...client, title, place: "Janakpur-7", estimate_id: id });
    const estimate = (await call("GET", `/api/estimates/${id}/`)).json();
    expect(estimate).toMatchObject({ job_id: job.id, lead_id: job.lead_id });
  });

  test("a draft, and one that is not there, are refused", async () => {
    const { id } = (await call("POST", "/api/estimates/", { ...client, title })).json();
    expect((await call("POST", `/api/estimates/${id}/job/`, {})).statusCode).toBe(409);
    expect((await call("POST", "/api/estimates/999999/job/", {})).statusCode).toBe(404);
  });
});

test("CN4: agents and visitors see no jobs, and a company that does not build has none", async () => {
  const agent = await logInAs(site, "agent");
  expect((await call("GET", "/api/jobs/", undefined, {}, agent)).statusCode).toBe(403);
  expect((await site.app.inject("/api/jobs/")).statusCode).toBe(401);
  const { id } = await begin();
  const changes = async () => (await call("GET", "/api/history/")).json().results;
  const ofJobs = [expect.objectContaining({ kind: "jobs" })];
  expect(await changes()).toEqual(expect.arrayContaining(ofJobs));
  await call("PUT", "/api/settings/construction/", { isOn: false });
  expect((await call("GET", "/api/jobs/")).statusCode).toBe(404);
  expect(await changes()).toEqual(expect.not.arrayContaining(ofJobs));
  expect((await call("GET", "/api/history/?kind=jobs")).json()).toMatchObject({ count: 0, results: [] });
  expect((await call("GET", `/api/history/jobs/${id}/`)).statusCode).toBe(404);
  expect((await call("GET", "/api/history/export.csv")).body).not.toContain(",jobs,");
  await switchOnConstruction(site, admin);
});

test("CN4, LE3: paths of background jobs never mean a job of construction, and the reverse", async () => {
  const { id } = await begin();
  expect((await call("GET", "/api/jobs/failed/")).json()).toEqual({ results: [] });
  const crossed = [`/api/jobs/${id}/retry/`, "/api/jobs/failed/finish/", `/api/jobs/${randomUUID()}/finish/`];
  for (const url of crossed) expect([400, 404]).toContain((await call("POST", url)).statusCode);
  expect(jobSchema.parse((await call("GET", `/api/jobs/${id}/`)).json()).finished_on).toBeNull();
});

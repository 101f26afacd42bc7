import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { jobScanSchema, jobScansSchema, maxJobScans } from "#domain/papers/job-scan.ts";
import { paperViewsSchema } from "#domain/papers/paper-view.ts";
import { restorableForMs } from "#domain/trash/trash.ts";
import { runMaintenance } from "#server/maintenance.ts";
import { insertJob } from "#server/testing/insert-job.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { propertyFields } from "#server/testing/sample-forms.ts";
import { switchOnConstruction } from "#server/testing/switch-on-construction.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { listPictures } from "#server/testing/test-media.ts";

const pdf = Buffer.from("%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\n%%EOF\n");
let site: TestApp;
let admin: LoggedIn;
let id: number;
beforeAll(async () => {
  site = await createTestApp();
  admin = await logInAs(site, "admin");
  await switchOnConstruction(site, admin);
});
afterAll(() => site.close());
beforeEach(async () => {
  id = (await insertJob(site.database)).id;
});

const newId = () => randomBytes(16).toString("hex");
const path = (end = "") => `/api/jobs/${id}/scans/${end}`;
const call = (method: "GET" | "POST" | "DELETE", url: string, as: LoggedIn | null = admin) =>
  site.app.inject({ method, url, headers: as?.headers ?? {} });
const upload = (query: string, { scan = newId(), name = "plinth.pdf", content = pdf, as = admin } = {}) =>
  site.app.inject({
    method: "PUT",
    url: path(`${scan}/?${query}`),
    headers: {
      ...as.headers,
      "content-type": "application/octet-stream",
      "x-file-name": encodeURIComponent(name),
    },
    payload: content,
  });
async function add(query: string): Promise<string> {
  const response = await upload(query);
  expect(response.statusCode, response.body).toBe(201);
  return jobScanSchema.parse(response.json()).id;
}
const list = async () => jobScansSchema.parse((await call("GET", path())).json()).results;
const actions = async () =>
  paperViewsSchema
    .parse((await call("GET", `/api/jobs/${id}/paper-views/`)).json())
    .results.map(({ action }) => action);
const maintain = (now: Date) =>
  runMaintenance({ media: site.media, database: site.database, log: pino({ level: "silent" }) }, now);
const later = (ms: number) => new Date(Date.now() + ms);
const keyOf = async (scan: string) =>
  (await site.database.selectFrom("job_scans").select("key").where("id", "=", scan).executeTakeFirst())
    ?.key ?? "";

test("CN7: papers belong to a step of the permit or to the job, are encrypted, and each look is recorded", async () => {
  const certificate = await add("kind=certificate&permit=plinth");
  await add("kind=contract");
  expect(await list()).toMatchObject([
    { id: certificate, kind: "certificate", permit: "plinth", name: "plinth.pdf", added_by: admin.username },
    { kind: "contract", permit: null, type: "pdf", bytes: pdf.length },
  ]);
  const file = await call("GET", path(`${certificate}/`));
  expect(file.rawPayload).toEqual(pdf);
  expect(file.headers).toMatchObject({
    "content-type": "application/octet-stream",
    "content-disposition": `attachment; filename="scan"; filename*=UTF-8''plinth.pdf`,
    "cache-control": "no-store",
  });
  expect(await actions()).toEqual(["scan_downloaded", "read", "scan_added", "scan_added"]);
  const key = await keyOf(certificate);
  expect(await listPictures(site.media)).toContain(`private/${key}`);
  const [sealed] = [...((await site.media.read(key))?.values() ?? [])];
  expect(Buffer.from(sealed ?? []).includes("PDF")).toBe(false);
  const row = await site.database
    .selectFrom("job_scans")
    .select("sealed")
    .where("id", "=", certificate)
    .executeTakeFirstOrThrow();
  expect(row.sealed.toString("latin1")).not.toContain("plinth");
});

test("CN7: the empty step of a paper changes no version of the permit, and its saving keeps the paper", async () => {
  const before = await call("GET", `/api/jobs/${id}/permits/`);
  const scan = await add("kind=certificate&permit=completion");
  expect((await call("GET", `/api/jobs/${id}/permits/`)).headers.etag).toBe(before.headers.etag);
  const none = { applied_on: null, due_on: null, granted_on: null, number: "" };
  const saved = await site.app.inject({
    method: "PUT",
    url: `/api/jobs/${id}/permits/`,
    headers: { ...admin.headers, "if-match": String(before.headers.etag) },
    payload: { plinth: none, superstructure: none, completion: { ...none, number: "12" } },
  });
  expect(saved.statusCode, saved.body).toBe(200);
  expect(await list()).toMatchObject([{ id: scan, permit: "completion" }]);
});

test("CN7: papers are for admins who may see papers, of companies that build", async () => {
  const scan = await add("kind=drawing");
  const callers = [null, await logInAs(site, "admin", false), await logInAs(site, "agent")];
  for (const url of [path(), `/api/jobs/${id}/paper-views/`, path(`${scan}/`), "/api/jobs/999999/scans/"]) {
    const statuses = await Promise.all(callers.map(async (as) => (await call("GET", url, as)).statusCode));
    expect([url, statuses]).toEqual([url, [401, 403, 403]]);
  }
  expect((await call("GET", "/api/jobs/999999/scans/")).statusCode).toBe(404);
  const switchOff = { method: "PUT", url: "/api/settings/construction/", payload: { isOn: false } } as const;
  expect((await site.app.inject({ ...switchOff, headers: admin.headers })).statusCode).toBe(200);
  expect((await call("GET", path(`${scan}/`))).statusCode).toBe(404);
  await switchOnConstruction(site, admin);
});

test("CN7: a paper is of a known kind and step, is added once, and belongs to one job", async () => {
  for (const query of ["kind=lalpurja", "kind=certificate&permit=roof"])
    expect([query, (await upload(query)).statusCode]).toEqual([query, 400]);
  expect((await upload("kind=other", { content: Buffer.from("<svg/>") })).statusCode).toBe(400);
  const scan = newId();
  expect((await upload("kind=other", { scan })).statusCode).toBe(201);
  expect((await upload("kind=other", { scan, name: "again.pdf" })).json()).toMatchObject({
    id: scan,
    name: "plinth.pdf",
  });
  const first = id;
  id = (await insertJob(site.database)).id;
  expect((await call("GET", path(`${scan}/`))).statusCode).toBe(404);
  expect((await upload("kind=other", { scan })).statusCode).toBe(409);
  expect(await list()).toEqual([]);
  // A row that was moved to another job can't be opened.
  await sql`update job_scans set job_id = ${id} where id = ${scan} and job_id = ${first}`.execute(
    site.database,
  );
  expect((await call("GET", path(`${scan}/`))).statusCode).toBe(500);
});

test("CN7: a job has at most 60 papers", async () => {
  const account = await site.database.selectFrom("accounts").select("id").executeTakeFirstOrThrow();
  await sql`insert into job_scans (id, job_id, key, sealed, added_by)
    select md5(random()::text), ${id}, md5(random()::text), '', ${account.id} from generate_series(1, ${maxJobScans})`.execute(
    site.database,
  );
  const full = await upload("kind=other");
  expect([full.statusCode, full.json().fields.file[0].code]).toEqual([400, "too_many"]);
});

test("CN7: a deleted paper comes back for 30 days, then row and file are removed; the sweeper keeps the others", async () => {
  const scan = await add("kind=certificate&permit=plinth");
  const kept = await add("kind=other");
  const keys = { scan: await keyOf(scan), kept: await keyOf(kept) };
  await maintain(later(2 * 60 * 60 * 1000));
  expect(await listPictures(site.media)).toContain(`private/${keys.kept}`);
  const remove = () => call("DELETE", path(`${scan}/`));
  expect((await remove()).statusCode).toBe(204);
  expect((await remove()).statusCode).toBe(404);
  expect((await call("GET", path(`${scan}/`))).statusCode).toBe(404);
  await maintain(later(restorableForMs - 60_000));
  const restored = await call("POST", path(`${scan}/restore/`));
  expect(jobScanSchema.parse(restored.json())).toMatchObject({ id: scan, permit: "plinth" });
  expect((await call("GET", path(`${scan}/`))).rawPayload).toEqual(pdf);
  await remove();
  await maintain(later(restorableForMs + 60_000));
  expect((await call("POST", path(`${scan}/restore/`))).statusCode).toBe(404);
  expect(await site.media.read(keys.scan)).toBeUndefined();
  expect(await listPictures(site.media)).toContain(`private/${keys.kept}`);
  // The sweeper of an earlier version quarantines files that it does not know.
  await site.media.quarantine([keys.kept], new Date());
  await maintain(new Date());
  expect(await listPictures(site.media)).toContain(`private/${keys.kept}`);
});

test("CN7: looks at papers of a property and of a job with the same id are apart", async () => {
  const headers = admin.headers;
  const property = await site.app.inject({
    method: "POST",
    url: "/api/properties/",
    headers,
    payload: propertyFields,
  });
  await sql`insert into paper_views (property_id, account_id, action) select ${id}, id, 'changed' from accounts limit 1`.execute(
    site.database,
  );
  expect(await actions()).toEqual([]);
  await list();
  const views = await call("GET", `/api/properties/${property.json().id}/papers/views/`);
  expect(views.json().results).not.toContainEqual(expect.objectContaining({ action: "read" }));
  const both = sql`insert into paper_views (property_id, job_id, account_id, action) values (1, 1, 1, 'read')`;
  await expect(both.execute(site.database)).rejects.toThrow("paper_views_owner_check");
});

test("CN7, ST4: the removal of the demo takes a job with the demo's papers, and leaves one to which staff added a paper", async () => {
  const example = () => insertJob(site.database, { isExample: true });
  const [untouched, changed] = [await example(), await example()];
  id = changed.id;
  await add("kind=other");
  await sql`insert into job_scans (id, job_id, key, sealed, added_by)
    select 'demo', ${untouched.id}, 'demo', '', id from accounts limit 1`.execute(site.database);
  expect((await call("POST", "/api/demo/remove/")).statusCode).toBe(200);
  const left = await site.database
    .selectFrom("jobs")
    .select("id")
    .where("id", "in", [untouched.id, changed.id])
    .execute();
  expect(left).toEqual([{ id: changed.id }]);
  expect(await keyOf("demo")).toBe("");
});

import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openPromise } from "yauzl";
import { openArchive } from "#server/platform/archive/take-in.ts";
import { readTables } from "#server/platform/backup/tables.ts";
import type { Database } from "#server/platform/database/database.ts";
import type { MediaStore } from "#server/platform/media/media-store.ts";
import { verifyDiary } from "#server/resources/verify/verify-diary.ts";
import { addSealedEntry } from "#server/testing/add-sealed-entry.ts";
import { insertJob } from "#server/testing/insert-job.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { formOf, pictureFile } from "#server/testing/pictures.ts";
import { messageFields, propertyFields, submissionFields } from "#server/testing/sample-forms.ts";
import { switchOnConstruction } from "#server/testing/switch-on-construction.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { createBlankDatabase } from "#server/testing/test-database.ts";
import { openTestMedia } from "#server/testing/test-media.ts";
import { createZip, type ZippedFile } from "#server/testing/zip.ts";

let site: TestApp;
let admin: LoggedIn;
let agent: LoggedIn;
let folder: string;
let job: Awaited<ReturnType<typeof insertJob>>;

const archivePassword = "jaleshwar dal bhat";
const formula = `=HYPERLINK("x")\u2028 "घर", ;\nnext`;
const setPapersRight = (can: boolean) =>
  site.database
    .updateTable("accounts")
    .set({ can_see_papers: can })
    .where("username", "=", admin.username)
    .execute();
async function send(method: "POST" | "PUT", url: string, payload: FormData | object, headers = {}) {
  const response = await site.app.inject({ method, url, headers, payload });
  expect(response.statusCode, response.body).toBeLessThan(300);
  return response.json();
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "archive-test-"));
  site = await createTestApp();
  admin = await logInAs(site, "admin");
  agent = await logInAs(site, "agent");
  await setPapersRight(true);
  const pictures = { image: await pictureFile(), featured_image1: await pictureFile() };
  const property = formOf({ ...propertyFields, description: formula, ...pictures });
  const { id } = await send("POST", "/api/properties/create/", property, admin.headers);
  await send("POST", "/sell/", formOf({ ...submissionFields, image: await pictureFile() }));
  await send("POST", "/messages/create/", messageFields);
  await send("POST", "/api/redirects/", { path: "/poster", target: "/buy" }, admin.headers);
  await send("PUT", `/api/properties/${id}/papers/`, { kitta_number: "123", notes: "x" }, admin.headers);
  await switchOnConstruction(site, admin);
  job = await insertJob(site.database);
  const paper = await site.app.inject({
    method: "PUT",
    url: `/api/jobs/${job.id}/scans/${"5".repeat(32)}/`,
    headers: { ...admin.headers, "content-type": "application/octet-stream", "x-file-name": "plinth.pdf" },
    payload: Buffer.from("%PDF-1.7"),
  });
  expect(paper.statusCode, paper.body).toBe(201);
  await addSealedEntry(site, admin, { jobId: job.id });
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

const ask = (input: object, by = admin) =>
  site.app.inject({
    method: "POST",
    url: "/api/archive/",
    headers: by.headers,
    payload: { password: by.password, archive_password: archivePassword, ...input },
  });
async function download(input: object = {}): Promise<string> {
  const response = await ask(input);
  expect([response.statusCode, response.headers["content-type"]]).toEqual([200, "application/zip"]);
  const path = join(folder, `${randomBytes(4).toString("hex")}.zip`);
  await writeFile(path, response.rawPayload);
  return path;
}
async function entriesOf(path: string): Promise<Map<string, string>> {
  const zip = await openPromise(path, { lazyEntries: true });
  const texts = new Map<string, string>();
  for await (const entry of zip.eachEntry())
    texts.set(entry.fileName, await text(await zip.openReadStreamPromise(entry)));
  return texts;
}
async function rowsOf(database: Database): Promise<Record<string, unknown[]>> {
  const tables: Record<string, unknown[]> = {};
  for (const { name } of await readTables(database)) {
    const { rows } = await sql<{ row: unknown }>`
      select to_jsonb(t) as row from ${sql.table(name)} as t order by to_jsonb(t)::text`.execute(database);
    tables[name] = rows.map(({ row }) => row);
  }
  return tables;
}
async function filesOf(media: MediaStore): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for await (const { key, location } of media.list())
    for (const [name, content] of (await media.read(key)) ?? [])
      files[`${location}/${key}/${name}`] = Buffer.from(content).toString("base64");
  return files;
}
async function takeIn(path: string) {
  const archive = await openArchive(path, archivePassword);
  const empty = await createBlankDatabase();
  const { media, close } = await openTestMedia();
  try {
    await archive.takeIn(empty.database, media);
    const rows = await rowsOf(empty.database);
    const diary = await verifyDiary({ database: empty.database, media }, job);
    return { rows, files: await filesOf(media), diary };
  } finally {
    await archive.close();
    await empty.drop();
    await close();
  }
}

const leftOut = [
  "api_keys",
  "invitations",
  "recovery_codes",
  "second_factors",
  "sent_forms",
  "sessions",
  "settings_previews",
  "view_hashes",
  "view_salts",
];

describe("IM4: the archive", () => {
  test("is taken in by an empty installation, which is then equal row by row and picture by picture, papers included, and a sealed diary verifies (CN8)", async () => {
    const path = await download({ has_papers: true });
    const before = { rows: await rowsOf(site.database), files: await filesOf(site.media) };
    expect(before.rows.sessions?.length).toBeGreaterThan(0);
    expect(before.rows.property_papers).toHaveLength(1);
    expect(before.rows.job_scans).toHaveLength(1);
    expect(Object.keys(before.files).filter((name) => name.endsWith("scan.sealed"))).toHaveLength(1);
    const expected = { ...before.rows };
    for (const name of leftOut) if (name in expected) expected[name] = [];
    expected.accounts = (before.rows.accounts ?? []).map((row) => ({
      ...(row as object),
      password_hash: "",
    }));
    const after = await takeIn(path);
    // The secret is stored anew.
    for (const rows of [after.rows, expected])
      rows.secrets = (rows.secrets ?? []).map((row) => ({ ...(row as object), created_at: null }));
    expect(after.rows).toEqual(expected);
    expect(Object.keys(before.files).length).toBeGreaterThan(10);
    expect(after.files).toEqual(before.files);
    expect(after.diary).toEqual({ finding: null, days: 1, entries: 1, pictures: 1 });
  });

  test("has the rows as CSV and JSON, and no password, session or secret in plain text", async () => {
    const { rows } = await sql<{ value: string }>`
      select password_hash as value from accounts union all select encode(value, 'hex') from secrets
      union all select encode(value, 'base64') from secrets union all select id::text from sessions`.execute(
      site.database,
    );
    const entries = await entriesOf(await download());
    expect(entries.get("README.txt")).toContain("npm run take-in");
    expect(entries.get("csv/properties.csv")).toContain(`"'=HYPERLINK(""x"")`);
    expect(JSON.parse(entries.get("tables/properties.jsonl") ?? "")).toMatchObject({ description: formula });
    expect(rows.length).toBeGreaterThan(3);
    const all = [...entries.values()].join("\n");
    for (const { value } of rows) expect(all.includes(value)).toBe(false);
    for (const table of ["property_papers", "job_scans", "paper_views"])
      expect([table, entries.get(`tables/${table}.jsonl`)]).toEqual([table, ""]);
    expect([...entries.keys()].filter((name) => name.endsWith("scan.sealed"))).toEqual([]);
    // It is removed after the last byte was sent.
    const leftovers = async () =>
      (await readdir(site.media.workDir)).filter((name) => name.startsWith("archive-"));
    await expect.poll(leftovers).toEqual([]);
  });

  test("is refused without the password, for papers without the right, and to agents", async () => {
    expect((await ask({ password: "wrong password" })).json().fields).toMatchObject({
      password: [{ code: "password_wrong" }],
    });
    expect((await ask({ archive_password: "short" })).json().fields).toMatchObject({
      archive_password: [{ code: "password_short" }],
    });
    expect((await ask({}, agent)).statusCode).toBe(403);
    await setPapersRight(false);
    expect((await ask({ has_papers: true })).statusCode).toBe(403);
    await setPapersRight(true);
  });

  test("is not unpacked if it would fill the disk or claims sizes that it does not have", async () => {
    const path = join(folder, "bomb.zip");
    const zeros = Buffer.alloc(20 * 1024 * 1024);
    const name = "tables/leads.jsonl";
    const bombs: [ZippedFile, string][] = [
      [{ name, content: zeros }, "200 times as large"],
      [{ name, content: Buffer.from("x"), claimedBytes: 0xfffffffe }, "200 times as large"],
      [{ name, content: zeros, claimedBytes: 10 }, "too many bytes"],
    ];
    for (const [file, reason] of bombs) {
      await writeFile(path, createZip([file]));
      await expect(openArchive(path, archivePassword)).rejects.toThrow(reason);
    }
    expect((await readdir(folder)).filter((entry) => entry.startsWith(".archive-"))).toEqual([]);
  });

  test("is not taken in with another password, cut off, or if it is no archive", async () => {
    const path = await download();
    await expect(openArchive(path, "another password")).rejects.toThrow("not the archive's password");
    const content = await readFile(path);
    const broken = join(folder, "broken.zip");
    for (const wrong of [content.subarray(0, content.length / 2), "not a ZIP"]) {
      await writeFile(broken, wrong);
      await expect(openArchive(broken, archivePassword)).rejects.toThrow("is no archive");
    }
    expect((await readdir(folder)).filter((name) => name.startsWith(".archive-"))).toEqual([]);
  });
});

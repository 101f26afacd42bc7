import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { kathmanduDay } from "#domain/dates.ts";
import { type DiaryEntry, diaryEntrySchema, diarySealSchema } from "#domain/diary/entry.ts";
import { readKnownSeal } from "#domain/diary/known-seal.ts";
import { verifyBundle } from "#domain/diary/verify-bundle.ts";
import { pageSchema } from "#domain/paging.ts";
import { problemSchema } from "#domain/problems.ts";
import { runMaintenance } from "#server/maintenance.ts";
import { SignedMediaUrls } from "#server/platform/media/signed-media-urls.ts";
import { insertJob } from "#server/testing/insert-job.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { formOf, pictureFile } from "#server/testing/pictures.ts";
import { switchOnConstruction } from "#server/testing/switch-on-construction.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { listPictures } from "#server/testing/test-media.ts";
import { readClientDiary } from "./client-diary.ts";
import { nodeHashing } from "./node-hashing.ts";
import { sealDiaries } from "./seal-days.ts";

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
  job = await insertJob(site.database);
});

const dayMs = 86_400_000;
const place = { side: "north", taken_at: "2026-11-18T05:00:00Z", latitude: 26.7288, longitude: 85.9263 };
const fields = (changes: Record<string, string> = {}) => ({
  uuid: randomUUID(),
  written_at: "2026-11-18T05:10:00Z",
  weather: "sunny",
  workers: "12",
  text: "छतको ढलान सकियो।",
  ...changes,
});
const post = (form: Parameters<typeof formOf>[0], id = job.id, by = admin) =>
  site.app.inject({
    method: "POST",
    url: `/api/jobs/${id}/diary/`,
    headers: by.headers,
    payload: formOf(form),
  });
async function add(form: Parameters<typeof formOf>[0] = fields()): Promise<DiaryEntry> {
  const response = await post(form);
  expect(response.statusCode, response.body).toBe(201);
  return diaryEntrySchema.parse(response.json());
}
async function addWithPicture(changes: Record<string, string> = {}): Promise<DiaryEntry> {
  return add({
    ...fields(changes),
    pictures: JSON.stringify([place]),
    images: await pictureFile(),
  });
}
const get = async (path: string) =>
  site.app.inject({ url: `/api/jobs/${job.id}/${path}`, headers: admin.headers });
const listed = async () => pageSchema(diaryEntrySchema).parse((await get("diary/")).json());
const seals = async () => pageSchema(diarySealSchema).parse((await get("seals/")).json()).results;
/** As if so many days had passed. */
const sealAfter = (days: number) => sealDiaries(site.database, () => Date.now() + days * dayMs);
async function verify(knownSeal?: string) {
  const bytes = (await get("bundle/")).rawPayload;
  const read = async (offset: number, length: number) => bytes.subarray(offset, offset + length);
  const known = knownSeal === undefined ? null : readKnownSeal(knownSeal);
  const report = await verifyBundle(
    nodeHashing,
    { bytes: bytes.length, read },
    { knownSeals: known ? [known] : [] },
  );
  return { ...report, bytes };
}
/** What somebody with the database's password can do. */
async function tamper(statement: ReturnType<typeof sql>): Promise<void> {
  await site.database.connection().execute(async (connection) => {
    await sql`set session_replication_role = replica`.execute(connection);
    await statement.execute(connection);
    await sql`set session_replication_role = origin`.execute(connection);
  });
}

describe("an entry (CN5)", () => {
  test("CN5: is stored with its pictures, and the time and place of the originals are for staff", async () => {
    const stage_id = String(job.stageIds[1]);
    const entry = await add({
      ...fields({ stage_id }),
      pictures: JSON.stringify([place, { side: null, taken_at: null, latitude: null, longitude: null }]),
      images: [await pictureFile(), await pictureFile({ width: 100 })],
    });
    expect(entry).toMatchObject({
      day: kathmanduDay(Date.now()),
      written_at: "2026-11-18T05:10:00.000Z",
      stage: { en: "Roof", np: "छाना" },
      weather: "sunny",
      workers: 12,
      text: "छतको ढलान सकियो।",
      seal: null,
    });
    expect(entry.pictures).toMatchObject([
      { ...place, taken_at: "2026-11-18T05:00:00.000Z" },
      { side: null },
    ]);
    const file = await site.app.inject(`${entry.pictures[0]?.folder}/1080.jpg`);
    expect(nodeHashing.sha256(file.rawPayload)).toBe(entry.pictures[0]?.sha256);
    expect((await site.app.inject(`/media/${entry.pictures[0]?.key}/1080.jpg`)).statusCode).toBe(404);
    expect((await listed()).results).toEqual([entry]);
  });

  test("CN5: names its author as the account was called then, to staff alone", async () => {
    const writer = await logInAs(site, "admin");
    await sql`update accounts set display_name = 'Suresh Mahato' where username = ${writer.username}`.execute(
      site.database,
    );
    expect((await post(fields(), job.id, writer)).statusCode).toBe(201);
    await sql`update accounts set display_name = null where username = ${writer.username}`.execute(
      site.database,
    );
    const author = `Suresh Mahato (${writer.username})`;
    await add();
    expect((await listed()).results.map((entry) => entry.author)).toEqual([admin.username, author]);
    await sealAfter(1);
    const urls = new SignedMediaUrls(Buffer.alloc(32), "http://site.test");
    const shown = await readClientDiary(site.database, job.id, { page: 1, signedMediaUrls: urls });
    expect(JSON.stringify(shown)).not.toContain("Suresh");
    expect((await verify()).bytes.includes("Suresh")).toBe(false);
  });

  test("CN5: sent again, also at the same time, it is there once; with another content it is refused", async () => {
    const form = { ...fields(), pictures: JSON.stringify([place]), images: await pictureFile() };
    const both = await Promise.all([add(form), add(form)]);
    expect(await add(form)).toEqual(both[0]);
    expect(both[1]).toEqual(both[0]);
    expect(await listed()).toMatchObject({ count: 1 });
    const other = await post({ ...form, text: "Something else" });
    expect([other.statusCode, problemSchema.parse(other.json()).code]).toEqual([409, "state_changed"]);
    const { id } = await insertJob(site.database);
    expect((await post(form, id)).statusCode).toBe(409);
    expect(await listed()).toMatchObject({ count: 1 });
  });

  test("CN5: the newest entries come first, in pages", async () => {
    const texts: string[] = [];
    for (const text of ["one", "two", "three"]) texts.push((await add(fields({ text }))).text);
    const page = pageSchema(diaryEntrySchema).parse((await get("diary/?page_size=2&page=2")).json());
    expect([page.count, page.results.map(({ text }) => text)]).toEqual([3, ["one"]]);
  });

  test("CN5: a correction names the entry that it corrects, and both stay", async () => {
    const wrong = await add();
    const correction = await add(fields({ corrects: wrong.uuid, text: "Only the beams" }));
    const { results } = await listed();
    expect(results.map(({ corrects, corrected_by }) => ({ corrects, corrected_by }))).toEqual([
      { corrects: wrong.uuid, corrected_by: [] },
      { corrects: null, corrected_by: [correction.uuid] },
    ]);
    const foreign = await insertJob(site.database);
    const refused = await post(fields({ corrects: wrong.uuid }), foreign.id);
    expect(problemSchema.parse(refused.json()).fields).toHaveProperty("corrects");
  });

  test.each([
    ["text", { text: "" }],
    ["text", { text: "a".repeat(5_001) }],
    ["uuid", { uuid: "one" }],
    ["written_at", { written_at: "yesterday" }],
    ["written_at", { written_at: "0001-01-01T00:00:00Z" }],
    ["stage_id", { stage_id: "999999" }],
    ["weather", { weather: "snow of ash" }],
    ["workers", { workers: "10000" }],
    ["corrects", { corrects: "8d8ac610-566d-4ef0-9c22-186b2a5ed793" }],
    ["pictures", { pictures: JSON.stringify([place]) }],
    ["pictures", { pictures: "no json" }],
    ["pictures", { pictures: JSON.stringify(Array.from({ length: 13 }, () => place)) }],
    ["pictures", { pictures: JSON.stringify([{ ...place, latitude: 91 }]) }],
    ["pictures", { pictures: JSON.stringify([{ ...place, longitude: null }]) }],
    ["images", { images: [new File(["no picture"], "a.jpg")], pictures: JSON.stringify([place]) }],
  ])("CN5: %s is checked: %o", async (field, changes) => {
    const response = await post({ ...fields(), ...changes });
    expect([response.statusCode, Object.keys(problemSchema.parse(response.json()).fields ?? {})]).toEqual([
      400,
      [field],
    ]);
    expect(await listed()).toMatchObject({ count: 0 });
  });

  test("CN5: the clock of a phone that is years wrong is kept as it was, and changes neither day nor order", async () => {
    const clocks = ["2031-05-01T05:00:00.000Z", "2019-01-01T05:00:00.000Z"];
    const days = [];
    for (const written_at of clocks) days.push((await add(fields({ written_at }))).day);
    expect(days).toEqual([kathmanduDay(Date.now()), kathmanduDay(Date.now())]);
    expect((await listed()).results.map(({ written_at }) => written_at)).toEqual(clocks.toReversed());
    await sealAfter(1);
    expect(await verify()).toMatchObject({ finding: null, days: 1, entries: 2 });
  });

  test("CN5: nobody else reads or writes it, and no unknown job has one", async () => {
    const agent = await logInAs(site, "agent");
    expect((await post(fields(), job.id, agent)).statusCode).toBe(403);
    expect((await site.app.inject(`/api/jobs/${job.id}/diary/`)).statusCode).toBe(401);
    for (const path of ["diary/", "seals/", "bundle/"])
      expect(
        (await site.app.inject({ url: `/api/jobs/999999/${path}`, headers: admin.headers })).statusCode,
      ).toBe(404);
    expect((await post(fields(), 999_999)).statusCode).toBe(404);
  });

  test("CN8: the sweeper keeps its pictures private and in their place", async () => {
    const { pictures } = await addWithPicture();
    const dependencies = { media: site.media, database: site.database, log: pino({ level: "silent" }) };
    await runMaintenance(dependencies, new Date(Date.now() + 30 * dayMs));
    expect(await listPictures(site.media)).toContain(`private/${pictures[0]?.key}`);
  });
});

describe("the diary for the client (CN10)", () => {
  test("CN10: has the entries and the newest seal, and neither time nor place of a picture", async () => {
    const entry = await addWithPicture();
    await sealAfter(1);
    const signedMediaUrls = new SignedMediaUrls(Buffer.alloc(32), "http://site.test");
    const diary = await readClientDiary(site.database, job.id, { page: 1, signedMediaUrls });
    expect(diary).toMatchObject({
      count: 1,
      pages: 1,
      entries: [{ uuid: entry.uuid, seal: 1 }],
      seal: { number: 1 },
    });
    expect(diary.entries[0]?.pictures).toMatchObject([{ side: "north" }]);
    const text = JSON.stringify(diary);
    for (const secret of ["taken_at", "latitude", "26.7288", "85.9263"]) expect(text).not.toContain(secret);
  });
});

describe("the seal of a day (CN8)", () => {
  test("CN8: a day is sealed when it has ended, once, by two instances at the same time", async () => {
    await addWithPicture();
    await add();
    expect(await sealAfter(0)).toBe(0);
    await Promise.all([sealAfter(1), sealAfter(1)]);
    expect(await seals()).toMatchObject([
      { number: 1, day: kathmanduDay(Date.now()), entries: 2, pictures: 1 },
    ]);
    expect((await listed()).results.map(({ seal }) => seal)).toEqual([1, 1]);
    expect(await sealAfter(5)).toBe(0);
  });

  test("CN8: an entry that arrives after its day was sealed belongs to the next day; missed days are made up for", async () => {
    await add();
    await sealAfter(1);
    const late = await add();
    expect(late.day).toBe(kathmanduDay(Date.now() + dayMs));
    expect(await sealAfter(1)).toBe(0);
    await sealAfter(9);
    expect((await seals()).map(({ number, day }) => [number, day])).toEqual([
      [2, kathmanduDay(Date.now() + dayMs)],
      [1, kathmanduDay(Date.now())],
    ]);
    expect(await verify()).toMatchObject({ finding: null, days: 2, entries: 2, hasFacts: true });
  });

  test("CN8: no SQL changes or removes what was acknowledged or sealed", async () => {
    await addWithPicture();
    await sealAfter(1);
    const { database } = site;
    for (const change of [
      sql`update diary_entries set content = '{}' where job_id = ${job.id}`,
      sql`delete from diary_seals where job_id = ${job.id}`,
      sql`update diary_seals set document = '' where job_id = ${job.id}`,
      sql`delete from diary_pictures where entry_id in (select id from diary_entries where job_id = ${job.id})`,
    ])
      await expect(change.execute(database)).rejects.toThrow("never changes");
  });
});

describe("a bundle (CN9)", () => {
  test("CN9: it verifies; what was changed in the database or a file is named with its day and entry", async () => {
    const first = await add();
    const { pictures } = await addWithPicture();
    await sealAfter(1);
    await add();
    await sealAfter(2);
    const day = kathmanduDay(Date.now());
    const [second] = await seals();
    const known = `${second?.number}-${second?.hash}`;
    expect(await verify(known)).toMatchObject({ finding: null, days: 2, entries: 3, pictures: 1 });

    const content = sql`select content from diary_entries where uuid = ${first.uuid}`;
    const text = (await content.execute(site.database)).rows[0] as { content: string };
    await tamper(
      sql`update diary_entries set content = replace(content, '12', '21') where uuid = ${first.uuid}`,
    );
    expect((await verify()).finding).toMatchObject({ problem: "entry_changed", day, entry: 1 });
    await tamper(sql`update diary_entries set content = ${text.content} where uuid = ${first.uuid}`);

    await tamper(sql`update diary_pictures set latitude = 27 where picture = ${pictures[0]?.key}`);
    expect((await verify()).finding).toMatchObject({ problem: "facts_changed", day, entry: 2 });
    await tamper(sql`update diary_pictures set latitude = 26.7288 where picture = ${pictures[0]?.key}`);
    expect((await verify(known)).finding).toBeNull();

    await tamper(sql`delete from diary_entries where seal_id in
      (select id from diary_seals where job_id = ${job.id} and number = 2)`);
    await tamper(sql`delete from diary_seals where job_id = ${job.id} and number = 2`);
    expect((await verify()).finding).toBeNull();
    expect((await verify(known)).finding).toMatchObject({ problem: "known_seal_missing" });

    await site.media.remove(pictures[0]?.key ?? "");
    expect((await verify()).finding).toMatchObject({ day, entry: 2, picture: 1 });
  });

  test("CN9: a job without a sealed day has an empty bundle that verifies", async () => {
    await add();
    expect(await verify()).toMatchObject({ finding: null, days: 0, job: job.code });
  });
});

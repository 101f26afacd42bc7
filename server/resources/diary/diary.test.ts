import { sql } from "kysely";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { kathmanduDay } from "#domain/dates.ts";
import { diaryEntrySchema } from "#domain/diary/entry.ts";
import { pageSchema } from "#domain/paging.ts";
import { problemSchema } from "#domain/problems.ts";
import { runMaintenance } from "#server/maintenance.ts";
import { SignedMediaUrls } from "#server/platform/media/signed-media-urls.ts";
import { type DiaryClient, entryFields, openDiary, picturePlace } from "#server/testing/diary-client.ts";
import { insertJob } from "#server/testing/insert-job.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { pictureFile } from "#server/testing/pictures.ts";
import { switchOnConstruction } from "#server/testing/switch-on-construction.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { listPictures } from "#server/testing/test-media.ts";
import { readClientDiary } from "./client-diary.ts";
import { nodeHashing } from "./node-hashing.ts";

const dayMs = 86_400_000;

let site: TestApp;
let admin: LoggedIn;
let diary: DiaryClient;
beforeAll(async () => {
  site = await createTestApp();
  admin = await logInAs(site, "admin");
  await switchOnConstruction(site, admin);
});
afterAll(() => site.close());
beforeEach(async () => {
  diary = await openDiary(site, admin);
});

describe("an entry (CN5)", () => {
  test("CN5: is stored with its pictures, and the time and place of the originals are for staff", async () => {
    const stage_id = String(diary.job.stageIds[1]);
    const entry = await diary.add({
      ...entryFields({ stage_id }),
      pictures: JSON.stringify([
        picturePlace,
        { side: null, taken_at: null, latitude: null, longitude: null },
      ]),
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
      { ...picturePlace, taken_at: "2026-11-18T05:00:00.000Z" },
      { side: null },
    ]);
    const file = await site.app.inject(`${entry.pictures[0]?.folder}/1080.jpg`);
    expect(nodeHashing.sha256(file.rawPayload)).toBe(entry.pictures[0]?.sha256);
    expect((await site.app.inject(`/media/${entry.pictures[0]?.key}/1080.jpg`)).statusCode).toBe(404);
    expect((await diary.listed()).results).toEqual([entry]);
  });

  test("CN5: names its author as the account was called then, to staff alone", async () => {
    const writer = await logInAs(site, "admin");
    await sql`update accounts set display_name = 'Suresh Mahato' where username = ${writer.username}`.execute(
      site.database,
    );
    expect((await diary.post(entryFields(), diary.job.id, writer)).statusCode).toBe(201);
    await sql`update accounts set display_name = null where username = ${writer.username}`.execute(
      site.database,
    );
    const author = `Suresh Mahato (${writer.username})`;
    await diary.add();
    expect((await diary.listed()).results.map((entry) => entry.author)).toEqual([admin.username, author]);
    await diary.sealAfter(1);
    const urls = new SignedMediaUrls(Buffer.alloc(32), "http://site.test");
    const shown = await readClientDiary(site.database, diary.job.id, { page: 1, signedMediaUrls: urls });
    expect(JSON.stringify(shown)).not.toContain("Suresh");
    expect((await diary.verify()).bytes.includes("Suresh")).toBe(false);
  });

  test("CN5: sent again, also at the same time, it is there once; with another content it is refused", async () => {
    const form = { ...entryFields(), pictures: JSON.stringify([picturePlace]), images: await pictureFile() };
    const both = await Promise.all([diary.add(form), diary.add(form)]);
    expect(await diary.add(form)).toEqual(both[0]);
    expect(both[1]).toEqual(both[0]);
    expect(await diary.listed()).toMatchObject({ count: 1 });
    const other = await diary.post({ ...form, text: "Something else" });
    expect([other.statusCode, problemSchema.parse(other.json()).code]).toEqual([409, "state_changed"]);
    const { id } = await insertJob(site.database);
    expect((await diary.post(form, id)).statusCode).toBe(409);
    expect(await diary.listed()).toMatchObject({ count: 1 });
  });

  test("CN5: the newest entries come first, in pages", async () => {
    const texts: string[] = [];
    for (const text of ["one", "two", "three"]) texts.push((await diary.add(entryFields({ text }))).text);
    const page = pageSchema(diaryEntrySchema).parse((await diary.get("diary/?page_size=2&page=2")).json());
    expect([page.count, page.results.map(({ text }) => text)]).toEqual([3, ["one"]]);
  });

  test("CN5: a correction names the entry that it corrects, and both stay", async () => {
    const wrong = await diary.add();
    const correction = await diary.add(entryFields({ corrects: wrong.uuid, text: "Only the beams" }));
    const { results } = await diary.listed();
    expect(results.map(({ corrects, corrected_by }) => ({ corrects, corrected_by }))).toEqual([
      { corrects: wrong.uuid, corrected_by: [] },
      { corrects: null, corrected_by: [correction.uuid] },
    ]);
    const foreign = await insertJob(site.database);
    const refused = await diary.post(entryFields({ corrects: wrong.uuid }), foreign.id);
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
    ["pictures", { pictures: JSON.stringify([picturePlace]) }],
    ["pictures", { pictures: "no json" }],
    ["pictures", { pictures: JSON.stringify(Array.from({ length: 13 }, () => picturePlace)) }],
    ["pictures", { pictures: JSON.stringify([{ ...picturePlace, latitude: 91 }]) }],
    ["pictures", { pictures: JSON.stringify([{ ...picturePlace, longitude: null }]) }],
    ["images", { images: [new File(["no picture"], "a.jpg")], pictures: JSON.stringify([picturePlace]) }],
  ])("CN5: %s is checked: %o", async (field, changes) => {
    const response = await diary.post({ ...entryFields(), ...changes });
    expect([response.statusCode, Object.keys(problemSchema.parse(response.json()).fields ?? {})]).toEqual([
      400,
      [field],
    ]);
    expect(await diary.listed()).toMatchObject({ count: 0 });
  });

  test("CN5: the clock of a phone that is years wrong is kept as it was, and changes neither day nor order", async () => {
    const clocks = ["2031-05-01T05:00:00.000Z", "2019-01-01T05:00:00.000Z"];
    const days = [];
    for (const written_at of clocks) days.push((await diary.add(entryFields({ written_at }))).day);
    expect(days).toEqual([kathmanduDay(Date.now()), kathmanduDay(Date.now())]);
    expect((await diary.listed()).results.map(({ written_at }) => written_at)).toEqual(clocks.toReversed());
    await diary.sealAfter(1);
    expect(await diary.verify()).toMatchObject({ finding: null, days: 1, entries: 2 });
  });

  test("CN5: nobody else reads or writes it, and no unknown job has one", async () => {
    const agent = await logInAs(site, "agent");
    expect((await diary.post(entryFields(), diary.job.id, agent)).statusCode).toBe(403);
    expect((await site.app.inject(`/api/jobs/${diary.job.id}/diary/`)).statusCode).toBe(401);
    for (const path of ["diary/", "seals/", "bundle/"])
      expect(
        (await site.app.inject({ url: `/api/jobs/999999/${path}`, headers: admin.headers })).statusCode,
      ).toBe(404);
    expect((await diary.post(entryFields(), 999_999)).statusCode).toBe(404);
  });

  test("CN8: the sweeper keeps its pictures private and in their place", async () => {
    const { pictures } = await diary.addWithPicture();
    const dependencies = { media: site.media, database: site.database, log: pino({ level: "silent" }) };
    await runMaintenance(dependencies, new Date(Date.now() + 30 * dayMs));
    expect(await listPictures(site.media)).toContain(`private/${pictures[0]?.key}`);
  });
});

describe("the diary for the client (CN10)", () => {
  test("CN10: has the entries and the newest seal, and neither time nor place of a picture", async () => {
    const entry = await diary.addWithPicture();
    await diary.sealAfter(1);
    const signedMediaUrls = new SignedMediaUrls(Buffer.alloc(32), "http://site.test");
    const shown = await readClientDiary(site.database, diary.job.id, { page: 1, signedMediaUrls });
    expect(shown).toMatchObject({
      count: 1,
      pages: 1,
      entries: [{ uuid: entry.uuid, seal: 1 }],
      seal: { number: 1 },
    });
    expect(shown.entries[0]?.pictures).toMatchObject([{ side: "north" }]);
    const text = JSON.stringify(shown);
    const secrets = ["taken_at", "latitude", `${picturePlace.latitude}`, `${picturePlace.longitude}`];
    for (const secret of secrets) expect(text).not.toContain(secret);
  });
});

import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { kathmanduDay } from "#domain/dates.ts";
import { type DiaryClient, openDiary, picturePlace } from "#server/testing/diary-client.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { switchOnConstruction } from "#server/testing/switch-on-construction.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

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

describe("the seal of a day (CN8)", () => {
  test("CN8: a day is sealed when it has ended, once, by two instances at the same time", async () => {
    await diary.addWithPicture();
    await diary.add();
    expect(await diary.sealAfter(0)).toBe(0);
    await Promise.all([diary.sealAfter(1), diary.sealAfter(1)]);
    expect(await diary.seals()).toMatchObject([
      { number: 1, day: kathmanduDay(Date.now()), entries: 2, pictures: 1 },
    ]);
    expect((await diary.listed()).results.map(({ seal }) => seal)).toEqual([1, 1]);
    expect(await diary.sealAfter(5)).toBe(0);
  });

  test("CN8: an entry that arrives after its day was sealed belongs to the next day; missed days are made up for", async () => {
    await diary.add();
    await diary.sealAfter(1);
    const late = await diary.add();
    expect(late.day).toBe(kathmanduDay(Date.now() + dayMs));
    expect(await diary.sealAfter(1)).toBe(0);
    await diary.sealAfter(9);
    expect((await diary.seals()).map(({ number, day }) => [number, day])).toEqual([
      [2, kathmanduDay(Date.now() + dayMs)],
      [1, kathmanduDay(Date.now())],
    ]);
    expect(await diary.verify()).toMatchObject({ finding: null, days: 2, entries: 2, hasFacts: true });
  });

  test("CN8: no SQL changes or removes what was acknowledged or sealed", async () => {
    await diary.addWithPicture();
    await diary.sealAfter(1);
    const { database } = site;
    for (const change of [
      sql`update diary_entries set content = '{}' where job_id = ${diary.job.id}`,
      sql`delete from diary_seals where job_id = ${diary.job.id}`,
      sql`update diary_seals set document = '' where job_id = ${diary.job.id}`,
      sql`delete from diary_pictures where entry_id in (select id from diary_entries where job_id = ${diary.job.id})`,
    ])
      await expect(change.execute(database)).rejects.toThrow("never changes");
  });
});

describe("a bundle (CN9)", () => {
  test("CN9: it verifies; what was changed in the database or a file is named with its day and entry", async () => {
    const first = await diary.add();
    const { pictures } = await diary.addWithPicture();
    await diary.sealAfter(1);
    await diary.add();
    await diary.sealAfter(2);
    const day = kathmanduDay(Date.now());
    const [second] = await diary.seals();
    const known = `${second?.number}-${second?.hash}`;
    expect(await diary.verify(known)).toMatchObject({ finding: null, days: 2, entries: 3, pictures: 1 });

    const content = sql`select content from diary_entries where uuid = ${first.uuid}`;
    const text = (await content.execute(site.database)).rows[0] as { content: string };
    await diary.tamper(
      sql`update diary_entries set content = replace(content, '12', '21') where uuid = ${first.uuid}`,
    );
    expect((await diary.verify()).finding).toMatchObject({ problem: "entry_changed", day, entry: 1 });
    await diary.tamper(sql`update diary_entries set content = ${text.content} where uuid = ${first.uuid}`);

    await diary.tamper(sql`update diary_pictures set latitude = 27 where picture = ${pictures[0]?.key}`);
    expect((await diary.verify()).finding).toMatchObject({ problem: "facts_changed", day, entry: 2 });
    const { latitude } = picturePlace;
    await diary.tamper(
      sql`update diary_pictures set latitude = ${latitude} where picture = ${pictures[0]?.key}`,
    );
    expect((await diary.verify(known)).finding).toBeNull();

    await diary.tamper(sql`delete from diary_entries where seal_id in
      (select id from diary_seals where job_id = ${diary.job.id} and number = 2)`);
    await diary.tamper(sql`delete from diary_seals where job_id = ${diary.job.id} and number = 2`);
    expect((await diary.verify()).finding).toBeNull();
    expect((await diary.verify(known)).finding).toMatchObject({ problem: "known_seal_missing" });

    await site.media.remove(pictures[0]?.key ?? "");
    expect((await diary.verify()).finding).toMatchObject({ day, entry: 2, picture: 1 });
  });

  test("CN9: a job without a sealed day has an empty bundle that verifies", async () => {
    await diary.add();
    expect(await diary.verify()).toMatchObject({ finding: null, days: 0, job: diary.job.code });
  });
});

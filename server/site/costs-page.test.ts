import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { kathmanduDay, kathmanduMidnight } from "#domain/dates.ts";
import { localLevels } from "#domain/places/local-levels.ts";
import { fiscalYearStart } from "#domain/rates/rate-states.ts";
import { insertProperty } from "#server/testing/insert-property.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let site: TestApp;
let admin: LoggedIn;
let cityId: number;
let elsewhereId: number;
beforeAll(async () => {
  site = await createTestApp();
  admin = await logInAs(site, "admin");
  const insert = async (levelName: string) => {
    const level = localLevels.find(({ names }) => names.en === levelName);
    return await insertProperty(site.database, { price: 10_000_000, local_level_id: level?.id ?? null });
  };
  cityId = await insert("Kathmandu");
  elsewhereId = await insert("Janakpurdham");
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.database.deleteFrom("rates").execute();
});
afterEach(() => {
  vi.useRealTimers();
});

const start = fiscalYearStart(kathmanduDay(Date.now()));
const source = { en: "Finance Act 2083", np: "आर्थिक ऐन २०८३" };
const base = { valid_from: start, source, source_url: "https://act.example/" };
const registration = {
  ...base,
  kind: "registration",
  province: 3,
  local_level_kind: "metropolitan",
  value: 5.3,
};
const reduction = { ...base, kind: "reduction", province: 3, beneficiary: "women", value: 25 };
const loan = { ...base, kind: "loan_interest", value: 8, note: { en: "Home loan", np: "घर कर्जा" } };

async function enter(rate: object): Promise<number> {
  const response = await site.app.inject({
    method: "POST",
    url: "/api/rates/",
    headers: admin.headers,
    payload: rate,
  });
  expect(response.statusCode, response.body).toBe(201);
  return response.json().id;
}
/** The text that readers see. */
async function textOf(path: string): Promise<string> {
  const { body } = await site.app.inject(path);
  const main = /<main[^>]*>(.*)<\/main>/s.exec(body)?.[1] ?? "";
  return main
    .replaceAll(/<script.*?<\/script>/gs, "")
    .replaceAll(/<!--.*?-->/g, "")
    .replaceAll(/<[^>]+>/g, "|");
}

describe("VT4: a listing's page", () => {
  test("shows instalment, fee and total of the rates of its place, with source and day, in both languages", async () => {
    for (const rate of [registration, reduction, loan]) await enter(rate);
    const english = await textOf(`/property/${cityId}`);
    // 70 lakh over 20 years at 8%: 1.4 times the 41,822.0034 of 50 lakh.
    for (const text of ["≈ रु 58,551 a month", "रु 58,550.80|", "रु 5,30,000|", "रु 1,05,30,000|"])
      expect(english).toContain(text);
    expect(english).toContain("Women: 25% off the fee");
    expect(english).toContain("Finance Act 2083");
    const { body } = await site.app.inject(`/property/${cityId}`);
    expect(body).toContain('href="https://act.example/"');
    const nepali = await textOf(`/np/property/${cityId}`);
    for (const text of ["कर्जा लिँदा महिनाको करिब रु ५८,५५१", "रु १,०५,३०,०००", "घर कर्जा: ८%", "आर्थिक ऐन २०८३"])
      expect(nepali).toContain(text);
    // Only what this place needs is sent.
    expect((await site.app.inject(`/property/${elsewhereId}`)).body).not.toContain("5.3%");
  });

  test("says 'ask us' without a rate, and guesses none", async () => {
    await enter(loan);
    const elsewhere = await textOf(`/property/${elsewhereId}`);
    expect(elsewhere).toMatch(/We have no checked registration fee for this place\..*Ask us/s);
    expect(elsewhere).not.toContain("|Total|");
    await site.database.deleteFrom("rates").execute();
    await enter(registration);
    const city = await textOf(`/property/${cityId}`);
    expect(city).not.toContain("a month with a loan");
    expect(city).toContain("Ask us");
    expect(await textOf(`/np/property/${elsewhereId}`)).toContain("हामीलाई सोध्नुहोस्");
  });

  test("changes with the rates, although pages are cached", async () => {
    const id = await enter(registration);
    expect(await textOf(`/property/${cityId}`)).toContain("Registration fee, 5.3%");
    const response = await site.app.inject({
      method: "PUT",
      url: `/api/rates/${id}/`,
      headers: admin.headers,
      payload: { ...registration, value: 4 },
    });
    expect(response.statusCode, response.body).toBe(200);
    await expect.poll(() => textOf(`/property/${cityId}`)).toContain("Registration fee, 4%");
  });

  test("shows a rate until the day after its end, and none that was not checked since 1 Shrawan", async () => {
    const today = kathmanduDay(Date.now());
    await enter({ ...registration, valid_until: today });
    await enter(loan);
    expect(await textOf(`/property/${cityId}`)).toContain("Registration fee, 5.3%");
    vi.useFakeTimers({ toFake: ["Date"] });
    vi.setSystemTime(kathmanduMidnight(today).getTime() + 25 * 60 * 60 * 1000);
    const tomorrow = await textOf(`/property/${cityId}`);
    expect(tomorrow).toContain("We have no checked registration fee");
    expect(tomorrow).toContain("Home loan: 8%");
    const nextYear = Date.parse(`${Number(start.slice(0, 4)) + 1}-07-20T00:00:00Z`);
    vi.setSystemTime(nextYear);
    expect(await textOf(`/property/${cityId}`)).not.toContain("Home loan: 8%");
  });
});

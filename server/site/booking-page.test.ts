import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { seedSettings } from "#server/demo/seed-settings.ts";
import { insertProperty } from "#server/testing/insert-property.ts";
import { nextSunday as sunday } from "#server/testing/next-weekday.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { createTestDatabase } from "#server/testing/test-database.ts";

let site: TestApp;
let path: string;
beforeAll(async () => {
  const store = await createTestDatabase();
  // Open from 9 to 18, closed on Saturdays; booking is on.
  await seedSettings(store.database);
  site = await createTestApp({}, store);
  path = `/property/${await insertProperty(site.database)}`;
});
beforeEach(() => sql`truncate enquiries, leads, limits, sent_forms cascade`.execute(site.database));
afterAll(() => site.close());

const post = (fields: Record<string, string>, to = path) =>
  site.app.inject({
    method: "POST",
    url: to,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams(fields).toString(),
  });
const visit = {
  kind: "visit",
  name: "सीता",
  contact: "9801234567",
  message: "हेर्न मिल्छ?",
  visit_day: sunday,
  visit_slot: `${sunday} 10:30`,
};
const count = async () => (await site.database.selectFrom("visits").select("id").execute()).length;

describe("DY5: without JavaScript", () => {
  test("a button shows the free times, keeps what was typed and complains of nothing", async () => {
    expect((await site.app.inject(path)).body).toContain('name="show_times"');
    const { statusCode, body } = await post({ kind: "visit", name: "सीता", show_times: "1" });
    expect(statusCode).toBe(200);
    expect(body).toContain(`value="${sunday} 10:30"`);
    expect(body).toContain('value="सीता"');
    expect(body).not.toContain('name="show_times"');
    expect(body).not.toContain("This field is required.");
  });

  test.each([
    ["", "/visit/"],
    ["/np", "/np/visit/"],
  ])(
    "a chosen time is booked once on %s/property/:id, and leads to the visitor's page",
    async (prefix, start) => {
      const sent = await post(visit, prefix + path);
      expect(sent.statusCode, sent.body.slice(0, 300)).toBe(303);
      expect(String(sent.headers.location)).toMatch(new RegExp(`^${start}[\\w-]{43}$`));
      const again = await post(visit, prefix + path);
      expect(again.headers.location).toBe(sent.headers.location);
      expect(await count()).toBe(1);
    },
  );

  test("a time that was just taken says so, keeps what was typed and shows the next free times", async () => {
    await post(visit);
    const { statusCode, body } = await post({ ...visit, name: "गीता", contact: "9807654321" });
    expect(statusCode).toBe(409);
    expect(body).toContain("This time was just taken.");
    expect(body).toContain('value="गीता"');
    expect(body).not.toContain(`value="${sunday} 10:30"`);
    expect(body).toContain(`value="${sunday} 12:00"`);
    expect(await count()).toBe(1);
  });

  test("without a time, or with one of a day that is not shown, the form asks for it", async () => {
    for (const change of [{ visit_slot: "" }, { visit_day: "2026-01-01" }]) {
      const { statusCode, body } = await post({ ...visit, ...change });
      expect(statusCode).toBe(400);
      expect(body).toContain("This field is required.");
      expect(body).toContain(`value="${sunday} 10:30"`);
    }
    const closed = await post({ ...visit, visit_day: "", visit_slot: `${sunday} 20:00` });
    expect(closed.body).toContain("Choose a time within the opening hours.");
    expect(await count()).toBe(0);
  });
});

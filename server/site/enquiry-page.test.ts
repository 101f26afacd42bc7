import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { defaultSettings } from "#domain/settings/defaults.ts";
import { seedSettings } from "#server/demo/seed-settings.ts";
import { insertProperty, type PropertyChanges } from "#server/testing/insert-property.ts";
import { nextSaturday as saturday, nextSunday as sunday } from "#server/testing/next-weekday.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { createTestDatabase } from "#server/testing/test-database.ts";

let site: TestApp;
beforeAll(async () => {
  const store = await createTestDatabase();
  await seedSettings(store.database);
  // Visitors wish a time, and staff answer.
  const calendar = JSON.stringify({ ...defaultSettings.calendar, isBookingOn: false });
  await store.database
    .updateTable("settings")
    .set({ value: calendar })
    .where("name", "=", "calendar")
    .execute();
  site = await createTestApp({}, store);
});
afterAll(() => site.close());

const insert = (changes?: PropertyChanges) => insertProperty(site.database, changes);
const visit = {
  kind: "visit",
  name: "सीता",
  contact: "९८०१२३४५६७",
  message: "हेर्न मिल्छ?",
  visit_on: sunday,
  visit_time: "10:30",
};
const post = (path: string, fields: Record<string, string>) =>
  site.app.inject({
    method: "POST",
    url: path,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams(fields).toString(),
  });
const stored = (id: number) =>
  site.database.selectFrom("enquiries").selectAll().where("property_id", "=", id).execute();

describe("VT3: without JavaScript", () => {
  test.each([
    ["", "We have received it. What happens next:", "10:30 AM", "calls you"],
    ["/np", "हामीले पायौँ। अब यसो हुन्छ:", "बिहान १०:३०", "फोन गर्छ"],
  ])("a visit is asked for on %s/property/:id, once, and the page says what happens next", async (...row) => {
    const [prefix, title, time, who] = row;
    const id = await insert();
    const path = `${prefix}/property/${id}`;
    const sent = await post(path, visit);
    expect(sent.statusCode, sent.body.slice(0, 300)).toBe(303);
    await post(path, visit);
    expect(await stored(id)).toMatchObject([
      {
        kind: "visit",
        name: "सीता",
        phone: "9801234567",
        email: null,
        visit_on: sunday,
        visit_time: "10:30",
      },
    ]);
    const location = String(sent.headers.location);
    expect(location.startsWith(`${path}?sent=call_`) && location.endsWith("#form")).toBe(true);
    const { statusCode, body } = await site.app.inject(location.replace("#form", ""));
    expect(statusCode).toBe(200);
    for (const text of [title, time, who, `dateTime="${sunday}"`]) expect(body).toContain(text);
    const plain = await site.app.inject(path);
    expect(plain.body).not.toContain(title);
  });

  test("the form comes back with the typed text and the problems of its fields", async () => {
    const id = await insert();
    const closed = await post(`/property/${id}`, { ...visit, visit_on: saturday });
    expect(closed.statusCode).toBe(400);
    expect(closed.body).toContain("The office is closed on this day. Choose another one.");
    expect(closed.body).toContain("हेर्न मिल्छ?");
    expect(closed.body).toContain(`value="${saturday}"`);
    const empty = await post(`/np/property/${id}`, { kind: "enquiry", contact: "12" });
    expect(empty.statusCode).toBe(400);
    expect(empty.body).toContain("सही फोन नम्बर लेख्नुहोस्।");
    expect(await stored(id)).toEqual([]);
  });

  test.each([
    ["sold", "", "This listing has been sold, rented or withdrawn in the meantime"],
    ["withdrawn", "/np", "यसबीचमा यो सम्पत्ति बिक्री भयो, भाडामा गयो वा सूचीबाट हटाइयो"],
  ] as const)("a listing that was %s meanwhile is named as the reason", async (...row) => {
    const [status, prefix, text] = row;
    const id = await insert({ status });
    const answer = await post(`${prefix}/property/${id}`, visit);
    expect(answer.statusCode).toBe(409);
    expect(answer.body).toContain(text);
    expect(await stored(id)).toEqual([]);
  });

  test("a robot that fills in everything is rejected", async () => {
    const id = await insert();
    const limited = await createTestApp({ RATE_LIMITS: "on" });
    try {
      const other = await insertProperty(limited.database);
      const answer = await limited.app.inject({
        method: "POST",
        url: `/property/${other}`,
        headers: { "content-type": "application/x-www-form-urlencoded" },
        payload: new URLSearchParams({
          ...visit,
          kind: "enquiry",
          website: "https://spam.example",
        }).toString(),
      });
      expect(answer.statusCode).toBe(422);
      expect(answer.body).toContain("This looked as if a robot had sent it.");
    } finally {
      await limited.close();
    }
    expect(await stored(id)).toEqual([]);
  });
});

describe("VT3, VT4: a page shows the form and the costs", () => {
  const has = async (id: number) => {
    const { body } = await site.app.inject(`/property/${id}`);
    return { form: body.includes('id="form"'), costs: body.includes('id="costs"') };
  };

  test.each([
    [{}, { form: true, costs: true }],
    [{ status: "reserved" }, { form: true, costs: true }],
    [
      { for_type: "rent", price_unit: "month" },
      { form: true, costs: false },
    ],
    [{ status: "sold" }, { form: false, costs: false }],
    [
      { for_type: "rent", status: "rented" },
      { form: false, costs: false },
    ],
  ] as const)("of a listing with %j as %j", async (changes, shown) => {
    expect(await has(await insert(changes))).toEqual(shown);
  });
});

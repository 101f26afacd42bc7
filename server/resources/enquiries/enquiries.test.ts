import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { enquirySchema } from "#domain/enquiries/enquiry.ts";
import { leadDetailsSchema, leadSchema } from "#domain/leads/lead.ts";
import { pageSchema } from "#domain/paging.ts";
import { problemTexts } from "#domain/problem-texts.ts";
import { seedSettings } from "#server/demo/seed-settings.ts";
import { insertProperty, type PropertyChanges } from "#server/testing/insert-property.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { nextSaturday as saturday, nextSunday as sunday } from "#server/testing/next-weekday.ts";
import { sampleProperty } from "#server/testing/sample-rows.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { createTestDatabase } from "#server/testing/test-database.ts";

let site: TestApp;
let admin: LoggedIn;
beforeAll(async () => {
  const store = await createTestDatabase();
  // Open from 9 to 18, closed on Saturdays.
  await seedSettings(store.database);
  site = await createTestApp({}, store);
  admin = await logInAs(site, "admin");
});
beforeEach(async () => {
  await site.database.deleteFrom("enquiries").execute();
});
afterAll(() => site.close());

const dayMs = 24 * 60 * 60 * 1000;

const insert = (changes?: PropertyChanges) => insertProperty(site.database, changes);
const question = { kind: "enquiry", name: "Sita", phone: "9801234567", message: "Is it free?" };
const send = (fields: object, headers: Record<string, string> = {}) =>
  site.app.inject({ method: "POST", url: "/api/enquiries/", payload: { ...question, ...fields }, headers });
const count = async () => (await site.database.selectFrom("enquiries").select("id").execute()).length;

describe("VT3: a request for a visit", () => {
  test("becomes a lead with the listing, the day, the time and the promised answer", async () => {
    const property_id = await insert();
    const response = await send({ kind: "visit", property_id, visit_on: sunday, visit_time: "10:30" });
    expect(response.statusCode, response.body).toBe(201);
    const enquiry = enquirySchema.parse(response.json());
    expect(enquiry).toMatchObject({ property_id, visit_on: sunday, visit_time: "10:30" });
    const promisedMs = Date.parse(enquiry.promised_until ?? "");
    expect(promisedMs).toBeGreaterThan(Date.now() + 3 * 60 * 60 * 1000);
    expect(promisedMs).toBeLessThan(Date.now() + 3 * dayMs);
    const list = await site.app.inject({
      url: `/api/leads/?kind=visit&sources=${enquiry.id}`,
      headers: admin.headers,
    });
    const [lead] = pageSchema(leadSchema).parse(list.json()).results;
    expect(lead).toMatchObject({ property_id, promised_until: enquiry.promised_until });
    const details = await site.app.inject({ url: `/api/leads/${lead?.id}/`, headers: admin.headers });
    expect(leadDetailsSchema.parse(details.json())).toMatchObject({
      property_name: sampleProperty.name,
      visit_on: sunday,
      visit_time: "10:30",
    });
  });

  test.each([
    ["on a closed day", { visit_on: saturday, visit_time: "10:30" }, { visit_on: [{ code: "day_closed" }] }],
    ["decades away", { visit_on: "2083-08-06" }, { visit_on: [{ code: "day_far" }] }],
    ["on a closed day without a time", { visit_on: saturday }, { visit_on: [{ code: "day_closed" }] }],
    [
      "before the office opens",
      { visit_on: sunday, visit_time: "08:30" },
      { visit_time: [{ code: "time_closed" }] },
    ],
    [
      "when the office closes",
      { visit_on: sunday, visit_time: "18:00" },
      { visit_time: [{ code: "time_closed" }] },
    ],
  ])("%s is rejected", async (_when, visit, fields) => {
    const response = await send({ kind: "visit", property_id: await insert(), ...visit });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: "invalid_input", fields });
    expect(await count()).toBe(0);
  });

  test("may say the time in words, and a question may name any day, as in earlier releases", async () => {
    expect((await send({ kind: "visit", visit_on: sunday, visit_time: "after lunch" })).statusCode).toBe(201);
    expect((await send({ visit_on: saturday, visit_time: "23:00" })).statusCode).toBe(201);
  });

  test("that is sent twice with one key is stored once", async () => {
    const visit = { kind: "visit", property_id: await insert(), visit_on: sunday, visit_time: "10:30" };
    const headers = { "idempotency-key": crypto.randomUUID() };
    const answers = await Promise.all([send(visit, headers), send(visit, headers)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(answers[0].json()).toEqual(answers[1].json());
    expect(await count()).toBe(1);
  });
});

describe("LE8: an enquiry about an agent's listing", () => {
  const leadOf = async (id: number) =>
    site.database
      .selectFrom("leads")
      .select("owner_id")
      .where("source_id", "=", id)
      .where("kind", "=", "enquiry")
      .executeTakeFirstOrThrow();
  test("belongs to the agent, and to nobody if the agent is disabled or it is an admin's listing", async () => {
    const account = async ({ username }: LoggedIn) =>
      (
        await site.database
          .selectFrom("accounts")
          .select("id")
          .where("username", "=", username)
          .executeTakeFirstOrThrow()
      ).id;
    const owner_id = await account(await logInAs(site, "agent"));
    const property_id = await insert({ owner_id });
    expect(await leadOf((await send({ property_id })).json().id)).toEqual({ owner_id });
    await site.database
      .updateTable("accounts")
      .set({ is_disabled: true })
      .where("id", "=", owner_id)
      .execute();
    expect(await leadOf((await send({ property_id })).json().id)).toEqual({ owner_id: null });
    const ofAdmin = await insert({ owner_id: await account(admin) });
    expect(await leadOf((await send({ property_id: ofAdmin })).json().id)).toEqual({ owner_id: null });
  });
});

describe("VT3: a listing that is gone", () => {
  test.each([
    ["sold", { status: "sold" }],
    ["rented", { status: "rented", for_type: "rent" }],
    ["withdrawn", { status: "withdrawn" }],
    ["deleted", {}],
  ] as const)("because it was %s is named as the reason", async (how, changes) => {
    const property_id = await insert(changes);
    if (how === "deleted")
      await site.database
        .updateTable("properties")
        .set({ deleted_at: new Date() })
        .where("id", "=", property_id)
        .execute();
    const response = await send({ property_id });
    expect([response.statusCode, response.json()]).toEqual([
      409,
      { code: "listing_unavailable", detail: problemTexts.listing_unavailable },
    ]);
    expect(await count()).toBe(0);
  });

  test("is as unknown as a draft, and a reserved one can be asked about", async () => {
    const draft = await send({ property_id: await insert({ status: "draft" }) });
    expect(draft.json()).toMatchObject({ fields: { property_id: [{ code: "choice_invalid" }] } });
    expect((await send({ property_id: await insert({ status: "reserved" }) })).statusCode).toBe(201);
  });
});

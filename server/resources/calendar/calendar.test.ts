import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { calendarAnswerSchema } from "#domain/visits/calendar.ts";
import { seedSettings } from "#server/demo/seed-settings.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { messageFields } from "#server/testing/sample-forms.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { createTestDatabase } from "#server/testing/test-database.ts";

let site: TestApp;
let admin: LoggedIn;
let agent: LoggedIn;
beforeAll(async () => {
  const store = await createTestDatabase();
  await seedSettings(store.database);
  site = await createTestApp({}, store);
  admin = await logInAs(site, "admin");
  agent = await logInAs(site, "agent");
});
afterAll(() => site.close());

const read = async (query: string, by = admin) => {
  const response = await site.app.inject({ url: `/api/calendar/?${query}`, headers: by.headers });
  expect(response.statusCode, response.body).toBe(200);
  return calendarAnswerSchema.parse(response.json());
};

test("DY4: days have the opening hours of the company; Saturdays are closed", async () => {
  const { days } = await read("from=2026-11-20&days=3");
  expect(days.map(({ date, opens }) => [date, opens !== null])).toEqual([
    ["2026-11-20", true],
    ["2026-11-21", false],
    ["2026-11-22", true],
  ]);
});

test("DY4: holidays of settings have their names and no hours", async () => {
  const { calendar } = await site.database
    .selectFrom("settings")
    .select("value as calendar")
    .where("name", "=", "calendar")
    .executeTakeFirstOrThrow();
  const { holidays } = calendar as { holidays: { date: string }[] };
  expect(holidays.length).toBeGreaterThan(5);
  const { days } = await read("from=2026-10-12&days=42");
  const named = days.filter(({ holiday }) => holiday !== null);
  expect(named.length).toBeGreaterThan(0);
  for (const { opens, holiday } of named) expect([opens, holiday?.np === ""]).toEqual([null, false]);
});

test("DY4: next steps of open leads within the days; agents get their own, admins those of an agent", async () => {
  const idOf = async ({ username }: LoggedIn) => {
    const account = site.database.selectFrom("accounts").select("id").where("username", "=", username);
    return (await account.executeTakeFirstOrThrow()).id;
  };
  const steps: Array<readonly [string, number | null, string, string]> = [
    ["in range, the agent's", await idOf(agent), "2026-11-20", "contacted"],
    ["in range, nobody's", null, "2026-11-22", "contacted"],
    ["after the range", await idOf(agent), "2026-11-23", "contacted"],
    ["won", await idOf(agent), "2026-11-21", "won"],
  ];
  for (const [text, owner, day, status] of steps) {
    await site.app.inject({
      method: "POST",
      url: "/messages/create/",
      payload: { ...messageFields, subject: text },
    });
    await sql`update leads set owner_id = ${owner}, next_step = ${text}, next_step_on = ${day}, status = ${status}
      where about = ${text}`.execute(site.database);
  }
  const textsOf = async (query: string, by = admin) =>
    (await read(`from=2026-11-20&days=3${query}`, by)).steps.map(({ next_step }) => next_step);
  expect(await textsOf("")).toEqual(["in range, the agent's", "in range, nobody's"]);
  expect(await textsOf(`&agent_id=${await idOf(agent)}`)).toEqual(["in range, the agent's"]);
  expect(await textsOf("", agent)).toEqual(["in range, the agent's"]);
  expect(await textsOf(`&agent_id=${await idOf(admin)}`, agent)).toEqual(["in range, the agent's"]);
});

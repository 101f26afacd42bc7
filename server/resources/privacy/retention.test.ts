import { sql } from "kysely";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runMaintenance } from "#server/maintenance.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { switchOnConstruction } from "#server/testing/switch-on-construction.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let site: TestApp;
let admin: LoggedIn;
beforeAll(async () => {
  site = await createTestApp();
  admin = await logInAs(site, "admin");
  await switchOnConstruction(site, admin);
});
afterAll(() => site.close());

const dayMs = 24 * 3_600_000;
const call = async (method: "GET" | "POST" | "PUT" | "PATCH", url: string, payload?: object) => {
  const response = await site.app.inject({
    method,
    url,
    headers: admin.headers,
    ...(payload && { payload }),
  });
  expect(response.statusCode, response.body).toBeLessThan(300);
  return response.json();
};
async function addLead(status: string): Promise<number> {
  const visitor = { name: "Sita Karna", email: "sita@example.com", phone: "9801234567" };
  await call("POST", "/api/enquiries/", { kind: "enquiry", ...visitor, message: `A question, ${status}` });
  const { results } = await call("GET", "/api/leads/?page_size=1");
  const [{ id }] = results;
  await call("PATCH", `/api/leads/${id}/`, { status });
  return id;
}
/** As if nobody had touched the leads for so many days. */
async function age(ids: readonly number[], days: number, { withEvents = true } = {}): Promise<void> {
  const at = new Date(Date.now() - days * dayMs);
  await site.database.updateTable("leads").set({ updated_at: at }).where("id", "in", ids).execute();
  if (withEvents)
    await sql`update lead_events set created_at = ${at} where lead_id = any(${ids})`.execute(site.database);
}
const maintain = () =>
  runMaintenance({ media: site.media, database: site.database, log: pino({ level: "silent" }) });
const keep = (lostLeadMonths: number) => call("PUT", "/api/settings/retention/", { lostLeadMonths });
const shownIds = async () => (await call("GET", "/api/leads/")).results.map(({ id }: { id: number }) => id);

test("IM8: lost leads go to the trash after the months of the settings, can be restored, and others stay", async () => {
  const open = await addLead("contacted");
  const won = await addLead("won");
  const estimated = await addLead("lost");
  await call("POST", "/api/estimates/", { lead_id: estimated });
  const lost = await addLead("lost");
  const all = [lost, estimated, won, open];

  await age(all, 10_000);
  await maintain();
  expect(await shownIds()).toEqual(all);

  await keep(12);
  await age(all, 364);
  await maintain();
  expect(await shownIds()).toEqual(all);
  await age(all, 367);
  await maintain();
  expect(await shownIds()).toEqual([estimated, won, open]);
  const { results } = await call("GET", "/api/trash/");
  expect(results).toMatchObject([{ kind: "enquiries" }]);
  await call("POST", `/api/enquiries/${results[0].id}/restore/`);
  expect(await shownIds()).toEqual(all);
});

test("IM8: a lost lead that somebody wrote about since stays", async () => {
  const lost = await addLead("lost");
  await age([lost], 400, { withEvents: false });
  await keep(12);
  await maintain();
  expect(await shownIds()).toContain(lost);
});

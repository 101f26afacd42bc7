import { Writable } from "node:stream";
import { sql } from "kysely";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { leadOfMessage } from "#server/resources/messages/inbox.ts";
import { runMaintenance } from "./maintenance.ts";
import { insertProperty } from "./testing/insert-property.ts";
import { createTestApp, type TestApp } from "./testing/test-app.ts";

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

test("a step that fails is logged with its name, and the others still run", async () => {
  await insertProperty(site.database);
  await sql`update properties set deleted_at = '2020-01-01'`.execute(site.database);
  // A lead without a person makes the step that looks for people write, which fails.
  await sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$`.execute(
    site.database,
  );
  await sql`create trigger refuse before insert on people for each row execute function refuse()`.execute(
    site.database,
  );
  const lead = leadOfMessage({
    name: "Sita",
    email: "sita@example.com",
    subject: "A visit",
    message: "On Saturday?",
  });
  await site.database
    .insertInto("leads")
    .values({ ...lead, source_id: 1 })
    .execute();
  const lines: string[] = [];
  const log = pino(
    new Writable({
      write(chunk, _, done) {
        lines.push(String(chunk));
        done();
      },
    }),
  );
  const { database, media } = site;
  await expect(runMaintenance({ database, media, log })).rejects.toThrow(
    "Steps of maintenance failed: assign people",
  );
  expect(await database.selectFrom("properties").select("id").execute()).toEqual([]);
  const failures = lines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 40);
  expect(failures).toMatchObject([
    { step: "assign people", err: { message: expect.stringContaining("refused") } },
  ]);
});

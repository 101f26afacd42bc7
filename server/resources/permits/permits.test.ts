import { afterAll, beforeAll, expect, test } from "vitest";
import { permitsSchema } from "#domain/permits/permit.ts";
import { insertJob } from "#server/testing/insert-job.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { switchOnConstruction } from "#server/testing/switch-on-construction.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { readClientPermits } from "./client-permits.ts";

let site: TestApp;
let admin: LoggedIn;
beforeAll(async () => {
  site = await createTestApp();
  admin = await logInAs(site, "admin");
  await switchOnConstruction(site, admin);
});
afterAll(() => site.close());

const none = { applied_on: null, due_on: null, granted_on: null, number: "" };

test("CN7: the steps of a permit are always three, and a colleague's change is not overwritten", async () => {
  const { id } = await insertJob(site.database);
  const url = `/api/jobs/${id}/permits/`;
  const read = await site.app.inject({ url, headers: admin.headers });
  expect(permitsSchema.parse(read.json()).permits).toEqual([
    { kind: "plinth", ...none },
    { kind: "superstructure", ...none },
    { kind: "completion", ...none },
  ]);
  const plinth = {
    applied_on: "2026-09-01",
    due_on: "2026-10-01",
    granted_on: "2026-09-28",
    number: "KA-12/083",
  };
  const save = (payload: object) =>
    site.app.inject({
      method: "PUT",
      url,
      headers: { ...admin.headers, "if-match": String(read.headers.etag) },
      payload,
    });
  const saved = await save({ plinth, superstructure: none, completion: none });
  expect(saved.statusCode, saved.body).toBe(200);
  expect(saved.json().permits[0]).toEqual({ kind: "plinth", ...plinth });
  expect(await readClientPermits(site.database, id)).toEqual([{ kind: "plinth", ...plinth }]);
  const conflict = await save({ plinth: none, superstructure: none, completion: none });
  expect(conflict.statusCode).toBe(412);
  expect(conflict.json().current.permits[0]).toMatchObject({ number: "KA-12/083" });
});

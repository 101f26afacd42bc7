import { afterAll, beforeAll, expect, test } from "vitest";
import { DocumentedApi } from "#server/testing/documented-api.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { areaOf } from "./areas.ts";

let site: TestApp;
let documented: DocumentedApi;
beforeAll(async () => {
  site = await createTestApp();
  await site.app.ready();
  documented = new DocumentedApi(site.app);
});
afterAll(() => site.close());

test("has only operations that a file of this folder calls, and describes the fields of every form (API1)", () => {
  const folders = / \/(api|apis|sell|service-requests|messages)\//;
  const operations = documented
    .operations()
    .filter((operation) => folders.test(operation) && !operation.endsWith(".csv"));
  expect(operations.filter((operation) => areaOf(operation) === undefined)).toEqual([]);
  for (const operation of operations) {
    const [method = "", path = ""] = operation.split(" ");
    if (/^\/api\/(?:estimates|jobs|variations)\//.test(path) && !/failed|retry|diary/.test(path)) {
      // JSON only; many actions, such as sending or beginning a job, need no body.
      const sentTypes = Object.keys(documented.operation(method, path).requestBody?.content ?? {});
      expect([operation, sentTypes.filter((type) => type !== "application/json")]).toEqual([operation, []]);
      continue;
    }
    const hasForm =
      ["POST", "PUT", "PATCH"].includes(method) &&
      !/delete|remove|\}\/restore|retry|logout|scans|history|duplicate|\}\/check|\/part\/|\}\/listing|reopen|unsubscribe|approve|calendar-feed|send-again|\}\/test|imports\/uploads|imports\/.*(?:run|undo)/.test(
        path,
      );
    const types = Object.keys(documented.operation(method, path).requestBody?.content ?? {});
    expect([operation, types.includes("application/json")]).toEqual([operation, hasForm]);
    if (hasForm)
      expect([operation, types.includes("multipart/form-data")]).toEqual([
        operation,
        !/token|second-factor|papers|bulk|trash|leads|people|accounts|invitations|password|sessions|decline|send-back|settings|catalogue|rates|redirects|archive|privacy|setup|mail|confirm|phone|display-name|visits|sms|keys|webhooks|imports/.test(
          path,
        ),
      ]);
  }
});

test("describes an error once, and every call but the health check refers to it (API1)", () => {
  const operations = documented.operations().filter((operation) => operation !== "GET /readyz");
  const errors = operations.flatMap((operation) => {
    const [method = "", path = ""] = operation.split(" ");
    return Object.entries(documented.operation(method, path).responses)
      .filter(([status]) => Number(status) >= 400)
      .map(([status, { content }]) => ({ operation, status, schema: content?.["application/json"]?.schema }));
  });
  expect(errors.length).toBeGreaterThan(0);
  for (const error of errors)
    expect(error).toEqual({ ...error, schema: { $ref: "#/components/schemas/Problem" } });
});

import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod";
import { maxRowId } from "#domain/row-id.ts";
import { type LoggedIn, logInAs } from "./testing/log-in.ts";
import { createTestApp, type TestApp } from "./testing/test-app.ts";

let site: TestApp;
let admin: LoggedIn;
beforeAll(async () => {
  site = await createTestApp();
  admin = await logInAs(site, "admin");
});
afterAll(() => site.close());

const send = (method: "GET" | "POST" | "PATCH", url: string, payload?: object) =>
  site.app.inject({ method, url, headers: admin.headers, ...(payload && { payload }) });

/** The paths of all integers in a JSON schema that may be larger than a column of ids. */
function unboundedIntegers(schema: unknown, path: string): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  const { type, maximum } = { type: undefined, maximum: undefined, ...schema };
  // The size of a file, which no column of an id stores.
  const isSize = path.endsWith(".properties.bytes");
  const isUnbounded = type === "integer" && !isSize && !(typeof maximum === "number" && maximum <= maxRowId);
  const inner = Object.entries(schema).flatMap(([name, part]) => unboundedIntegers(part, `${path}.${name}`));
  return isUnbounded ? [path, ...inner] : inner;
}

test("API5: no request can name an id that PostgreSQL cannot store", () => {
  const operation = z.object({ requestBody: z.unknown(), parameters: z.unknown() }).partial();
  const { paths } = z
    .object({ paths: z.record(z.string(), z.record(z.string(), operation)) })
    .parse(site.app.swagger());
  const found = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { requestBody, parameters }]) =>
      unboundedIntegers([requestBody, parameters], `${method} ${path}`),
    ),
  );
  expect(found).toEqual([]);
});

test.each([
  ["POST", "/api/people/1/merge/", { into: 2 ** 31 }, 400],
  ["POST", "/api/people/1/merge/", { into: maxRowId }, 404],
  ["POST", "/api/bulk/", { kind: "properties", ids: [1], change: { owner_id: 2 ** 31 } }, 400],
  ["PATCH", "/api/leads/1/", { owner_id: 2 ** 31 }, 400],
  ["GET", "/sitemap/properties-999999.xml", undefined, 404],
  ["GET", "/sitemap/projects-999999.xml", undefined, 404],
  ["GET", "/share/properties/9999999999.en.jpg", undefined, 404],
  ["GET", "/property/99999999999", undefined, 404],
  ["GET", "/projects/99999999999", undefined, 404],
  ["GET", `/api/history/properties/${maxRowId}/`, undefined, 404],
] as const)("API5: %s %s with %o is answered with %i", async (method, url, payload, status) => {
  const response = await send(method, url, payload);
  expect(response.statusCode, response.body.slice(0, 300)).toBe(status);
});

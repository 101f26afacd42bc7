import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { problemSchema } from "#domain/problems.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

describe("a method that a path does not support (API1, API5)", () => {
  test.each([
    ["PUT", "/api/properties/", "GET, HEAD, POST"],
    ["DELETE", "/api/properties/7/", "GET, HEAD, PATCH, PUT"],
    ["GET", "/api/properties/create/", "POST"],
    ["DELETE", "/api/properties/create/", "POST"],
    ["GET", "/api/properties/7/update/", "PUT"],
    ["GET", "/api/properties/7/delete/", "DELETE, POST"],
    ["OPTIONS", "/api/features/", "GET, HEAD"],
    ["DELETE", "/apis/projects/7/update/?x=1", "PATCH, PUT"],
    ["GET", "/apis/projects/create/", "POST"],
    ["PUT", "/sell/", "GET, HEAD, POST"],
    ["GET", "/sell/7/delete/", "DELETE"],
    ["GET", "/messages/7/restore/", "POST"],
    ["TRACE", "/service-requests/", "GET, HEAD, POST"],
    ["GET", "/messages/create/", "POST"],
    ["POST", "/messages/7/", "GET, HEAD"],
    ["GET", "/api/token/", "POST"],
  ])("%s %s gets 405 with Allow: %s", async (method, url, allow) => {
    const response = await site.app.inject({ method, url });
    expect(response.statusCode).toBe(405);
    expect(response.headers.allow).toBe(allow);
    expect(problemSchema.parse(response.json()).code).toBe("method_not_allowed");
  });
});

describe("an unknown path", () => {
  test.each([
    "/api/",
    "/api/properties",
    "/API/properties/",
    "/api/properties/7/nothing/",
    "/apis/projects/7/delete",
    "/sell/7/x/",
    "/messages/7/8/9/",
    "/service-requests/x/y/",
  ])("%s gets a 404 as JSON", async (url) => {
    const response = await site.app.inject({ method: "DELETE", url });
    expect([response.statusCode, problemSchema.parse(response.json()).code]).toEqual([404, "not_found"]);
  });

  test("is the API's documentation as YAML, which takes seconds to write", async () => {
    const response = await site.app.inject("/api/docs/yaml");
    expect([response.statusCode, problemSchema.parse(response.json()).code]).toEqual([404, "not_found"]);
  });

  test("gets a JSON response even if it can't be decoded", async () => {
    const response = await site.app.inject("/api/properties/%E0%A4%A/");
    expect(response.statusCode).toBe(400);
    expect(problemSchema.parse(response.json()).code).toBe("malformed_request");
  });
});

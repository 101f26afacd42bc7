import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { problemSchema } from "#domain/problems.ts";
import { closingBoundary, fieldPart, filePart } from "#server/testing/raw-request.ts";
import { submissionFields } from "#server/testing/sample-forms.ts";
import { multipartType, SubmissionClient, submissionParts } from "#server/testing/submission-client.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let site: TestApp;
let client: SubmissionClient;
beforeAll(async () => {
  site = await createTestApp();
  client = await SubmissionClient.listen(site);
});
afterAll(() => site.close());
afterEach(() => client.expectNothingStored());

describe("invalid bodies (API5)", () => {
  test.each([
    ["multipart without a boundary", "multipart/form-data", "x", 400],
    ["truncated multipart", multipartType, fieldPart("name", "x").toString(), 400],
    ["malformed multipart", multipartType, "hello", 400],
    ["malformed JSON", "application/json", '{"name": ', 400],
    ["a JSON array", "application/json", "[1, 2]", 400],
    ["JSON with __proto__", "application/json", '{"__proto__": {"isAdmin": true}}', 400],
    ["plain text", "text/plain", "name=x", 415],
    ["a URL-encoded form", "application/x-www-form-urlencoded", "name=x", 415],
    ["XML", "application/xml", "<name/>", 415],
    ["too much JSON", "application/json", JSON.stringify({ name: "x".repeat(70_000) }), 413],
  ])("%s is rejected", async (_, type, body, expected) => {
    const { status } = await client.post(body, type);
    expect(status).toBe(expected);
  });

  test("a missing body is rejected with the names of the required fields", async () => {
    const { status, problem } = await client.post("");
    expect(status).toBe(415);
    expect(problem.code).toBe("unsupported_type");
    const empty = await site.app.inject({ method: "POST", url: "/sell/" });
    expect(Object.keys(problemSchema.parse(empty.json()).fields ?? {})).toHaveLength(7);
  });

  test("thousands of parts are rejected", async () => {
    const many = Array.from({ length: 5000 }, (_, index) => fieldPart(`f${index}`, "x"));
    expect((await client.postParts(...many, closingBoundary)).status).toBe(413);
    const files = Array.from({ length: 300 }, () => filePart("image", Buffer.from("x")));
    expect((await client.postParts(...submissionParts, ...files, closingBoundary)).status).toBe(413);
  });

  test("very long fields, very long names and names of Object properties are rejected", async () => {
    const long = await client.postParts(
      ...submissionParts,
      fieldPart("description", "x".repeat(200_000)),
      closingBoundary,
    );
    expect([long.status, long.problem.fields?.description?.[0]?.code]).toEqual([400, "too_long"]);
    const name = await client.postParts(fieldPart("n".repeat(5000), "x"), closingBoundary);
    expect(name.status).toBe(400);
    expect(
      (await client.postParts(...submissionParts, fieldPart("__proto__", "x"), closingBoundary)).status,
    ).toBe(400);
    expect(
      (await client.postParts(...submissionParts, fieldPart("constructor", "x"), closingBoundary)).status,
    ).toBe(400);
  });
});

describe("invalid fields (API5)", () => {
  const postFields = (fields: object) =>
    client.post(JSON.stringify({ ...submissionFields, ...fields }), "application/json");
  test.each([
    ["name", "control_characters", "a\u0000b"],
    ["name", "control_characters", "\ud800"],
    ["name", "control_characters", "a\u202eb"],
    ["name", "one_line", "two\nlines"],
    ["name", "text_invalid", ["a", "b"]],
    ["name", "text_invalid", { toString: "x" }],
    ["name", "text_invalid", 7],
    ["name", "too_long", "x".repeat(5000)],
    ["property_price", "amount_invalid", "1e400"],
    ["property_price", "too_big", "9".repeat(50)],
    ["property_price", "too_big", 1e300],
    ["property_price", "above_zero", "-0.01"],
    ["property_price", "amount_invalid", "NaN"],
    ["property_price", "number_invalid", true],
    ["no_of_bedrooms", "too_big", "99999999999"],
    ["no_of_bedrooms", "whole_number", "1.5"],
    ["no_of_bathrooms", "half_steps", "0.25"],
    ["area", "number_invalid", "Infinity"],
    ["property_type", "choice_invalid", "house"],
    ["email", "email_invalid", "a@b@c.d"],
  ])("%s is rejected as %s", async (field, code, value) => {
    const { status, problem } = await postFields({ [field]: value });
    expect([status, problem.fields?.[field]?.[0]?.code]).toEqual([400, code]);
  });

  test("a repeated text field is rejected", async () => {
    const { status, problem } = await client.postParts(
      ...submissionParts,
      fieldPart("name", "again"),
      closingBoundary,
    );
    expect([status, problem.fields?.name?.[0]?.code]).toEqual([400, "text_invalid"]);
  });

  test("bytes that are not valid UTF-8 are rejected", async () => {
    const invalidPart = Buffer.concat([
      fieldPart("email", "").subarray(0, -2),
      Buffer.from([0xff, 0xfe]),
      Buffer.from("\r\n"),
    ]);
    const { status } = await client.postParts(
      ...submissionParts.filter((part) => !part.includes("email")),
      invalidPart,
      closingBoundary,
    );
    expect(status).toBe(400);
  });
});

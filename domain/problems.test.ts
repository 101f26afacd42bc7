import { expect, test } from "vitest";
import { fieldProblemTexts, isFieldCode, problemTexts } from "#domain/problem-texts.ts";
import {
  fieldMessages,
  isProblemCode,
  problemCodes,
  problemSchema,
  problemStatuses,
} from "#domain/problems.ts";
import { submissionInputSchema } from "#domain/sell/submission.ts";

test("API5 every problem has an error status and a text", () => {
  for (const code of problemCodes) {
    expect(problemStatuses[code]).toBeGreaterThanOrEqual(400);
    expect(problemTexts[code]).toMatch(/\.$/);
  }
  expect(problemCodes).toContain("token_expired");
  expect(isProblemCode("toString")).toBe(false);
  expect(isFieldCode("constructor")).toBe(false);
});

test("API5 groups a schema's issues by field", () => {
  const rejected = submissionInputSchema.safeParse({ email: "x", property_price: "a lot" });
  const fields = fieldMessages(rejected.error?.issues ?? []);
  expect(fields.name).toEqual([{ code: "required", message: fieldProblemTexts.required }]);
  expect(fields.email).toEqual([{ code: "email_invalid", message: fieldProblemTexts.email_invalid }]);
  expect(fields.property_price).toEqual([
    { code: "amount_invalid", message: fieldProblemTexts.amount_invalid },
  ]);
  expect(fields).not.toHaveProperty("phone_no");
});

test("API5 assigns issues of list items to the list, and maps unknown messages to 'invalid'", () => {
  const fields = fieldMessages([
    { path: ["features", 0], message: "too_long" },
    { path: ["features", 4], message: "too_long" },
    { path: [], message: "Unrecognized key" },
    { path: ["__proto__"], message: "required" },
  ]);
  expect(fields.features).toEqual([{ code: "too_long", message: fieldProblemTexts.too_long }]);
  expect(fields.non_field_errors?.[0]?.code).toBe("invalid");
  expect(Object.keys(fields)).toContain("__proto__");
});

test("API5 an error response has a detail, a code and optional fields", () => {
  const problem = {
    detail: problemTexts.invalid_input,
    code: "invalid_input",
    fields: { email: [{ code: "email_invalid", message: fieldProblemTexts.email_invalid }] },
  };
  expect(problemSchema.parse(problem)).toEqual(problem);
  expect(problemSchema.safeParse({ detail: "No", code: "no_such_code" }).success).toBe(false);
});

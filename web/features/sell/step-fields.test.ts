import { expect, test } from "vitest";
import { submissionInputSchema } from "#domain/sell/submission.ts";
import { readStepHash, stepFields, stepHash, stepNames, stepOf } from "./step-fields.ts";

test("LD1: every field of a submission is in exactly one of the three steps", () => {
  const fields = stepFields.flat().filter((name) => name !== "image");
  // The form has no field for the street; the location contains it.
  const { street: _, ...expected } = submissionInputSchema.shape;
  expect(fields.toSorted()).toEqual(Object.keys(expected).toSorted());
  expect(stepFields).toHaveLength(stepNames.length);
});

test("LD1: a problem opens the first step that has one", () => {
  const step = (...invalid: string[]) => stepOf((field) => invalid.includes(field));
  expect(step("email", "ward")).toBe(0);
  expect(step("email", "road_width")).toBe(1);
  expect(step("image")).toBe(2);
  expect(step("unknown")).toBeUndefined();
  expect(step()).toBeUndefined();
});

test("LD1: the hash of an address names a step", () => {
  for (const step of stepNames.keys()) expect(readStepHash(stepHash(step))).toBe(step);
  expect(["", "#form", "#step-0", "#step-4", "#step-22"].map(readStepHash)).toEqual(Array(5).fill(undefined));
});

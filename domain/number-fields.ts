import * as z from "zod/mini";
import { readNumber } from "#domain/numbers.ts";
import { type FieldCode, fieldCode } from "#domain/problems.ts";
import { missingOr } from "#domain/text-fields.ts";

export interface NumberRules {
  /** Defaults to 0. */
  readonly min?: number;
  readonly max: number;
  /** 0 is refused too: a price or an area of nothing is a mistake. */
  readonly isAboveZero?: boolean;
  readonly step: "whole" | "half" | "hundredth";
}

/** Fits into NUMERIC(14, 2). */
export const moneyRules: NumberRules = { max: 999_999_999_999, step: "hundredth" };
export const priceRules: NumberRules = { ...moneyRules, isAboveZero: true };
export const areaRules: NumberRules = { max: 999_999_999_999, step: "hundredth", isAboveZero: true };
export const roomRules: NumberRules = { max: 999, step: "whole" };
export const halfRoomRules: NumberRules = { max: 999, step: "half" };

const typed = z.union([z.string(), z.number()], { error: missingOr("number_invalid") });

function problemOf(value: number, rules: NumberRules): FieldCode | null {
  if (rules.isAboveZero && value <= 0) return "above_zero";
  if (value < (rules.min ?? 0)) return "too_small";
  if (value > rules.max) return "too_big";
  if (rules.step === "whole" && !Number.isInteger(value)) return "whole_number";
  if (rules.step === "half" && !Number.isInteger(value * 2)) return "half_steps";
  return null;
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === "string" && value.trim() === "");
}

/** Returns the number if the rules allow it. Otherwise adds an error code to the issues. */
function checked(raw: unknown, rules: NumberRules, issues: z.core.$ZodRawIssue[]): number {
  const read = readNumber(raw);
  const value = read !== null && rules.step === "hundredth" ? Math.round(read * 100) / 100 : read;
  const problem = value === null ? "number_invalid" : problemOf(value, rules);
  if (value === null || problem) {
    issues.push({ code: "custom", message: problem ?? "number_invalid", input: raw });
    return z.NEVER;
  }
  return value;
}

export function requiredNumber(rules: NumberRules) {
  return z.pipe(
    typed,
    z.transform((raw, context): number => {
      if (!isBlank(raw)) return checked(raw, rules, context.issues);
      context.issues.push({ code: "custom", message: fieldCode("required"), input: raw });
      return z.NEVER;
    }),
  );
}

export function optionalNumber(rules: NumberRules) {
  return z.pipe(
    z.nullish(typed),
    z.transform((raw, context): number | null => (isBlank(raw) ? null : checked(raw, rules, context.issues))),
  );
}

export function numberOr(fallback: number, rules: NumberRules) {
  return z.pipe(
    z.nullish(typed),
    z.transform((raw, context): number => (isBlank(raw) ? fallback : checked(raw, rules, context.issues))),
  );
}

/** AJ3: anything that is not a number becomes 0, including the NaN of a number input. A number must obey the rules. */
export function numberOrZero(rules: NumberRules) {
  return z.pipe(
    z.catch(z.nullish(typed), null),
    z.transform((raw, context): number => checked(readNumber(raw) ?? 0, rules, context.issues)),
  );
}

import * as z from "zod/mini";
import { readNumber } from "#domain/numbers.ts";
import type { FieldCode } from "#domain/problem-texts.ts";
import { fieldCode } from "#domain/problems.ts";
import { missingOr } from "#domain/text-fields.ts";

/** Numbers with more decimals are rounded to these steps. */
const stepsPerOne = { hundredth: 100, millionth: 1_000_000 } as const;

export interface NumberRules {
  /** Defaults to 0. */
  readonly min?: number;
  readonly max: number;
  /** Rejects 0 too, because a price or an area of 0 is a mistake. */
  readonly isAboveZero?: boolean;
  readonly step: "whole" | "half" | keyof typeof stepsPerOne;
}

/** Fits into NUMERIC(14, 2). */
export const moneyRules: NumberRules = { max: 999_999_999_999, step: "hundredth" };
export const priceRules: NumberRules = { ...moneyRules, isAboveZero: true };
export const areaRules: NumberRules = { max: 999_999_999_999, step: "hundredth", isAboveZero: true };
export const roomRules: NumberRules = { max: 999, step: "whole" };
export const halfRoomRules: NumberRules = { max: 999, step: "half" };

const textOrNumber = z.union([z.string(), z.number()], { error: missingOr("number_invalid") });

function findProblem(value: number, rules: NumberRules): FieldCode | null {
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
function checkNumber(raw: unknown, rules: NumberRules, issues: z.core.$ZodRawIssue[]): number {
  const number = readNumber(raw);
  const value = number === null ? null : roundToStep(number, rules.step);
  const problem = value === null ? "number_invalid" : findProblem(value, rules);
  if (value === null || problem) {
    issues.push({ code: "custom", message: problem ?? "number_invalid", input: raw });
    return z.NEVER;
  }
  return value;
}

function roundToStep(number: number, step: NumberRules["step"]): number {
  if (step === "whole" || step === "half") return number;
  return Math.round(number * stepsPerOne[step]) / stepsPerOne[step];
}

export function requiredNumber(rules: NumberRules) {
  return z.pipe(
    textOrNumber,
    z.transform((raw, context): number => {
      if (!isBlank(raw)) return checkNumber(raw, rules, context.issues);
      context.issues.push({ code: "custom", message: fieldCode("required"), input: raw });
      return z.NEVER;
    }),
  );
}

export function optionalNumber(rules: NumberRules) {
  return z.pipe(
    z.nullish(textOrNumber),
    z.transform((raw, context): number | null =>
      isBlank(raw) ? null : checkNumber(raw, rules, context.issues),
    ),
  );
}

export function numberOr(fallback: number, rules: NumberRules) {
  return z.pipe(
    z.nullish(textOrNumber),
    z.transform((raw, context): number =>
      isBlank(raw) ? fallback : checkNumber(raw, rules, context.issues),
    ),
  );
}

/** AJ3: anything that is not a number becomes 0, including the NaN of a number input. A number must obey the rules. */
export function numberOrZero(rules: NumberRules) {
  return z.pipe(
    z.catch(z.nullish(textOrNumber), null),
    z.transform((raw, context): number => checkNumber(readNumber(raw) ?? 0, rules, context.issues)),
  );
}

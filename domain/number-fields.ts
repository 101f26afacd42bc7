import * as z from "zod/mini";
import { readAmount } from "#domain/amounts.ts";
import { readNumber } from "#domain/numbers.ts";
import type { FieldCode } from "#domain/problem-texts.ts";
import { fieldCode } from "#domain/problems.ts";
import { missingOr } from "#domain/text-fields.ts";

/** Numbers with more decimals are rounded to these steps. */
const stepsPerOne = { tenth: 10, hundredth: 100, millionth: 1_000_000 } as const;

export interface NumberRules {
  /** Defaults to 0. */
  readonly min?: number;
  readonly max: number;
  /** Rejects 0 too, because a price or an area of 0 is a mistake. */
  readonly isAboveZero?: boolean;
  /** Reads "85 lakh" and "१ करोड २० लाख" too. */
  readonly isMoney?: boolean;
  readonly step: "whole" | "half" | keyof typeof stepsPerOne;
}

/** Fits into NUMERIC(14, 2). */
export const moneyRules: NumberRules = { max: 999_999_999_999, step: "hundredth", isMoney: true };
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

function readByRules(raw: unknown, rules: NumberRules): number | null {
  return rules.isMoney ? readAmount(raw) : readNumber(raw);
}

/** Returns the number if the rules allow it. Otherwise adds an error code to the issues. */
function checkNumber(raw: unknown, rules: NumberRules, issues: z.core.$ZodRawIssue[]): number {
  const number = readByRules(raw, rules);
  const value = number === null ? null : roundToStep(number, rules.step);
  const unreadable = fieldCode(rules.isMoney ? "amount_invalid" : "number_invalid");
  const problem = value === null ? unreadable : findProblem(value, rules);
  if (value !== null && problem === null) return value;
  issues.push({ code: "custom", message: problem ?? unreadable, input: raw });
  return z.NEVER;
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
    z.transform((raw, context): number => checkNumber(readByRules(raw, rules) ?? 0, rules, context.issues)),
  );
}

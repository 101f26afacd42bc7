import { Big } from "big.js";
import * as z from "zod/mini";
import { maxNumberLength, normaliseDigits } from "#domain/numbers.ts";
import type { FieldCode } from "#domain/problem-texts.ts";
import { fieldCode } from "#domain/problems.ts";
import { controls } from "#domain/settings/fields.ts";

/** CN2: an exact number as text, such as "1.6". It has no exponent, no sign of plus and no zeros that say nothing. */
export type Decimal = string;

export interface DecimalRules {
  /** More decimals are rounded. */
  readonly maxDecimals: number;
  readonly max: Decimal;
  readonly isAboveZero?: boolean;
}

const quantityDecimals = 3;
const paisaDecimals = 2;
const shape = /^(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.\d+)?$|^\.\d+$/;

export function sum(values: readonly Decimal[]): Decimal {
  return values.reduce((total, value) => total.plus(value), new Big(0)).toFixed();
}

export function product(values: readonly Decimal[]): Decimal {
  return values.reduce((result, value) => result.times(value), new Big(1)).toFixed();
}

export function negate(value: Decimal): Decimal {
  return new Big(value).times(-1).toFixed();
}

export function isNegative(value: Decimal): boolean {
  return new Big(value).lt(0);
}

export function smaller(one: Decimal, other: Decimal): Decimal {
  return new Big(one).lt(other) ? one : other;
}

/** Halves go away from zero, as on paper. */
export function roundQuantity(value: Decimal): Decimal {
  return new Big(value).round(quantityDecimals, Big.roundHalfUp).toFixed();
}

/** With two decimals: "432.60". */
export function roundToPaisa(value: Decimal): Decimal {
  return new Big(value).toFixed(paisaDecimals, Big.roundHalfUp);
}

/** `percent` of an amount, to the paisa. */
export function percentOf(amount: Decimal, percent: Decimal): Decimal {
  return roundToPaisa(new Big(amount).times(percent).times("0.01").toFixed());
}

/** Reads "१.६०" or "1,25,000.50". Null for anything else, also for a negative number. */
export function readDecimal(value: unknown): Decimal | null {
  if (typeof value === "number")
    return Number.isFinite(value) && value >= 0 ? new Big(value).toFixed() : null;
  if (typeof value !== "string" || value.length > maxNumberLength) return null;
  const text = normaliseDigits(value).trim();
  return shape.test(text) ? new Big(text.replaceAll(",", "")).toFixed() : null;
}

function findProblem(value: Big, { max, isAboveZero }: DecimalRules): FieldCode | null {
  if (isAboveZero && value.lte(0)) return "above_zero";
  return value.gt(max) ? "too_big" : null;
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === "string" && value.trim() === "");
}

const given = z.nullish(z.union([z.string(), z.number()], fieldCode("number_invalid")));

/** An exact number; an empty field becomes "". */
export function decimalOrEmpty(rules: DecimalRules) {
  return z
    .pipe(
      given,
      z.transform((raw, context): Decimal => (isBlank(raw) ? "" : checkDecimal(raw, rules, context.issues))),
    )
    .register(controls, { kind: "line", input: "text", maxLength: maxNumberLength, isRequired: false });
}

export function requiredDecimal(rules: DecimalRules) {
  return z
    .pipe(
      given,
      z.transform((raw, context): Decimal => {
        if (!isBlank(raw)) return checkDecimal(raw, rules, context.issues);
        context.issues.push({ code: "custom", message: fieldCode("required"), input: raw });
        return z.NEVER;
      }),
    )
    .register(controls, { kind: "line", input: "text", maxLength: maxNumberLength, isRequired: true });
}

function checkDecimal(raw: unknown, rules: DecimalRules, issues: z.core.$ZodRawIssue[]): Decimal {
  const text = readDecimal(raw);
  const value = text === null ? null : new Big(text).round(rules.maxDecimals, Big.roundHalfUp);
  const problem = value === null ? fieldCode("number_invalid") : findProblem(value, rules);
  if (value !== null && problem === null) return value.toFixed();
  issues.push({ code: "custom", message: problem ?? "number_invalid", input: raw });
  return z.NEVER;
}

/** Fits into NUMERIC(14, 2). */
export const moneyDecimals: DecimalRules = { maxDecimals: paisaDecimals, max: "999999999999" };
/** Metres, feet or a number of pieces. */
export const dimensionDecimals: DecimalRules = {
  maxDecimals: quantityDecimals,
  max: "1000000",
  isAboveZero: true,
};
export const quantityRules: DecimalRules = {
  maxDecimals: quantityDecimals,
  max: "1000000000",
  isAboveZero: true,
};

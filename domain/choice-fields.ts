import * as z from "zod/mini";
import { fieldCode } from "#domain/problems.ts";
import { missingOr } from "#domain/text-fields.ts";

export function requiredChoice<const Value extends string>(values: readonly Value[]) {
  return z.enum(values, { error: missingOr("choice_invalid") });
}

export function choiceOr<const Value extends string>(fallback: Value, values: readonly Value[]) {
  const given = z.union([z.enum(values), z.literal("")], fieldCode("choice_invalid"));
  return z.pipe(
    z.nullish(given),
    z.transform((value): Value => (value ? value : fallback)),
  );
}

/** An empty field becomes null. */
export function optionalChoice<const Value extends string>(values: readonly Value[]) {
  const given = z.union([z.enum(values), z.literal("")], fieldCode("choice_invalid"));
  return z.pipe(
    z.nullish(given),
    z.transform((value): Value | null => value || null),
  );
}

const trueValues = ["true", "on", "1", "yes"];
const falseValues = ["false", "off", "0", "no", ""];

/** Accepts a JSON boolean and the texts that HTML forms and other clients send. A missing value is false. */
export const checkbox = z.pipe(
  z.nullish(z.union([z.boolean(), z.string()], fieldCode("choice_invalid"))),
  z.transform((value, context): boolean => {
    if (value === undefined || value === null) return false;
    if (typeof value === "boolean") return value;
    const text = value.trim().toLowerCase();
    if (trueValues.includes(text)) return true;
    if (!falseValues.includes(text)) {
      context.issues.push({ code: "custom", message: fieldCode("choice_invalid"), input: value });
    }
    return false;
  }),
);

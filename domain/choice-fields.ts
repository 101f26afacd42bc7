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

const yes = ["true", "on", "1", "yes"];
const no = ["false", "off", "0", "no", ""];

/** A tick box as JSON, a form and a plain client send it. */
export const tick = z.pipe(
  z.nullish(z.union([z.boolean(), z.string()], fieldCode("choice_invalid"))),
  z.transform((value, context): boolean => {
    if (value === undefined || value === null) return false;
    if (typeof value === "boolean") return value;
    const word = value.trim().toLowerCase();
    if (yes.includes(word)) return true;
    if (!no.includes(word)) {
      context.issues.push({ code: "custom", message: fieldCode("choice_invalid"), input: value });
    }
    return false;
  }),
);

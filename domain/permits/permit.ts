import * as z from "zod/mini";
import { isoDate, isoDateUntilToday } from "#domain/date-fields.ts";
import { permitKinds } from "#domain/jobs/choices.ts";
import { maxLengths } from "#domain/max-lengths.ts";
import { fieldCode } from "#domain/problems.ts";
import { lineOrEmpty } from "#domain/text-fields.ts";

const stepSchema = z
  .object({
    applied_on: isoDateUntilToday,
    /** When the municipality should have decided. */
    due_on: isoDate,
    granted_on: isoDateUntilToday,
    number: lineOrEmpty(maxLengths.word),
  })
  .check(({ value, issues }) => {
    const { applied_on: applied } = value;
    for (const name of ["due_on", "granted_on"] as const)
      if (applied !== null && value[name] !== null && value[name] < applied)
        issues.push({ code: "custom", message: fieldCode("before_start"), path: [name], input: value });
  });

/** CN7: the steps of the municipality, as staff save them. */
export const permitsInputSchema = z.object({
  plinth: stepSchema,
  superstructure: stepSchema,
  completion: stepSchema,
});
export type PermitsInput = z.output<typeof permitsInputSchema>;

const permitSchema = z.object({
  kind: z.enum(permitKinds),
  applied_on: z.nullable(z.iso.date()),
  due_on: z.nullable(z.iso.date()),
  granted_on: z.nullable(z.iso.date()),
  number: z.string(),
});
export type Permit = z.infer<typeof permitSchema>;

/** Always the three steps, in their order. */
export const permitsSchema = z.object({ permits: z.array(permitSchema) });
export type Permits = z.infer<typeof permitsSchema>;

export type PermitState = "not_applied" | "waiting" | "overdue" | "granted";

/** CN7: overdue from the day after the one on which it should have been granted. */
export function permitState(
  { applied_on, due_on, granted_on }: Pick<Permit, "applied_on" | "due_on" | "granted_on">,
  today: string,
): PermitState {
  if (granted_on !== null) return "granted";
  if (due_on !== null && due_on < today) return "overdue";
  return applied_on === null ? "not_applied" : "waiting";
}

import type * as z from "zod/mini";
import { fieldMessages } from "#domain/problems.ts";
import type { Marks } from "./use-entry.ts";

type Reading<Input> = { is: "good"; input: Input } | { is: "wrong"; marks: Marks };

/** A form's content as its schema reads it, or what is wrong with each field, as the server would say it. */
export function readContent<Input>(schema: z.ZodMiniType<Input>, content: unknown): Reading<Input> {
  const read = schema.safeParse(content);
  if (read.success) return { is: "good", input: read.data };
  const marks = new Map<string, string>();
  for (const [field, [first]] of Object.entries(fieldMessages(read.error.issues))) {
    if (first) marks.set(field, first.code);
  }
  return { is: "wrong", marks };
}

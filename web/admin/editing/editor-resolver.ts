import type { FieldErrors, Resolver } from "react-hook-form";
import * as z from "zod/mini";
import type { EditorValues } from "./form-values.ts";

/** Returns the form's field for the path and the code of an error, from the schema or from the server. */
export type ErrorName<Values> = (path: readonly string[], code: string, values: Values) => string;

/** Validates an editor by its schema; the first issue of a field becomes its error. */
export function editorResolver<Values extends EditorValues, Input>(
  schema: z.ZodMiniType<Input, Values>,
  errorName: ErrorName<Values>,
): Resolver<Values, unknown, Input> {
  return (values) => {
    const parsed = z.safeParse(schema, values);
    if (parsed.success) return { values: parsed.data, errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const { path, code, message } of parsed.error.issues)
      errors[errorName(path.map(String), message, values)] ??= { type: code, message };
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}

/**
 * Compatibility with other API hosts (API7): one may send numbers as text, omit fields, send features in any of five
 * shapes (PY4) or know a call by another path only (API2). The `loose-*` schemas convert its rows to ours, and
 * `call-with-fallbacks.ts` tries the other paths. `web/api/address.ts` says which host is called.
 */
import * as z from "zod/mini";

type Fields = Readonly<Record<string, unknown>>;

/** A value that is not an object has no fields. */
const fieldsSchema = z.catch(z.looseObject({}), {});

/** A schema that normalises the fields of a row before it checks them. */
export function looseSchema<Schema extends z.ZodMiniType<unknown, Fields>>(
  normalise: (fields: Fields) => Fields,
  schema: Schema,
) {
  return z.pipe(z.pipe(fieldsSchema, z.transform(normalise)), schema);
}

/** Returns a text or a number as text, or null for an empty text and any other value. */
export function textOrNull(value: unknown): string | null {
  if (typeof value === "number") return String(value);
  return typeof value === "string" && value.trim() !== "" ? value : null;
}

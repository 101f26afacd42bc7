import * as z from "zod/mini";

const anyFields = z.looseObject({});

/** Reads the fields of a response from any API host. A value that is not an object has no fields. */
export function looseFields(value: unknown): Record<string, unknown> {
  const parsed = anyFields.safeParse(value);
  return parsed.success ? parsed.data : {};
}

/** Returns a text or a number as text, or null for an empty text and any other value. */
export function textOrNull(value: unknown): string | null {
  if (typeof value === "number") return String(value);
  return typeof value === "string" && value.trim() !== "" ? value : null;
}

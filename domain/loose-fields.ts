import * as z from "zod/mini";

const anyFields = z.looseObject({});

/** The fields of an answer whose shape is another host's; what is no object has none. */
export function looseFields(value: unknown): Record<string, unknown> {
  const read = anyFields.safeParse(value);
  return read.success ? read.data : {};
}

/** Words to show, or null where there are none. */
export function wordsOrNull(value: unknown): string | null {
  if (typeof value === "number") return String(value);
  return typeof value === "string" && value.trim() !== "" ? value : null;
}

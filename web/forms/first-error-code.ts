/** The code of a field's error; for a list, that of its first wrong item. */
export function firstErrorCode(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null) return undefined;
  if ("message" in error && typeof error.message === "string" && error.message !== "") return error.message;
  for (const [name, nested] of Object.entries(error)) {
    const message = name === "ref" ? undefined : firstErrorCode(nested);
    if (message !== undefined) return message;
  }
  return undefined;
}

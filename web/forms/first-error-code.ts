/** Returns a field's error code; for a list, the code of its first invalid item. */
export function firstErrorCode(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null) return undefined;
  if ("message" in error && typeof error.message === "string" && error.message !== "") return error.message;
  for (const [name, nested] of Object.entries(error)) {
    const code = name === "ref" ? undefined : firstErrorCode(nested);
    if (code !== undefined) return code;
  }
  return undefined;
}

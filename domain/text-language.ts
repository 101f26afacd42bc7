/** Detects the language by script. Returns undefined for a text without letters. */
export function textTag(text: string): "en" | "ne" | undefined {
  if (/[\u0900-\u097f]/.test(text)) return "ne";
  return /[a-z]/i.test(text) ? "en" : undefined;
}

/** The tag of the language a text is written in, as its letters tell; none for figures alone. */
export function textTag(text: string): "en" | "ne" | undefined {
  if (/[\u0900-\u097f]/.test(text)) return "ne";
  return /[a-z]/i.test(text) ? "en" : undefined;
}

const absolute = /^https?:\/\//i;
const otherScheme = /^[a-z][a-z\d+.-]*:/i;

/** API6: an image reference as an absolute address on `base`; null when there is none that an <img> should load. */
export function absoluteImageAddress(reference: string | null | undefined, base: string): string | null {
  const text = reference?.trim() ?? "";
  if (text === "") return null;
  if (absolute.test(text)) return text;
  if (otherScheme.test(text)) return null;
  if (text.startsWith("//")) return `https:${text}`;
  return `${base.replace(/\/+$/, "")}/${text.replace(/^\/+/, "")}`;
}

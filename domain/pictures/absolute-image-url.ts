const absoluteUrl = /^https?:\/\//i;
const otherScheme = /^[a-z][a-z\d+.-]*:/i;

/** API6: resolves an image reference on `base`. Returns null if it is empty or has a scheme other than http(s). */
export function toAbsoluteImageUrl(reference: string | null | undefined, base: string): string | null {
  const text = reference?.trim() ?? "";
  if (text === "") return null;
  if (absoluteUrl.test(text)) return text;
  if (otherScheme.test(text)) return null;
  if (text.startsWith("//")) return `https:${text}`;
  return `${base.replace(/\/+$/, "")}/${text.replace(/^\/+/, "")}`;
}

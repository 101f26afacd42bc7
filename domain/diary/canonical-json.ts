export type CanonicalValue =
  | string
  | number
  | null
  | readonly CanonicalValue[]
  | Readonly<{ [name: string]: CanonicalValue }>;

/** Sorted keys, no spaces, texts in Unicode's form C: equal values have equal bytes, on every machine. */
export function canonicalJson(value: CanonicalValue): string {
  if (typeof value === "string") return JSON.stringify(value.normalize("NFC"));
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (isList(value)) return `[${value.map(canonicalJson).join(",")}]`;
  const names = Object.keys(value).toSorted((one, other) => (one < other ? -1 : 1));
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonicalJson(value[name] ?? null)}`).join(",")}}`;
}

function isList(value: object): value is readonly CanonicalValue[] {
  return Array.isArray(value);
}

/** Null if the text is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Trimmed, without blanks: what a list means, whatever it came as. */
function clean(items: readonly string[]): string[] {
  return items.map((item) => item.trim()).filter((item) => item !== "");
}

/**
 * A list as the one text the API takes. An item that a reader would take apart is quoted as in CSV;
 * all others stay plain, as older clients send and read them.
 */
export function joinTextList(items: readonly string[]): string {
  return clean(items).map(quoteIfNeeded).join(", ");
}

function quoteIfNeeded(item: string): string {
  return item.includes(",") || /^["[]/.test(item) ? `"${item.replaceAll('"', '""')}"` : item;
}

/** A list from an array, a JSON array in a text, or a comma-joined text. */
export function readTextList(value: unknown): string[] {
  return clean(listEntries(value).flatMap((entry) => (isPrintable(entry) ? [String(entry)] : [])));
}

function isPrintable(entry: unknown): entry is string | number {
  return typeof entry === "string" || (typeof entry === "number" && Number.isFinite(entry));
}

/** The entries as they came, before anyone decides what they mean. */
export function listEntries(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value !== "string") return [];
  return jsonArray(value) ?? splitTextList(value);
}

function jsonArray(text: string): unknown[] | null {
  if (!text.trimStart().startsWith("[")) return null;
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

// A quote opens only at an item's start and must close at its end; any other is a plain character, as in 12" pipe.
const item = /\s*"((?:[^"]|"")*)"\s*(?:,|$)|([^,]*)(?:,|$)/y;

function splitTextList(text: string): string[] {
  const items: string[] = [];
  item.lastIndex = 0;
  while (item.lastIndex < text.length) {
    const match = item.exec(text);
    if (!match) break;
    items.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? "");
  }
  return items;
}

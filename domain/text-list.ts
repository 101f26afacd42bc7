import { foldCase } from "./search-text.ts";

function trimItems(items: readonly string[]): string[] {
  return items.map((item) => item.trim()).filter((item) => item !== "");
}

/**
 * Joins a list into the single text that the API accepts. An item is quoted as in CSV only if it would be split otherwise,
 * because older clients send and read unquoted items.
 */
export function joinTextList(items: readonly string[]): string {
  return trimItems(items).map(quoteIfNeeded).join(", ");
}

function quoteIfNeeded(item: string): string {
  return item.includes(",") || /^["[]/.test(item) ? `"${item.replaceAll('"', '""')}"` : item;
}

/** Reads a list from an array, a text with a JSON array, or a comma-separated text. */
export function readTextList(value: unknown): string[] {
  return trimItems(listEntries(value).flatMap((entry) => (isPrintable(entry) ? [String(entry)] : [])));
}

function isPrintable(entry: unknown): entry is string | number {
  return typeof entry === "string" || (typeof entry === "number" && Number.isFinite(entry));
}

/** Returns the entries without validating or trimming them. */
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

// A quote counts only at the start and the end of an item. Any other quote is a plain character, as in 12" pipe.
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

/** Removes names that differ only in case and keeps the first of each. */
export function distinctNames(names: readonly string[]): string[] {
  const bySpelling = new Map<string, string>();
  for (const name of names) {
    const key = foldCase(name);
    if (!bySpelling.has(key)) bySpelling.set(key, name);
  }
  return [...bySpelling.values()];
}

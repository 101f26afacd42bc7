import { readRowId } from "#domain/row-id.ts";

export const savedPath = "/saved";
export const comparePath = "/saved/compare";
/** VT1: the listings of a link, in its order. */
export const idsParameter = "ids";

export const maxSaved = 50;
export const maxSeen = 12;
export const maxCompared = 4;

/** Enough for the longest list, so that a longer text is not split at all. */
const maxTextLength = maxSaved * 12;

/** Reads `12,7,9`. Keeps the order and drops duplicates and everything that is no id. */
export function readListingIds(text: string | null | undefined, max = maxSaved): number[] {
  const parts = (text ?? "").slice(0, maxTextLength).split(",");
  const ids = parts.flatMap((part) => readRowId(part.trim()) ?? []);
  return [...new Set(ids)].slice(0, max);
}

export function writeListingIds(ids: readonly number[]): string {
  return ids.join(",");
}

/** The plain path of the page that shows these listings to anyone. */
export function savedLink(ids: readonly number[]): string {
  return withIds(savedPath, ids);
}

export function compareLink(ids: readonly number[]): string {
  return withIds(comparePath, ids.slice(0, maxCompared));
}

function withIds(path: string, ids: readonly number[]): string {
  return ids.length === 0 ? path : `${path}?${idsParameter}=${writeListingIds(ids)}`;
}

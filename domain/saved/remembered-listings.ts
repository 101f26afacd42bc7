import { type ListingType, listingTypes } from "#domain/properties/kinds.ts";
import { readRowId } from "#domain/row-id.ts";

/** VT1: what the browser stores of a listing. The price is that of `fetchedAt`, so a page must show it with that day. */
export type RememberedListing = Readonly<{
  id: number;
  /** When it was saved or seen, in milliseconds. */
  at: number;
  name: string;
  price: number;
  for_type: ListingType;
  fetchedAt: number;
}>;

const maxNameLength = 300;
/** Longer than any list that this code writes. */
const maxTextLength = 200_000;
const maxTimeMs = 8.64e15;

/** Reads a stored list. Other scripts and extensions may write anything there; other entries are dropped. */
export function parseRemembered(text: string | null, max: number): readonly RememberedListing[] {
  if (text === null || text.length > maxTextLength) return [];
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? mergeRemembered(value.flatMap(readEntry), [], max) : [];
  } catch {
    return [];
  }
}

function readEntry(value: unknown): RememberedListing[] {
  if (typeof value !== "object" || value === null) return [];
  const { id, at, name, price, for_type, fetchedAt } = value as Partial<Record<string, unknown>>;
  const listing = listingTypes.find((type) => type === for_type);
  if (typeof id !== "number" || readRowId(String(id)) === undefined) return [];
  if (!isTime(at) || !isTime(fetchedAt) || typeof name !== "string" || listing === undefined) return [];
  if (typeof price !== "number" || !(price >= 0 && price < Number.MAX_VALUE)) return [];
  return [{ id, at, name: name.slice(0, maxNameLength), price, for_type: listing, fetchedAt }];
}

function isTime(value: unknown): value is number {
  return typeof value === "number" && value >= 0 && value <= maxTimeMs;
}

/** Both lists as one, the latest first, each listing once. The order of the arguments does not matter. */
export function mergeRemembered(
  some: readonly RememberedListing[],
  others: readonly RememberedListing[],
  max: number,
): readonly RememberedListing[] {
  const latest = new Map<number, RememberedListing>();
  for (const listing of [...some, ...others].toSorted(compareLatestFirst))
    if (!latest.has(listing.id)) latest.set(listing.id, listing);
  return [...latest.values()].slice(0, max);
}

function compareLatestFirst(a: RememberedListing, b: RememberedListing): number {
  return b.at - a.at || b.fetchedAt - a.fetchedAt || a.id - b.id || compareTexts(keyOf(a), keyOf(b));
}

function keyOf({ name, price, for_type: listing }: RememberedListing): string {
  return JSON.stringify([name, price, listing]);
}

function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

export function forgetListing(
  listings: readonly RememberedListing[],
  id: number,
): readonly RememberedListing[] {
  return listings.filter((listing) => listing.id !== id);
}

/** The stored names and prices, replaced by those that were fetched. */
export function refreshRemembered(
  listings: readonly RememberedListing[],
  fetched: readonly Omit<RememberedListing, "at" | "fetchedAt">[],
  fetchedAt: number,
): readonly RememberedListing[] {
  return listings.map((listing) => {
    const current = fetched.find(({ id }) => id === listing.id);
    if (!current) return listing;
    const { name, price, for_type } = current;
    return { ...listing, name, price, for_type, fetchedAt };
  });
}

import { useSyncExternalStore } from "react";
import type { Property } from "#domain/properties/property.ts";
import { maxSaved, maxSeen } from "#domain/saved/listing-ids.ts";
import {
  forgetListing,
  mergeRemembered,
  type RememberedListing,
  refreshRemembered,
} from "#domain/saved/remembered-listings.ts";
import { pageFetchedAtMs } from "#web/offline/cached-notice.ts";
import { createListingStore, noListings } from "./listing-store.ts";

/** What is stored of a listing. Callers pass the property that they show. */
export type SavedProperty = Pick<Property, "id" | "name" | "price" | "for_type">;

const saved = createListingStore("saved-listings", maxSaved);
const seen = createListingStore("seen-listings", maxSeen);

/** The latest first. The server renders an empty list, because it does not know the browser's. */
export function useSavedListings(): readonly RememberedListing[] {
  return useSyncExternalStore(saved.subscribe, saved.snapshot, () => noListings);
}

export function useSeenListings(): readonly RememberedListing[] {
  return useSyncExternalStore(seen.subscribe, seen.snapshot, () => noListings);
}

export function useIsSaved(id: number): boolean {
  return useSyncExternalStore(
    saved.subscribe,
    () => isSaved(id),
    () => false,
  );
}

export function isSaved(id: number): boolean {
  return saved.snapshot().some((listing) => listing.id === id);
}

/** Returns how many were saved. Those that do not fit are not. */
export function saveListings(properties: readonly SavedProperty[]): number {
  let added: readonly RememberedListing[] = [];
  saved.change((listings) => {
    const now = Date.now();
    const fetchedAt = pageFetchedAtMs();
    added = properties
      .filter(({ id }) => listings.every((listing) => listing.id !== id))
      .slice(0, maxSaved - listings.length)
      // The first one is the latest, so that the list has their order.
      .map((property, index) => remember(property, fetchedAt, now - index));
    return mergeRemembered(listings, added, maxSaved);
  });
  void cachePages("cachePage", added);
  return added.length;
}

/** Returns a function that brings the listing back to its place. */
export function removeSavedListing(id: number): () => void {
  const removed = saved.snapshot().filter((listing) => listing.id === id);
  saved.change((listings) => forgetListing(listings, id));
  void cachePages("forgetPage", removed);
  return () => {
    saved.change((listings) => mergeRemembered(listings, removed, maxSaved));
    void cachePages("cachePage", removed);
  };
}

export function recordVisit(property: SavedProperty): void {
  const visit = remember(property, pageFetchedAtMs(), Date.now());
  seen.change((listings) => mergeRemembered(listings, [visit], maxSeen));
}

/** Returns a function that brings the list back. */
export function clearSeenListings(): () => void {
  const removed = seen.snapshot();
  seen.change(() => noListings);
  return () => seen.change((listings) => mergeRemembered(listings, removed, maxSeen));
}

/** Stores the names and prices that were fetched. */
export function refreshListings(properties: readonly Property[]): void {
  if (properties.length === 0) return;
  const now = Date.now();
  for (const store of [saved, seen]) {
    const isIn = properties.some(({ id }) => store.snapshot().some((listing) => listing.id === id));
    if (isIn) store.change((listings) => refreshRemembered(listings, properties, now));
  }
}

function remember({ id, name, price, for_type }: SavedProperty, fetchedAt: number, at: number) {
  return { id, at, name, price, for_type, fetchedAt };
}

/** VT7: saved listings can be read without a connection. Without that code, or a service worker, they are saved nevertheless. */
async function cachePages(
  change: "cachePage" | "forgetPage",
  listings: readonly RememberedListing[],
): Promise<void> {
  try {
    const pages = await import("#web/offline/cache-page.ts");
    for (const { id } of listings) await pages[change](`/property/${id}`);
  } catch {
    // The code failed to load.
  }
}

import { parseRemembered, type RememberedListing } from "#domain/saved/remembered-listings.ts";

type Listings = readonly RememberedListing[];

export const noListings: Listings = [];

/**
 * VT1: a list in localStorage that React can subscribe to. Other tabs follow by the event `storage`. If the storage is
 * disabled or full, the list lasts until the page is left.
 */
export function createListingStore(key: string, max: number) {
  const listeners = new Set<() => void>();
  let cached: Listings | undefined;
  let unstored: Listings | undefined;

  function read(): Listings {
    if (unstored) return unstored;
    try {
      return parseRemembered(localStorage.getItem(key), max);
    } catch {
      return noListings;
    }
  }

  function show(listings: Listings | undefined): void {
    cached = listings;
    for (const listener of listeners) listener();
  }

  const onStorage = (event: StorageEvent) => {
    // Without a key, everything was cleared.
    if (event.key === key || event.key === null) show(undefined);
  };
  // A page that Back brings out of memory has missed the events.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) show(undefined);
  };

  return {
    snapshot: (): Listings => {
      cached ??= read();
      return cached;
    },
    /** Starts from what is stored now, which another tab may have changed. */
    change(update: (listings: Listings) => Listings): void {
      const listings = update(read());
      try {
        localStorage.setItem(key, JSON.stringify(listings));
        unstored = undefined;
      } catch {
        unstored = listings;
      }
      show(listings);
    },
    subscribe(listener: () => void): () => void {
      if (listeners.size === 0) {
        cached = undefined;
        window.addEventListener("storage", onStorage);
        window.addEventListener("pageshow", onPageShow);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        window.removeEventListener("storage", onStorage);
        window.removeEventListener("pageshow", onPageShow);
      };
    },
  };
}

import { locationOptions } from "#domain/places/places.ts";
import type { ListingType } from "#domain/properties/kinds.ts";
import type { ChangeWatcher } from "#server/platform/database/change-feed.ts";
import type { Change } from "#server/platform/database/change-tags.ts";
import type { Database } from "#server/platform/database/database.ts";
import type { ReadPublicData } from "#server/platform/database/read-database.ts";
import {
  countProperties,
  listedTypes,
  matchedLocations,
  propertyPlaces,
} from "#server/resources/properties/listing.ts";

type ListOptions = Awaited<ReturnType<typeof readListOptions>>;

/** What the filters of a list offer, and the number of all its listings. */
async function readListOptions(database: Database, listing: ListingType) {
  const [total, towns, named, types] = await Promise.all([
    countProperties(database, { isListed: true, listing }),
    propertyPlaces(database, listing),
    matchedLocations(database, listing),
    listedTypes(database, listing),
  ]);
  return { total: total.count, places: locationOptions(towns, named), types };
}

/** Reads the options of each list once until a property changes, because they are the same for all filters. */
export class ListOptionsCache implements ChangeWatcher {
  readonly #options = new Map<ListingType, Promise<ListOptions>>();
  #isSubscribed = false;

  find(listing: ListingType, read: ReadPublicData): Promise<ListOptions> {
    const load = () => read((database) => readListOptions(database, listing));
    if (!this.#isSubscribed) return load();
    const known = this.#options.get(listing);
    if (known) return known;
    const options = load();
    this.#options.set(listing, options);
    options.catch(() => {
      if (this.#options.get(listing) === options) this.#options.delete(listing);
    });
    return options;
  }

  onConnected(): void {
    this.#options.clear();
    this.#isSubscribed = true;
  }

  onChange(change: Change): void {
    if (change === "everything" || change.has("properties")) this.#options.clear();
  }

  onDisconnected(): void {
    this.#isSubscribed = false;
  }
}

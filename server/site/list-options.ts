import { locationOptions } from "#domain/places/places.ts";
import type { ListingType } from "#domain/properties/kinds.ts";
import type { ChangeWatcher } from "#server/platform/database/change-feed.ts";
import type { Change, ChangeTag } from "#server/platform/database/change-tags.ts";
import type { Database } from "#server/platform/database/database.ts";
import type { ReadPublicData } from "#server/platform/database/read-database.ts";
import { readProjectListOptions } from "#server/resources/projects/listing.ts";
import {
  countProperties,
  listedTypes,
  matchedLocations,
  propertyPlaces,
} from "#server/resources/properties/listing.ts";

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

async function readOptionsOfProjects(database: Database) {
  const { total, towns, named } = await readProjectListOptions(database);
  return { total, places: locationOptions(towns, named) };
}

/** Reads the options of each list once until a row changes, because they are the same for all filters. */
class ListOptionsCache<List, Options> implements ChangeWatcher {
  readonly #tag: ChangeTag;
  readonly #readOptions: (database: Database, list: List) => Promise<Options>;
  readonly #options = new Map<List, Promise<Options>>();
  #isSubscribed = false;

  constructor(tag: ChangeTag, readOptions: (database: Database, list: List) => Promise<Options>) {
    this.#tag = tag;
    this.#readOptions = readOptions;
  }

  find(list: List, read: ReadPublicData): Promise<Options> {
    const load = () => read((database) => this.#readOptions(database, list));
    if (!this.#isSubscribed) return load();
    const known = this.#options.get(list);
    if (known) return known;
    const options = load();
    this.#options.set(list, options);
    options.catch(() => {
      if (this.#options.get(list) === options) this.#options.delete(list);
    });
    return options;
  }

  onConnected(): void {
    this.#options.clear();
    this.#isSubscribed = true;
  }

  onChange(change: Change): void {
    if (change === "everything" || change.has(this.#tag)) this.#options.clear();
  }

  onDisconnected(): void {
    this.#isSubscribed = false;
  }
}

export function openListOptions() {
  return {
    properties: new ListOptionsCache("properties", readListOptions),
    projects: new ListOptionsCache("projects", readOptionsOfProjects),
  };
}

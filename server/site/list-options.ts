import { type LocationOption, locationChoices } from "#domain/places/location-option.ts";
import { locationOptions, type Town } from "#domain/places/places.ts";
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
async function readPropertyOptions(database: Database, listing: ListingType) {
  const [total, towns, named, types] = await Promise.all([
    countProperties(database, { isListed: true, listing }),
    propertyPlaces(database, listing),
    matchedLocations(database, listing),
    listedTypes(database, listing),
  ]);
  return { total: total.count, places: choicesByLanguage(towns, named), types };
}

async function readProjectOptions(database: Database) {
  const { total, towns, named } = await readProjectListOptions(database);
  return { total, places: choicesByLanguage(towns, named) };
}

function choicesByLanguage(towns: readonly Town[], named: readonly LocationOption[]) {
  const options = locationOptions(towns, named);
  return { en: locationChoices(options, "en"), np: locationChoices(options, "np") };
}

/** Reads the options of a list once until a row changes, because they are the same for all filters. */
class KeptOptions<Options> implements ChangeWatcher {
  readonly #tag: ChangeTag;
  readonly #readOptions: (database: Database) => Promise<Options>;
  #kept: Promise<Options> | undefined;
  #isSubscribed = false;

  constructor(tag: ChangeTag, readOptions: (database: Database) => Promise<Options>) {
    this.#tag = tag;
    this.#readOptions = readOptions;
  }

  find(read: ReadPublicData): Promise<Options> {
    if (!this.#isSubscribed) return read(this.#readOptions);
    if (this.#kept) return this.#kept;
    const options = read(this.#readOptions);
    this.#kept = options;
    options.catch(() => {
      if (this.#kept === options) this.#kept = undefined;
    });
    return options;
  }

  onConnected(): void {
    this.#kept = undefined;
    this.#isSubscribed = true;
  }

  onChange(change: Change): void {
    if (change === "everything" || change.has(this.#tag)) this.#kept = undefined;
  }

  onDisconnected(): void {
    this.#isSubscribed = false;
  }
}

export function openListOptions() {
  return {
    sale: new KeptOptions("properties", (database) => readPropertyOptions(database, "sale")),
    rent: new KeptOptions("properties", (database) => readPropertyOptions(database, "rent")),
    projects: new KeptOptions("projects", readProjectOptions),
  };
}

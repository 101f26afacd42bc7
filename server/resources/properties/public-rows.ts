import { LRUCache } from "lru-cache";
import type { ChangeWatcher } from "#server/platform/database/change-feed.ts";
import type { Change } from "#server/platform/database/change-tags.ts";
import type { Database } from "#server/platform/database/database.ts";
import { findPropertiesInOrder, type PropertyRow } from "./repository.ts";

/** About 10 MB, with what is presented and written of them in both languages. */
const maxRows = 1_000;
/** What visitors see of a row may depend on the time, too: a reduced price is shown for 90 days. */
const maxAgeMs = 60 * 60 * 1_000;

/**
 * The rows that public lists read last, until a property changes or an hour has passed: most filters find the same few. A kept row is
 * the same object for each list, so what is made of it can be kept with it (`oncePerRow`). Staff's lists never read here,
 * and what only staff may see is not kept.
 */
export class PublicRows implements ChangeWatcher {
  readonly #rows = new LRUCache<number, PropertyRow>({
    max: maxRows,
    ttl: maxAgeMs,
    ttlResolution: 0,
    perf: { now: () => Date.now() },
  });
  #isSubscribed = false;
  #changes = 0;

  readonly find = async (database: Database, ids: readonly number[]): Promise<PropertyRow[]> => {
    if (!this.#isSubscribed) return findPropertiesInOrder(database, ids);
    const known = ids.map((id) => this.#rows.get(id));
    const missing = ids.filter((_, index) => known[index] === undefined);
    const changesBefore = this.#changes;
    const read = (await findPropertiesInOrder(database, missing)).map(withoutStaffFields);
    // What changed in the meantime may have been read before the change.
    if (changesBefore === this.#changes) for (const row of read) this.#rows.set(row.id, row);
    const readById = new Map(read.map((row) => [row.id, row]));
    return ids.flatMap((id, index) => known[index] ?? readById.get(id) ?? []);
  };

  onConnected(): void {
    this.onChange("everything");
    this.#isSubscribed = true;
  }

  onChange(change: Change): void {
    if (change !== "everything" && !change.has("properties")) return;
    this.#changes += 1;
    this.#rows.clear();
  }

  onDisconnected(): void {
    this.onChange("everything");
    this.#isSubscribed = false;
  }
}

function withoutStaffFields(row: PropertyRow): PropertyRow {
  return { ...row, owner_id: null, reference: null, submission_id: null, approval: null };
}

import { LRUCache } from "lru-cache";
import { isSameKathmanduDay } from "#domain/dates.ts";
import type { ChangeWatcher } from "#server/platform/database/change-feed.ts";
import type { Change, ChangeTag } from "#server/platform/database/change-tags.ts";

/** Ready to send: header names and values by turns, and the compressed body. */
export type CachedPage = Readonly<{ etag: string; head: readonly string[]; body: Buffer }>;

/** A rendered page of any status. */
export type RenderedPage = Readonly<{
  status: number;
  headers: ReadonlyMap<string, string | readonly string[]>;
  body: Buffer;
}>;

export type RenderResult = Readonly<{
  page: RenderedPage;
  /** Null if the page must not be cached. */
  cacheEntry: CachedPage | null;
  /** Tags that are known only after rendering. `CacheSlot.pendingTags` must cover them. */
  tags?: readonly ChangeTag[];
  isDatabaseUnreachable: boolean;
}>;

/** Where a page is cached, and which changes invalidate it. */
export type CacheSlot = Readonly<{
  key: string;
  tags: readonly ChangeTag[];
  /** Changes that may also affect the page while it is rendered. */
  pendingTags?: readonly ChangeTag[];
  /** Filters produce many pages; these have their own budget, so that they do not evict other pages. */
  isFiltered: boolean;
}>;

type StoredPage = CachedPage & Readonly<{ storedAtMs: number; tags: readonly ChangeTag[] }>;
type PendingRender = Readonly<{ answer: Promise<CachedPage | RenderedPage>; tags: readonly ChangeTag[] }>;

/** Pages change without a write, too: the footer shows the current year, and rates end with a day in Kathmandu. */
const maxAgeMs = 60 * 60 * 1000;
/** After a failed connection, cached pages are served this long before the database is tried again. */
const databaseRetryMs = 1_000;
const filteredShare = 0.25;
/** The approximate size of an entry besides its texts. */
const entryOverheadBytes = 500;

/**
 * Caches pages that are the same for all visitors, until something that they show changes (decision 16).
 * While the change feed is disconnected, pages are rendered anew; cached ones are served only if the database is unreachable.
 */
export class PageCache implements ChangeWatcher {
  readonly #plain: LRUCache<string, StoredPage>;
  readonly #filtered: LRUCache<string, StoredPage>;
  readonly #pending = new Map<string, PendingRender>();
  #isSubscribed = false;
  #databaseRetryAtMs = 0;

  constructor(maxBytes: number) {
    this.#filtered = createStore(maxBytes * filteredShare);
    this.#plain = createStore(maxBytes * (1 - filteredShare));
  }

  get bytes(): number {
    return this.#plain.calculatedSize + this.#filtered.calculatedSize;
  }

  find(slot: Pick<CacheSlot, "key" | "isFiltered">): CachedPage | undefined {
    const page = this.#storeOf(slot).get(slot.key);
    if (page === undefined) return undefined;
    const nowMs = Date.now();
    if (!this.#isSubscribed) return nowMs < this.#databaseRetryAtMs ? page : undefined;
    const isFresh = nowMs - page.storedAtMs <= maxAgeMs && isSameKathmanduDay(nowMs, page.storedAtMs);
    return isFresh ? page : undefined;
  }

  /** Renders a page once for all requests that arrive before something that it shows changes. */
  render(slot: CacheSlot, render: () => Promise<RenderResult>): Promise<CachedPage | RenderedPage> {
    const { key, pendingTags = [] } = slot;
    const pending = this.#pending.get(key);
    if (pending) return pending.answer;
    const store = this.#storeOf(slot);
    const isPending = () => this.#pending.get(key)?.answer === answer;
    // What the page shows is that of the day on which rendering began.
    const storedAtMs = Date.now();
    const answer: Promise<CachedPage | RenderedPage> = render()
      .then(({ page, cacheEntry, isDatabaseUnreachable, tags: renderedTags = [] }) => {
        if (isDatabaseUnreachable) {
          this.#databaseRetryAtMs = Date.now() + databaseRetryMs;
          return store.get(key) ?? page;
        }
        // A change during rendering ends the pending state, because the page may show the old data.
        const tags = [...slot.tags, ...renderedTags];
        if (cacheEntry && isPending()) store.set(key, { ...cacheEntry, tags, storedAtMs });
        return cacheEntry ?? page;
      })
      .finally(() => {
        if (isPending()) this.#pending.delete(key);
      });
    this.#pending.set(key, { answer, tags: [...slot.tags, ...pendingTags] });
    return answer;
  }

  onConnected(): void {
    this.onChange("everything");
    this.#isSubscribed = true;
    this.#databaseRetryAtMs = 0;
  }

  onChange(change: Change): void {
    for (const entries of [this.#plain, this.#filtered, this.#pending]) {
      entries.forEach(({ tags }, key) => {
        if (change === "everything" || tags.some((tag) => change.has(tag))) entries.delete(key);
      });
    }
  }

  onDisconnected(): void {
    this.#isSubscribed = false;
  }

  #storeOf({ isFiltered }: Pick<CacheSlot, "isFiltered">): LRUCache<string, StoredPage> {
    return isFiltered ? this.#filtered : this.#plain;
  }
}

function createStore(maxBytes: number): LRUCache<string, StoredPage> {
  return new LRUCache({
    maxSize: Math.floor(maxBytes),
    sizeCalculation: ({ head, body }, key) =>
      2 * key.length + head.join("").length + body.length + entryOverheadBytes,
  });
}

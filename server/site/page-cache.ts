import { setTimeout as delay } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { isSameKathmanduDay } from "#domain/dates.ts";
import type { ChangeWatcher } from "#server/platform/database/change-feed.ts";
import type { Change, ChangeTag } from "#server/platform/database/change-tags.ts";
import { defaultRenderLimits, type RenderLimits, RenderQueue } from "./render-queue.ts";

/** Ready to send: header names and values by turns, and the compressed body. */
export type CachedPage = Readonly<{
  etag: string;
  head: readonly string[];
  body: Buffer;
  /** Compresses the body with more effort, which pays for a page that is requested often. */
  shrink?: (() => Promise<Buffer>) | undefined;
}>;

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
}>;

type StoredPage = CachedPage & Readonly<{ storedAtMs: number; tags: readonly ChangeTag[] }>;
type PendingRender = Readonly<{ answer: Promise<CachedPage | RenderedPage>; tags: readonly ChangeTag[] }>;

/** Pages change without a write, too: the footer shows the current year, and rates end with a day in Kathmandu. */
const maxAgeMs = 60 * 60 * 1000;
/** After a failed connection, cached pages are served this long before the database is tried again. */
const databaseRetryMs = 1_000;
/** The share of pages that were requested once. Filters produce endless addresses, most of which nobody requests again. */
const newShare = 0.25;
const maxUnshrunk = 1_000;
/** Shrinking takes a fifth of a core at most. */
const shrinkPauseFactor = 4;
/** The approximate size of an entry besides its texts. */
const entryOverheadBytes = 500;

/**
 * Caches pages that are the same for all visitors, until something that they show changes (decision 16). A page that is requested
 * again moves from the new ones to the popular ones, so that pages that are requested once evict only each other.
 * While the change feed is disconnected, pages are rendered anew; cached ones are served only if the database is unreachable.
 */
export class PageCache implements ChangeWatcher {
  readonly #new: LRUCache<string, StoredPage>;
  readonly #popular: LRUCache<string, StoredPage>;
  readonly #pending = new Map<string, PendingRender>();
  readonly #queue: RenderQueue;
  /** The keys of popular pages. */
  readonly #unshrunk = new Set<string>();
  #isShrinking = false;
  #isSubscribed = false;
  #databaseRetryAtMs = 0;

  constructor(maxBytes: number, renderLimits: RenderLimits = defaultRenderLimits) {
    this.#new = createStore(maxBytes * newShare);
    this.#popular = createStore(maxBytes * (1 - newShare));
    this.#queue = new RenderQueue(renderLimits);
  }

  get bytes(): number {
    return this.#new.calculatedSize + this.#popular.calculatedSize;
  }

  find(key: string): CachedPage | undefined {
    const page = this.#stored(key);
    if (page === undefined) return undefined;
    const nowMs = Date.now();
    if (!this.#isSubscribed) return nowMs < this.#databaseRetryAtMs ? page : undefined;
    const isFresh = nowMs - page.storedAtMs <= maxAgeMs && isSameKathmanduDay(nowMs, page.storedAtMs);
    if (!isFresh) return undefined;
    if (this.#new.delete(key)) this.#addPopular(key, page);
    return page;
  }

  /** Renders a page once for all requests that arrive before something that it shows changes. */
  render(slot: CacheSlot, render: () => Promise<RenderResult>): Promise<CachedPage | RenderedPage> {
    const { key, pendingTags = [] } = slot;
    const pending = this.#pending.get(key);
    if (pending) return pending.answer;
    const isPending = () => this.#pending.get(key)?.answer === answer;
    // What the page shows is that of the day on which rendering began.
    const storedAtMs = Date.now();
    const answer: Promise<CachedPage | RenderedPage> = this.#queue
      .run(render)
      .then(({ page, cacheEntry, isDatabaseUnreachable, tags: renderedTags = [] }) => {
        if (isDatabaseUnreachable) {
          this.#databaseRetryAtMs = Date.now() + databaseRetryMs;
          return this.#stored(key) ?? page;
        }
        // A change during rendering ends the pending state, because the page may show the old data.
        const tags = [...slot.tags, ...renderedTags];
        if (cacheEntry && isPending()) this.#store(key, { ...cacheEntry, tags, storedAtMs });
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
    for (const entries of [this.#new, this.#popular, this.#pending]) {
      entries.forEach(({ tags }, key) => {
        if (change === "everything" || tags.some((tag) => change.has(tag))) entries.delete(key);
      });
    }
  }

  onDisconnected(): void {
    this.#isSubscribed = false;
  }

  #stored(key: string): StoredPage | undefined {
    return this.#popular.get(key) ?? this.#new.get(key);
  }

  /** A popular page that became too old stays popular. */
  #store(key: string, page: StoredPage): void {
    if (this.#popular.has(key)) this.#addPopular(key, page);
    else this.#new.set(key, page);
  }

  #addPopular(key: string, page: StoredPage): void {
    this.#popular.set(key, page);
    if (page.shrink && this.#unshrunk.size < maxUnshrunk) this.#unshrunk.add(key);
    if (!this.#isShrinking) void this.#shrinkPages();
  }

  /** One page at a time, so that the other threads are free for pages that somebody waits for. */
  async #shrinkPages(): Promise<void> {
    this.#isShrinking = true;
    for (const key of this.#unshrunk) {
      this.#unshrunk.delete(key);
      const page = this.#popular.peek(key);
      if (!page?.shrink) continue;
      const startMs = performance.now();
      const { shrink, ...kept } = page;
      // If this fails, the page stays as it is.
      const body = await shrink().catch(() => page.body);
      if (body.length < page.body.length && this.#popular.peek(key) === page)
        this.#popular.set(key, { ...kept, body });
      await delay(shrinkPauseFactor * (performance.now() - startMs), undefined, { ref: false });
    }
    this.#isShrinking = false;
  }
}

function createStore(maxBytes: number): LRUCache<string, StoredPage> {
  return new LRUCache({
    maxSize: Math.floor(maxBytes),
    sizeCalculation: ({ head, body }, key) =>
      2 * key.length + head.join("").length + body.length + entryOverheadBytes,
  });
}

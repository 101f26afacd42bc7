import type { ChangeWatcher } from "#server/platform/database/change-feed.ts";
import type { Change, ChangeTag } from "#server/platform/database/change-tags.ts";
import { BoundedPages } from "./bounded-pages.ts";

/** A page as it goes out: its header lines, name and value by turns, and its body, compressed. */
export type CachedPage = Readonly<{ etag: string; head: readonly string[]; body: Buffer }>;

/** A page as it was rendered, whatever its status. */
export type RenderedPage = Readonly<{
  status: number;
  headers: ReadonlyMap<string, string | readonly string[]>;
  body: Buffer;
}>;

export type Rendering = Readonly<{
  page: RenderedPage;
  /** The same made to be kept; null if it must not be. */
  kept: CachedPage | null;
  isDatabaseUnreachable: boolean;
}>;

/** The footer names the year: a page that nobody changes is made anew now and then. */
const maxAgeMs = 60 * 60 * 1000;
/** How long it is taken for granted that a database which was away a moment ago still is. */
const awayFor = 1_000;
/** How much of the memory is for filtered pages. */
const filteredShare = 0.25;

type StoredPage = CachedPage & Readonly<{ keptAt: number; tags: readonly ChangeTag[] }>;

/** Where a page is cached, and which changes drop it. */
export type CacheSlot = Readonly<{
  key: string;
  tags: readonly ChangeTag[];
  /** One of the many that a list's filters make: these have a budget of their own, so that they evict no other page. */
  isFiltered: boolean;
}>;

/**
 * Pages that are the same for all, kept until something that they show changes (decision 16).
 *
 * While nothing is heard of changes, every page is rendered anew; kept ones are shown only if the database is away.
 */
export class PageCache implements ChangeWatcher {
  readonly #plain: BoundedPages<StoredPage>;
  readonly #filtered: BoundedPages<StoredPage>;
  readonly #underWay = new Map<
    string,
    { rendering: Promise<CachedPage | RenderedPage>; tags: readonly string[] }
  >();
  #isSubscribed = false;
  #awayUntil = 0;

  constructor(maxBytes: number) {
    this.#filtered = new BoundedPages(maxBytes * filteredShare);
    this.#plain = new BoundedPages(maxBytes * (1 - filteredShare));
  }

  get bytes(): number {
    return this.#plain.bytes + this.#filtered.bytes;
  }

  /** The page, if it is what rendering it now would give, or all there is to give. */
  find(slot: Pick<CacheSlot, "key" | "isFiltered">): CachedPage | undefined {
    const page = this.#pagesFor(slot).get(slot.key);
    if (page === undefined) return undefined;
    const now = Date.now();
    if (!this.#isSubscribed) return now < this.#awayUntil ? page : undefined;
    return now - page.keptAt > maxAgeMs ? undefined : page;
  }

  /** Renders a page. Who asks for it meanwhile, and nothing that it shows changed yet, waits for the same rendering. */
  render(slot: CacheSlot, render: () => Promise<Rendering>): Promise<CachedPage | RenderedPage> {
    const { key, tags } = slot;
    const underWay = this.#underWay.get(key);
    if (underWay) return underWay.rendering;
    const isUnderWay = () => this.#underWay.get(key)?.rendering === rendering;
    const rendering: Promise<CachedPage | RenderedPage> = render()
      .then(({ page, kept, isDatabaseUnreachable }) => {
        if (isDatabaseUnreachable) {
          this.#awayUntil = Date.now() + awayFor;
          return this.#pagesFor(slot).get(key) ?? page;
        }
        // If something that it shows changed since it began, it is no longer the one under way.
        if (kept && isUnderWay()) this.#pagesFor(slot).set(key, { ...kept, tags, keptAt: Date.now() });
        return kept ?? page;
      })
      .finally(() => {
        if (isUnderWay()) this.#underWay.delete(key);
      });
    this.#underWay.set(key, { rendering, tags });
    return rendering;
  }

  onConnected(): void {
    this.onChange("everything");
    this.#isSubscribed = true;
    this.#awayUntil = 0;
  }

  onChange(change: Change): void {
    const isGone = ({ tags }: { tags: readonly string[] }) =>
      change === "everything" || tags.some((tag) => change.has(tag));
    this.#plain.deleteWhere(isGone);
    this.#filtered.deleteWhere(isGone);
    for (const [key, underWay] of this.#underWay) if (isGone(underWay)) this.#underWay.delete(key);
  }

  onDisconnected(): void {
    this.#isSubscribed = false;
  }

  #pagesFor({ isFiltered }: Pick<CacheSlot, "isFiltered">): BoundedPages<StoredPage> {
    return isFiltered ? this.#filtered : this.#plain;
  }
}
